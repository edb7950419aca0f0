// The lines of the list: a member with their second proof, an open invitation with the time that it holds.
import { KeyRound, Mail, Smartphone } from 'lucide-react'
import { Link } from 'react-router'
import { useCodeWord, type Role } from './role-words.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type Staff = Output<'/api/v2/admin/staff/page'>
export type StaffMember = Staff['records'][number]

interface LineProps {
  member: StaffMember
  roles: readonly Role[]
  onOpen: (() => void) | undefined
}
export function StaffLine({ member, roles, onOpen }: LineProps) {
  const { t } = useTexts('staffstaff')
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
      <td>{codeWord(role)}</td>
      <td className="wide">
        <Proof member={member} />
      </td>
      <td className="wide muted">{lastSeenAt ? <Time at={lastSeenAt} /> : t('neverSeen')}</td>
      <td className="n">
        <span className="line-acts">
          {may('audit.read') && (
            <Link className="link" to={`/log?staff=${userId}`} aria-label={t('deedsOf', { name })}>
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
  const { t } = useTexts('staffstaff')
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
export function InvitationLine({ invitation, roles, writes, onChanged }: InvitationProps) {
  const { t } = useTexts('staffstaff')
  const codeWord = useCodeWord(roles)
  const { id, contact, role, invitedBy, createdAt, expiresAt } = invitation
  const doing = useDoing((way: 'again' | 'cancel') =>
    call(`/api/v2/admin/staff/invite/${way}`, { id, requestId: newRequestId() }),
  )
  const act = async (way: 'again' | 'cancel') => {
    if (await doing.run(way)) say(t(way === 'again' ? 'sentAgain' : 'takenBack', { contact }))
    onChanged()
  }
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
      <td>{codeWord(role)}</td>
      <td className="wide faint">{t('proof.none')}</td>
      <td className="wide">{left}</td>
      <td className="n">
        {writes && (
          <span className="line-acts">
            <button
              type="button"
              className="link"
              aria-label={t('sendAgainTo', { contact })}
              aria-busy={doing.busy}
              onClick={() => void act('again')}
            >
              {t('sendAgain')}
            </button>
            <button
              type="button"
              className="link"
              aria-label={t('takeBackOf', { contact })}
              aria-busy={doing.busy}
              onClick={() => void act('cancel')}
            >
              {t('takeBack')}
            </button>
          </span>
        )}
      </td>
    </tr>
  )
}
