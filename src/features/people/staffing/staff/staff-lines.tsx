// The lines of the list: a member with their second proof, an open invitation with the time that it holds.
import { KeyRound, Mail, Smartphone } from 'lucide-react'
import { Link } from 'react-router'
import { useCodeWord, type Role } from './role-words.ts'
import type { Staff, StaffMember } from './staff-page.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { logPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

interface LineProps {
  member: StaffMember
  roles: readonly Role[]
  onOpen: (() => void) | undefined
}
export function StaffLine({ member, roles, onOpen }: LineProps) {
  const { t } = useTexts('staffingstaff')
  const { may } = useMember()
  const codeWord = useCodeWord(roles)
  const { userId, nickName: name, contact, role, lastSeenAt, me, suspendedAt } = member
  return (
    <tr>
      <td>
        <b className="strong">{name}</b> {me && <span className="faint">{t('you')}</span>}
        {suspendedAt && <span className="bad small"> {t('suspended')}</span>}
        <span className="narrow small muted">{contact}</span>
        <span className="narrow small">
          <Proof member={member} />
        </span>
      </td>
      <td className="wide muted">{contact}</td>
      <td className="role">{codeWord(role)}</td>
      <td className="wide">
        <Proof member={member} />
      </td>
      <td className="wide muted">{lastSeenAt ? <Time at={lastSeenAt} /> : t('neverSeen')}</td>
      <td className="n">
        <span className="line-acts">
          {may('audit.read') && (
            <Link className="link" to={logPath(userId)} aria-label={t('deedsOf', { name })}>
              {t('deeds')}
            </Link>
          )}
          {onOpen && (
            <button type="button" className="link" aria-label={t('changeOf', { name })} onClick={onOpen}>
              {t('change')}
            </button>
          )}
        </span>
      </td>
    </tr>
  )
}
function Proof({ member: { proofs } }: { member: StaffMember }) {
  const { t } = useTexts('staffingstaff')
  if (proofs.length === 0)
    return (
      <span className="row warn">
        <Mail className="i" size={14} aria-hidden="true" />
        {t('proof.mail')}
      </span>
    )
  const Icon = proofs.includes('passkey') ? KeyRound : Smartphone
  return (
    <span className="row">
      <Icon className="i muted" size={14} aria-hidden="true" />
      {proofs.map((kind) => t(`proof.${kind}`)).join(', ')}
    </span>
  )
}

interface InvitationProps {
  invitation: Staff['invitations'][number]
  roles: readonly Role[]
  writes: boolean
  onChanged: () => void
}
/** What is done with it, and the fault of that. */
function useInvitation({ id, contact }: InvitationProps['invitation'], onChanged: () => void) {
  const { t } = useTexts('staffingstaff')
  const doing = useDoing((way: Way) => call(`/api/v2/admin/staff/invite/${way}`, { id, requestId: newRequestId() }))
  const act = async (way: Way) => {
    if (await doing.run(way)) say(t(way === 'again' ? 'sentAgain' : 'takenBack', { contact }))
    onChanged()
  }
  return { doing, act }
}
type Way = 'again' | 'cancel'
export function InvitationLine({ invitation, roles, writes, onChanged }: InvitationProps) {
  const { t } = useTexts('staffingstaff')
  const codeWord = useCodeWord(roles)
  const { contact, role, invitedBy, createdAt, expiresAt } = invitation
  const { doing, act } = useInvitation(invitation, onChanged)
  const left = (
    <Left from={createdAt} at={expiresAt}>
      <span className="faint">{t('holds')}</span>
    </Left>
  )
  return (
    <tr>
      <td>
        <span className="narrow strong">{contact}</span>{' '}
        <span className="faint">{invitedBy === null ? t('byShell') : t('invitedBy', { name: invitedBy })}</span>
        <span className="narrow">{left}</span>
        {doing.fault && <Fault fault={doing.fault} />}
      </td>
      <td className="wide muted">{contact}</td>
      <td className="role">{codeWord(role)}</td>
      <td className="wide faint">{t('proof.none')}</td>
      <td className="wide">{left}</td>
      <td className="n">{writes && <Acts contact={contact} busy={doing.busy} onAct={act} />}</td>
    </tr>
  )
}
interface ActsProps {
  contact: string
  busy: boolean
  onAct: (way: Way) => Promise<void>
}
function Acts({ contact, busy, onAct }: ActsProps) {
  const { t } = useTexts('staffingstaff')
  const verbs = {
    again: [t('sendAgain'), t('sendAgainTo', { contact })],
    cancel: [t('takeBack'), t('takeBackOf', { contact })],
  }
  return (
    <span className="line-acts">
      {(['again', 'cancel'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="link"
          aria-label={verbs[way][1]}
          aria-busy={busy}
          onClick={() => void onAct(way)}
        >
          {verbs[way][0]}
        </button>
      ))}
    </span>
  )
}
