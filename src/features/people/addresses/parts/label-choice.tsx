// The label of an address: none, one of those the shop offers, or an own word.
// A label that another address has is shown but cannot be chosen.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { Field } from '#ui/controls/field.tsx'

/** Words the shop offers, and those other addresses have. */
export interface Labels {
  offered: readonly string[]
  taken: readonly string[]
}
const own = '\u0000own'

export function LabelChoice({
  label,
  onChange,
  labels,
  error,
  id,
}: {
  label: string
  onChange: (label: string) => void
  labels: Labels
  error: string | undefined
  id: string
}) {
  const { t } = useTexts(['addresses', 'storefront'])
  const [choice, setChoice] = useState(label === '' || labels.offered.includes(label) ? label : own)
  const choose = (next: string) => {
    setChoice(next)
    onChange(next === own ? '' : next)
  }
  const options = [
    { value: '', label: t('noLabel') },
    ...labels.offered.map((word) => ({ value: word, label: word, disabled: labels.taken.includes(word) })),
    { value: own, label: t('ownLabel') },
  ]
  return (
    <div className="grid gap-2">
      <p className="field-label" aria-hidden="true">
        {t('label')} <span className="field-mark">{t('optional')}</span>
      </p>
      <ChipRadios legend={t('label')} name={`${id}-choice`} options={options} value={choice} onChange={choose} />
      {(choice === own || error) && (
        <Field
          id={id}
          label={t('ownLabelName')}
          hideLabel
          placeholder={t('ownLabelName')}
          maxLength={20}
          value={choice === own ? label : ''}
          error={error}
          errorWord={t('storefront:error')}
          onChange={(event) => {
            setChoice(own)
            onChange(event.currentTarget.value)
          }}
        />
      )}
    </div>
  )
}
