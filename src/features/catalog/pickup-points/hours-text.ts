// Hours and places of a point in words, and where a map shows it. Pure.
import type { Spot } from './distance.ts'
import type { Hours } from './hours.ts'
import type { Language } from '#kernel/text/language.ts'

/** Days that follow one another with the same hours; `times` null: closed. */
export interface DaysOpen {
  from: number
  to: number
  times: string | null
}
/** Monday to Sunday, the same hours together. */
export function runsOf(hours: Readonly<Hours>): DaysOpen[] {
  const runs: DaysOpen[] = []
  for (const [day, open] of hours.entries()) {
    const times = open && `${open.open}–${open.close}`
    const last = runs.at(-1)
    if (last && last.times === times) last.to = day
    else runs.push({ from: day, to: day, times })
  }
  return runs
}
/** "Mon", "周一", "lun": the days from Monday, 0, on. */
export function dayName(day: number, lang: Language, width: 'short' | 'long' = 'short'): string {
  const monday = Date.UTC(2024, 0, 1)
  const name = new Intl.DateTimeFormat(lang, { weekday: width, timeZone: 'UTC' }).format(monday + day * 86_400_000)
  return lang === 'es-ES' ? name.charAt(0).toUpperCase() + name.slice(1) : name
}
/** "Mon–Fri", "周一至周五", "Sun". */
export function daysText({ from, to }: DaysOpen, lang: Language): string {
  if (from === to) return dayName(from, lang)
  return `${dayName(from, lang)}${lang === 'zh-CN' ? '至' : '–'}${dayName(to, lang)}`
}

interface OnMap {
  lat: number | null
  lng: number | null
  /** the address in the one language in which a map finds it */
  mapText: string
}
/** Where a map shows it, in words of the reader: the spot itself, or what the map finds by the address. */
export function mapOf({ lat, lng, mapText }: OnMap, lang: Language): string {
  const map = 'https://www.openstreetmap.org/'
  const spot: Spot | null = lat === null || lng === null ? null : { lat, lng }
  if (!spot) return `${map}search?query=${encodeURIComponent(mapText)}&locale=${lang}`
  return `${map}?mlat=${spot.lat}&mlon=${spot.lng}&locale=${lang}#map=17/${spot.lat}/${spot.lng}`
}
