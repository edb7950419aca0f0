// Opening an account with a password: the form of a person, and of a company with its four facts.
import { useState } from 'react'
import { useLang } from '#ui/text/lang.tsx'
import { deviceKey } from '#web/device.ts'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { arrive, type SignedIn } from './arrive.ts'
import { homeArea, homeContact, type ContactKind } from './contact.ts'
import { contactFieldOf, useContactLacks, usePasswordLacks } from './field-errors.ts'
import { emptyRegister, type RegisterFields } from './register-fields.tsx'

export interface Company {
  companyName: string
  country: string
  registrationNo: string
  contact: string
}
export type CompanyFields = RegisterFields & Company
const companyOrder = ['companyName', 'country', 'registrationNo', 'contact'] as const
const homeCountry = { 'zh-CN': 'CN', 'en-US': 'US', 'es-ES': 'ES' } as const
const fieldOf: ReadonlyMap<string, keyof CompanyFields> = new Map(
  Object.entries({
    passwordInvalid: 'password',
    inviteUnknown: 'invite',
    agreementRequired: 'agreed',
    companyRequired: 'companyName',
  }),
)

/** `kind`: for oneself or for a company. The person is signed in when `onDone` is called. */
export function useRegisterForm(
  kind: 'individual' | 'enterprise',
  onDone: (person: SignedIn, fields: CompanyFields) => unknown,
) {
  const { t } = useTexts(['accounts', 'errors'])
  const lang = useLang()
  const [by, setBy] = useState<ContactKind>(homeContact(lang))
  const contact = useContactLacks(by)
  const password = usePasswordLacks(false)
  const asked = kind === 'enterprise' ? companyOrder : []
  const form = useForm<CompanyFields, SignedIn>({
    first: {
      ...emptyRegister(homeArea(lang)),
      companyName: '',
      country: homeCountry[lang],
      registrationNo: '',
      contact: '',
    },
    order: [...asked, by, 'code', 'password', 'again', 'invite', 'agreed'],
    check: (name, f) => {
      if ((asked as readonly string[]).includes(name))
        return String(f[name]).trim() === '' ? t('register.required') : undefined
      if (name === 'agreed') return f.agreed ? undefined : t('errors:agreementRequired')
      return contact(name, f) ?? password(name, f)
    },
    send: async (f) => {
      let said = ''
      const person = await quietly('/register-user', inputOf(kind, by, f), {
        stay: true,
        said: (words) => void (said = words),
      })
      await arrive(person, said)
      return person
    },
    fieldOf: ({ reason }) => fieldOf.get(reason) ?? contactFieldOf(reason, by),
    onDone,
  })
  return { form, by, setBy }
}

function inputOf(kind: 'individual' | 'enterprise', by: ContactKind, f: CompanyFields) {
  const company = {
    name: f.companyName.trim(),
    country: f.country,
    registrationNo: f.registrationNo.trim(),
    contact: f.contact.trim(),
  }
  return {
    kind,
    ...(by === 'email' ? { user_email: f.email.trim() } : { area_code: f.area.trim(), phone: f.phone.trim() }),
    code: f.code,
    password: f.password,
    agreement: f.agreed,
    device: deviceKey(),
    ...(f.invite.trim() && { invite_code: f.invite.trim() }),
    ...(kind === 'enterprise' && { company }),
  }
}
