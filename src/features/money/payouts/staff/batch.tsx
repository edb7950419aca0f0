// One batch: approved by another, taken as the bank's file, its answer read; what is in it.
import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { BatchState } from './batch-state.tsx'
import { CancelQuestion, ReadAnswer } from './batch-questions.tsx'
import { PayoutTable } from './payout-table.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { saveFile } from '#surfaces/console/desk/save-file.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { payoutBatchPath, payoutsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export type Batch = Output<'/api/v2/admin/payout/batch/detail'>
const pathOf = (key: string): string => payoutBatchPath(Number(key))

export default function BatchPage() {
  const id = Number(useParams()['batchId']) || 0
  const { t } = useTexts('payoutsstaff')
  const { money } = useFormat()
  const { data, fault, again } = useAsked('/api/v2/admin/payout/batch/detail', { id })
  const writes = useMember().may('payout.write')
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case" key={of.id}>
      <BackToList list="payout-batches" listPath={payoutsPath} pathOf={pathOf} at={String(id)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('batchOf', { amount: money(of.amount) })}</h1>
          <p>
            <BatchState of={of} />
            <span>{t('payoutsIn', { count: of.payouts })}</span>
            <No no={of.batchNo} />
          </p>
        </div>
        <div className="acts">{writes && <Acts of={of} onDone={again} />}</div>
      </header>
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          {writes && of.status === 'sent' && <ReadAnswer id={of.id} batchNo={of.batchNo} onDone={again} />}
          <section>
            <Sec title={t('inIt')} />
            <PayoutTable batchId={of.id} version={of.status} />
          </section>
        </div>
        <aside aria-label={t('road')}>
          <Road of={of} />
          {of.status === 'answered' && (
            <section>
              <Sec title={t('column.paid')} />
              <p>
                <Money fen={of.paid} big />
              </p>
            </section>
          )}
          <p className="small muted">{t('once')}</p>
        </aside>
      </div>
    </div>
  )
}
function Road({ of }: { of: Batch }) {
  const { t } = useTexts('payoutsstaff')
  const steps = [
    ['answered', of.answeredAt, ''],
    ['sent', of.sentAt, ''],
    ['approved', of.approvedAt, of.approver ?? t('step.alone')],
    ['made', of.madeAt, of.maker],
  ] as const
  return (
    <section>
      <Sec title={t('road')} />
      <ol className="thread">
        {steps.map(
          ([name, at, by]) =>
            at !== null && (
              <li key={name}>
                {t(`step.${name}`)} <span className="muted">{by}</span>
                <Time at={at} />
              </li>
            ),
        )}
      </ol>
    </section>
  )
}
function Acts({ of, onDone }: { of: Batch; onDone: () => void }) {
  const { t } = useTexts('payoutsstaff')
  const [cancels, cancel] = useState(false)
  const approving = useDoing(async () => {
    await call('/api/v2/admin/payout/batch/audit', { id: of.id, requestId: newRequestId() })
    say(t('approved'))
    onDone()
  })
  const taking = useDoing(async () => {
    saveFile(await call('/api/v2/admin/payout/batch/file', { id: of.id, requestId: newRequestId() }))
    say(t('taken'))
    onDone()
  })
  const fault = approving.fault ?? taking.fault
  return (
    <>
      {fault && <Fault fault={fault} />}
      {(of.status === 'made' || of.status === 'approved') && (
        <Button onClick={() => cancel(true)}>{t('cancel.verb')}</Button>
      )}
      {of.status === 'made' &&
        (of.own ? (
          <span className="muted small">{t('own')}</span>
        ) : (
          <Button type="primary" aria-busy={approving.busy} onClick={() => void approving.run()}>
            {t('approve')}
          </Button>
        ))}
      {(of.status === 'approved' || of.status === 'sent') && (
        <Button
          type={of.status === 'approved' ? 'primary' : 'default'}
          aria-busy={taking.busy}
          onClick={() => void taking.run()}
        >
          {t(of.status === 'approved' ? 'take' : 'takeAgain')}
        </Button>
      )}
      {cancels && <CancelQuestion id={of.id} onClose={() => cancel(false)} onDone={onDone} />}
    </>
  )
}
