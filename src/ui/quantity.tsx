// A stepper for a number of pieces. It tells its owner only committed whole numbers between min and max, on its steps;
// typing is free until the field is left. With a label and a limit in words around it: `number-field.tsx`.
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import './quantity.css'
import { classes } from './classes.ts'
import type { FieldWiring } from './field-frame.tsx'
import { Icon } from './icon.tsx'

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
const KEYS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function Quantity({
  value,
  onCommit,
  min = 1,
  max = 999,
  step: by = 1,
  label,
  lessLabel,
  moreLabel,
  reason,
  disabled = false,
  size = 'md',
  name,
  wiring,
  className,
}: QuantityProps) {
  const ownId = useId()
  const id = wiring?.id ?? ownId
  const [draft, setDraft] = useState<string | null>(null)
  const clamp = (wanted: number) => min + Math.floor((Math.max(min, Math.min(max, wanted)) - min) / by) * by
  const commit = (wanted: number) => {
    setDraft(null)
    const next = clamp(wanted)
    if (next !== value && !disabled) onCommit(next)
  }
  const typed = () => (draft && /^\d+$/.test(draft) ? Number(draft) : value)
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && draft !== null) return setDraft(null)
    const wanted =
      event.key === 'Enter'
        ? typed()
        : event.key === 'Home'
          ? min
          : event.key === 'End' && max < 999
            ? max
            : event.key in KEYS
              ? typed() + KEYS[event.key]! * by
              : null
    if (wanted === null) return
    event.preventDefault()
    commit(wanted)
  }
  const step = (way: 1 | -1, words: string, drawing: typeof Plus) => {
    const off = disabled || (way > 0 ? value + by > max : value <= min)
    return (
      <button
        type="button"
        aria-label={words}
        aria-controls={id}
        aria-disabled={off || undefined}
        onClick={() => !off && commit(typed() + way * by)}
      >
        <Icon of={drawing} size={16} />
      </button>
    )
  }
  return (
    <span className={classes('inline-block', className)}>
      <span
        role="group"
        aria-label={label}
        className={classes('qty', size !== 'md' && `qty-${size}`, disabled && 'qty-off')}
      >
        {step(-1, lessLabel, Minus)}
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
          value={draft ?? String(value)}
          disabled={disabled}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) =>
            setDraft(event.currentTarget.value.replace(/\D/g, '').slice(0, Math.max(4, String(max).length)))
          }
          onBlur={() => draft !== null && commit(typed())}
          onKeyDown={key}
        />
        {step(1, moreLabel, Plus)}
      </span>
      <span id={`${id}-why`} className={reason ? 'qty-why' : undefined} role="status">
        {reason}
      </span>
    </span>
  )
}
