// A member of the staff: another role, out for a time or for good, signed out, a lost second proof taken off; each with
// a reason that stands in the log.
import { Button } from 'antd'
import { useState } from 'react'
import { PeopleDrawer } from '../../members/merchant/parts/people-drawer.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useCodeWord } from './role-words.ts'
import type { Staff, StaffMember } from './staff-page.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  member: StaffMember
  staff: Staff
  onClose: () => void
  onDone: () => void
}
const ways = {
  signOut: 'session/end',
  proof: 'proof/reset',
  suspend: 'suspend',
  reopen: 'reopen',
  remove: 'remove',
} as const
type Way = keyof typeof ways
/** What is done with them, with the reason that is typed. */
function useChanging({ member, staff, onClose, onDone }: Props) {
  const { t } = useTexts('staffingstaff')
  const codeWord = useCodeWord(staff.roles)
  const { userId, nickName: name } = member
  const [role, setRole] = useState(member.role)
  const [reason, setReason] = useState('')
  const [unsaid, setUnsaid] = useState(false)
  const doing = useDoing((way: Way | 'role'): Promise<unknown> => {
    const about = { userId, reason, requestId: newRequestId() }
    return way === 'role'
      ? call('/api/v2/admin/staff/role', { ...about, role })
      : call(`/api/v2/admin/staff/${ways[way]}`, about)
  })
  const act = async (way: Way | 'role') => {
    setUnsaid(reason.trim() === '')
    if (reason.trim() === '' || !(await doing.run(way))) return
    say(way === 'role' ? t('done.role', { name, role: codeWord(role) }) : t(`done.${way}`, { name }))
    onClose()
    onDone()
  }
  return { role, setRole, reason, setReason, unsaid, doing, act }
}
/** What may be done with them, in its order; nobody suspends or resets themselves. */
const offered = ({ me, proofs, suspendedAt }: StaffMember): Way[] => [
  ...(suspendedAt ? (['reopen'] as const) : (['signOut'] as const)),
  ...(!me && proofs.length > 0 ? (['proof'] as const) : []),
  ...(!me && !suspendedAt ? (['suspend'] as const) : []),
  'remove',
]
export default function StaffDrawer(props: Props) {
  const { member, staff, onClose } = props
  const { t } = useTexts('staffingstaff')
  const codeWord = useCodeWord(staff.roles)
  const { role, setRole, reason, setReason, unsaid, doing, act } = useChanging(props)
  const acts = (
    <>
      {role !== member.role && (
        <Button type="primary" aria-busy={doing.busy} onClick={() => void act('role')}>
          {t('makeRole', { role: codeWord(role) })}
        </Button>
      )}
      {offered(member).map((way) => (
        <Button
          key={way}
          danger={way === 'remove' || way === 'suspend'}
          aria-busy={doing.busy}
          onClick={() => void act(way)}
        >
          {t(`act.${way}`)}
        </Button>
      ))}
    </>
  )
  return (
    <PeopleDrawer title={member.nickName} aside={member.contact} acts={acts} onClose={onClose}>
      <div className="people-form">
        <RoleChoice roles={staff.roles} value={role} onChoose={setRole} />
        <ReasonField
          label={t('reason')}
          help={t('reasonHelp')}
          fault={unsaid ? t('reasonMissing') : undefined}
          value={reason}
          most={300}
          onChange={setReason}
        />
        <ul className="small muted staff-follows">
          {offered(member).map((way) => (
            <li key={way}>
              <b className="strong">{t(`act.${way}`)}</b>: {t(`follows.${way}`)}
            </li>
          ))}
        </ul>
        {doing.fault && <Fault fault={doing.fault} />}
      </div>
    </PeopleDrawer>
  )
}
