// Which company I buy for: its name, number, legal person and licence; a bank if invoices should name it.
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm, type FormInHand } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { UploadField, type Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { isCreditCode, isName, isSpanishNumber, plainNumber } from '../numbers.ts'
import { Consent } from './consent.tsx'
import type { Country } from './person-form.tsx'

interface Fields {
  name: string
  country: string
  number: string
  legalPerson: string
  bank: string
  bankAccount: string
  licence: Uploaded[]
  consent: boolean
}
const order = ['name', 'country', 'number', 'legalPerson', 'bank', 'bankAccount', 'licence', 'consent'] as const
const fieldOf: ReadonlyMap<string, (typeof order)[number]> = new Map(
  Object.entries({
    realNameInvalid: 'legalPerson',
    identityNumberInvalid: 'number',
    bankAccountInvalid: 'bankAccount',
    identityPhotosRequired: 'licence',
    uploadNotFound: 'licence',
    consentRequired: 'consent',
  }),
)
const licences = 3
const isRight = (country: string, number: string): boolean =>
  country === 'CN'
    ? isCreditCode(number)
    : country === 'ES'
      ? isSpanishNumber(number)
      : /^[A-Z0-9/]{4,30}$/.test(number)

function useCheck() {
  const { t } = useTexts(['realname', 'errors'])
  return (name: string, f: Fields): string | undefined => {
    if (name === 'name' || name === 'country') return f[name].trim().length < 2 ? t('required') : undefined
    if (name === 'number')
      return f.number.trim() === ''
        ? t('required')
        : isRight(f.country, plainNumber(f.number))
          ? undefined
          : t('errors:identityNumberInvalid')
    if (name === 'legalPerson')
      return f.legalPerson.trim() === ''
        ? t('required')
        : isName(f.legalPerson.trim())
          ? undefined
          : t('errors:realNameInvalid')
    if (name === 'bankAccount')
      return f.bankAccount && !/^[A-Z0-9]{8,34}$/.test(plainNumber(f.bankAccount))
        ? t('errors:bankAccountInvalid')
        : undefined
    if (name === 'licence') return f.licence.length === 0 ? t('errors:identityPhotosRequired') : undefined
    return name === 'consent' && !f.consent ? t('errors:consentRequired') : undefined
  }
}

interface CompanyFormProps {
  countries: readonly Country[]
  /** What is known of the company already. */
  first: Partial<Fields> & { country: string }
  onSent: () => unknown
}
function useCompanyForm({ first, onSent }: CompanyFormProps) {
  return useForm<Fields, unknown>({
    first: { name: '', number: '', legalPerson: '', bank: '', bankAccount: '', licence: [], consent: false, ...first },
    order,
    check: useCheck(),
    send: ({ licence, bank, bankAccount, ...f }, requestId) =>
      quietly('/v2/user/auth-company/auth', {
        ...f,
        name: f.name.trim(),
        requestId,
        uploadIds: licence.map((l) => l.uploadId),
        ...(bank.trim() && { bank: bank.trim() }),
        ...(bankAccount.trim() && { bankAccount }),
      }),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone: onSent,
  })
}

export function CompanyForm(props: CompanyFormProps) {
  const { t } = useTexts('realname')
  const form = useCompanyForm(props)
  const { licence, consent } = form.fields
  return (
    <Form form={form} className="grid max-w-[40rem] gap-6">
      <CompanyFields form={form} countries={props.countries} />
      <BankFields form={form} />
      <UploadField
        purpose="licence"
        max={licences}
        label={t('photos.licence')}
        hint={t('photos.licenceHint')}
        value={licence}
        error={form.fault('licence')}
        onChange={(next) => form.change({ licence: next })}
      />
      <Consent given={consent} fault={form.fault('consent')} onChange={(given) => form.change({ consent: given })} />
      <Button kind="primary" type="submit" busy={form.busy} className="justify-self-start">
        {t('submit')}
      </Button>
    </Form>
  )
}

type Hand = FormInHand<Fields>
function CompanyFields({ form, countries }: { form: Hand; countries: readonly Country[] }) {
  const { t } = useTexts(['realname', 'storefront'])
  const { country } = form.fields
  return (
    <>
      <Field
        {...form.text('name')}
        label={t('companyName')}
        hint={t('companyNameHint')}
        autoComplete="organization"
        maxLength={120}
      />
      <Select
        label={t('companyCountry')}
        name="country"
        autoComplete="country"
        value={country}
        error={form.fault('country')}
        errorWord={t('storefront:error')}
        onChange={(e) => form.change({ country: e.currentTarget.value })}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        {...form.text('number')}
        label={country === 'CN' ? t('creditCode') : country === 'ES' ? t('nif') : t('companyNumber')}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        maxLength={40}
      />
      <Field {...form.text('legalPerson')} label={t('legalPerson')} autoComplete="off" maxLength={120} />
    </>
  )
}

function BankFields({ form }: { form: Hand }) {
  const { t } = useTexts('realname')
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Field {...form.text('bank')} label={t('bank')} mark={t('optional')} autoComplete="off" maxLength={120} />
      <Field
        {...form.text('bankAccount')}
        label={t('bankAccount')}
        mark={t('optional')}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
    </div>
  )
}
