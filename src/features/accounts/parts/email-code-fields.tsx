// An e-mail address with its "send code" button, and the six boxes for the code that came.
import type { Ref, RefObject } from 'react'
import { useTexts } from '#web/texts.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { Field } from '#ui/field.tsx'
import type { EmailCode } from './use-email-code.ts'

export interface EmailCodeFieldsProps {
  mail: EmailCode
  email: string
  onEmail: (email: string) => void
  emailHint?: string
  emailRef?: Ref<HTMLInputElement>
  code: string
  onCode: (code: string) => void
  codeFault: string | undefined
  codeRef: RefObject<HTMLInputElement | null>
  onComplete?: (code: string) => void
}

export function EmailCodeFields({ mail, email, onEmail, emailHint, emailRef, code, onCode, codeFault, codeRef, onComplete }: EmailCodeFieldsProps) {
  const { t } = useTexts(['accounts', 'shop'])
  const send = async () => {
    if (await mail.send(email)) codeRef.current?.focus()
  }
  const words = mail.seconds > 0 ? t('login.resendIn', { seconds: mail.seconds }) : mail.sentTo ? t('login.resend') : t('login.send')
  return (
    <>
      <Field
        ref={emailRef}
        type="email"
        name="user_email"
        label={t('login.email')}
        hint={emailHint}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        value={email}
        error={mail.fault}
        errorWord={t('shop:error')}
        onChange={(event) => {
          onEmail(event.currentTarget.value)
          if (mail.fault && !mail.check(event.currentTarget.value)) mail.setFault(undefined)
        }}
        onBlur={() => email !== '' && !mail.fault && mail.setFault(mail.check(email))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || mail.sentTo) return
          event.preventDefault()
          void send()
        }}
        end={
          <button
            type="button"
            className="px-3 text-13 font-semibold whitespace-nowrap tabular-nums aria-disabled:font-normal aria-disabled:text-ink-3"
            aria-disabled={mail.seconds > 0 || mail.busy || undefined}
            onClick={() => mail.seconds === 0 && void send()}
          >
            {words}
          </button>
        }
      />
      <p role="status" className="-mt-3 text-13 text-success empty:hidden">
        {mail.sentTo ? t('login.sent', { email: mail.sentTo }) : ''}
      </p>
      <CodeField ref={codeRef} name="code" label={t('login.code')} value={code} onChange={onCode} onComplete={onComplete} error={codeFault} errorWord={t('shop:error')} />
    </>
  )
}
