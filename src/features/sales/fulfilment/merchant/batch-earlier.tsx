// The files of parcels that were sent before, the newest first.
import { Link } from 'react-router'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import type { ListQuery } from '#surfaces/console/desk/list/query.ts'
import { ReadOn } from '#surfaces/console/desk/list/read-on.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { batchPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Page = Output<'/api/v2/mch/order/ship/batch/page'>
type Head = Page['records'][number]

export function Earlier({ query }: { query: ListQuery }) {
  const { t } = useTexts('fulfilmentmerchant')
  const asked = useAsked('/api/v2/mch/order/ship/batch/page', { size: 20, ...(query.after && { after: query.after }) })
  const { data, fault, again } = asked
  usePolled(again, data?.records.some(({ finishedAt }) => finishedAt === null) ? 3_000 : 60_000)
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />
  return (
    <section className="batch-earlier">
      <Sec title={t('batch.earlier')} />
      {data.records.length === 0 ? (
        <p className="small muted rule">{t('batch.earlierNone')}</p>
      ) : (
        <Files records={data.records} />
      )}
      <Foot page={data} query={query} />
    </section>
  )
}

function Files({ records }: { records: readonly Head[] }) {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <table className="lines">
      <thead>
        <tr>
          <th>{t('batch.column.sent')}</th>
          <th className="wide">{t('batch.column.by')}</th>
          <th>{t('column.state')}</th>
          <th className="n">{t('batch.figure.shipped')}</th>
          <th className="wide n">{t('batch.figure.already')}</th>
          <th className="n">{t('batch.refused')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((head) => (
          <tr key={head.batchId}>
            <td>
              <Link className="strong link" to={batchPath(head.batchId)}>
                <Time at={head.createdAt} />
              </Link>
            </td>
            <td className="wide muted">{head.by ?? t('batch.somebody')}</td>
            <td>
              <BatchState head={head} />
            </td>
            <td className="n">{head.shipped}</td>
            <td className="wide n muted">{head.already}</td>
            <td className={head.refused > 0 ? 'n deal' : 'n faint'}>{head.refused}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
function BatchState({ head: { finishedAt, done, rows } }: { head: Head }) {
  const { t } = useTexts('fulfilmentmerchant')
  if (finishedAt) return <State kind="done">{t('batch.done')}</State>
  return <State kind="pay">{t('batch.runs', { n: done, count: rows })}</State>
}

function Foot({ page: { next }, query }: { page: Page; query: ListQuery }) {
  if (!next && !query.after) return null
  return (
    <p className="row small batch-foot">
      <ReadOn query={query} next={next} />
    </p>
  )
}
