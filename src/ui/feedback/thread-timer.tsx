// A rule whose red part is the share of time left until a deadline of the server.
// Decoration beside a countdown that says it in words.
import type { CSSProperties } from 'react'
import './countdown.css'
import { classes } from '../layout/classes.ts'
import { useTimeLeft } from './time-left.ts'

/** start, deadline: server time in ms; offset: server clock minus device clock in ms. */
export function ThreadTimer({
  start,
  deadline,
  offset,
  className,
}: {
  start: number
  deadline: number
  offset: number
  className?: string
}) {
  const left = useTimeLeft(deadline, offset)
  const share = Math.min(1, left / Math.max(1, deadline - start))
  return (
    <div
      className={classes('thread-timer', className)}
      style={{ '--left': share.toFixed(4) } as CSSProperties}
      aria-hidden="true"
      suppressHydrationWarning
    />
  )
}
