// A native select, framed like a field: the phone's own list, the keyboard and autofill come for free.
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, fieldWiring, useField } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'
import { Icon } from '../layout/icon.tsx'

export type SelectProps = FieldWords & Omit<ComponentProps<'select'>, 'className'>

export function Select(props: SelectProps) {
  const { id, words, rest } = useField(props)
  const { children, ...select } = rest
  return (
    <FieldFrame id={id} words={words}>
      <div className="field-box">
        <select {...select} {...fieldWiring(id, words, select['aria-describedby'])} className="field-input">
          {children}
        </select>
        <Icon of={ChevronDown} size={16} className="field-arrow" />
      </div>
    </FieldFrame>
  )
}
