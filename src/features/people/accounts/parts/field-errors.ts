// What is missing in the fields that the forms of the login area share, in words;
// and which field a refusal of theirs speaks of.
import { useTexts } from '#web/texts.tsx'
import { emailLack, phoneLack, type ContactKind } from './contact.ts'
import { isPassword } from './password-rules.ts'

interface ContactFields {
  email: string
  area: string
  phone: string
  code: string
}
/** Address and code; a form that need not give one says so by `optional`. */
export function useContactLacks(kind: ContactKind, optional = false) {
  const { t } = useTexts(['accounts', 'errors'])
  return (name: string, f: ContactFields): string | undefined => {
    if (optional && (kind === 'email' ? f.email : f.phone).trim() === '') return undefined
    const lack = name !== kind ? undefined : kind === 'email' ? emailLack(f.email) : phoneLack(f.area, f.phone)
    if (lack) return t(`errors:${lack}`)
    return name === 'code' && f.code.length < 6 ? t('login.codeShort') : undefined
  }
}
interface PasswordFields {
  password: string
  again: string
}
/** A new password, twice. */
export function usePasswordLacks(optional: boolean) {
  const { t } = useTexts('accounts')
  return (name: string, f: PasswordFields): string | undefined => {
    if (optional && f.password === '' && f.again === '') return undefined
    if (name === 'password')
      return f.password === '' ? t('password.required') : isPassword(f.password) ? undefined : t('password.invalid')
    return name === 'again' && f.again !== f.password ? t('password.different') : undefined
  }
}

/** The field of a refusal that speaks of the address or its code. */
export function contactFieldOf(reason: string, kind: ContactKind): ContactKind | 'code' | undefined {
  if (['codeWrong', 'codeLocked'].includes(reason)) return 'code'
  return [
    'emailEmpty',
    'emailInvalid',
    'phoneInvalid',
    'accountEmpty',
    'accountUnknown',
    'accountExists',
    'contactTaken',
    'contactSame',
  ].includes(reason)
    ? kind
    : undefined
}
