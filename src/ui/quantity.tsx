// A stepper for a number of pieces. It tells its owner only committed whole numbers between min and max; typing is free until the field is left.
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import './quantity.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export type QuantityProps = {
  value: number
  onCommit: (value: number) => void
  min?: number
  max?: number
  label: string
  lessLabel: string
  moreLabel: string
  /** Why it stops here or cannot be changed: shown below, and said with the field. */
  reason?: string
  disabled?: boolean
  size?: 'sm' | 'md' | 'lg'
  name?: string
  className?: string
}

const KEYS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function Quantity({ value, onCommit, min = 1, max = 999, label, lessLabel, moreLabel, reason, disabled = false, size = 'md', name, className }: QuantityProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const clamp = (wanted: number) => Math.max(min, Math.min(max, wanted))
  const commit = (wanted: number) => {
    setDraft(null)
    const next = clamp(wanted)
    if (next !== value && !disabled) onCommit(next)
  }
  const typed = () => (draft && /^\d+$/.test(draft) ? Number(draft) : value)
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && draft !== null) return setDraft(null)
    const wanted = event.key === 'Enter' ? typed() : event.key === 'Home' ? min : event.key === 'End' && max < 999 ? max : event.key in KEYS ? typed() + KEYS[event.key]! : null
    if (wanted === null) return
    event.preventDefault()
    commit(wanted)
  }
  const step = (by: number, words: string, drawing: typeof Plus) => {
    const off = disabled || (by > 0 ? value >= max : value <= min)
    return (
      <button type="button" aria-label={words} aria-controls={id} aria-disabled={off || undefined} onClick={() => !off && commit(typed() + by)}>
        <Icon of={drawing} size={16} />
      </button>
    )
  }
  return (
    <span className={classes('inline-block', className)}>
      <span role="group" aria-label={label} className={classes('qty', size !== 'md' && `qty-${size}`, disabled && 'qty-off')}>
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
          aria-describedby={reason ? `${id}-why` : undefined}
          value={draft ?? String(value)}
          disabled={disabled}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, '').slice(0, 4))}
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
