// A member: another role, or out, each with a reason that stands in the log.
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { MemberRow, Staff } from './member-lines.tsx'
import { PeopleDrawer } from './parts/people-drawer.tsx'
import { RoleChoice } from './role-choice.tsx'
import { RoleSees } from './role-grid.tsx'
import { useRoleWord } from '../parts/role-words.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  member: MemberRow
  staff: Staff
  onClose: () => void
  onDone: () => void
}
/** Another role or none, with the reason that is typed. */
function useChanging({ member, onClose, onDone }: Props) {
  const { t } = useTexts('membersmerchant')
  const roleWord = useRoleWord()
  const { id, nickName: name } = member
  const [role, setRole] = useState(member.role)
  const [reason, setReason] = useState('')
  const [unsaid, setUnsaid] = useState(false)
  const doing = useDoing((way: 'role' | 'remove' | 'signOut'): Promise<unknown> => {
    const about = { id, reason, requestId: newRequestId() }
    if (way === 'signOut') return call('/api/v2/mch/staff/session/end', about)
    return way === 'role' ? call('/api/v2/mch/staff/role', { ...about, role }) : call('/api/v2/mch/staff/remove', about)
  })
  const act = async (way: 'role' | 'remove' | 'signOut') => {
    setUnsaid(reason.trim() === '')
    if (reason.trim() === '' || !(await doing.run(way))) return
    if (way === 'role') say(t('changed', { name, role: roleWord(role) }))
    else say(t(way === 'signOut' ? 'signedOut' : 'removed', { name }))
    onClose()
    onDone()
  }
  return { role, setRole, reason, setReason, unsaid, doing, act }
}
export default function MemberDrawer(props: Props) {
  const { member, staff, onClose } = props
  const { t } = useTexts('membersmerchant')
  const roleWord = useRoleWord()
  const { role, setRole, reason, setReason, unsaid, doing, act } = useChanging(props)
  const acts = (
    <>
      {role !== member.role && (
        <Button type="primary" aria-busy={doing.busy} onClick={() => void act('role')}>
          {t('makeRole', { role: roleWord(role) })}
        </Button>
      )}
      <Button aria-busy={doing.busy} onClick={() => void act('signOut')}>
        {t('signOut')}
      </Button>
      <Button danger aria-busy={doing.busy} onClick={() => void act('remove')}>
        {t('remove')}
      </Button>
    </>
  )
  return (
    <PeopleDrawer title={member.nickName} aside={member.contact} acts={acts} onClose={onClose}>
      <div className="people-form">
        <RoleChoice roles={staff.roles} value={role} onChoose={setRole} />
        <RoleSees roles={staff.roles} role={role} />
        <Field label={t('reason')} help={t('reasonHelp')} fault={unsaid ? t('reasonMissing') : undefined}>
          {(own) => (
            <Input.TextArea
              {...own}
              rows={3}
              maxLength={300}
              value={reason}
              onChange={(e) => setReason(e.target.value)}
            />
          )}
        </Field>
        <p className="tiny faint">{member.me ? t('endsYours') : t('endsTheirs', { name: member.nickName })}</p>
        {doing.fault && <Fault fault={doing.fault} />}
      </div>
    </PeopleDrawer>
  )
}
