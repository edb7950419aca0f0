// Six boxes for a payment password over one input. The digits are dots, and no browser offers to keep them.
import { useId } from 'react'
import type { ChangeEvent, CSSProperties, Ref } from 'react'
import { classes } from '#ui/layout/classes.ts'
import '#ui/controls/code-field.css'
import { FieldFrame, fieldWiring } from '#ui/controls/field-frame.tsx'
import './password-pad.css'

export interface PasswordPadProps {
  label: string
  name?: string
  hint?: string
  value: string
  onChange: (digits: string) => void
  onComplete?: (digits: string) => void
  error: string | undefined
  errorWord: string
  /** Waiting for an answer: keeps the focus, takes no digits. */
  busy?: boolean
  ref?: Ref<HTMLInputElement>
}
const length = 6

export function PasswordPad({
  label,
  name,
  hint,
  value,
  onChange,
  onComplete,
  error,
  errorWord,
  busy,
  ref,
}: PasswordPadProps) {
  const id = useId()
  const words = { label, hint, error, errorWord }
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.normalize('NFKC').replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  return (
    <FieldFrame id={id} words={words}>
      <div className="code" style={{ '--boxes': length } as CSSProperties}>
        <input
          {...fieldWiring(id, words)}
          ref={ref}
          name={name}
          className="code-input"
          type="password"
          inputMode="numeric"
          pattern={`[0-9]{${length}}`}
          maxLength={length * 3}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          value={value}
          readOnly={busy}
          onChange={take}
        />
        <Dots filled={value.length} />
      </div>
    </FieldFrame>
  )
}

function Dots({ filled }: { filled: number }) {
  return Array.from({ length }, (_, place) => (
    <span
      key={place}
      className={classes('code-box', place === Math.min(filled, length - 1) && 'code-now')}
      aria-hidden="true"
    >
      {place < filled && <i className="pad-dot" />}
    </span>
  ))
}
