// After a first sign-in, /login/login/registerAdd: nickname, a password, a second way back in, an invitation.
// All of it can wait.
import { useState } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Field } from '#ui/controls/field.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { takeReturnPage } from '#web/session.ts'
import { useTexts } from '#web/texts.tsx'
import { ContactCode } from '../parts/contact-code.tsx'
import { homeArea, type ContactKind } from '../parts/contact.ts'
import { EntranceFrame } from '../parts/entrance-frame.tsx'
import { InviteField } from '../parts/invite-field.tsx'
import { contactFieldOf, useContactLacks, usePasswordLacks } from '../parts/field-errors.ts'
import { NewPassword } from '../parts/new-password.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const { nickName, email, phone, hasPassword } = await load(visit, '/api/v2/user/getUserInfo', {})
  return {
    nickName,
    hasPassword,
    lacks: phone === null ? ('phone' as const) : email === null ? ('email' as const) : null,
  }
}

interface Fields {
  nickName: string
  password: string
  again: string
  email: string
  area: string
  phone: string
  code: string
  invite: string
}

/** What was filled in, and only that; an address first, for its code runs out. */
async function keep(f: Fields, before: { nickName: string }, lacks: ContactKind | null): Promise<void> {
  if (lacks === 'phone' && f.phone.trim())
    await quietly('/mobile-change-bind', { area_code: f.area.trim(), phone: f.phone.trim(), code: f.code })
  if (lacks === 'email' && f.email.trim())
    await quietly('/email-change-bind', { user_email: f.email.trim(), code: f.code })
  const more = {
    ...(f.nickName.trim() !== before.nickName && f.nickName.trim() && { nickName: f.nickName.trim() }),
    ...(f.password && { password: f.password }),
    ...(f.invite.trim() && { inviteCode: f.invite.trim() }),
  }
  if (Object.keys(more).length > 0) await quietly('/api/v2/user/supplement', more)
}
const fieldOf: ReadonlyMap<string, keyof Fields> = new Map(
  Object.entries({
    nicknameInvalid: 'nickName',
    passwordInvalid: 'password',
    passwordExists: 'password',
    inviteUnknown: 'invite',
    inviteSelf: 'invite',
    inviteLoop: 'invite',
    inviteBound: 'invite',
    inviteTooLate: 'invite',
  }),
)

type Given = Awaited<ReturnType<typeof loader>>
function useSupplementForm({ nickName, lacks }: Given, back: string) {
  const { t } = useTexts('accounts')
  const navigate = useNavigate()
  const contact = useContactLacks(lacks ?? 'phone', true)
  const password = usePasswordLacks(true)
  const area = homeArea(useLang())
  return useForm({
    first: { nickName, password: '', again: '', email: '', area, phone: '', code: '', invite: '' } satisfies Fields,
    order: ['nickName', 'password', 'again', 'email', 'phone', 'code', 'invite'],
    check: (name, f) => (lacks && (name === lacks || name === 'code') ? contact(name, f) : password(name, f)),
    send: (f) => keep(f, { nickName }, lacks),
    fieldOf: ({ reason }) => fieldOf.get(reason) ?? (lacks ? contactFieldOf(reason, lacks) : undefined),
    onDone: () => {
      toast(t('supplement.saved'), { kind: 'success' })
      return navigate(back, { replace: true })
    },
  })
}

export default function SupplementPage() {
  const given = useLoaderData<typeof loader>()
  const { hasPassword, lacks } = given
  const { t } = useTexts('accounts')
  const [back] = useState(() => (typeof window === 'undefined' ? '/' : takeReturnPage()))
  const form = useSupplementForm(given, back)
  return (
    <EntranceFrame title={t('supplement.title')} intro={t('supplement.intro')} codeless={lacks === null}>
      <Form form={form} className="grid gap-6">
        <Field
          {...form.text('nickName')}
          label={t('supplement.nickname')}
          hint={t('supplement.nicknameHint')}
          autoComplete="nickname"
          maxLength={40}
        />
        {!hasPassword && (
          <fieldset>
            <legend className="display mb-3 text-22">{t('supplement.passwordTitle')}</legend>
            <NewPassword form={form} optional />
          </fieldset>
        )}
        {lacks && (
          <fieldset className="grid gap-5">
            <legend className="display mb-3 text-22">
              {t(lacks === 'phone' ? 'supplement.phoneTitle' : 'supplement.emailTitle')}
            </legend>
            <ContactCode form={form} kind={lacks} purpose={lacks === 'phone' ? 'bindPhone' : 'changeEmail'} />
          </fieldset>
        )}
        <InviteField form={form} />
        <SubmitButton size="lg" wide busy={form.busy}>
          {t('supplement.save')}
        </SubmitButton>
      </Form>
      <p className="mt-5 text-13">
        <Link to={back} replace className="login-link">
          {t('supplement.skip')}
        </Link>
      </p>
    </EntranceFrame>
  )
}
