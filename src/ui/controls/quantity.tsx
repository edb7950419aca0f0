// A stepper for a number of pieces. It tells its owner only committed whole numbers between min and max, on its steps;
// typing is free until the field is left. With a label and a limit in words around it: `number-field.tsx`.
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import './quantity.css'
import { classes } from '../layout/classes.ts'
import type { FieldWiring } from './field-frame.tsx'
import { Icon } from '../layout/icon.tsx'

export type QuantityProps = {
  value: number
  onCommit: (value: number) => void
  min?: number
  max?: number
  /** Counted from `min`: a case of twelve. */
  step?: number
  label: string
  lessLabel: string
  moreLabel: string
  /** Why it stops here or cannot be changed: shown below, and said with the field. */
  reason?: string
  disabled?: boolean
  size?: 'sm' | 'md' | 'lg'
  name?: string
  /** Of the field around it. */
  wiring?: FieldWiring
  className?: string
}

/** Steps at once. */
const KEYS: ReadonlyMap<string, number> = new Map(
  Object.entries({ ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }),
)

type Range = { min: number; max: number; by: number }

/** The number a key asks for; null for a key that asks for none. */
function wantedBy(key: string, typed: number, { min, max, by }: Range): number | null {
  if (key === 'Enter') return typed
  if (key === 'Home') return min
  if (key === 'End' && max < 999) return max
  const step = KEYS.get(key)
  return step === undefined ? null : typed + step * by
}

/** What is typed, and its way to a number within the range, on its steps. */
function useTypedNumber(value: number, range: Range, onCommit: (value: number) => void) {
  const { min, max, by } = range
  const [draft, setDraft] = useState<string | null>(null)
  const typed = () => (draft && /^\d+$/.test(draft) ? Number(draft) : value)
  const commit = (wanted: number) => {
    setDraft(null)
    const next = min + Math.floor((Math.max(min, Math.min(max, wanted)) - min) / by) * by
    if (next !== value) onCommit(next)
  }
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && draft !== null) return setDraft(null)
    const wanted = wantedBy(event.key, typed(), range)
    if (wanted === null) return
    event.preventDefault()
    commit(wanted)
  }
  return {
    text: draft ?? String(value),
    type: (text: string) => setDraft(text.replace(/\D/g, '').slice(0, Math.max(4, String(max).length))),
    leave: () => draft !== null && commit(typed()),
    step: (way: 1 | -1) => commit(typed() + way * by),
    key,
  }
}

export function Quantity({ value, onCommit, min = 1, max = 999, step: by = 1, ...look }: QuantityProps) {
  const { label, lessLabel, moreLabel, reason, disabled = false, size = 'md', name, wiring, className } = look
  const ownId = useId()
  const id = wiring?.id ?? ownId
  const { text, type, leave, step, key } = useTypedNumber(
    value,
    { min, max, by },
    (next) => !disabled && onCommit(next),
  )
  return (
    <span className={classes('inline-block', className)}>
      <span
        role="group"
        aria-label={label}
        className={classes('qty', size !== 'md' && `qty-${size}`, disabled && 'qty-off')}
      >
        <Step of={id} label={lessLabel} icon={Minus} off={disabled || value <= min} onPress={() => step(-1)} />
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={wiring?.['aria-invalid']}
          aria-describedby={classes(wiring?.['aria-describedby'], reason && `${id}-why`) || undefined}
          value={text}
          disabled={disabled}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={key}
        />
        <Step of={id} label={moreLabel} icon={Plus} off={disabled || value + by > max} onPress={() => step(1)} />
      </span>
      <span id={`${id}-why`} className={reason ? 'qty-why' : undefined} role="status">
        {reason}
      </span>
    </span>
  )
}

type StepProps = { of: string; label: string; icon: typeof Plus; off: boolean; onPress: () => void }
function Step({ of, label, icon, off, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={of}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
    >
      <Icon of={icon} size={16} />
    </button>
  )
}
