// One chargeback: what was paid for, what the bank says, our one answer to it.
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import '#surfaces/console/desk/case-facts.css'
import { ChargebackState } from './chargeback-state.tsx'
import { AcceptQuestion, AnswerQuestion } from './questions.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { chargebackPath, chargebacksPath, orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Full = Output<'/api/v2/admin/chargeback/detail'>
const pathOf = (key: string): string => chargebackPath(Number(key))

export default function ChargebackPage() {
  const id = Number(useParams()['chargebackId']) || 0
  const { t } = useTexts('chargebacksstaff')
  const { money } = useFormat()
  const { data, fault, again } = useAsked('/api/v2/admin/chargeback/detail', { id })
  const writes = useMember().may('payout.write')
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case" key={of.id}>
      <BackToList list="chargebacks" listPath={chargebacksPath} pathOf={pathOf} at={String(id)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('of', { amount: money(of.amount) })}</h1>
          <p>
            <ChargebackState of={of} />
            <Time at={of.createdAt} />
          </p>
        </div>
        <div className="acts">{writes && of.status === 'open' && <Acts id={of.id} onDone={again} />}</div>
      </header>
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          <Facts of={of} />
        </div>
        <Answer of={of} />
      </div>
    </div>
  )
}
function Answer({ of }: { of: Full }) {
  const { t } = useTexts('chargebacksstaff')
  return (
    <aside aria-label={t('answer.title')}>
      <section>
        <Sec title={t('answer.title')} />
        <div>
          {of.answeredAt === null ? (
            <p className="muted">{t('answer.none')}</p>
          ) : (
            <>
              <p className="breaks">{of.answer || t('answer.accepted')}</p>
              <p className="small muted">
                {of.answerer} <Time at={of.answeredAt} />
              </p>
            </>
          )}
        </div>
      </section>
    </aside>
  )
}
function Facts({ of }: { of: Full }) {
  const { t } = useTexts('chargebacksstaff')
  const { money } = useFormat()
  const parts = of.parts.map(({ orderNo, amount, held }) => (
    <span key={orderNo} className="row wrap">
      {orderNo === null ? t('topUp') : <Link to={orderPath(orderNo)}>{orderNo}</Link>}
      <Money fen={amount} />
      {of.taken && held > 0 && <span className="small muted">{t('held', { amount: money(held) })}</span>}
    </span>
  ))
  const taken = of.taken ? t(of.subject === 'topUp' ? 'takenTopUp' : 'taken') : t('notTaken')
  const rows = [
    ['payNo', of.payNo],
    ['for', parts],
    ['payer', of.payer ?? t('guest')],
    ['reason', of.reason || '–'],
    ['ref', of.ref],
    ['taken', taken],
    ['due', of.dueAt === null ? '–' : <Time key="d" at={of.dueAt} />],
    ['ended', of.endedAt === null ? '–' : <Time key="e" at={of.endedAt} />],
  ] as const
  return (
    <section>
      <Sec title={t('facts')} />
      <dl className="case-facts">
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`fact.${key}`)}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
function Acts({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTexts('chargebacksstaff')
  const [asks, setAsks] = useState<'answer' | 'accept'>()
  const props = { id, onDone, onClose: () => setAsks(undefined) }
  return (
    <>
      <Button onClick={() => setAsks('accept')}>{t('accept.verb')}</Button>
      <Button type="primary" onClick={() => setAsks('answer')}>
        {t('answer.verb')}
      </Button>
      {asks === 'answer' && <AnswerQuestion {...props} />}
      {asks === 'accept' && <AcceptQuestion {...props} />}
    </>
  )
}
