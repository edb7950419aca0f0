// When a point is open: seven days from Monday on, by the clock of the place where it stands. Pure.

export interface OpenDay {
  /** "09:00" */
  open: string
  /** "18:00", at the latest "24:00" */
  close: string
}
/** Monday to Sunday; null: closed. */
export type Hours = (OpenDay | null)[]

/** Open on one day at least, and every day opens before it closes. */
export const hoursFit = (hours: Readonly<Hours>): boolean =>
  hours.length === 7 && hours.some((d) => d !== null) && hours.every((d) => d === null || d.open < d.close)

/** The day of the week of a date such as 2026-11-23, from Monday, 0, on. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
/** When it is open on that date; null: it is closed. */
export const hoursOn = (hours: Readonly<Hours>, date: string): OpenDay | null => hours[weekdayOf(date)] ?? null
