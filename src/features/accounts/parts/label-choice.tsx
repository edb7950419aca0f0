// The label of an address: none, home, company, or an own word. A label that another address has is shown but cannot be chosen.
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipRadios } from '#ui/chip.tsx'
import { Field } from '#ui/field.tsx'

const offered = ['home', 'company'] as const
type Choice = '' | (typeof offered)[number] | 'own'
const isOffered = (label: string): label is (typeof offered)[number] => (offered as readonly string[]).includes(label)

export function LabelChoice({
  label,
  onChange,
  taken,
  error,
  id,
}: {
  label: string
  onChange: (label: string) => void
  taken: readonly string[]
  error: string | undefined
  id: string
}) {
  const { t } = useTranslation(['accounts', 'shop'])
  const [choice, setChoice] = useState<Choice>(label === '' || isOffered(label) ? label : 'own')
  const choose = (next: Choice) => {
    setChoice(next)
    onChange(next === 'own' ? '' : next)
  }
  const options = [
    { value: '' as const, label: t('address.noLabel') },
    ...offered.map((value) => ({ value, label: t(`address.labels.${value}`), disabled: taken.includes(value) })),
    { value: 'own' as const, label: t('address.ownLabel') },
  ]
  return (
    <div className="grid gap-2">
      <p className="field-label" aria-hidden="true">
        {t('address.label')} <span className="field-mark">{t('address.optional')}</span>
      </p>
      <ChipRadios legend={t('address.label')} name={`${id}-choice`} options={options} value={choice} onChange={choose} />
      {(choice === 'own' || error) && (
        <Field
          id={id}
          label={t('address.ownLabelName')}
          hideLabel
          placeholder={t('address.ownLabelName')}
          maxLength={20}
          value={choice === 'own' ? label : ''}
          error={error}
          errorWord={t('shop:error')}
          onChange={(event) => {
            setChoice('own')
            onChange(event.currentTarget.value)
          }}
        />
      )}
    </div>
  )
}
