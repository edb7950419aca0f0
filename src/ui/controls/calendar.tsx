// One month of days as a grid: arrows walk the days, Home and End the week, Page Up and Down the months (with Shift
// the years), Enter picks.
// Invariant: exactly one day is in the tab order. Runs in the browser only (it asks the device for today).
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import './calendar.css'
import { classes } from '../layout/classes.ts'
import { addDays, addMonths, clampDay, dayOf, dayText, weekday, weeksOf, weekStart } from './date-text.ts'
import type { Day } from './date-text.ts'
import { Icon } from '../layout/icon.tsx'
import { useLang } from '../text/lang.tsx'

export type CalendarWords = { previous: string; next: string; month: string; year: string }
export type CalendarProps = {
  value: Day | null
  min?: Day | undefined
  max?: Day | undefined
  onPick: (day: Day) => void
  words: CalendarWords
  /** The day that the Tab key reaches. */
  dayRef: RefObject<HTMLButtonElement | null>
}
const yearsAround = 10

function today(): Day {
  const now = new Date()
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate())!
}
/** Where a key leads from a day; undefined for other keys. */
function stepped(day: Day, { key, shiftKey }: KeyboardEvent, first: number): Day | undefined {
  const fromStart = (weekday(day) - first + 7) % 7
  const moves: ReadonlyMap<string, () => Day> = new Map(
    Object.entries({
      ArrowLeft: () => addDays(day, -1),
      ArrowRight: () => addDays(day, 1),
      ArrowUp: () => addDays(day, -7),
      ArrowDown: () => addDays(day, 7),
      Home: () => addDays(day, -fromStart),
      End: () => addDays(day, 6 - fromStart),
      PageUp: () => addMonths(day, shiftKey ? -12 : -1),
      PageDown: () => addMonths(day, shiftKey ? 12 : 1),
    }),
  )
  return moves.get(key)?.()
}

export function Calendar({ value, min, max, onPick, words, dayRef }: CalendarProps) {
  const lang = useLang()
  const id = useId()
  const first = weekStart(lang)
  const [now] = useState(today)
  const [at, setAt] = useState(() => clampDay(value ?? now, min, max))
  const walked = useRef(false)
  // after every drawing: the day that was walked to may stand in another month's grid
  useEffect(() => {
    if (walked.current) dayRef.current?.focus()
    walked.current = false
  })
  const go = (to: Day) => setAt(clampDay(to, min, max))
  const keys = (event: KeyboardEvent) => {
    const to = stepped(at, event, first)
    if (!to) return
    event.preventDefault()
    walked.current = true
    go(to)
  }
  const weeks = weeksOf(at, first)
  return (
    <div className="calendar">
      <CalendarHead at={at} go={go} min={min} max={max} words={words} />
      <p id={id} className="vh" aria-live="polite">
        {dayText(at, lang, 'month')}
      </p>
      <table role="grid" aria-labelledby={id} onKeyDown={keys}>
        <Weekdays of={weeks[0]!} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <DayButton
                    day={day}
                    ref={day === at ? dayRef : undefined}
                    beside={day.slice(0, 7) !== at.slice(0, 7)}
                    now={day === now}
                    off={clampDay(day, min, max) !== day}
                    onPick={onPick}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Weekdays({ of }: { of: readonly Day[] }) {
  const lang = useLang()
  return (
    <thead>
      <tr>
        {of.map((day) => (
          <th key={day} scope="col" abbr={dayText(day, lang, 'weekdayLong')}>
            <span aria-hidden="true">{dayText(day, lang, 'weekday')}</span>
            <span className="vh">{dayText(day, lang, 'weekdayLong')}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

type DayButtonProps = {
  day: Day
  /** The one that the Tab key reaches. */
  ref: CalendarProps['dayRef'] | undefined
  /** Of the month before or after. */
  beside: boolean
  now: boolean
  off: boolean
  onPick: (day: Day) => void
}
function DayButton({ day, ref, beside, now, off, onPick }: DayButtonProps) {
  const lang = useLang()
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={ref ? 0 : -1}
      className={classes('calendar-day', beside && 'calendar-beside')}
      aria-label={dayText(day, lang, 'long')}
      aria-current={now ? 'date' : undefined}
      aria-disabled={off || undefined}
      onClick={() => !off && onPick(day)}
    >
      {Number(day.slice(8))}
    </button>
  )
}

type HeadProps = { at: Day; go: (to: Day) => void } & Pick<CalendarProps, 'min' | 'max' | 'words'>
const yearOf = (day: Day) => Number(day.slice(0, 4))
const monthOf = (day: Day) => Number(day.slice(5, 7))

function CalendarHead({ at, go, min, max, words }: HeadProps) {
  const lang = useLang()
  const year = yearOf(at)
  const from = min ? yearOf(min) : year - yearsAround
  const to = max ? yearOf(max) : year + yearsAround
  const months = Array.from({ length: 12 }, (_, n) =>
    dayText(`2001-${String(n + 1).padStart(2, '0')}-01`, lang, 'monthAlone'),
  )
  const step = { at, go, min, max, words }
  return (
    <div className="calendar-head">
      <MonthStep by={-1} {...step} />
      <select
        aria-label={words.month}
        value={monthOf(at)}
        onChange={(event) => go(addMonths(at, Number(event.currentTarget.value) - monthOf(at)))}
      >
        {months.map((name, n) => (
          <option key={name} value={n + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.year}
        value={year}
        onChange={(event) => go(addMonths(at, (Number(event.currentTarget.value) - year) * 12))}
      >
        {Array.from({ length: to - from + 1 }, (_, n) => from + n).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <MonthStep by={1} {...step} />
    </div>
  )
}

function MonthStep({ by, at, go, min, max, words }: HeadProps & { by: 1 | -1 }) {
  const month = at.slice(0, 7)
  const off = by < 0 ? min !== undefined && month <= min.slice(0, 7) : max !== undefined && month >= max.slice(0, 7)
  return (
    <button
      type="button"
      className="calendar-step"
      aria-label={by < 0 ? words.previous : words.next}
      aria-disabled={off || undefined}
      onClick={() => !off && go(addMonths(at, by))}
    >
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} size={18} />
    </button>
  )
}
