// A forgotten password, /login/login/forgot: a code proves the account, then a new password;
// every device is signed out, and accounts that were unlinked are named.
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { hrefWith } from '#web/href-with.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { ContactCode } from '../parts/contact-code.tsx'
import { homeArea, homeContact, type ContactKind } from '../parts/contact.ts'
import { EntranceFrame } from '../parts/entrance-frame.tsx'
import { useEntranceLink } from '../parts/entrance-link.ts'
import { NewPassword } from '../parts/new-password.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { contactFieldOf, useContactLacks, usePasswordLacks } from '../parts/field-errors.ts'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => []

interface Fields {
  email: string
  area: string
  phone: string
  code: string
  password: string
  again: string
}

function useForgotForm(kind: ContactKind) {
  const navigate = useNavigate()
  const { t } = useTexts('accounts')
  const lang = useLang()
  const area = homeArea(lang)
  const entrance = useEntranceLink()
  const contact = useContactLacks(kind)
  const password = usePasswordLacks(false)
  return useForm({
    first: { email: '', area, phone: '', code: '', password: '', again: '' } satisfies Fields,
    order: [kind, 'code', 'password', 'again'],
    check: (name, fields) => contact(name, fields) ?? password(name, fields),
    send: (f) => {
      const account =
        kind === 'email' ? { account: f.email.trim() } : { account: f.phone.trim(), area_code: f.area.trim() }
      return quietly(
        '/reset-password',
        { ...account, code: f.code, new_password: f.password },
        { stay: true, said: (words) => void toast(words, { kind: 'success' }) },
      )
    },
    fieldOf: ({ reason }) => (reason === 'passwordInvalid' ? 'password' : contactFieldOf(reason, kind)),
    onDone: ({ dropped }, { email, phone }) => {
      const ways = dropped.linked.map((way) => t(`forgot.way.${way}`))
      if (ways.length > 0) toast(t('forgot.dropped', { ways: new Intl.ListFormat(lang).format(ways) }))
      return navigate(entrance(hrefWith('/login/login', { by: 'password' })), {
        replace: true,
        state: { account: kind === 'email' ? email.trim() : phone.trim() },
      })
    },
  })
}

export default function ForgotPage() {
  const { t } = useTexts('accounts')
  const entrance = useEntranceLink()
  const [query] = useSearchParams()
  const home = homeContact(useLang())
  const [kind, setKind] = useState<ContactKind>(query.get('by') === 'email' ? 'email' : home)
  const form = useForgotForm(kind)
  return (
    <EntranceFrame title={t('forgot.title')} intro={t('forgot.intro')}>
      <Form form={form} className="grid gap-5">
        <ChipRadios
          legend={t('forgot.by')}
          options={[
            { value: 'email', label: t('forgot.byEmail') },
            { value: 'phone', label: t('forgot.byPhone') },
          ]}
          value={kind}
          onChange={setKind}
        />
        <ContactCode key={kind} form={form} kind={kind} purpose="resetPassword" />
        <NewPassword form={form} />
        <SubmitButton size="lg" wide busy={form.busy}>
          {t('forgot.submit')}
        </SubmitButton>
      </Form>
      <p className="mt-5 text-13">
        <Link to={entrance(hrefWith('/login/login', { by: 'password' }))} className="login-link">
          {t('forgot.back')}
        </Link>
      </p>
    </EntranceFrame>
  )
}
