// Inviting somebody to a role: whom, in which language the letter speaks, as what, and what that sees and does.
import { Button, Input, Radio } from 'antd'
import { Mail } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { Staff } from './member-lines.tsx'
import { PeopleDrawer } from './parts/people-drawer.tsx'
import { RoleChoice } from './role-choice.tsx'
import { RoleSees } from './role-grid.tsx'
import { useRoleWord } from '../parts/role-words.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang, type Lang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const tongues: { value: Lang; label: string }[] = [
  { value: 'en-US', label: 'English' },
  { value: 'zh-CN', label: '中文' },
  { value: 'es-ES', label: 'Español' },
]
interface Props {
  staff: Staff
  onClose: () => void
  onDone: () => void
}
/** What is typed of an invitation, and its sending. */
function useInviting({ onClose, onDone }: Props) {
  const { t } = useTexts('membersmerchant')
  const [contact, setContact] = useState('')
  const [language, setLanguage] = useState(useLang())
  const [role, setRole] = useState<string>()
  const [missing, miss] = useState(false)
  const doing = useDoing((as: string) =>
    call('/api/v2/mch/staff/invite', { contact, role: as, language, requestId: newRequestId() }),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    miss(contact.trim() === '' || role === undefined)
    if (contact.trim() === '' || role === undefined || !(await doing.run(role))) return
    say(t('sent', { contact: contact.trim() }))
    onDone()
    onClose()
  }
  const lacks = { contact: missing && contact.trim() === '', role: missing && role === undefined }
  return { contact, setContact, language, setLanguage, role, setRole, lacks, doing, submit }
}
export default function InviteDrawer(props: Props) {
  const { staff, onClose } = props
  const { t } = useTexts('membersmerchant')
  const roleWord = useRoleWord()
  const { contact, setContact, language, setLanguage, role, setRole, lacks, doing, submit } = useInviting(props)
  const seats = staff.records.length + staff.invitations.length
  const send = (
    <Button type="primary" form="invite" htmlType="submit" icon={<Mail size={15} />} aria-busy={doing.busy}>
      {role === undefined ? t('inviteAs') : t('inviteAsRole', { role: roleWord(role) })}
    </Button>
  )
  return (
    <PeopleDrawer title={t('invite')} aside={t('seats', { n: seats, of: staff.max })} acts={send} onClose={onClose}>
      <form id="invite" className="people-form" onSubmit={(e) => void submit(e)} noValidate>
        <Field label={t('contact')} help={t('contactHelp')} fault={lacks.contact ? t('contactMissing') : undefined}>
          {(own) => <Input {...own} value={contact} onChange={(e) => setContact(e.target.value)} autoFocus />}
        </Field>
        <fieldset className="people-choice">
          <legend>{t('letterIn')}</legend>
          <Radio.Group
            optionType="button"
            value={language}
            options={tongues}
            onChange={(e) => setLanguage(e.target.value as Lang)}
          />
        </fieldset>
        <RoleChoice roles={staff.roles} value={role} onChoose={setRole} />
        {lacks.role && (
          <p className="field-said bad" role="alert">
            {t('roleMissing')}
          </p>
        )}
        <RoleSees roles={staff.roles} role={role} />
        <p className="tiny faint">{t('inviteNote', { count: staff.inviteDays })}</p>
        {doing.fault && <Fault fault={doing.fault} />}
      </form>
    </PeopleDrawer>
  )
}
