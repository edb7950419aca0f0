// One line of text: label above, hint, error.
// The ref reaches the input, so a form can move the focus to its first error.
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { FieldFrame, fieldWiring, useField } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'
import { Icon } from '../layout/icon.tsx'

export type FieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'number' | 'date'
    /** Inside the box, before and after the text: a country code, a "send code" button. */
    start?: ReactNode
    end?: ReactNode
    /** A password that can be shown: the words of the button in both states. */
    reveal?: { show: string; hide: string }
    inputClassName?: string
  }

export function Field(props: FieldProps) {
  const { id, words, rest } = useField(props)
  const { start, end, reveal, inputClassName, type = 'text', ...input } = rest
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={id} words={words}>
      <div className="field-box">
        {start && <div className="field-start">{start}</div>}
        <input
          {...input}
          {...fieldWiring(id, words, input['aria-describedby'])}
          type={reveal && shown ? 'text' : type}
          className={classes('field-input', inputClassName)}
        />
        {reveal && (
          <button
            type="button"
            className="field-reveal"
            aria-label={shown ? reveal.hide : reveal.show}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOff : Eye} size={18} />
          </button>
        )}
        {end && <div className="field-end">{end}</div>}
      </div>
    </FieldFrame>
  )
}
