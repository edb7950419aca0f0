// The jobs of files: how far each is, who began it, its result for as long as it is kept.
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { saveResult } from './parts/save-result.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import type { ListQuery } from '#surfaces/console/desk/list/query.ts'
import { ReadOn } from '#surfaces/console/desk/list/read-on.tsx'
import { saveWorkbook } from '#surfaces/console/desk/save-file.ts'
import { side } from '#surfaces/console/desk/side.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing, type Asked } from '#surfaces/console/desk/use-call.ts'
import { fileImportPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Page = Output<'/api/v2/mch/file/page'>
type Job = Page['records'][number]

export function JobList({ asked: { data, fault, again }, query }: { asked: Asked<Page>; query: ListQuery }) {
  const { t } = useTexts('filejobsmerchant')
  return (
    <section>
      <Sec title={t('jobs')} note={t('kept')} />
      <div>
        {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={4} />)}
        {data && fault && <Fault fault={fault} />}
        {data?.records.length === 0 && <p className="small muted files-none">{t('none')}</p>}
        <ul className="files-jobs">
          {data?.records.map((job) => (
            <Row key={job.jobId} job={job} onDone={again} />
          ))}
        </ul>
        <p className="row small files-foot">
          <ReadOn query={query} next={data?.next} />
        </p>
      </div>
    </section>
  )
}
const looks: Record<Job['status'], StateKind> = {
  draft: 'pay',
  running: 'way',
  done: 'done',
  cancelled: 'off',
  failed: 'bad',
}
const cancels = { merchant: '/api/v2/mch/file/cancel', staff: '/api/v2/admin/file/cancel' } as const
const kinds = [
  'goodsImport',
  'goodsExport',
  'stockExport',
  'orderExport',
  'claimExport',
  'buyerExport',
  'logExport',
  'paymentExport',
  'refundExport',
  'entryExport',
] as const

function Row({ job, onDone }: { job: Job; onDone: () => void }) {
  const { t } = useTexts('filejobsmerchant')
  const { jobId, name, by, status, cancelAsked, done, total, createdAt } = job
  const kind = kinds.find((one) => one === job.kind)
  const title = kind ? t(`kind.${kind}`) : job.kind
  const progress = total ? t('doneOf', { n: done, count: total }) : t('doneRows', { count: done })
  return (
    <li>
      <div className="files-what">
        <b className="strong">{kind === 'goodsImport' ? <Link to={fileImportPath(jobId)}>{title}</Link> : title}</b>
        {name && <span className="muted breaks">{name}</span>}
        <span className="small faint">
          {by ?? t('somebody')}, <Time at={createdAt} />
        </span>
      </div>
      <div className="files-state">
        <State kind={looks[status]}>
          {cancelAsked && status === 'running' ? t('stopping') : t(`status.${status}`)}
        </State>
        {status !== 'draft' && <span className="small muted">{progress}</span>}
      </div>
      <Acts job={job} title={title} onDone={onDone} />
    </li>
  )
}
function Acts({ job, title, onDone }: { job: Job; title: string; onDone: () => void }) {
  const { t } = useTexts('filejobsmerchant')
  const { jobId, status, cancelAsked, hasResult } = job
  const saving = useDoing(() => saveResult(jobId))
  const booking = useDoing(async () => saveWorkbook(await call('/api/v2/admin/file/book', { jobId })))
  const stopping = useDoing(async () => {
    await call(cancels[side], { jobId, requestId: newRequestId() })
    onDone()
  })
  const fault = saving.fault ?? booking.fault ?? stopping.fault
  return (
    <>
      <div className="files-acts row wrap">
        {status === 'running' && !cancelAsked && (
          <Button size="small" aria-busy={stopping.busy} onClick={() => void stopping.run()}>
            {t('stop')}
          </Button>
        )}
        {hasResult && status !== 'running' && (
          <Button
            size="small"
            icon={<Download size={14} />}
            aria-busy={saving.busy}
            aria-label={t('resultOf', { what: title })}
            onClick={() => void saving.run()}
          >
            {t('result')}
          </Button>
        )}
        {side === 'staff' && status === 'done' && hasResult && (
          <Button
            size="small"
            icon={<Download size={14} />}
            aria-busy={booking.busy}
            aria-label={t('bookOf', { what: title })}
            onClick={() => void booking.run()}
          >
            {t('book')}
          </Button>
        )}
      </div>
      {fault && <Fault fault={fault} />}
    </>
  )
}
