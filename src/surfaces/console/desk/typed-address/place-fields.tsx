// Country and the places below it. In China province, city and district come from their lists, each below the last;
// elsewhere the state comes from its list where one is kept, and the city is written.
import { Input } from 'antd'
import { useId } from 'react'
import './places.css'
import type { Typed } from './typed-address.ts'
import { Field } from '../field.tsx'
import { useAsked } from '../use-call.ts'
import type { Output } from '../call.ts'
import { useTexts } from '#web/texts.tsx'

type Place = Output<'/api/v2/config/region/list'>['records'][number]
interface Props {
  typed: Typed
  onChange: (part: Partial<Typed>) => void
  tried: boolean
}
const none = { state: '', stateCode: '', city: '', region: '', street: '', streetCode: '', zipCode: '' }
/** As addresses keep it. */
const nameOf = ({ local, name }: Place): string => local ?? name

export function PlaceFields({ typed, onChange, tried }: Props) {
  const { t } = useTexts('typedaddress')
  const countries = useAsked('/api/v2/config/region/list', {}).data?.records ?? []
  const chooseCountry = (country: string) => {
    const areaCode = countries.find(({ code }) => code === country)?.areaCode?.replace('+', '')
    onChange({ country, ...none, ...(areaCode && { areaCode }) })
  }
  return (
    <>
      <Choice
        label={t('field.country')}
        value={typed.country}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChoose={chooseCountry}
      />
      {typed.country === 'CN' ? (
        <InChina typed={typed} onChange={onChange} tried={tried} />
      ) : (
        <Abroad typed={typed} onChange={onChange} />
      )}
    </>
  )
}

function InChina({ typed, onChange, tried }: Props) {
  const { t } = useTexts('typedaddress')
  const states = useAsked('/api/v2/config/region/list', { country: 'CN' }).data?.records ?? []
  const state = states.find((place) => nameOf(place) === typed.state)
  const cities = useBelow(state)
  const city = cities.find((place) => nameOf(place) === typed.city)
  const regions = useBelow(city)
  const below = { street: '', streetCode: '' }
  const chooseState = (name: string) => {
    const code = states.find((place) => nameOf(place) === name)?.code.slice(0, 2) ?? ''
    onChange({ ...below, state: name, stateCode: code, city: '', region: '' })
  }
  return (
    <div className="places">
      <Choice
        label={t('field.province')}
        value={typed.state}
        options={named(states)}
        tried={tried}
        onChoose={chooseState}
      />
      <Choice
        label={t('field.city')}
        value={typed.city}
        options={named(cities)}
        tried={tried}
        onChoose={(name) => onChange({ ...below, city: name, region: '' })}
      />
      <Choice
        label={t('field.district')}
        value={typed.region}
        options={named(regions)}
        tried={tried}
        onChoose={(name) => onChange({ ...below, region: name })}
      />
    </div>
  )
}
const named = (places: readonly Place[]) => places.map((place) => ({ value: nameOf(place), label: place.name }))
function useBelow(place: Place | undefined): readonly Place[] {
  const { data } = useAsked('/api/v2/config/region/list', place ? { parent: place.code } : null)
  return place ? (data?.records ?? []) : []
}

function Abroad({ typed, onChange }: Omit<Props, 'tried'>) {
  const { t } = useTexts('typedaddress')
  const states = useAsked('/api/v2/config/region/list', { country: typed.country }).data?.records ?? []
  const choose = (code: string) => {
    const state = states.find((place) => place.code === code)
    onChange({ stateCode: code, state: state ? nameOf(state) : '' })
  }
  return (
    <div className="places">
      {states.length > 0 && (
        <Choice
          label={t('field.state')}
          value={typed.stateCode}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
          onChoose={choose}
        />
      )}
      <Field label={t('field.city')}>
        {(own) => (
          <Input {...own} maxLength={60} value={typed.city} onChange={(e) => onChange({ city: e.target.value })} />
        )}
      </Field>
      <Field label={t('field.zipCode')}>
        {(own) => (
          <Input
            {...own}
            maxLength={12}
            value={typed.zipCode}
            onChange={(e) => onChange({ zipCode: e.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  tried?: boolean
  onChoose: (value: string) => void
}
function Choice({ label, value, options, tried = false, onChoose }: ChoiceProps) {
  const { t } = useTexts('typedaddress')
  const id = useId()
  const known = options.some((option) => option.value === value)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="place"
        value={value}
        aria-invalid={(tried && value === '') || undefined}
        onChange={(e) => onChoose(e.target.value)}
      >
        <option value="">{t('choose')}</option>
        {value !== '' && !known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
