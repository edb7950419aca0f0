// One refund in trouble: what its provider says, and the other ways that were asked for and decided.
import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import '#surfaces/console/desk/case-facts.css'
import { AskQuestion, DecideQuestion } from './questions.tsx'
import { RefundState } from './refund-state.tsx'
import type { Troubled } from './shape.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { refundTroublePath, troubledRefundPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Way = Troubled['reroutes'][number]
const pathOf = (key: string): string => troubledRefundPath(Number(key))

export default function TroubledRefund() {
  const id = Number(useParams()['refundId']) || 0
  const { t } = useTexts('reroutingstaff')
  const { money, full } = useFormat()
  const { data, fault, again } = useAsked('/api/v2/admin/reroute/detail', { id })
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case" key={of.id}>
      <BackToList list="refund-trouble" listPath={refundTroublePath} pathOf={pathOf} at={String(id)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('of', { amount: money(of.amount) })}</h1>
          <p>
            <RefundState of={of} />
            <Time at={of.createdAt} />
          </p>
        </div>
        <div className="acts">
          <Acts of={of} onDone={again} />
        </div>
      </header>
      {fault && <Fault fault={fault} />}
      {of.cameAt !== null && <p className="note">{t('twice', { at: full(of.cameAt) })}</p>}
      {of.disputed && <p className="note">{t('disputed')}</p>}
      {of.unsure && of.rerouted === null && of.status !== 'done' && <p className="note">{t('unsure')}</p>}
      <div className="two">
        <div>
          <Facts of={of} />
        </div>
        <aside aria-label={t('ways')}>
          <Told of={of} />
          <section>
            <Sec title={t('ways')} />
            <div>
              {of.reroutes.length === 0 && <p className="muted">{t('none')}</p>}
              {of.reroutes.map((way) => (
                <OneWay key={way.id} of={way} />
              ))}
            </div>
          </section>
        </aside>
      </div>
    </div>
  )
}
/** Where who paid wants it. */
function Told({ of: { account } }: { of: Troubled }) {
  const { t } = useTexts('reroutingstaff')
  if (!account) return null
  return (
    <section>
      <Sec title={t('told.title')} />
      <div>
        <p className="breaks">{t('wayTo', account)}</p>
        <p className="small muted">
          {t('told.proven')} <Time at={account.toldAt} />
        </p>
      </div>
    </section>
  )
}
function Facts({ of }: { of: Troubled }) {
  const { t, has } = useTexts('reroutingstaff')
  const { t: pay } = useTexts('payments')
  const method = has(`payments:methods.${of.method}`) ? pay(`methods.${of.method as 'online'}`) : of.method
  const rows = [
    ['no', of.refundNo],
    ['order', of.orderNo ?? '–'],
    ['payNo', of.payNo],
    ['method', method],
    ['payer', of.payer ?? t('guest')],
    ['said', of.why || '–'],
    ['tries', t('tried', { tries: of.tries, refusals: of.refusals })],
    ['next', of.againAt === null ? t('noMore') : <Time key="n" at={of.againAt} />],
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
const looks = { asked: 'pay', sent: 'way', done: 'done', rejected: 'off', failed: 'bad' } as const
function OneWay({ of }: { of: Way }) {
  const { t } = useTexts('reroutingstaff')
  return (
    <div className="parcel">
      <span className="row between">
        <b className="strong">{t(`way.${of.way}`)}</b>
        <State kind={looks[of.status]}>{t(`status.${of.status}`)}</State>
      </span>
      {of.way === 'bank' && (
        <span className="small">
          {t('wayTo', of)} {of.byPayer && <span className="muted">{t('told.by')}</span>}
        </span>
      )}
      <span className="small breaks">{of.reason}</span>
      {of.bankReason && <span className="small breaks">{of.bankReason}</span>}
      <span className="small muted">
        {of.asker} <Time at={of.askedAt} />
        {of.decidedAt !== null && (
          <>
            , {of.decider} <Time at={of.decidedAt} />
          </>
        )}
      </span>
    </div>
  )
}
function Acts({ of, onDone }: { of: Troubled; onDone: () => void }) {
  const { t } = useTexts('reroutingstaff')
  const writes = useMember().may('payout.write')
  const [asks, setAsks] = useState<'ask' | 'approve' | 'reject'>()
  const close = () => setAsks(undefined)
  const waiting = of.reroutes.find(({ status }) => status === 'asked')
  if (!writes) return null
  if (waiting?.own) return <span className="muted small">{t('own')}</span>
  return (
    <>
      {waiting && (
        <>
          <Button onClick={() => setAsks('reject')}>{t('decide.reject')}</Button>
          <Button type="primary" onClick={() => setAsks('approve')}>
            {t('decide.approve')}
          </Button>
        </>
      )}
      {of.ways.length > 0 && (
        <Button type="primary" onClick={() => setAsks('ask')}>
          {t('ask.verb')}
        </Button>
      )}
      {asks === 'ask' && <AskQuestion of={of} onClose={close} onDone={onDone} />}
      {waiting && (asks === 'approve' || asks === 'reject') && (
        <DecideQuestion of={of} id={waiting.id} decision={asks} onClose={close} onDone={onDone} />
      )}
    </>
  )
}
