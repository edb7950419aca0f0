// The form of an invoice profile without its looks: values, order of the fields, what is wrong with one.
import type { Calls } from '#kernel/call/contract.ts'
import { isAccount, isEmail, isPhone, plainAccount } from '../profile-rules.ts'
import { asksTaxNo, isTaxNo, plainTaxNo } from '../tax-number.ts'
import type { BuyerType } from '../tax-number.ts'

export type Profile = Calls['/api/v2/invoice/user/detail']['output']
export type ProfileType = BuyerType
export type ProfileForm = Omit<Profile, 'id'>
export type FieldName = 'title' | 'taxNo' | 'email' | 'phone' | 'address' | 'bank' | 'account'
export const fieldOrder: readonly FieldName[] = ['title', 'taxNo', 'email', 'phone', 'address', 'bank', 'account']

export const emptyProfile = (type: ProfileType, country: string, isDefault: boolean): ProfileForm => ({
  type,
  title: '',
  country,
  taxNo: '',
  bank: '',
  account: '',
  address: '',
  phone: '',
  email: '',
  isDefault,
})

export type Lack =
  | 'titleMissingPerson'
  | 'titleMissingCompany'
  | 'taxMissing'
  | 'taxWrong'
  | 'creditLength'
  | 'accountWrong'
  | 'phoneWrong'
  | 'emailWrong'
/** What is wrong with a field; undefined when nothing is. */
export function lackOf(name: FieldName, form: ProfileForm): Lack | undefined {
  const value = form[name].trim()
  if (name === 'title')
    return value ? undefined : form.type === 'enterprise' ? 'titleMissingCompany' : 'titleMissingPerson'
  if (name === 'taxNo') return taxLack(form)
  if (value === '') return undefined
  if (name === 'account') return isAccount(plainAccount(value)) ? undefined : 'accountWrong'
  if (name === 'phone') return isPhone(value) ? undefined : 'phoneWrong'
  if (name === 'email') return isEmail(value) ? undefined : 'emailWrong'
  return undefined
}
function taxLack({ type, country, taxNo }: ProfileForm): Lack | undefined {
  if (!asksTaxNo(country, type)) return undefined
  const plain = plainTaxNo(taxNo, country)
  if (plain === '') return type === 'enterprise' ? 'taxMissing' : undefined
  if (isTaxNo(plain, country, type)) return undefined
  return country === 'CN' && ![15, 18, 20].includes(plain.length) ? 'creditLength' : 'taxWrong'
}
export const taxLength = ({ taxNo, country }: ProfileForm): number => plainTaxNo(taxNo, country).length
/** A number whose check character says that it is whole and right. */
export const isTaxSure = ({ type, country, taxNo }: ProfileForm): boolean =>
  (country === 'ES' || country === 'CN') &&
  isTaxNo(plainTaxNo(taxNo, country), country, type) &&
  [9, 18].includes(plainTaxNo(taxNo, country).length)

/** As the call wants it; a person in China sends no number. */
export const inputOf = (form: ProfileForm) => ({
  ...form,
  title: form.title.trim(),
  taxNo: asksTaxNo(form.country, form.type) ? form.taxNo.trim() : '',
})

/** The field that a refusal of the shop is about. */
export const fieldOf = (reason: string, params: Record<string, unknown>): FieldName | undefined =>
  (
    {
      invoiceTitleRequired: 'title',
      taxNoRequired: 'taxNo',
      taxNoInvalid: 'taxNo',
      phoneInvalid: 'phone',
      emailInvalid: 'email',
    } as const
  )[reason] ?? fieldOrder.find((name) => params['field'] === name)
