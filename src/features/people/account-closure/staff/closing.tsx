// One request to close an account: why, what is still open of it, and the answer. While something is open there is no
// approval.
import { Link, useParams } from 'react-router'
import { closingDesk, ClosingState } from './closings.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { CasePage, CaseView } from '#surfaces/console/desk/casework/case-page.tsx'
import { Decide } from '#surfaces/console/desk/casework/decide.tsx'
import { fours, useFormat } from '#surfaces/console/desk/format.ts'
import { roleWord } from '#surfaces/console/desk/role-word.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { claimPath, orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type FullClosing = Output<'/api/v2/admin/cancel/detail'>
/** What forbids to approve; a balance does not where it is given up. */
const forbids = ({ blockers, waivesBalance }: FullClosing) =>
  blockers.filter((blocker) => blocker !== 'balance' || !waivesBalance)

export default function ClosingPage() {
  const id = Number(useParams()['closingId']) || 0
  const asked = useAsked('/api/v2/admin/cancel/detail', { id })
  return (
    <CasePage desk={closingDesk} id={id} asked={asked}>
      {(of) => <Closing of={of} />}
    </CasePage>
  )
}
function Closing({ of }: { of: FullClosing }) {
  const { t } = useTexts('accountclosurestaff')
  const open = of.status === 'submitted'
  const facts = (
    <>
      {!open && <ClosingState of={of} />}
      <span className="muted">
        {t('memberSince')} <Time at={of.memberSince} />
      </span>
    </>
  )
  return (
    <CaseView
      title={t(open ? 'wants' : 'wanted', { name: of.nickName || t('gone') })}
      facts={facts}
      own={of.own}
      acts={<Acts of={of} />}
      gone={!open}
    >
      <Words title={t('why')} words={of.reason} />
      {open && <Burden of={of} />}
      <Words title={t('answer')} words={of.note} />
    </CaseView>
  )
}
function Words({ title, words }: { title: string; words: string }) {
  if (!words) return null
  return (
    <section>
      <Sec title={title} />
      <p className="breaks">{words}</p>
    </section>
  )
}
function Acts({ of }: { of: FullClosing }) {
  const { t } = useTexts('accountclosurestaff')
  const { money } = useFormat()
  const free = forbids(of).length === 0
  return (
    <Decide
      suggested={free ? 'approve' : 'reject'}
      approvable={free}
      titles={{ approve: t('approveTitle', { name: of.nickName }), reject: t('rejectTitle') }}
      decide={(decision, reason) =>
        call('/api/v2/admin/cancel/audit', { id: of.id, decision, ...(reason && { reason }) })
      }
    >
      {(decision) => (
        <p>
          {t(decision === 'approve' ? 'approveText' : 'rejectText')}{' '}
          {decision === 'approve' && of.balance > 0 && t('approveWaives', { sum: money(of.balance) })}
        </p>
      )}
    </Decide>
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
