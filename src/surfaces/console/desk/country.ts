// Countries by their ISO code, in the reader's language; what is no code stays as it is.
import { useLang } from '#ui/text/lang.tsx'

export function useCountry(): (code: string) => string {
  const names = new Intl.DisplayNames(useLang(), { type: 'region', fallback: 'code' })
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}
