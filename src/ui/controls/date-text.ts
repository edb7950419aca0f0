// Calendar days as text: 'YYYY-MM-DD' inside, the language's own order outside. Pure; days are counted in UTC,
// so no clock change can lose one.
import type { Lang } from '../text/lang.tsx'

/** 'YYYY-MM-DD' */
export type Day = string

const ms = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10)
const two = (number: number): string => String(number).padStart(2, '0')

/** The day, or undefined where the calendar has none such (30 February). month: 1 to 12. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
  return year >= 1000 && year <= 9999 && !Number.isNaN(ms(day)) && dayAt(ms(day)) === day ? day : undefined
}
export const addDays = (day: Day, count: number): Day => dayAt(ms(day) + count * 86_400_000)
/** The same date some months on; the month's last where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const at = new Date(ms(day))
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count + 1, 0))
  last.setUTCDate(Math.min(at.getUTCDate(), last.getUTCDate()))
  return dayAt(last.getTime())
}
/** 1 Monday to 7 Sunday. */
export const weekday = (day: Day): number => new Date(ms(day)).getUTCDay() || 7
export const clampDay = (day: Day, min?: Day, max?: Day): Day => (min && day < min ? min : max && day > max ? max : day)

const looks = {
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
  long: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  monthAlone: { month: 'long' },
  weekday: { weekday: 'narrow' },
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const made = new Map<string, Intl.DateTimeFormat>()
function format(lang: Lang, look: keyof typeof looks): Intl.DateTimeFormat {
  const key = `${lang} ${look}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(lang, { ...looks[look], timeZone: 'UTC' })
  made.set(key, known)
  return known
}
export const dayText = (day: Day, lang: Lang, look: keyof typeof looks = 'short'): string =>
  format(lang, look).format(ms(day))

/** What somebody typed, in the language's order or as year-month-day; undefined when it is no day. */
export function readDay(text: string, lang: Lang): Day | undefined {
  const plain = text.normalize('NFKC').trim()
  const order = format(lang, 'short')
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day')
  const parts = /^\d{8}$/.test(plain) ? cut(plain, order) : plain.split(/\D+/).filter(Boolean)
  if (parts.length !== 3) return undefined
  const named = parts[0]!.length === 4 ? ['year', 'month', 'day'] : order
  const of = (name: string) => Number(parts[named.indexOf(name)])
  return dayOf(of('year'), of('month'), of('day'))
}
/** Eight digits without signs between them. */
function cut(digits: string, order: readonly string[]): string[] {
  let at = 0
  return order.map((name) => digits.slice(at, (at += name === 'year' ? 4 : 2)))
}

/** The first day of the week as the language's country counts: 1 Monday to 7 Sunday. */
export function weekStart(lang: Lang): number {
  const locale = new Intl.Locale(lang) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return locale.getWeekInfo?.().firstDay ?? (lang === 'en-US' ? 7 : 1)
}
/** The weeks that touch the day's month, from its first week on. */
export function weeksOf(day: Day, first: number): Day[][] {
  const start = `${day.slice(0, 7)}-01`
  const next = addMonths(start, 1)
  const weeks: Day[][] = []
  for (let at = addDays(start, -((weekday(start) - first + 7) % 7)); at < next; at = addDays(at, 7))
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(at, n)))
  return weeks
}
