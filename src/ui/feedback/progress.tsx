// How far something has come (an upload): the thread grows along its scale.
// Without a value it only says that work is going on.
import type { CSSProperties } from 'react'
import './meter.css'
import { classes } from '../layout/classes.ts'

export type ProgressProps = {
  label: string
  /** 0 to 1; leave out while the end is not known. */
  share?: number
  /** Beside the label: "3 of 8 photos". */
  text?: string
  className?: string
}

export function Progress({ label, share, text, className }: ProgressProps) {
  const known = share !== undefined
  const percent = known ? Math.round(Math.max(0, Math.min(1, share)) * 100) : undefined
  return (
    <div className={classes('progress', className)}>
      <p aria-hidden="true">
        <span>{label}</span>
        {text && <span>{text}</span>}
      </p>
      <div
        className="meter"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <i
          className={known ? undefined : 'progress-waits'}
          style={{ '--share': `${percent ?? 100}%` } as CSSProperties}
        />
      </div>
    </div>
  )
}
