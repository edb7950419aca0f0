// Several lines of text, framed like a field; `counter` writes how much room is left.
// Reached by key, the whole of it comes into sight, not only its caret.
import type { ComponentProps } from 'react'
import { FieldFrame, fieldWiring, useField } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'

export type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className'> & { counter?: string }

export function TextArea(props: TextAreaProps) {
  const { id, words, rest } = useField(props)
  const { counter, rows = 4, ...area } = rest
  return (
    <FieldFrame id={id} words={words}>
      <div className="field-box">
        <textarea
          {...area}
          {...fieldWiring(id, words, area['aria-describedby'])}
          rows={rows}
          className="field-input"
          onFocus={(event) => {
            area.onFocus?.(event)
            event.currentTarget.scrollIntoView({ block: 'nearest' })
          }}
        />
      </div>
      {counter && <p className="justify-self-end text-12 text-ink-3 tabular-nums">{counter}</p>}
    </FieldFrame>
  )
}
