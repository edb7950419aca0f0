// A countdown to a deadline of the server. The running digits are hidden from screen readers;
// they hear the deadline once, and 5 and 1 minute before.
import { useState } from 'react'
import './countdown.css'
import { classes } from '../layout/classes.ts'
import { announcement, clockFace } from './clock-face.ts'
import { useTimeLeft } from './time-left.ts'

export type CountdownWords = {
  /** "Ends today at 20:00" */
  deadline: string
  /** "5 minutes left" */
  five: string
  /** "1 minute left" */
  one: string
  /** "The sale has ended" */
  over: string
}

export type CountdownProps = {
  /** Server time in ms. */
  deadline: number
  /** Server clock minus device clock, ms. */
  offset: number
  words: CountdownWords
  /** Writes whole days ("2 days"); without it the hours go on past 24. */
  days?: (days: number) => string
  /** Leave the hours out (a half hour to pay). */
  short?: boolean
  big?: boolean
  /** Many on one page (a rail of offers): nothing is announced, the deadline can still be read. */
  silent?: boolean
  onEnd?: () => void
  className?: string
}

export function Countdown({
  deadline,
  offset,
  words,
  days,
  short = false,
  big = false,
  silent = false,
  onEnd,
  className,
}: CountdownProps) {
  const left = useTimeLeft(deadline, offset, onEnd)
  // The live region starts empty: only what is put in after the first paint is announced.
  const [first] = useState(left)
  const ready = left !== first || left === 0
  const face = clockFace(left, days !== undefined)
  const said = words[announcement(left)]
  const withHours = !short || face.hours !== '00'
  return (
    <span className={classes('clock', big && 'clock-big', className)}>
      <span aria-hidden="true" suppressHydrationWarning>
        {days && face.days > 0 && <span className="clock-days">{days(face.days)}</span>}
        {withHours && (
          <>
            <b suppressHydrationWarning>{face.hours}</b>
            <i>:</i>
          </>
        )}
        <b suppressHydrationWarning>{face.minutes}</b>
        <i>:</i>
        <b suppressHydrationWarning>{face.seconds}</b>
      </span>
      {silent ? (
        <span className="vh" suppressHydrationWarning>
          {said}
        </span>
      ) : (
        <span className="vh" role="status">
          {ready ? said : ''}
        </span>
      )}
    </span>
  )
}
