// Where goods should go, as long as no address says it: a country, in China with its province (GB code).
// Kept in the `place` cookie as CN-31 or ES.
import type { Language } from '#kernel/text/language.ts'

export interface Place {
  country: string
  stateCode?: string
}

/** A sound place from the cookie, else a usual one for readers of the language. */
export function placeFrom(cookie: string | undefined, lang: Language): Place {
  const match = /^([A-Z]{2})(?:-(\d{2}))?$/.exec(cookie ?? '')
  if (match) return match[2] ? { country: match[1]!, stateCode: match[2] } : { country: match[1]! }
  return lang === 'es-ES' ? { country: 'ES' } : { country: 'CN', stateCode: '31' }
}
export const placeText = ({ country, stateCode }: Place): string => (stateCode ? `${country}-${stateCode}` : country)

/** The country's name in the language. */
export const countryName = (country: string, lang: Language): string =>
  new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country
