// The periods of statements: calendar days in Shanghai, by how often a merchant is paid. Pure.
import type { Cycle } from '#features/catalog/terms/limits.ts'

const dayMs = 86_400_000
const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const written = (date: Date): string => date.toISOString().slice(0, 10)
export const dayAfter = (day: string, days = 1): string => written(new Date(at(day).getTime() + days * dayMs))
/** 24:00 in Shanghai of a day. */
export const endOfDay = (day: string): Date => new Date(at(day).getTime() + dayMs - 8 * 3_600_000)

/** The last day of the period that a day lies in. */
export function lastDayOf(cycle: Cycle, day: string): string {
  if (cycle === 'day') return day
  const date = at(day)
  if (cycle === 'week') return dayAfter(day, (7 - date.getUTCDay()) % 7)
  if (cycle === 'halfMonth' && date.getUTCDate() <= 15) return `${day.slice(0, 8)}15`
  return written(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)))
}
/** The first day of that period. */
export function firstDayOf(cycle: Cycle, day: string): string {
  if (cycle === 'day') return day
  const date = at(day)
  if (cycle === 'week') return dayAfter(day, -((date.getUTCDay() + 6) % 7))
  return `${day.slice(0, 8)}${cycle === 'halfMonth' && date.getUTCDate() > 15 ? '16' : '01'}`
}

export interface Period {
  fromDay: string
  toDay: string
}
/** Whether the period after the newest statement can be over, wherever the oldest posting lies. */
export const mayBeOver = (cycle: Cycle, newest: string | undefined, today: string): boolean =>
  newest === undefined || lastDayOf(cycle, dayAfter(newest)) < today
/**
 * The period that is made next, if it is over: the one in which the oldest posting without a statement lies, never
 * before the day after the newest statement.
 */
export function nextPeriod(
  cycle: Cycle,
  { oldest, newest, today }: { oldest: string; newest: string | undefined; today: string },
): Period | undefined {
  const begins = newest === undefined ? firstDayOf(cycle, oldest) : dayAfter(newest)
  const within = oldest > begins ? oldest : begins
  const toDay = lastDayOf(cycle, within)
  if (toDay >= today) return undefined
  const fromDay = firstDayOf(cycle, toDay)
  return { fromDay: fromDay > begins ? fromDay : begins, toDay }
}
