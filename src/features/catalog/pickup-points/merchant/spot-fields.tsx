// Where a point lies to the metre: two numbers, typed or pasted together, and a way to look at them on a map.
import { Input } from 'antd'
import { pastedSpot, spotOf, type TypedPoint } from './typed-point.ts'
import { mapOf } from '../hours-text.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { placeLine } from '#surfaces/console/desk/typed-address/typed-address.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  typed: TypedPoint
  onChange: (part: Partial<TypedPoint>) => void
  wrong: boolean
}
export function SpotFields({ typed, onChange, wrong }: Props) {
  const { t } = useTexts('pickuppointsmerchant')
  const lang = useLang()
  const spot = spotOf(typed) ?? { lat: null, lng: null }
  const line = (name: 'lat' | 'lng') => (
    <Field label={t(`field.${name}`)}>
      {(own) => (
        <Input
          {...own}
          {...(wrong && { status: 'error', 'aria-invalid': true })}
          inputMode="decimal"
          maxLength={40}
          value={typed[name]}
          onChange={(e) => onChange(pastedSpot(e.target.value) ?? { [name]: e.target.value })}
        />
      )}
    </Field>
  )
  return (
    <fieldset>
      <legend>{t('spot')}</legend>
      <div className="point-spot">
        {line('lat')}
        {line('lng')}
      </div>
      <p className={wrong ? 'field-said bad' : 'field-said'} role={wrong ? 'alert' : undefined}>
        {t(wrong ? 'fault.spot' : 'field.spotHelp')}
      </p>
      <p>
        <a
          className="link small"
          href={mapOf({ ...spot, mapText: placeLine(typed.site) }, lang)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('onMap')}
        </a>
      </p>
    </fieldset>
  )
}
