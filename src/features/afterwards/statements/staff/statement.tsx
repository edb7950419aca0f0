// One statement at the staff's desk: its lines, the thread with its merchant, the answer to a dispute by two people.
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { DisputeActs } from './dispute-acts.tsx'
import { GoesTo, PayOne } from './pay-acts.tsx'
import type { StaffStatement } from './staff-statement.ts'
import { usePeriod } from '../merchant/parts/period.ts'
import { StatementLines } from '../merchant/parts/statement-lines.tsx'
import { StatementPayout } from '../merchant/parts/statement-payout.tsx'
import { StatementState } from '../merchant/parts/statement-state.tsx'
import { StatementThread } from '../merchant/parts/statement-thread.tsx'
import { InTheLedger, WhoPaid } from '../merchant/parts/who-paid.tsx'
import { dueOf } from '../states.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { payoutBatchPath, staffStatementPath, statementsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const pathOf = (key: string): string => staffStatementPath(Number(key))

export default function StatementPage() {
  const id = Number(useParams()['statementId']) || 0
  const { t } = useTexts('statementsstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/bill/detail', { id })
  const { may } = useMember()
  const writes = may('bill.write')
  const period = usePeriod()
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  const speak = async (words: string) => {
    await call('/api/v2/admin/bill/word', { id, words, requestId: newRequestId() })
    again()
  }
  return (
    <div className="page case" key={of.id}>
      <BackToList list="staff-statements" listPath={statementsPath} pathOf={pathOf} at={String(id)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{of.merchantName}</h1>
          <p>
            <StatementState of={of} />
            <span>{period(of.fromDay, of.toDay)}</span>
            <Link className="link" to={`${statementsPath}?merchant=${of.merchantId}`}>
              {t('ofShop')}
            </Link>
          </p>
        </div>
        <div className="acts">
          {writes && <DisputeActs of={of} onDone={again} />}
          {may('payout.write') && <PayOne of={of} onDone={again} />}
        </div>
      </header>
      {fault && <Fault fault={fault} />}
      {of.merchantStatus !== 'open' && <p className="note">{t(`stands.${of.merchantStatus}`)}</p>}
      <div className="two">
        <div>
          <StatementLines of={of} />
        </div>
        <Beside of={of} {...(writes && { onSay: speak })} />
      </div>
    </div>
  )
}
interface BesideProps {
  of: StaffStatement
  onSay?: (words: string) => Promise<unknown>
}
function Beside({ of, onSay }: BesideProps) {
  const { t } = useTexts('statementsstaff')
  const seesBatches = useMember().may('payout.read')
  const batchId = seesBatches ? of.payout?.batchId : undefined
  return (
    <aside aria-label={t('beside')}>
      <section>
        <Sec title={t('column.due')} />
        <p>
          <Money fen={dueOf(of)} big />
        </p>
        <GoesTo of={of} />
      </section>
      {of.dispute && <Dispute of={of} />}
      <StatementPayout of={of} batchPath={batchId ? payoutBatchPath(batchId) : undefined} />
      <WhoPaid of={of} />
      <InTheLedger of={of} />
      <StatementThread of={of} {...(onSay && { onSay })} />
    </aside>
  )
}
function Dispute({ of }: { of: StaffStatement }) {
  const { t } = useTexts(['statementsstaff', 'statementsmerchant'])
  const dispute = of.dispute!
  return (
    <section>
      <Sec title={t('dispute.title')} note={t(`dispute.state.${dispute.status}`)} />
      <ul className="sum">
        <li>
          <span>{dispute.lines.map((line) => t(`statementsmerchant:line.${line}`)).join(', ')}</span>
          <Money fen={dispute.amount} />
        </li>
        <li>
          <span>{t('column.held')}</span>
          <Money fen={dispute.held} />
        </li>
        {dispute.granted !== null && (
          <li>
            <span>{of.proposer ? t('dispute.grantedBy', { name: of.proposer }) : t('dispute.granted')}</span>
            <Money fen={dispute.granted} />
          </li>
        )}
      </ul>
    </section>
  )
}
