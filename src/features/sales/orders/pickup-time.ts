// When an order can be collected: the days of its point from today on, each with its hours. Pure.
import { hoursOn, type Hours } from '#features/catalog/pickup-points/hours.ts'

/** An hour of a day by the clock of the point, as "2026-11-23" and "09:00". */
export interface PickupTime {
  day: string
  at: string
}
export interface PickupDay {
  day: string
  open: string
  close: string
}
const dayMs = 86_400_000
/** The clock of a country where points stand. */
export const zoneOf = (country: string): string => (country === 'ES' ? 'Europe/Madrid' : 'Asia/Shanghai')

const clock = (zone: string, ms: number): PickupTime => {
  const [day = '', at = ''] = new Date(ms).toLocaleString('sv-SE', { timeZone: zone }).split(' ')
  return { day, at: at.slice(0, 5) }
}
/** The days on which something can be collected, of so many from today on: the rest of today, then whole ones. */
export function pickupDays(hours: Readonly<Hours>, zone: string, nowMs: number, ahead: number): PickupDay[] {
  const now = clock(zone, nowMs)
  const today = Date.parse(`${now.day}T00:00:00Z`)
  return Array.from({ length: ahead + 1 }, (_, n) => new Date(today + n * dayMs).toISOString().slice(0, 10)).flatMap(
    (day) => {
      const hoursOfDay = hoursOn(hours, day)
      if (!hoursOfDay) return []
      const open = day === now.day && now.at > hoursOfDay.open ? now.at : hoursOfDay.open
      return open < hoursOfDay.close ? [{ day, open, close: hoursOfDay.close }] : []
    },
  )
}
export const isOpenAt = (days: readonly PickupDay[], { day, at }: PickupTime): boolean =>
  days.some((d) => d.day === day && d.open <= at && at < d.close)
