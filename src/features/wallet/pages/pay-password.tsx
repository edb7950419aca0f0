// The payment password, /user/user/changePayPassword: a code proves the person, then six digits twice. `?back=` returns to paying.
import { useRef, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { toast } from '#ui/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { SubmitButton } from '../../accounts/parts/submit-button.tsx'
import { useEmailCode } from '../../accounts/parts/use-email-code.ts'
import { PasswordPad } from '../parts/password-pad.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('wallet:password.titleChange') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const [person, { hasPayPassword }] = await Promise.all([load(visit, '/api/v2/user/getUserInfo', {}), load(visit, '/api/v2/user/balance/detail', {})])
  const back = new URL(request.url).searchParams.get('back') ?? ''
  return { masked: person.username, hasPayPassword, demo: visit.demo, back: /^\/(?![/\\])/.test(back) ? back : null }
}

type Fault = { field: 'code' | 'first' | 'second' | 'whole'; message: string }

export default function PayPasswordPage() {
  const { hasPayPassword, back } = useLoaderData<typeof loader>()
  const { t } = useTexts('wallet')
  const title = hasPayPassword ? t('password.titleChange') : t('password.titleSet')
  return (
    <div className="wrap pt-1 pb-16 md:pt-0">
      <title>{`${title} · Miralo`}</title>
      <div className="max-w-[520px]">
        <h1 className="display pt-9 max-md:sr-only text-48">{title}</h1>
        <p className="mt-4 text-ink-2">{t('password.intro')}</p>
        {back && <p className="mt-1 text-13 text-ink-3">{t('password.return')}</p>}
        <PasswordForm />
      </div>
    </div>
  )
}

function PasswordForm() {
  const { masked, demo, back } = useLoaderData<typeof loader>()
  const { t } = useTexts(['wallet', 'accounts', 'shop', 'errors'])
  const navigate = useNavigate()
  const mail = useEmailCode('payPassword')
  const [entered, setEntered] = useState({ code: '', first: '', second: '' })
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const codeBox = useRef<HTMLInputElement>(null)
  const firstBox = useRef<HTMLInputElement>(null)
  const secondBox = useRef<HTMLInputElement>(null)
  const enter = (part: Partial<typeof entered>) => {
    setEntered({ ...entered, ...part })
    if (fault && fault.field in part) setFault(undefined)
  }
  const tell = (wrong: Fault) => {
    setFault(wrong)
    const boxes = { code: codeBox, first: firstBox, second: secondBox }
    if (wrong.field !== 'whole') boxes[wrong.field].current?.focus()
  }
  const lack = (): Fault | undefined => {
    if (entered.code.length < 6) return { field: 'code', message: t('accounts:login.codeShort') }
    if (entered.first.length < 6) return { field: 'first', message: t('password.short') }
    return entered.second === entered.first ? undefined : { field: 'second', message: t('password.different') }
  }
  const save = async () => {
    const wrong = lack()
    if (wrong) return tell(wrong)
    setBusy(true)
    try {
      await call('/api/v2/user/pay-password/set', { payPassword: entered.first, code: entered.code, requestId: requestId() }, { quiet: true })
      toast(t('password.saved'), { kind: 'success' })
      await navigate(back ?? '/user/user', { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      tell({ field: error.reason === 'codeWrong' ? 'code' : error.reason === 'payPasswordInvalid' ? 'first' : 'whole', message: error.message })
    } finally {
      setBusy(false)
    }
  }
  const messageOf = (field: Fault['field']) => (fault?.field === field ? fault.message : undefined)
  return (
    <form
      noValidate
      className="mt-8 grid gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      {fault?.field === 'whole' && (
        <Banner tone="error" live>
          {fault.message}
        </Banner>
      )}
      <fieldset className="grid gap-4">
        <legend className="display mb-3 text-22">{t('password.stepCode')}</legend>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p>{t('password.email', { masked })}</p>
          <Button size="sm" busy={mail.busy} aria-disabled={mail.seconds > 0 || undefined} onClick={() => void mail.send('').then((sent) => sent && codeBox.current?.focus())}>
            {mail.seconds > 0 ? t('accounts:login.resendIn', { seconds: mail.seconds }) : t('password.send')}
          </Button>
        </div>
        <p role="status" className="text-13 text-success empty:hidden">
          {mail.sentTo !== undefined && !mail.fault ? t('password.sent') : ''}
        </p>
        <p role="alert" className="text-13 font-medium text-primary-ink empty:hidden">
          {mail.fault ?? ''}
        </p>
        {demo && (
          <p className="text-13 text-ink-3">
            <a href="/dev/inbox" target="_blank" rel="noreferrer" className="underline underline-offset-2">
              /dev/inbox
            </a>
          </p>
        )}
        <CodeField
          ref={codeBox}
          label={t('password.code')}
          value={entered.code}
          onChange={(code) => enter({ code })}
          onComplete={() => firstBox.current?.focus()}
          error={messageOf('code')}
          errorWord={t('shop:error')}
        />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="display mb-3 text-22">{t('password.stepPassword')}</legend>
        <PasswordPad
          ref={firstBox}
          label={t('password.first')}
          hint={t('password.hint')}
          value={entered.first}
          onChange={(first) => enter({ first })}
          onComplete={() => secondBox.current?.focus()}
          error={messageOf('first')}
          errorWord={t('shop:error')}
        />
        <PasswordPad
          ref={secondBox}
          label={t('password.second')}
          value={entered.second}
          onChange={(second) => enter({ second })}
          error={messageOf('second')}
          errorWord={t('shop:error')}
        />
      </fieldset>
      <SubmitButton busy={busy} className="justify-self-start">
        {t('password.save')}
      </SubmitButton>
    </form>
  )
}
