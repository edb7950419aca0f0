// A thread along a scale: how much of the stock is claimed, how far to free freight. `text` is what it means, in words.
import type { CSSProperties } from 'react'
import './meter.css'
import { classes } from '../layout/classes.ts'

/** `of` may be money or pieces; a `value` above it counts as full. */
export function Meter({ value, of, text, className }: { value: number; of: number; text: string; className?: string }) {
  const share = of > 0 ? Math.max(0, Math.min(1, value / of)) : 0
  return (
    <span
      className={classes('meter', className)}
      role="meter"
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={Math.min(value, of)}
      aria-valuetext={text}
      aria-label={text}
    >
      <i style={{ '--share': `${(share * 100).toFixed(1)}%` } as CSSProperties} />
    </span>
  )
}
