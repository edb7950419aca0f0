// The lines of the list: a member, an open invitation with the time that it holds.
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Left } from '#surfaces/console/desk/left.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'
import { useRoleWord } from '../parts/role-words.ts'

export type Staff = Output<'/api/v2/mch/staff/page'>
export type MemberRow = Staff['records'][number]

export function MemberLine({ member, onOpen }: { member: MemberRow; onOpen: (() => void) | undefined }) {
  const { t } = useTexts('membersmerchant')
  const roleWord = useRoleWord()
  const { nickName, contact, role, since, lastSeenAt, me, secondProof } = member
  return (
    <tr>
      <td>
        <b className="strong">{nickName}</b> {me && <span className="faint">{t('you')}</span>}
        <span className="narrow small muted">{contact}</span>
      </td>
      <td className="wide muted">{contact}</td>
      <td>
        {roleWord(role)}
        {secondProof && <span className="small jade"> {t('hasProof')}</span>}
      </td>
      <td className="wide muted">
        <Time at={since} />
      </td>
      <td className="wide muted">{lastSeenAt ? <Time at={lastSeenAt} /> : t('neverSeen')}</td>
      <td className="n">
        {onOpen && (
          <button type="button" className="link" aria-label={t('changeOf', { name: nickName })} onClick={onOpen}>
            {t('change')}
          </button>
        )}
      </td>
    </tr>
  )
}

interface InvitationProps {
  invitation: Staff['invitations'][number]
  writes: boolean
  onChanged: () => void
}
export function InvitationLine({ invitation, writes, onChanged }: InvitationProps) {
  const { t } = useTexts('membersmerchant')
  const roleWord = useRoleWord()
  const { contact, role, invitedBy, createdAt, expiresAt } = invitation
  const { doing, act } = useInvitation(invitation, onChanged)
  return (
    <tr>
      <td>
        <span className="narrow strong">{contact}</span>{' '}
        <span className="faint">{t('invitedBy', { name: invitedBy })}</span>
        <span className="narrow">
          <Left from={createdAt} at={expiresAt}>
            <span className="faint">{t('holds')}</span>
          </Left>
        </span>
        {doing.fault && <Fault fault={doing.fault} />}
      </td>
      <td className="wide muted">{contact}</td>
      <td>{roleWord(role)}</td>
      <td className="wide muted">
        <Time at={createdAt} />
      </td>
      <td className="wide">
        <Left from={createdAt} at={expiresAt}>
          <span className="faint">{t('holds')}</span>
        </Left>
      </td>
      <td className="n">{writes && <InvitationActs contact={contact} busy={doing.busy} onAct={act} />}</td>
    </tr>
  )
}

const acts = {
  again: { path: '/api/v2/mch/staff/invite/again', name: 'sendAgainTo', verb: 'sendAgain', done: 'sentAgain' },
  cancel: { path: '/api/v2/mch/staff/invite/cancel', name: 'takeBackOf', verb: 'takeBack', done: 'takenBack' },
} as const
type Act = keyof typeof acts
/** What is done with it, and the fault of that. */
function useInvitation({ id, contact }: InvitationProps['invitation'], onChanged: () => void) {
  const { t } = useTexts('membersmerchant')
  const doing = useDoing((way: Act) => call(acts[way].path, { id, requestId: newRequestId() }))
  const act = async (way: Act) => {
    if (await doing.run(way)) say(t(acts[way].done, { contact }))
    onChanged()
  }
  return { doing, act }
}
interface ActsProps {
  contact: string
  busy: boolean
  onAct: (way: Act) => Promise<void>
}
function InvitationActs({ contact, busy, onAct }: ActsProps) {
  const { t } = useTexts('membersmerchant')
  return (
    <span className="line-acts">
      {(['again', 'cancel'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="link"
          aria-label={t(acts[way].name, { contact })}
          aria-busy={busy}
          onClick={() => void onAct(way)}
        >
          {t(acts[way].verb)}
        </button>
      ))}
    </span>
  )
}
