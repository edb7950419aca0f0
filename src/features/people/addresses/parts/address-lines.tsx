// The plain fields of the address form: lines, names, phone, street and door.
import { useTexts } from '#web/texts.tsx'
import { Field } from '#ui/controls/field.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { nameFields } from './address-fields.ts'
import type { FieldName } from './address-fields.ts'
import { AreaCode } from './area-code.tsx'
import type { Country } from './area-code.tsx'
import type { AddressFormInHand } from './use-address-form.ts'

export type Part = {
  hand: AddressFormInHand
  idOf: (name: FieldName) => string
  errorOf: (name: FieldName) => string | undefined
  /** also where nothing is delivered */
  anywhere: boolean
}

type LineProps = Part & {
  name: Exclude<FieldName, 'isDefault'>
  label: string
  complete: string
  type?: 'text' | 'tel'
  optional?: boolean
  max: number
  hint?: string
}
export function Line({
  hand,
  idOf,
  errorOf,
  name,
  label,
  complete,
  type = 'text',
  optional = false,
  max,
  hint,
}: LineProps) {
  const { t } = useTexts(['addresses', 'storefront'])
  return (
    <Field
      id={idOf(name)}
      label={label}
      mark={optional ? t('optional') : undefined}
      hint={hint}
      type={type}
      autoComplete={complete}
      maxLength={max}
      value={hand.fields[name]}
      error={errorOf(name)}
      errorWord={t('storefront:error')}
      onChange={(event) => hand.change({ [name]: event.currentTarget.value })}
      onBlur={() => hand.leave(name)}
    />
  )
}

const named = {
  consignee: { complete: 'name', max: 60 },
  surname: { complete: 'family-name', max: 40 },
  givenName: { complete: 'given-name', max: 40 },
} as const
export function Names(part: Part) {
  const { t } = useTexts('addresses')
  const lines = nameFields(part.hand.fields.country) as (keyof typeof named)[]
  return (
    <div className={lines.length > 1 ? 'form-pair' : undefined}>
      {lines.map((name) => (
        <Line key={name} {...part} name={name} label={t(name)} {...named[name]} />
      ))}
    </div>
  )
}

export function Phone({ countries, ...part }: Part & { countries: readonly Country[] }) {
  const { t } = useTexts('addresses')
  const { fields, change } = part.hand
  return (
    <div className="form-phone">
      <AreaCode
        id={part.idOf('areaCode')}
        countries={countries}
        country={fields.country}
        value={fields.areaCode}
        onChange={(areaCode) => change({ areaCode })}
        error={part.errorOf('areaCode')}
      />
      <Line
        {...part}
        name="phone"
        label={t('phone')}
        complete="tel-national"
        type="tel"
        max={30}
        hint={t('phoneWhy')}
      />
    </div>
  )
}

export function Detail({ hand, idOf, errorOf }: Part) {
  const { t } = useTexts(['addresses', 'storefront'])
  return (
    <TextArea
      id={idOf('detail')}
      label={t('detail')}
      hint={t('detailHint')}
      rows={2}
      maxLength={200}
      autoComplete="street-address"
      value={hand.fields.detail}
      error={errorOf('detail')}
      errorWord={t('storefront:error')}
      onChange={(event) => hand.change({ detail: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
      onBlur={() => hand.leave('detail')}
    />
  )
}
