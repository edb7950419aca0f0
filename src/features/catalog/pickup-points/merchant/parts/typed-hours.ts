// A week of hours as it is typed at the desk, and as calls take it. Pure.
import type { Hours } from '../../hours.ts'

/** A day with its times, which are kept while it is closed. */
export interface TypedDay {
  open: boolean
  from: string
  until: string
}
const usual: TypedDay = { open: true, from: '09:00', until: '18:00' }
export const usualDays: readonly TypedDay[] = Array.from({ length: 7 }, (_, day) => ({ ...usual, open: day < 6 }))
// a field of times knows no 24:00
const typedEnd = (close: string): string => (close === '24:00' ? '00:00' : close)
const keptEnd = (until: string): string => (until === '00:00' ? '24:00' : until)
export const typedDays = (hours: Readonly<Hours>): readonly TypedDay[] =>
  hours.map((day) => (day ? { open: true, from: day.open, until: typedEnd(day.close) } : { ...usual, open: false }))
export const hoursOf = (days: readonly TypedDay[]): Hours =>
  days.map(({ open, from, until }) => (open ? { open: from, close: keptEnd(until) } : null))
export const dayFits = ({ open, from, until }: TypedDay): boolean =>
  !open || (from !== '' && until !== '' && from < keptEnd(until))
