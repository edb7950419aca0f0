// A tick without which a form is not sent; what is lacking stands below it.
import type { ReactNode } from 'react'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { useTexts } from '#web/texts.tsx'

export interface FaultyTickProps {
  name: string
  label: ReactNode
  ticked: boolean
  fault: string | undefined
  onChange: (ticked: boolean) => void
}
export function FaultyTick({ name, label, ticked, fault, onChange }: FaultyTickProps) {
  const { t } = useTexts('storefront')
  return (
    <div>
      <Tick
        name={name}
        label={label}
        checked={ticked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `tick-${name}-error` : undefined}
      />
      <FieldError id={`tick-${name}`} error={fault} errorWord={t('error')} />
    </div>
  )
}
