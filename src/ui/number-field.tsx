// A number with its label: stepped or typed, kept between its limits. Say the limits in `hint` ("From 12 to 240,
// in twelves"); `reason` says why it stops.
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldFrame, fieldWiring } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'
import { Quantity } from './quantity.tsx'
import type { QuantityProps } from './quantity.tsx'

export type NumberFieldProps = FieldWords &
  Omit<QuantityProps, 'label' | 'size' | 'wiring' | 'className'> & { id?: string }

export function NumberField({
  label,
  hideLabel,
  mark,
  hint,
  error,
  errorWord,
  className,
  id: givenId,
  ...stepper
}: NumberFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = {
    label,
    hideLabel,
    mark,
    hint,
    error,
    errorWord: errorWord ?? '',
    className: classes('number-field', className),
  }
  return (
    <FieldFrame id={id} words={words}>
      <Quantity {...stepper} label={label} wiring={fieldWiring(id, words)} />
    </FieldFrame>
  )
}
