// One file of parcels: how far it is, then what became of it, the rows that were refused first.
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './batch.css'
import { RefusedRows } from './batch-rows.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Figures } from '#surfaces/console/desk/figures.tsx'
import { saveFile } from '#surfaces/console/desk/save-file.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked, useDoing, usePolled } from '#surfaces/console/desk/use-call.ts'
import { batchesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Batch = Output<'/api/v2/mch/order/ship/batch/detail'>

export default function BatchPage() {
  const { t } = useTexts('fulfilmentmerchant')
  const batchId = Number(useParams()['batchId']) || 0
  const { data, fault, again } = useAsked('/api/v2/mch/order/ship/batch/detail', { batchId })
  const { again: count } = useTodo()
  const finished = data?.finishedAt ?? undefined
  usePolled(again, data && !finished ? 1000 : 300_000)
  // what waits is less now
  useEffect(() => {
    if (finished !== undefined) count()
  }, [finished, count])
  return (
    <div className="page case">
      <BackToList list="batches" listPath={batchesPath()} pathOf={String} at="">
        {t('batch.title')}
      </BackToList>
      {fault && data && <Fault fault={fault} />}
      {data ? (
        <Became key={batchId} batch={data} />
      ) : fault ? (
        <Failed page fault={fault} onRetry={again} />
      ) : (
        <Bones rows={4} />
      )}
    </div>
  )
}

function useBatchTitle({ finishedAt, done, rows, shipped, refused }: Batch): string {
  const { t } = useTexts('fulfilmentmerchant')
  if (finishedAt === null) return t('batch.runs', { n: done, count: rows })
  if (refused === 0) return t('batch.allShipped')
  return shipped === 0 ? t('batch.noneShipped') : t('batch.partShipped', { n: shipped, count: rows })
}
function Became({ batch }: { batch: Batch }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { by, createdAt, finishedAt, done, rows, shipped, already, refused } = batch
  const title = useBatchTitle(batch)
  return (
    <>
      <header className="head">
        <div>
          <h1 className="display">{title}</h1>
          <p>
            <span>
              {t('batch.sentBy', { name: by ?? t('batch.somebody') })} <Time at={createdAt} />
            </span>
            {finishedAt && (
              <span className="faint">
                {t('batch.finished')} <Time at={finishedAt} />
              </span>
            )}
          </p>
        </div>
        {finishedAt && <Files batch={batch} />}
      </header>
      {!finishedAt && <Progress done={done} rows={rows} />}
      <p className="vh" role="status">
        {finishedAt && title}
      </p>
      <Figures
        figures={[
          { of: t('batch.figure.shipped'), value: t('batch.rowsOf', { n: shipped, count: rows }), tone: 'jade' },
          { of: t('batch.refused'), value: refused, tone: refused > 0 ? 'deal' : 'faint' },
          { of: t('batch.figure.already'), value: already, ...(already === 0 && { tone: 'faint' }) },
        ]}
      />
      <div className="batch-tables">
        <RefusedRows rows={batch.refusedRows} note={t('batch.mend')} />
      </div>
    </>
  )
}

function Progress({ done, rows }: { done: number; rows: number }) {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <div
      className="batch-progress"
      role="progressbar"
      aria-label={t('batch.title')}
      aria-valuemin={0}
      aria-valuemax={rows}
      aria-valuenow={done}
    >
      <i style={{ width: `${Math.round((done / Math.max(1, rows)) * 100)}%` }} />
    </div>
  )
}

function Files({ batch: { batchId, refused } }: { batch: Batch }) {
  const { t } = useTexts('fulfilmentmerchant')
  const saving = useDoing(async (refusedOnly: boolean) =>
    saveFile(await call('/api/v2/mch/order/ship/batch/result', { batchId, refusedOnly })),
  )
  return (
    <div className="acts">
      {saving.fault && <Fault fault={saving.fault} />}
      <Button icon={<Download size={15} />} onClick={() => void saving.run(false)}>
        {t('batch.result')}
      </Button>
      {refused > 0 && (
        <Button icon={<Download size={15} />} onClick={() => void saving.run(true)}>
          {t('batch.refusedFile')}
        </Button>
      )}
    </div>
  )
}
