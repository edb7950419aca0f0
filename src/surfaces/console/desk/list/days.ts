// A span of days as an address says it: "14" for the last fortnight, "2026-11-01..2026-11-15" for dates, in the
// reader's own zone.
import { serverNow } from '../clock.ts'

export interface Span {
  from: Date
  until: Date
}
const day = 86_400_000
const dates = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/
const midnight = (text: string): Date => new Date(`${text}T00:00:00`)

/** Undefined for what is no span. The last days end with today. */
export function spanOf(value: string | undefined): Span | undefined {
  if (value === undefined) return undefined
  const [, first, last] = dates.exec(value) ?? []
  const today = new Date(serverNow())
  today.setHours(24, 0, 0, 0)
  const n = Number(value)
  const from = first ? midnight(first) : new Date(today.getTime() - n * day)
  const until = last ? new Date(midnight(last).getTime() + day) : today
  const sound = (first !== undefined || (Number.isInteger(n) && n > 0 && n < 4000)) && from < until
  return sound && !Number.isNaN(from.getTime()) && !Number.isNaN(until.getTime()) ? { from, until } : undefined
}
