// Countries by their ISO code, in the page's language.
import { countryNames } from '#ui/text/formats.ts'
import { useLang } from '#ui/text/lang.tsx'

export function useCountry(): (code: string) => string {
  const names = countryNames(useLang())
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}
