// The form of an invoice profile: kind, country, name, tax number checked while it is typed, then bank and contact.
import { Check } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { isTaxSure } from './profile-fields.ts'
import type { FieldName, ProfileForm as Form, ProfileType } from './profile-fields.ts'
import { useProfileForm } from './use-profile-form.ts'
import type { ProfileFormInHand } from './use-profile-form.ts'
import './invoices.css'

interface Country {
  code: string
  name: string
}
export interface ProfileFormProps {
  first: Form
  /** The profile that is edited; without it one is added. */
  id?: number
  countries: readonly Country[]
  onSaved: () => void
  /** Beside the save button: the way back. */
  aside: ReactNode
}
type Part = { hand: ProfileFormInHand; idOf: (name: FieldName) => string }
const kinds: readonly ProfileType[] = ['enterprise', 'individual']

export function ProfileForm({ first, id, countries, onSaved, aside }: ProfileFormProps) {
  const { t } = useTexts('invoices')
  const base = useId()
  const idOf = (name: FieldName) => `${base}-${name}`
  const hand = useProfileForm(first, id, (name) => document.getElementById(idOf(name))?.focus(), onSaved)
  const { form, change, faults, whole, busy } = hand
  const part = { hand, idOf }
  const count = Object.keys(faults).length
  return (
    <form
      noValidate
      className="grid max-w-[640px] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void hand.save()
      }}
    >
      {(whole || count > 1) && (
        <Banner tone="error" live>
          {whole ?? t('faults', { count })}
        </Banner>
      )}
      <Buyer {...part} countries={countries} />
      <Details {...part} />
      <Tick
        label={t('isDefault')}
        checked={form.isDefault}
        onChange={(event) => change({ isDefault: event.currentTarget.checked })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busy={busy}>{t('save')}</SubmitButton>
        {aside}
      </div>
    </form>
  )
}

/** Who buys: kind, country, name and tax number. */
function Buyer({ countries, ...part }: Part & { countries: readonly Country[] }) {
  const { t } = useTexts('invoices')
  const { form, change } = part.hand
  const enterprise = form.type === 'enterprise'
  return (
    <>
      <ChipRadios
        legend={t('type')}
        options={kinds.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={form.type}
        onChange={(type) => change({ type })}
      />
      <Select
        label={t('country')}
        autoComplete="country"
        value={form.country}
        onChange={(event) => change({ country: event.currentTarget.value })}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Line
        {...part}
        name="title"
        label={enterprise ? t('company') : t('name')}
        complete={enterprise ? 'organization' : 'name'}
        max={100}
      />
      {(form.country !== 'CN' || enterprise) && <TaxNumber {...part} />}
    </>
  )
}

/** What an invoice may name besides: contact and bank. */
function Details(part: Part) {
  const { t } = useTexts('invoices')
  const place = part.hand.form.type === 'enterprise' ? t('address') : t('addressPerson')
  return (
    <fieldset className="invoice-more">
      <legend className="display text-22">{t('details')}</legend>
      <p className="text-13 text-ink-2">{t('detailsNote')}</p>
      <div className="invoice-pair">
        <Line {...part} name="email" label={t('email')} complete="email" type="email" optional max={254} />
        <Line {...part} name="phone" label={t('phone')} complete="tel" type="tel" optional max={30} />
      </div>
      <Line {...part} name="address" label={place} complete="street-address" optional max={200} />
      <div className="invoice-pair">
        <Line {...part} name="bank" label={t('bank')} complete="off" optional max={100} />
        <Line {...part} name="account" label={t('account')} complete="off" optional max={50} hint={t('accountHint')} />
      </div>
    </fieldset>
  )
}

function TaxNumber(part: Part) {
  const { t } = useTexts('invoices')
  const { form } = part.hand
  const { country, type } = form
  const label = country === 'CN' ? t('taxNoChina') : country === 'ES' ? t('taxNoSpain') : t('taxNo')
  const hint =
    country === 'CN'
      ? t('taxHintChina')
      : country === 'ES'
        ? t(type === 'enterprise' ? 'taxHintSpain' : 'taxHintPerson')
        : t('taxHintOther')
  return (
    <div>
      <Line
        {...part}
        name="taxNo"
        label={label}
        complete="off"
        optional={type === 'individual'}
        max={40}
        hint={hint}
        code
      />
      <p role="status" className="mt-1 flex items-center gap-1 text-13 text-success empty:hidden">
        {isTaxSure(form) && (
          <>
            <Icon of={Check} size={16} />
            {t('taxRight')}
          </>
        )}
      </p>
    </div>
  )
}

type LineProps = Part & {
  name: FieldName
  label: string
  complete: string
  type?: 'text' | 'tel' | 'email'
  optional?: boolean
  max: number
  hint?: string
  code?: boolean
}
function Line({
  hand,
  idOf,
  name,
  label,
  complete,
  type = 'text',
  optional = false,
  max,
  hint,
  code = false,
}: LineProps) {
  const { t } = useTexts(['invoices', 'storefront'])
  return (
    <Field
      id={idOf(name)}
      label={label}
      mark={optional ? t('optional') : undefined}
      hint={hint}
      type={type}
      autoComplete={complete}
      {...(code && { autoCapitalize: 'characters', spellCheck: false })}
      maxLength={max}
      value={hand.form[name]}
      error={hand.faults[name]}
      errorWord={t('storefront:error')}
      onChange={(event) => hand.change({ [name]: event.currentTarget.value })}
      onBlur={() => hand.leave(name)}
    />
  )
}
