// A change that asks for the password anew.
import { Input } from 'antd'
import { useState } from 'react'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  title: string
  verb: string
  words: string
  suggested?: boolean
  work: (password: string) => Promise<unknown>
  onClose: () => void
}
export function PasswordQuestion({ title, verb, words, suggested = false, work, onClose }: Props) {
  const [password, setPassword] = useState('')
  const doing = useDoing(() => work(password))
  return (
    <Question {...{ title, verb, suggested, doing, onClose }} onDo={() => void doing.run()}>
      <p className="small muted">{words}</p>
      <PasswordField value={password} onType={setPassword} />
    </Question>
  )
}
export function PasswordField({ value, onType }: { value: string; onType: (value: string) => void }) {
  const { t } = useTexts('securitymerchant')
  return (
    <Field label={t('password')}>
      {(own) => (
        <Input.Password
          {...own}
          value={value}
          onChange={(e) => onType(e.target.value)}
          autoComplete="current-password"
        />
      )}
    </Field>
  )
}
