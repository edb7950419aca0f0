// A file of goods: its form, how it is to be read, tried with every fault, then brought in by the one red button.
import { Button } from 'antd'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './import.css'
import { Categories } from './import-categories.tsx'
import { Faults } from './import-faults.tsx'
import { ImportForm } from './import-form.tsx'
import type { Import, Wish } from './import-desk.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type CallFault } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Figures } from '#surfaces/console/desk/figures.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing, usePolled } from '#surfaces/console/desk/use-call.ts'
import { filesPath, goodsPath, newFreightPath } from '#surfaces/console/desk/ways.ts'
import { saveResult } from '#features/platform/file-jobs/merchant/parts/save-result.ts'
import { useTexts } from '#web/texts.tsx'

export default function ImportPage() {
  const { t } = useTexts('importmerchant')
  const jobId = Number(useParams()['jobId']) || 0
  const { data, fault, again } = useAsked('/api/v2/mch/goods/import/detail', { jobId })
  usePolled(again, data?.status === 'running' ? 1_000 : 300_000)
  const job = data?.jobId === jobId ? data : undefined
  return (
    <div className="page case">
      <BackToList list="files" listPath={filesPath} pathOf={String} at="">
        {t('files')}
      </BackToList>
      {job ? (
        <OneImport key={jobId} job={job} again={again} />
      ) : fault ? (
        <Failed page fault={fault} onRetry={again} />
      ) : (
        <Bones rows={6} />
      )}
    </div>
  )
}

function useTitle({ status, dryRun, report, form }: Import): string {
  const { t } = useTexts('importmerchant')
  if (status === 'running') return dryRun ? t('trying') : t('bringing')
  if (status === 'done') return t('broughtIn', { count: (report?.created ?? 0) + (report?.updated ?? 0) })
  if (status !== 'draft') return t(`ended.${status}`)
  if (form.format === null) return t('whichColumns')
  if (!report) return t('recognised', { form: t(`format.${form.format}`) })
  const would = report.created + report.updated
  return would > 0 ? t('would', { count: would }) : t('wouldNothing')
}
function OneImport({ job, again }: { job: Import; again: () => void }) {
  const { t } = useTexts('importmerchant')
  const [wish, setWish] = useState<Wish>(job.wish)
  const { jobId, name, status, createdAt, report, fault } = job
  const isDraft = status === 'draft'
  return (
    <>
      <header className="head">
        <div>
          <h1 className="display">{useTitle(job)}</h1>
          <p>
            <span className="row">
              <FileSpreadsheet className="i faint" size={15} />
              <span className="breaks">{name}</span>
            </span>
            <Time at={createdAt} />
            {isDraft && <span className="faint">{t('nothingYet')}</span>}
          </p>
        </div>
        <Acts job={job} wish={wish} again={again} />
      </header>
      {status === 'running' && <Progress job={job} />}
      {fault && <p className="note bad">{fault === 'fileGone' ? t('fileGone') : t('unreadable', { why: fault })}</p>}
      <NextStep job={job} />
      {report && <Sums report={report} />}
      <div className="import-parts">
        {report && <Faults key={jobId} report={report} />}
        {isDraft && report && report.unplaced.length > 0 && (
          <Categories unplaced={report.unplaced} wish={wish} onChange={setWish} />
        )}
        {isDraft && <ImportForm job={job} wish={wish} onChange={setWish} />}
      </div>
    </>
  )
}

function Acts({ job, wish, again }: { job: Import; wish: Wish; again: () => void }) {
  const { t } = useTexts('importmerchant')
  const { jobId, status, report, cancelAsked } = job
  const isChanged = JSON.stringify(wish) !== JSON.stringify(job.wish)
  const beginning = useDoing(async (dryRun: boolean) => {
    await call('/api/v2/mch/goods/import/begin', { jobId, dryRun, ...wish, requestId: newRequestId() })
    again()
  })
  const stopping = useDoing(async () => {
    await call('/api/v2/mch/file/cancel', { jobId, requestId: newRequestId() })
    again()
  })
  const saving = useDoing(() => saveResult(jobId))
  const fault = beginning.fault ?? stopping.fault ?? saving.fault
  const canBring = report !== null && !isChanged && report.created + report.updated > 0
  return (
    <>
      <div className="acts">
        {status === 'running' && (
          <Button aria-busy={stopping.busy} disabled={cancelAsked} onClick={() => void stopping.run()}>
            {cancelAsked ? t('stopping') : t('stop')}
          </Button>
        )}
        {status !== 'running' && report && (
          <Button className={status === 'draft' ? 'only-wide' : ''} onClick={() => void saving.run()}>
            {t('result')}
          </Button>
        )}
        {status === 'draft' && (
          <Button
            type={canBring ? 'default' : 'primary'}
            aria-busy={beginning.busy}
            onClick={() => void beginning.run(true)}
          >
            {report ? t('tryAgain') : t('try')}
          </Button>
        )}
        {status === 'draft' && canBring && (
          <Button type="primary" aria-busy={beginning.busy} onClick={() => void beginning.run(false)}>
            {t('bring', { count: report.created + report.updated })}
          </Button>
        )}
      </div>
      {fault && <ImportFault fault={fault} />}
    </>
  )
}
/** With the way to what is missing. */
function ImportFault({ fault }: { fault: CallFault }) {
  const { t } = useTexts('importmerchant')
  return (
    <Fault fault={fault}>
      {fault.reason === 'importFreightMissing' && <Link to={newFreightPath}>{t('toFreight')}</Link>}
    </Fault>
  )
}
function Progress({ job: { done, total } }: { job: Import }) {
  const { t } = useTexts('importmerchant')
  return (
    <div
      className="import-progress"
      role="progressbar"
      aria-label={t('files')}
      aria-valuemin={0}
      aria-valuemax={total ?? 0}
      aria-valuenow={done}
    >
      <i style={{ width: `${total ? Math.round((done / total) * 100) : 3}%` }} />
    </div>
  )
}
/** Where staff look at a shop's first goods: where they are, and what is to be done. */
function NextStep({ job: { status, report, review } }: { job: Import }) {
  const { t } = useTexts('importmerchant')
  if (!report || report.created + report.updated + report.unchanged === 0) return null
  const isOver = status !== 'draft' && status !== 'running'
  if (review.left === 0 && (!isOver || review.unreviewed === 0)) return null
  return (
    <p className="note calm">
      <span className="grow">
        {review.left > 0 && <b>{t(isOver ? 'next.title' : 'next.tried')}</b>}{' '}
        {review.left > 0 ? t('next.left', { count: review.left }) : t('next.free')}
      </span>
      {isOver && (
        <Link className="link" to={`${goodsPath}?tab=unreviewed`}>
          {t('next.list')}
        </Link>
      )}
    </p>
  )
}
function Sums({ report }: { report: NonNullable<Import['report']> }) {
  const { t } = useTexts('importmerchant')
  const { created, updated, unchanged, skippedProducts, skippedRows } = report
  const faint = (n: number) => n === 0 && ({ tone: 'faint' } as const)
  return (
    <Figures
      figures={[
        { of: t('figure.created'), value: created, tone: created > 0 ? 'jade' : 'faint' },
        { of: t('figure.updated'), value: updated, ...faint(updated) },
        { of: t('figure.unchanged'), value: unchanged, ...faint(unchanged) },
        { of: t('figure.left'), value: skippedProducts, tone: skippedProducts > 0 ? 'deal' : 'faint' },
        { of: t('figure.rows'), value: skippedRows, ...faint(skippedRows) },
      ]}
    />
  )
}
