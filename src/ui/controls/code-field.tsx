// A code of digits: boxes drawn over ONE real input, so paste, autofill from a message and screen
// readers work as with any field.
import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent, CSSProperties, ReactNode, Ref } from 'react'
import './code-field.css'
import { classes } from '../layout/classes.ts'
import { FieldFrame, fieldWiring } from './field-frame.tsx'

export type CodeFieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  errorWord: string
  value: string
  onChange: (digits: string) => void
  /** Called once each time the last digit comes in. */
  onComplete?: (digits: string) => void
  length?: number
  name?: string
  disabled?: boolean
  autoFocus?: boolean
  autoComplete?: string
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** The digits as they are typed, pasted or filled in, and where the caret stands. */
function useDigits({ value, onChange, onComplete, length = 6, ref }: CodeFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState(value.length)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.normalize('NFKC').replace(/\D/g, '').slice(0, length)
    setCaret(event.currentTarget.selectionStart ?? digits.length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  // A code filled in by the browser before the page woke up would else be lost.
  useEffect(() => {
    const early = own.current?.value.replace(/\D/g, '') ?? ''
    if (early && early !== value) onChange(early.slice(0, length))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const hold = (element: HTMLInputElement | null) => {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return { take, hold, setCaret, now: Math.min(caret, value.length, length - 1) }
}

export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, errorWord, className, value, onChange, onComplete, length = 6, ref, ...input } = props
  const id = useId()
  const words = { label, hint, error, errorWord, className }
  const { take, hold, setCaret, now } = useDigits(props)
  return (
    <FieldFrame id={id} words={words}>
      <div className="code" style={{ '--boxes': length } as CSSProperties}>
        <input
          autoComplete="one-time-code"
          {...input}
          {...fieldWiring(id, words)}
          ref={hold}
          className="code-input"
          type="text"
          inputMode="numeric"
          pattern={`[0-9]{${length}}`}
          // room for pasted spaces and dashes; they are dropped
          maxLength={length * 3}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={take}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        />
        {Array.from({ length }, (_, place) => (
          <span key={place} className={classes('code-box', place === now && 'code-now')} aria-hidden="true">
            {value[place]}
          </span>
        ))}
      </div>
    </FieldFrame>
  )
}
