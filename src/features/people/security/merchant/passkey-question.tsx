// Adding a passkey: the password and a name for it, then the browser asks the person.
import { Input } from 'antd'
import { useState } from 'react'
import { PasswordField } from './password-question.tsx'
import { call, CallFault } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

/** Browsers make none for an address of numbers, or over plain HTTP. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname)

interface Props {
  onDone: (codes: readonly string[] | null) => void
  onClose: () => void
}
export function PasskeyQuestion({ onDone, onClose }: Props) {
  const { t } = useTexts('securitymerchant')
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const doing = useDoing(async () => {
    const { options } = await call('/api/v2/console/proof/passkey/begin', { password })
    const { startRegistration } = await import('@simplewebauthn/browser')
    const answer = await startRegistration({ optionsJSON: JSON.parse(options) as never }).catch(() => undefined)
    if (!answer) throw new CallFault('passkeyStopped', 400, t('passkey.stopped'))
    const told = { name: name.trim() || t('proofs.passkey'), answer: JSON.stringify(answer) }
    onDone((await call('/api/v2/console/proof/passkey/confirm', told)).recoveryCodes)
  })
  return (
    <Question
      title={t('passkey.title')}
      verb={t('next')}
      suggested
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p className="small muted">{t('passkey.text')}</p>
      <Field label={t('passkey.name')} help={t('passkey.nameHelp')}>
        {(own) => <Input {...own} value={name} maxLength={60} onChange={(e) => setName(e.target.value)} />}
      </Field>
      <PasswordField value={password} onType={setPassword} />
    </Question>
  )
}
