// The form of an address: names by country, phone with area code, places, door, label, default. Used on its own page and inside the confirmation.
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Banner } from '#ui/banner.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/lang.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Tick } from '#ui/tick.tsx'
import { countryName } from '#web/place.ts'
import { emptyFields, fieldOrder, fieldsOf, oneName } from './address-fields.ts'
import type { FieldName } from './address-fields.ts'
import type { Address } from './address-text.ts'
import { ChinesePlaces } from './chinese-places.tsx'
import { LabelChoice } from './label-choice.tsx'
import type { Labels } from './label-choice.tsx'
import { PasteBox } from './paste-box.tsx'
import { SubmitButton } from '../../accounts/parts/submit-button.tsx'
import { useAddressForm } from './use-address-form.ts'
import type { AddressFormInHand } from './use-address-form.ts'
import { useFieldName } from './use-field-name.ts'
import './address.css'

export interface Country {
  code: string
  name: string
  areaCode?: string
}
export interface AddressFormProps {
  address?: Address
  countries: readonly Country[]
  /** The country a new address starts with. */
  country: string
  labels: Labels
  saveWords: string
  onSaved: (id: number) => void
  /** Beside the save button: the way back. */
  aside?: ReactNode
}
type Part = { hand: AddressFormInHand; idOf: (name: FieldName) => string; errorOf: (name: FieldName) => string | undefined }

const areaCodeOf = (countries: readonly Country[], code: string): string => (countries.find((c) => c.code === code)?.areaCode ?? '').replace(/^\+?/, '+').replace(/^\+$/, '')

export function AddressForm({ address, countries, country, labels, saveWords, onSaved, aside }: AddressFormProps) {
  const { t } = useTexts(['addresses', 'shop'])
  const hand = useAddressForm(address ? fieldsOf(address) : emptyFields(country, areaCodeOf(countries, country)), address?.id, onSaved)
  const base = useId()
  const idOf = (name: FieldName) => `${base}-${name}`
  const part: Part = { hand, idOf, errorOf: (name) => hand.faults[name] }
  const { fields, change } = hand
  return (
    <form
      noValidate
      className="grid max-w-[640px] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!hand.busy) void hand.save()
      }}
    >
      <FaultSummary {...part} />
      {!address && <PasteBox country={fields.country} onUse={change} />}
      <CountryChoice {...part} countries={countries} />
      <Names {...part} />
      <Phone {...part} />
      {fields.country === 'CN' ? (
        <>
          <ChinesePlaces fields={fields} change={change} errorOf={part.errorOf} onLeave={hand.leave} idOf={idOf} />
          <Detail {...part} />
          <Line {...part} name="zipCode" label={t('zip')} complete="postal-code" optional max={12} />
        </>
      ) : (
        <>
          <Detail {...part} />
          <div className="form-pair">
            <Line {...part} name="zipCode" label={t('zip')} complete="postal-code" optional max={12} />
            <Line {...part} name="city" label={t('city')} complete="address-level2" max={60} />
          </div>
          <Line {...part} name="state" label={t('state')} complete="address-level1" optional max={60} />
        </>
      )}
      <LabelChoice
        label={fields.label}
        onChange={(label) => change({ label })}
        labels={{ ...labels, taken: labels.taken.filter((l) => l !== address?.label) }}
        error={hand.faults.label}
        id={idOf('label')}
      />
      <Tick label={t('isDefault')} checked={fields.isDefault} onChange={(e) => change({ isDefault: e.currentTarget.checked })} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busy={hand.busy}>{saveWords}</SubmitButton>
        {aside}
      </div>
    </form>
  )
}

/** All faults on top, each a way to its field; it takes the focus when saving failed. */
function FaultSummary({ hand, idOf }: Part) {
  const { t } = useTexts(['addresses', 'shop'])
  const names = fieldOrder(hand.fields.country).filter((name) => hand.faults[name])
  const shown = names.length > 0 || hand.whole !== undefined
  const nameOf = useFieldName(hand.fields.country)
  const box = useRef<HTMLDivElement>(null)
  const { alarm } = hand
  useEffect(() => {
    if (alarm > 0) box.current?.focus()
  }, [alarm])
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={shown ? (hand.whole ?? t('faults', { count: names.length })) : undefined} hidden={!shown} className="scroll-mt-24">
      <Banner tone="error" live>
        <b className="font-semibold">{hand.whole ?? t('faults', { count: names.length })}</b>
        {names.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {names.map((name) => (
              <li key={name}>
                <TextLink onClick={() => document.getElementById(idOf(name))?.focus()}>
                  {nameOf(name)}: {hand.faults[name]}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  )
}

function CountryChoice({ hand, idOf, errorOf, countries }: Part & { countries: readonly Country[] }) {
  const { t } = useTexts(['addresses', 'shop'])
  const lang = useLang()
  const { fields, change } = hand
  const offered = countries.some((c) => c.code === fields.country) ? countries : [{ code: fields.country, name: countryName(fields.country, lang) }, ...countries]
  const choose = (code: string) => {
    const untouched = fields.areaCode === '' || fields.areaCode === areaCodeOf(countries, fields.country)
    const name = oneName(code) && fields.consignee === '' ? { consignee: [fields.givenName, fields.surname].filter(Boolean).join(' ') } : {}
    change({ country: code, state: '', stateCode: '', city: '', region: '', ...name, ...(untouched ? { areaCode: areaCodeOf(countries, code) } : {}) })
  }
  return (
    <Select
      id={idOf('country')}
      label={t('country')}
      autoComplete="country"
      value={fields.country}
      error={errorOf('country')}
      errorWord={t('shop:error')}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {offered.map((c) => (
        <option key={c.code} value={c.code}>
          {c.name}
        </option>
      ))}
    </Select>
  )
}

function Names(part: Part) {
  const { t } = useTexts(['addresses', 'shop'])
  if (oneName(part.hand.fields.country)) return <Line {...part} name="consignee" label={t('consignee')} complete="name" max={60} />
  return (
    <div className="form-pair">
      <Line {...part} name="givenName" label={t('givenName')} complete="given-name" max={40} />
      <Line {...part} name="surname" label={t('surname')} complete="family-name" max={40} />
    </div>
  )
}

function Phone(part: Part) {
  const { t } = useTexts(['addresses', 'shop'])
  return (
    <div className="form-phone">
      <Line {...part} name="areaCode" label={t('areaCode')} complete="tel-country-code" type="tel" max={5} />
      <Line {...part} name="phone" label={t('phone')} complete="tel-national" type="tel" max={30} hint={t('phoneWhy')} />
    </div>
  )
}

function Detail({ hand, idOf, errorOf }: Part) {
  const { t } = useTexts(['addresses', 'shop'])
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
      errorWord={t('shop:error')}
      onChange={(event) => hand.change({ detail: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
      onBlur={() => hand.leave('detail')}
    />
  )
}

type LineProps = Part & { name: Exclude<FieldName, 'isDefault'>; label: string; complete: string; type?: 'text' | 'tel'; optional?: boolean; max: number; hint?: string }
function Line({ hand, idOf, errorOf, name, label, complete, type = 'text', optional = false, max, hint }: LineProps) {
  const { t } = useTexts(['addresses', 'shop'])
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
      errorWord={t('shop:error')}
      onChange={(event) => hand.change({ [name]: event.currentTarget.value })}
      onBlur={() => hand.leave(name)}
    />
  )
}
