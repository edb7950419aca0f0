// The way of an order on a thread that waves a little (red = done, dotted = to come, ring = now),
// and a parcel's scans, newest first.
import type { CSSProperties, ReactNode } from 'react'
import './timeline.css'
import { classes } from '../layout/classes.ts'
import { threadWave } from './thread-wave.ts'

export type TimelineProps = {
  label: string
  stages: readonly { title: string; note?: ReactNode }[]
  /** Place of the present stage, from 0. The last one means: all done. */
  current: number
  /** How far on the way to the next stage, 0 to 1. */
  ahead?: number
  /** Said after a stage that is behind: "done". */
  doneLabel: string
  className?: string
}

export function Timeline({ label, stages, current, ahead = 0.5, doneLabel, className }: TimelineProps) {
  const last = stages.length - 1
  const step = 90 / Math.max(1, last)
  const knots = stages.map((_, place) => (place === last ? 100 : place * step))
  const from = knots[Math.min(current, last)] ?? 0
  const to = knots[Math.min(current + 1, last)] ?? 100
  const at = from + (to - from) * (current >= last ? 0 : ahead)
  const style = {
    '--columns': `repeat(${last}, minmax(0, ${step}fr)) minmax(max-content, 10fr)`,
    '--at': `${at}%`,
  } as CSSProperties
  const path = threadWave(knots)
  return (
    <div className={classes('timeline', className)} style={style}>
      <svg className="timeline-rest" viewBox="0 0 1000 44" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className="timeline-done" viewBox="0 0 1000 44" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol aria-label={label}>
        {stages.map((stage, place) => {
          const past = place < current || (place === last && current >= last)
          return (
            <li
              key={stage.title}
              className={past ? 'timeline-past' : undefined}
              aria-current={place === current ? 'step' : undefined}
            >
              <i aria-hidden="true" />
              <b>
                {stage.title}
                {past && <span className="vh"> ({doneLabel})</span>}
              </b>
              {stage.note}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Newest first; `key` must be stable. */
export function Scans({
  label,
  scans,
  className,
}: {
  label: string
  scans: readonly { key: string; text: ReactNode; note: ReactNode }[]
  className?: string
}) {
  return (
    <ol className={classes('scans', className)} aria-label={label} reversed>
      {scans.map((scan) => (
        <li key={scan.key}>
          {scan.text}
          <small>{scan.note}</small>
        </li>
      ))}
    </ol>
  )
}
