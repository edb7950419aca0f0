// The keys of a provider, typed once: they are sealed and never shown again. What is left empty stays as it is.
import { Input } from 'antd'
import { useState } from 'react'
import type { Connected } from './connected.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  provider: Connected
  onClose: () => void
  onSaved: () => void
}
export default function KeysQuestion({ provider, onClose, onSaved }: Props) {
  const { t } = useTexts('connectionsstaff')
  const { connection, fields, version } = provider
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const values = Object.entries(typed)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => ({ name, value }))
  const saving = useDoing(() =>
    call('/api/v2/admin/connection/save', { connection, values, reason, version, requestId: newRequestId() }),
  )
  const { fault } = saving
  const wrong = fault?.reason === 'connectionInvalid' ? fault.params?.['field'] : undefined
  const unsaid = fault?.reason === 'reasonRequired'
  const save = async () => {
    if (values.length === 0 || !(await saving.run())) return
    say(t('saved'))
    onSaved()
  }
  return (
    <Question
      title={t('giveTitle', { name: t(`of.${connection}.name`) })}
      verb={t('seal')}
      suggested
      doing={{ busy: saving.busy, fault: wrong !== undefined || unsaid ? undefined : fault }}
      onDo={() => void save()}
      onClose={onClose}
    >
      <p className="muted">{t('giveText')}</p>
      {fields.map((field) => (
        <KeyInput
          key={field.name}
          field={field}
          fault={wrong === field.name ? fault!.message : undefined}
          value={typed[field.name] ?? ''}
          onType={(value) => setTyped({ ...typed, [field.name]: value })}
        />
      ))}
      <ReasonField
        label={t('reason')}
        help={t('reasonHelp')}
        fault={unsaid ? fault.message : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}

interface InputProps {
  field: Connected['fields'][number]
  fault: string | undefined
  value: string
  onType: (value: string) => void
}
function KeyInput({ field: { name, secret, long, optional, seen }, fault, value, onType }: InputProps) {
  const { t } = useTexts('connectionsstaff')
  const key = name as 'SMTP_URL'
  const label = optional ? t('optional', { name: t(`field.${key}.name`) }) : t(`field.${key}.name`)
  const held = seen === null ? t(`field.${key}.help`) : t('stays', { seen })
  const shared = { value, autoComplete: 'off', spellCheck: false } as const
  return (
    <Field label={label} help={held} fault={fault}>
      {(own) =>
        long ? (
          <Input.TextArea
            {...own}
            {...shared}
            autoSize={{ minRows: 3, maxRows: 6 }}
            onChange={(e) => onType(e.target.value)}
          />
        ) : secret ? (
          <Input.Password {...own} {...shared} autoComplete="new-password" onChange={(e) => onType(e.target.value)} />
        ) : (
          <Input {...own} {...shared} onChange={(e) => onType(e.target.value)} />
        )
      }
    </Field>
  )
}
