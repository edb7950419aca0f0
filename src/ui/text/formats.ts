// Formats of dates and names of places. Making one costs fifty times what using it does, so each is made once.
import type { Lang } from './lang.tsx'

const made = new Map<string, Intl.DateTimeFormat>()
/** `name` says which options: the same name is always given with the same ones. */
export function dateFormat(
  name: string,
  lang: Lang,
  options: Intl.DateTimeFormatOptions,
  timeZone?: string,
): Intl.DateTimeFormat {
  const key = `${name} ${lang} ${timeZone}`
  let format = made.get(key)
  if (!format) made.set(key, (format = new Intl.DateTimeFormat(lang, { ...options, timeZone })))
  return format
}

const countries = new Map<Lang, Intl.DisplayNames>()
/** Countries by their ISO code; a code that is none stays one. */
export function countryNames(lang: Lang): Intl.DisplayNames {
  let names = countries.get(lang)
  if (!names) countries.set(lang, (names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' })))
  return names
}
