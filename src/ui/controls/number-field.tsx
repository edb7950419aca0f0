// A number with its label: stepped or typed, kept between its limits. Say the limits in `hint` ("From 12 to 240,
// in twelves"); `reason` says why it stops.
import { classes } from '../layout/classes.ts'
import { FieldFrame, fieldWiring, useField } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'
import { Quantity } from './quantity.tsx'
import type { QuantityProps } from './quantity.tsx'

export type NumberFieldProps = FieldWords &
  Omit<QuantityProps, 'label' | 'size' | 'wiring' | 'className'> & { id?: string }

export function NumberField({ className, ...props }: NumberFieldProps) {
  const { id, words, rest } = useField({ ...props, className: classes('number-field', className) })
  return (
    <FieldFrame id={id} words={words}>
      <Quantity {...rest} label={props.label} wiring={fieldWiring(id, words)} />
    </FieldFrame>
  )
}
