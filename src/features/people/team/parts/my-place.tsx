// Where a person stands in somebody's team: an invitation to decide on, the team they are in,
// or what an enterprise account would bring.
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Meter } from '#ui/feedback/meter.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useMoment } from '#ui/text/moment.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import type { Invitation, Mine, Role } from './team-terms.ts'
import './team.css'

export function InvitationCard({ invitation, onChanged }: { invitation: Invitation; onChanged: () => Promise<void> }) {
  const { t } = useTexts('team')
  const lang = useLang()
  const note = useNote()
  const [busy, setBusy] = useState<'accept' | 'decline'>()
  const { id, from, role, monthlyLimit } = invitation
  const decide = async (way: 'accept' | 'decline') => {
    if (busy) return
    setBusy(way)
    try {
      await call(`/api/v2/user/children/${way}`, { id, requestId: requestId() })
      toast(t(way === 'accept' ? 'accepted' : 'declined'), { kind: 'success' })
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault // a refusal was told by toast; what holds now is shown
    }
    await onChanged()
    setBusy(undefined)
  }
  return (
    <Panel
      className="max-w-[720px]"
      title={t('invitationTitle', { name: from.nickName })}
      note={t('invitationFrom', { contact: from.username })}
    >
      <p>{t('invitationRole', { role: t(`roles.${role}`), note: inSentence(note(role, monthlyLimit)) })}</p>
      {role !== 'viewer' && monthlyLimit !== null && (
        <p>{t('invitationLimit', { limit: shortPrice(monthlyLimit, lang) })}</p>
      )}
      <p className="mt-2 text-13 text-ink-2">{t('invitationSee')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" busy={busy === 'accept'} onClick={() => void decide('accept')}>
          {t('accept')}
        </Button>
        <Button busy={busy === 'decline'} onClick={() => void decide('decline')}>
          {t('decline')}
        </Button>
      </div>
    </Panel>
  )
}
/** What a role may do, in words. */
function useNote(): (role: Role, monthlyLimit: number | null) => string {
  const { t } = useTexts('team')
  return (role, monthlyLimit) => (role !== 'viewer' && monthlyLimit === null ? t('roleFree') : t(`roleNotes.${role}`))
}
const inSentence = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

type Membership = NonNullable<Mine['membership']>
interface MembershipCardProps {
  membership: Membership
  onChanged: () => Promise<void>
}
export function MembershipCard({ membership, onChanged }: MembershipCardProps) {
  const { t } = useTexts('team')
  const moment = useMoment()
  const note = useNote()
  const [asking, setAsking] = useState(false)
  const { from, role, monthlyLimit, joinedAt } = membership
  const name = from.nickName
  return (
    <Panel
      className="max-w-[720px]"
      title={t('memberTitle', { name })}
      note={`${from.username} · ${t('joined', { date: moment(joinedAt, 'day') })}`}
    >
      <p className="font-semibold">{t(`roles.${role}`)}</p>
      <p className="text-ink-2">{note(role, monthlyLimit)}</p>
      {role !== 'viewer' && <Spending {...membership} />}
      <Button className="mt-5" onClick={() => setAsking(true)}>
        {t('leave')}
      </Button>
      <ConfirmStep
        open={asking}
        onClose={() => setAsking(false)}
        title={t('leaveTitle', { name })}
        text={t('leaveText')}
        yes={t('leave')}
        no={t('stay')}
        act={async () => {
          await call('/api/v2/user/children/leave', { requestId: requestId() }, { quiet: true })
          toast(t('left_'))
          await onChanged()
        }}
      />
    </Panel>
  )
}

/** What counts against the month's limit. */
function Spending({ monthlyLimit, spent, pending }: Membership) {
  const { t } = useTexts('team')
  const lang = useLang()
  const money = (fen: number) => shortPrice(fen, lang)
  const used =
    monthlyLimit === null
      ? t('spentNoLimit', { spent: money(spent) })
      : t('spent', { spent: money(spent), limit: money(monthlyLimit) })
  return (
    <div className="mt-4 max-w-[420px]">
      <p className="tabular-nums">{used}</p>
      {monthlyLimit !== null && monthlyLimit > 0 && (
        <Meter className="mt-2" value={spent + pending} of={monthlyLimit} text={used} />
      )}
      {pending > 0 && <p className="mt-1 text-13 text-ink-2">{t('pendingToo', { amount: money(pending) })}</p>}
      {monthlyLimit !== null && (
        <p className="mt-1 text-13 text-ink-2">
          {t('left', { left: money(Math.max(0, monthlyLimit - spent - pending)) })}
        </p>
      )}
    </div>
  )
}

export function EnterpriseOffer() {
  const { t } = useTexts('team')
  return (
    <Panel className="max-w-[720px]" title={t('individualTitle')} note={t('individualText')}>
      <ul className="team-gets">
        {(['roles', 'limits', 'invoices', 'control'] as const).map((each) => (
          <li key={each}>
            <Icon of={Check} size={18} />
            {t(`gets.${each}`)}
          </li>
        ))}
      </ul>
      <Button className="mt-5" kind="second" render={<Link to={href('/login/login/registerQy')} />}>
        {t('register')}
      </Button>
    </Panel>
  )
}
