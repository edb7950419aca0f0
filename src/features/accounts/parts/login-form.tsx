// The form of sign-in by e-mail and code, on its page and in the quick sheet. What was typed stays after every fault.
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { Field } from '#ui/field.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { Tick } from '#ui/tick.tsx'
import { EmailCodeFields } from './email-code-fields.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useEmailCode } from './use-email-code.ts'
import { useSignIn } from './use-sign-in.ts'
import type { SignInFault } from './use-sign-in.ts'
import './login.css'

const inboxLink = (words: string) => (
  <a href="/dev/inbox" target="_blank" rel="noreferrer" className="login-link">
    {words}
  </a>
)
const agreement = (code: string) => (words: string) => (
  <Link to={`/home/article?code=${code}`} target="_blank" className="login-link">
    {words}
  </Link>
)

/** Where a demo shop's codes arrive. */
export function DemoInbox({ className }: { className?: string }) {
  const { t } = useTexts('accounts')
  return (
    <Banner tone="info" className={className}>
      <LinkedText text={t('login.demo')} links={{ inbox: inboxLink }} />
    </Banner>
  )
}

/** `quick`: the sheet's; an invitation code is asked on the page only. */
export function LoginForm({ onDone, quick = false, firstBox }: { onDone: () => unknown; quick?: boolean; firstBox?: RefObject<HTMLInputElement | null> }) {
  const { t } = useTexts(['accounts', 'errors', 'shop'])
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [invite, setInvite] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [fault, setFault] = useState<SignInFault>()
  const mail = useEmailCode('login')
  const { busy, signIn } = useSignIn()
  const ownBox = useRef<HTMLInputElement>(null)
  const emailBox = firstBox ?? ownBox
  const codeBox = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)

  const tell = (wrong: SignInFault) => {
    if (wrong.field === 'email') mail.setFault(wrong.message)
    setFault(wrong)
    const boxes = { email: emailBox.current, code: codeBox.current, agreement: form.current?.querySelector<HTMLInputElement>('[name=agreement]'), whole: null }
    boxes[wrong.field]?.focus()
    if (wrong.field === 'code') codeBox.current?.select()
  }
  const submit = async (digits: string) => {
    if (busy) return
    const wrongEmail = mail.check(email)
    if (wrongEmail) return tell({ field: 'email', message: wrongEmail })
    if (digits.length < 6) return tell({ field: 'code', message: t('login.codeShort') })
    if (!agreed) return tell({ field: 'agreement', message: t('errors:agreementRequired') })
    setFault(undefined)
    const wrong = await signIn({ email, code: digits, invite })
    if (wrong) tell(wrong)
    else await onDone()
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(code)
      }}
    >
      {fault?.field === 'whole' && (
        <Banner tone="error" live>
          {fault.message}
        </Banner>
      )}
      <EmailCodeFields
        mail={mail}
        email={email}
        onEmail={setEmail}
        emailRef={emailBox}
        code={code}
        onCode={(digits) => {
          setCode(digits)
          if (fault?.field === 'code') setFault(undefined)
        }}
        codeFault={fault?.field === 'code' ? fault.message : undefined}
        codeRef={codeBox}
        onComplete={(digits) => agreed && void submit(digits)}
      />
      {!quick && <InviteField value={invite} onChange={setInvite} />}
      <Agreement
        agreed={agreed}
        onChange={(on) => {
          setAgreed(on)
          if (on && fault?.field === 'agreement') setFault(undefined)
        }}
        fault={fault?.field === 'agreement' ? fault.message : undefined}
      />
      <SubmitButton size="lg" wide busy={busy}>
        {t('login.submit')}
      </SubmitButton>
    </form>
  )
}

function InviteField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { t } = useTexts('accounts')
  return (
    <details className="login-fold">
      <summary>{t('login.invite')}</summary>
      <Field className="mt-3" label={t('login.inviteLabel')} name="invite_code" autoComplete="off" maxLength={32} value={value} onChange={(e) => onChange(e.currentTarget.value)} />
    </details>
  )
}

function Agreement({ agreed, onChange, fault }: { agreed: boolean; onChange: (on: boolean) => void; fault: string | undefined }) {
  const { t } = useTexts(['accounts', 'shop'])
  const words = <LinkedText text={t('login.agreement')} links={{ user: agreement('user-agreement'), privacy: agreement('privacy-policy') }} />
  return (
    <div>
      <Tick
        name="agreement"
        label={words}
        checked={agreed}
        onChange={(e) => onChange(e.currentTarget.checked)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'agreement-fault' : undefined}
      />
      <p role="alert" id="agreement-fault" className="mt-1.5 text-13 font-medium text-primary-ink empty:hidden">
        {fault && (
          <>
            <b>{t('shop:error')}:</b> {fault}
          </>
        )}
      </p>
    </div>
  )
}
