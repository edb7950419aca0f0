// The form of an address: names by country, phone with area code, places, door, label, default.
// Used on its own page and inside the confirmation.
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Select } from '#ui/controls/select.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { countryName } from '#surfaces/storefront/visit/place.ts'
import { emptyFields, fieldOrder, fieldsOf, lackOf, oneName } from './address-fields.ts'
import type { AddressFields, FieldName } from './address-fields.ts'
import type { Address } from './address-text.ts'
import { Detail, Line, Names, Phone } from './address-lines.tsx'
import type { Part } from './address-lines.tsx'
import { areaCodeOf } from './area-code.tsx'
import type { Country } from './area-code.tsx'
import { ChinesePlaces } from './chinese-places.tsx'
import { LabelChoice } from './label-choice.tsx'
import type { Labels } from './label-choice.tsx'
import { PasteBox } from './paste-box.tsx'
import { StateChoice } from './state-choice.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { useAddressForm } from './use-address-form.ts'
import { useFieldName } from './use-field-name.ts'
import './address.css'

export interface AddressFormProps {
  address?: Address
  countries: readonly Country[]
  /** The country a new address starts with. */
  country: string
  labels: Labels
  /** Not for parcels of this shop: any place will do. */
  anywhere?: boolean
  saveWords: string
  onSaved: (id: number) => void
  /** Beside the save button: the way back. */
  aside?: ReactNode
}
/** On to what a text did not say, else to what can be saved. */
const firstLack = (fields: AddressFields): FieldName =>
  fieldOrder(fields.country).find((name) => lackOf(name, fields)) ?? 'detail'

/** Where a new address begins: where somebody is, if anything is delivered there. */
function begunIn({ countries, country, anywhere }: AddressFormProps): string {
  const own = countries.find(({ code }) => code === country)
  return own?.outside && !anywhere ? (countries.find(({ outside }) => !outside)?.code ?? country) : country
}

/** The form at work, and what a text that was read fills in. */
function useForm(props: AddressFormProps) {
  const { address, countries, anywhere = false, onSaved } = props
  const country = begunIn(props)
  const hand = useAddressForm(
    address ? fieldsOf(address) : emptyFields(country, areaCodeOf(countries, country)),
    address ?? {},
    onSaved,
  )
  const base = useId()
  const idOf = (name: FieldName) => `${base}-${name}`
  const part: Part = { hand, idOf, errorOf: (name) => hand.faults[name], anywhere }
  const fill = (found: Partial<AddressFields>) => {
    hand.change(found)
    const next = firstLack({ ...hand.fields, ...found })
    setTimeout(() => document.getElementById(idOf(next))?.focus())
  }
  return { hand, part, fill }
}

export function AddressForm(props: AddressFormProps) {
  const { address, countries, labels, saveWords, aside } = props
  const { t } = useTexts(['addresses', 'storefront'])
  const { hand, part, fill } = useForm(props)
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
      {!address && <PasteBox country={fields.country} onUse={fill} />}
      <CountryChoice {...part} countries={countries} />
      <Names {...part} />
      <Phone {...part} countries={countries} />
      {fields.country === 'CN' ? <PlaceInChina {...part} /> : <PlaceElsewhere {...part} />}
      <LabelChoice
        label={fields.label}
        onChange={(label) => change({ label })}
        labels={{ ...labels, taken: labels.taken.filter((l) => l !== address?.label) }}
        error={hand.faults.label}
        id={part.idOf('label')}
      />
      <Tick
        label={t('isDefault')}
        checked={fields.isDefault}
        onChange={(e) => change({ isDefault: e.currentTarget.checked })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busy={hand.busy}>{saveWords}</SubmitButton>
        {aside}
      </div>
    </form>
  )
}

function PlaceInChina(part: Part) {
  return (
    <>
      <ChinesePlaces {...part} />
      <Detail {...part} />
      <ZipCode {...part} />
    </>
  )
}

function PlaceElsewhere(part: Part) {
  const { t } = useTexts('addresses')
  return (
    <>
      <Detail {...part} />
      <div className="form-pair">
        <ZipCode {...part} />
        <Line {...part} name="city" label={t('city')} complete="address-level2" max={60} />
      </div>
      <StateChoice {...part} />
    </>
  )
}

function ZipCode(part: Part) {
  const { t } = useTexts('addresses')
  return <Line {...part} name="zipCode" label={t('zip')} complete="postal-code" optional max={12} />
}

/** All faults on top, each a way to its field; it takes the focus when saving failed. */
function FaultSummary({ hand, idOf }: Part) {
  const { t } = useTexts(['addresses', 'storefront'])
  const names = fieldOrder(hand.fields.country).filter((name) => hand.faults[name])
  const shown = names.length > 0 || hand.whole !== undefined
  const nameOf = useFieldName(hand.fields.country)
  const box = useRef<HTMLDivElement>(null)
  const { alarm } = hand
  useEffect(() => {
    if (alarm > 0) box.current?.focus()
  }, [alarm])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={shown ? (hand.whole ?? t('faults', { count: names.length })) : undefined}
      hidden={!shown}
      className="scroll-mt-24"
    >
      <Banner tone="error" live>
        <b className="font-semibold">{hand.whole ?? t('faults', { count: names.length })}</b>
        {names.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {names.map((name) => (
              <li key={name}>
                <TextLink
                  onClick={() =>
                    (document.getElementById(idOf(name)) ?? document.getElementById(idOf('state')))?.focus()
                  }
                >
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

/** Those that something is delivered to, and the one that stands there. */
function useCountries({ hand, anywhere }: Part, countries: readonly Country[]): readonly Country[] {
  const lang = useLang()
  const { country } = hand.fields
  const offered = countries.filter(({ code, outside }) => anywhere || !outside || code === country)
  return offered.some(({ code }) => code === country)
    ? offered
    : [{ code: country, name: countryName(country, lang) }, ...offered]
}
function CountryChoice({ countries, ...part }: Part & { countries: readonly Country[] }) {
  const { t } = useTexts(['addresses', 'storefront'])
  const { hand, idOf, errorOf, anywhere } = part
  const { fields, change } = hand
  const offered = useCountries(part, countries)
  const isOutside = !anywhere && offered.some(({ code, outside }) => code === fields.country && outside)
  const choose = (code: string) => {
    const untouched = fields.areaCode === '' || fields.areaCode === areaCodeOf(countries, fields.country)
    const name =
      oneName(code) && fields.consignee === ''
        ? { consignee: [fields.givenName, fields.surname].filter(Boolean).join(' ') }
        : {}
    change({
      country: code,
      state: '',
      stateCode: '',
      city: '',
      region: '',
      street: '',
      streetCode: '',
      ...name,
      ...(untouched ? { areaCode: areaCodeOf(countries, code) } : {}),
    })
  }
  return (
    <Select
      id={idOf('country')}
      label={t('country')}
      autoComplete="country"
      value={fields.country}
      hint={isOutside ? t('outside') : undefined}
      error={errorOf('country')}
      errorWord={t('storefront:error')}
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
