// The payment password, /user/user/changePayPassword: a code to the own e-mail or phone proves the person,
// then six digits twice. `?back=` returns to paying.
import { href, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { load, toSignIn } from '#web/load.ts'
import { ownPath } from '#web/own-path.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { OwnCode, speaksOfCode } from '#features/people/accounts/parts/own-code.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { PasswordPad } from '#ui/controls/password-pad.tsx'
import { PageTitle } from '#web/page-title.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Loaded> = {
  tab: 'me',
  title: (t, { hasPayPassword }) => t(hasPayPassword ? 'wallet:password.titleChange' : 'wallet:password.titleSet'),
}
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const { email, phone, hasPayPassword } = await load(visit, '/api/v2/user/getUserInfo', {})
  return { own: { email, phone }, hasPayPassword, back: ownPath(new URL(request.url).searchParams.get('back')) }
}

export default function PayPasswordPage() {
  const { hasPayPassword, back } = useLoaderData<typeof loader>()
  const { t } = useTexts('wallet')
  const title = hasPayPassword ? t('password.titleChange') : t('password.titleSet')
  return (
    <div className="wrap pt-1 pb-16 md:pt-0">
      <PageTitle of={title} />
      <div className="max-w-[520px]">
        <h1 className="display pt-9 max-md:sr-only text-48">{title}</h1>
        <p className="mt-4 text-ink-2">{t('password.intro')}</p>
        {back && <p className="mt-1 text-13 text-ink-3">{t('password.return')}</p>}
        <PasswordForm />
      </div>
    </div>
  )
}

function usePasswordForm(back: string | null) {
  const { t } = useTexts(['wallet', 'accounts'])
  const navigate = useNavigate()
  return useForm({
    first: { code: '', first: '', second: '' },
    order: ['code', 'first', 'second'],
    check: (name, f) => {
      if (name === 'code') return f.code.length < 6 ? t('accounts:login.codeShort') : undefined
      if (name === 'first') return f.first.length < 6 ? t('password.short') : undefined
      return f.second === f.first ? undefined : t('password.different')
    },
    send: ({ code, first }, requestId) =>
      quietly('/api/v2/user/pay-password/set', { payPassword: first, code, requestId }),
    fieldOf: ({ reason }) => (speaksOfCode(reason) ? 'code' : reason === 'payPasswordInvalid' ? 'first' : undefined),
    onDone: async () => {
      toast(t('password.saved'), { kind: 'success' })
      await navigate(back ?? href('/user/user/system'), { replace: true })
    },
  })
}

function PasswordForm() {
  const { own, back } = useLoaderData<typeof loader>()
  const { t } = useTexts(['wallet', 'storefront'])
  const form = usePasswordForm(back)
  const pad = (name: 'first' | 'second') => ({
    name,
    value: form.fields[name],
    onChange: (digits: string) => form.change({ [name]: digits }),
    error: form.fault(name),
    errorWord: t('storefront:error'),
  })
  return (
    <Form form={form} className="mt-8 grid gap-8">
      <fieldset>
        <legend className="display mb-3 text-22">{t('password.stepCode')}</legend>
        <OwnCode form={form} name="code" own={own} purpose="payPassword" onComplete={() => form.focusOn('first')} />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="display mb-3 text-22">{t('password.stepPassword')}</legend>
        <PasswordPad
          {...pad('first')}
          label={t('password.first')}
          hint={t('password.hint')}
          onComplete={() => form.focusOn('second')}
        />
        <PasswordPad {...pad('second')} label={t('password.second')} />
      </fieldset>
      <SubmitButton busy={form.busy} className="justify-self-start">
        {t('password.save')}
      </SubmitButton>
    </Form>
  )
}
