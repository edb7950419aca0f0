// Inviting somebody to the staff: whom, in which language the letter speaks, as what, and what that sees and does.
import { Button, Input, Radio } from 'antd'
import { Mail } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { PeopleDrawer } from '../../members/merchant/parts/people-drawer.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useCodeWord } from './role-words.ts'
import type { Staff } from './staff-page.ts'
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
  const { t } = useTexts('staffingstaff')
  const [contact, setContact] = useState('')
  const [language, setLanguage] = useState(useLang())
  const [role, setRole] = useState<string>()
  const [missing, miss] = useState(false)
  const doing = useDoing((as: string) =>
    call('/api/v2/admin/staff/invite', { contact: contact.trim(), role: as, language, requestId: newRequestId() }),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    miss(true)
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
  const { t } = useTexts('staffingstaff')
  const codeWord = useCodeWord(staff.roles)
  const { contact, setContact, language, setLanguage, role, setRole, lacks, doing, submit } = useInviting(props)
  const send = (
    <Button type="primary" form="invite" htmlType="submit" icon={<Mail size={15} />} aria-busy={doing.busy}>
      {role === undefined ? t('inviteAs') : t('inviteAsRole', { role: codeWord(role) })}
    </Button>
  )
  return (
    <PeopleDrawer title={t('invite')} aside="" acts={send} onClose={onClose}>
      <form id="invite" className="people-form" onSubmit={(e) => void submit(e)} noValidate>
        <Field label={t('mail')} help={t('mailHelp')} fault={lacks.contact ? t('mailMissing') : undefined}>
          {(own) => (
            <Input {...own} type="email" value={contact} onChange={(e) => setContact(e.target.value)} autoFocus />
          )}
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
        <p className="tiny faint">{t('inviteNote', { count: staff.inviteDays })}</p>
        {doing.fault && <Fault fault={doing.fault} />}
      </form>
    </PeopleDrawer>
  )
}
