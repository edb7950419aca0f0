// The counts that were booked, the newest first, each with its file.
import { Download } from 'lucide-react'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import type { ListQuery } from '#surfaces/console/desk/list/query.ts'
import { ReadOn } from '#surfaces/console/desk/list/read-on.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { saveFile } from '#surfaces/console/desk/save-file.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Head = Output<'/api/v2/mch/stock/count/page'>['records'][number]

export function CountsBefore({ query }: { query: ListQuery }) {
  const { t } = useTexts('inventorymerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/stock/count/page', {
    size: 10,
    ...(query.after && { after: query.after }),
  })
  return (
    <section>
      <Sec title={t('count.before')} />
      <div>
        {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />)}
        {data?.records.length === 0 && <p className="muted">{t('count.beforeNone')}</p>}
        <ol className="counts-before">
          {data?.records.map((head) => (
            <Before key={head.countId} head={head} />
          ))}
        </ol>
        <ReadOn query={query} next={data?.next} />
      </div>
    </section>
  )
}
function Before({ head: { countId, name, by, differed, worth, createdAt } }: { head: Head }) {
  const { t } = useTexts('inventorymerchant')
  const saving = useDoing(async () => saveFile(await call('/api/v2/mch/stock/count/result', { countId })))
  return (
    <li>
      <span className="row between">
        <b className="strong cut">{name || t('count.unnamed')}</b>
        <button
          type="button"
          className="icon-button"
          aria-label={t('count.fileOf', { name: name || t('count.unnamed') })}
          aria-busy={saving.busy}
          onClick={() => void saving.run()}
        >
          <Download className="i" size={15} />
        </button>
      </span>
      <span className="muted">
        {t('count.differed', { count: differed })}
        {worth !== null && (
          <>
            {', '}
            <Money fen={worth} />
          </>
        )}
      </span>
      <span className="faint">
        {by && `${by}, `}
        <Time at={createdAt} />
      </span>
      {saving.fault && <Fault fault={saving.fault} />}
    </li>
  )
}
