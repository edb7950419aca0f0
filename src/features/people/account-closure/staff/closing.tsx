// One request to close an account: why, what is still open of it, and the answer. While something is open there is no
// approval.
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { ClosingState } from './closings.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { CaseFile } from '#surfaces/console/desk/casework/case-file.tsx'
import { Decide } from '#surfaces/console/desk/casework/decide.tsx'
import { holding } from '#surfaces/console/desk/casework/calls.ts'
import { Hold } from '#surfaces/console/desk/casework/hold.tsx'
import { useNextCase } from '#surfaces/console/desk/casework/next-case.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { fours, useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { roleWord } from '#surfaces/console/desk/role-word.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { claimPath, closingPath, closingsPath, orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type FullClosing = Output<'/api/v2/admin/cancel/detail'>
const base = '/api/v2/admin/cancel'
const pathOf = (key: string) => closingPath(Number(key))
/** What forbids to approve; a balance does not where it is given up. */
const forbids = ({ blockers, waivesBalance }: FullClosing) =>
  blockers.filter((blocker) => blocker !== 'balance' || !waivesBalance)

export default function ClosingPage() {
  const id = Number(useParams()['closingId']) || 0
  const { t } = useTexts(['accountclosurestaff', 'console'])
  const { data, fault, again } = useAsked('/api/v2/admin/cancel/detail', { id })
  const todo = useTodo()
  const writes = useMember().may('review.write')
  const of = data?.id === id ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  const open = of.status === 'submitted'
  return (
    <div className="page case" key={of.id}>
      <BackToList list="closings" listPath={closingsPath} pathOf={pathOf} at={String(id)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t(open ? 'wants' : 'wanted', { name: of.nickName || t('gone') })}</h1>
          <p>
            <ClosingState of={of} />
            <span className="muted">
              {t('memberSince')} <Time at={of.memberSince} />
            </span>
          </p>
        </div>
        <div className="acts">{writes && open && !of.own && <Acts of={of} onDone={done} />}</div>
      </header>
      {fault && <Fault fault={fault} />}
      {of.own && open && <p className="note">{t('console:casework.own')}</p>}
      <div className="two">
        <div>
          <Words title={t('why')} words={of.reason} />
          {open && <Burden of={of} />}
          <Words title={t('answer')} words={of.note} />
        </div>
        <aside aria-label={t('beside')}>
          <CaseFile base={base} id={of.id} version={of.status} mayNote={writes && open} />
        </aside>
      </div>
    </div>
  )
}
function Words({ title, words }: { title: string; words: string }) {
  if (!words) return null
  return (
    <section>
      <Sec title={title} />
      <p className="breaks" style={{ paddingTop: 12 }}>
        {words}
      </p>
    </section>
  )
}
function Acts({ of, onDone }: { of: FullClosing; onDone: () => void }) {
  const { t } = useTexts(['accountclosurestaff', 'console'])
  const { money } = useFormat()
  const next = useNextCase('closings', String(of.id), pathOf)
  const free = forbids(of).length === 0
  const decide = async (decision: 'approve' | 'reject', reason: string) => {
    await call('/api/v2/admin/cancel/audit', { id: of.id, decision, ...(reason && { reason }) })
    say(t('console:casework.done'))
    onDone()
    next()
  }
  return (
    <>
      <Hold hold={holding(base, of.id)} taken={of.taken} onDone={onDone} />
      {(!of.taken || of.taken.mine) && (
        <Decide
          suggested={free ? 'approve' : 'reject'}
          approvable={free}
          titles={{ approve: t('approveTitle', { name: of.nickName }), reject: t('rejectTitle') }}
          decide={decide}
        >
          {(decision) => (
            <p>
              {t(decision === 'approve' ? 'approveText' : 'rejectText')}{' '}
              {decision === 'approve' && of.balance > 0 && t('approveWaives', { sum: money(of.balance) })}
            </p>
          )}
        </Decide>
      )}
    </>
  )
}
/** What the account still owes and holds. */
function Burden({ of }: { of: FullClosing }) {
  const { t } = useTexts('accountclosurestaff')
  const free = forbids(of).length === 0
  return (
    <section>
      <Sec title={t('open.title')} note={t(free ? 'open.free' : 'open.blocked')} />
      <dl className="case-facts">
        <Fact name="openOrders" bad={of.openOrders.length > 0}>
          {of.openOrders.map(({ orderNo }) => (
            <Link key={orderNo} className="link" to={orderPath(orderNo)}>
              {fours(orderNo)}{' '}
            </Link>
          ))}
        </Fact>
        <Fact name="openClaims" bad={of.openClaims.length > 0}>
          {of.openClaims.map(({ serviceNo }) => (
            <Link key={serviceNo} className="link" to={claimPath(serviceNo)}>
              {fours(serviceNo)}{' '}
            </Link>
          ))}
        </Fact>
        <Balance of={of} />
        <Shops of={of} />
        <Fact name="staff" bad={of.blockers.includes('staff')}>
          {t('open.isStaff')}
        </Fact>
      </dl>
    </section>
  )
}
function Balance({ of }: { of: FullClosing }) {
  const { t } = useTexts('accountclosurestaff')
  const { money } = useFormat()
  return (
    <Fact name="balance" bad={of.balance > 0 && !of.waivesBalance} seen={of.balance > 0}>
      {money(of.balance)} {t(of.waivesBalance ? 'open.waived' : 'open.notWaived')}
    </Fact>
  )
}
function Shops({ of: { blockers, shops } }: { of: FullClosing }) {
  const { t, has } = useTexts('console')
  return (
    <Fact name="merchant" bad={blockers.includes('merchant')}>
      {shops.map(({ name, role }) => `${name} (${roleWord(role, t, has)})`).join(', ')}
    </Fact>
  )
}
interface FactProps {
  name: 'openOrders' | 'openClaims' | 'balance' | 'merchant' | 'staff'
  /** it forbids to close */
  bad: boolean
  seen?: boolean
  children: React.ReactNode
}
function Fact({ name, bad, seen = bad, children }: FactProps) {
  const { t } = useTexts('accountclosurestaff')
  return (
    <div>
      <dt>{t(`open.${name}`)}</dt>
      <dd>
        <span className="row between">
          <span>{seen ? children : t('open.none')}</span>
          <State kind={bad ? 'bad' : 'done'}>{t(bad ? 'open.stands' : 'open.clear')}</State>
        </span>
      </dd>
    </div>
  )
}
