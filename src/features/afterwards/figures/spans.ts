// Spans of days as figures are asked for: by days, weeks or months that end with a day of the shop's calendar, and the
// span that they are compared with. Pure: a day is a text, 2026-11-25.

export const periods = ['7d', '30d', '90d', '12w', '12m'] as const
export type Period = (typeof periods)[number]
/** before: the span just before · year: the same weekdays, or months, a year ago. */
export const comparisons = ['before', 'year'] as const
export type Comparison = (typeof comparisons)[number]

export interface Bucket {
  from: string
  /** the first day that is no more of it */
  until: string
}
const dayMs = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const text = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
/** A day that stands in the calendar: no 30 February. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at(day)) && text(at(day)) === day
export const plusDays = (day: string, n: number): string => text(at(day) + n * dayMs)
const plusMonths = (day: string, n: number): string => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return text(Date.UTC(year, month - 1 + n, 1))
}
/** Weeks begin on Monday. */
const monday = (day: string): string => plusDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7))

const lengths: Record<Period, number> = { '7d': 7, '30d': 30, '90d': 90, '12w': 12, '12m': 12 }
/** The days, weeks or months of a period, the last with `last` in it. */
export function bucketsOf(period: Period, last: string): Bucket[] {
  const n = lengths[period]
  const begins: (i: number) => string =
    period === '12m'
      ? (i) => plusMonths(last, i)
      : period === '12w'
        ? (i) => plusDays(monday(last), 7 * i)
        : (i) => plusDays(last, i)
  return Array.from({ length: n }, (_, i) => ({ from: begins(i - n + 1), until: begins(i - n + 2) }))
}
/** What each of them is compared with. */
export function comparedWith(period: Period, last: string, compare: Comparison): Bucket[] {
  if (period === '12m') return bucketsOf(period, plusMonths(last, -12))
  if (compare === 'year') return bucketsOf(period, plusDays(last, -364))
  return bucketsOf(period, plusDays(last, period === '12w' ? -84 : -lengths[period]))
}
/** Spans that begin with a month of the calendar: who buys again within months is kept by the month. */
export const beginWithMonths = (buckets: readonly Bucket[]): boolean =>
  buckets.every(({ from }) => from.endsWith('-01'))
