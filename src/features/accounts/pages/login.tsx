// Sign-in, /login/login: e-mail and code; a new address gets an account. What was typed stays after every fault.
import { useRef, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, redirect, useLoaderData, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { Field } from '#ui/field.tsx'
import { Tick } from '#ui/tick.tsx'
import { visitContext } from '#web/context.ts'
import { loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { EmailCodeFields } from '../parts/email-code-fields.tsx'
import { SubmitButton } from '../parts/submit-button.tsx'
import { useEmailCode } from '../parts/use-email-code.ts'
import { useSignIn } from '../parts/use-sign-in.ts'
import type { SignInFault } from '../parts/use-sign-in.ts'
import '../parts/login.css'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => []

const ours = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const from = new URL(request.url).searchParams.get('from')
  // a token that still lives needs no second sign-in; a dead one does
  if (visit.signedIn && (await loadIfPossible(visit, '/api/v2/user/getUserInfo', {}))) throw redirect(ours(from) ? from : '/')
  return { demo: visit.demo }
}

export default function LoginPage() {
  const { demo } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { t } = useTranslation('accounts')
  return (
    <div className="wrap login">
      <title>{`${t('login.title')} · Miralo`}</title>
      <div className="login-aside">
        <p className="display">{t('login.welcome')}</p>
        <p>{t('login.aside')}</p>
      </div>
      <section className="login-box">
        <h1 className="display">{t('login.title')}</h1>
        <p className="mt-2 text-ink-2">{t('login.intro')}</p>
        {demo && (
          <Banner tone="info" className="mt-5">
            <Trans t={t} i18nKey="login.demo" components={{ inbox: <a href="/dev/inbox" target="_blank" rel="noreferrer" className="login-link" /> }} />
          </Banner>
        )}
        <LoginForm />
        <p className="mt-5 text-13 text-ink-2">{t('login.newHere')}</p>
        {query.has('from') && <p className="mt-1 text-13 text-ink-3">{t('login.back')}</p>}
      </section>
    </div>
  )
}

function LoginForm() {
  const { t } = useTranslation(['accounts', 'errors', 'shop'])
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [invite, setInvite] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [fault, setFault] = useState<SignInFault>()
  const mail = useEmailCode('login')
  const { busy, signIn } = useSignIn()
  const emailBox = useRef<HTMLInputElement>(null)
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
  }
  return (
    <form
      ref={form}
      noValidate
      className="mt-6 grid gap-5"
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
      <details className="login-fold">
        <summary>{t('login.invite')}</summary>
        <Field
          className="mt-3"
          label={t('login.inviteLabel')}
          name="invite_code"
          autoComplete="off"
          maxLength={32}
          value={invite}
          onChange={(e) => setInvite(e.currentTarget.value)}
        />
      </details>
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

function Agreement({ agreed, onChange, fault }: { agreed: boolean; onChange: (on: boolean) => void; fault: string | undefined }) {
  const { t } = useTranslation(['accounts', 'shop'])
  const words = (
    <Trans
      t={t}
      i18nKey="login.agreement"
      components={{
        user: <Link to="/home/article?code=user-agreement" target="_blank" className="login-link" />,
        privacy: <Link to="/home/article?code=privacy-policy" target="_blank" className="login-link" />,
      }}
    />
  )
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
