// Which of its languages the shop offers, the first one to whoever wants none of them. Texts are kept and edited in
// all; one that is not offered stands in no menu, address, sitemap and letter. The server reads it from the database,
// a browser from the document that it got.
import { defaultLanguage, isLanguage, languages, type Language } from './language.ts'

let given: readonly Language[] | undefined

/** Nothing: all of them. */
export function knowSpoken(offered: readonly string[] | null | undefined): void {
  const known = (offered ?? []).filter(isLanguage)
  given = known.length > 0 ? known : undefined
}
/** In the order of the menus. */
export const spokenLanguages = (): readonly Language[] => given ?? languages
export const firstLanguage = (): Language => given?.[0] ?? defaultLanguage
export const isSpoken = (value: unknown): value is Language => spokenLanguages().some((lang) => lang === value)
/** What a reader wished for, where it is offered. */
export const spokenOr = (wish: string | null | undefined): Language => (isSpoken(wish) ? wish : firstLanguage())
/** undefined: all of them, as the shop comes */
export const spokenGiven = (): readonly Language[] | undefined => given

/** The first language of an accept-language header that is offered (by its base: es-MX is es-ES). */
export function fromAcceptLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part, i) => ({
      tag: part.split(';')[0]!.trim().toLowerCase(),
      q: Number(/q=([\d.]+)/.exec(part)?.[1] ?? 1),
      i,
    }))
    .sort((a, b) => b.q - a.q || a.i - b.i)
  const offered = spokenLanguages()
  for (const { tag } of wanted) {
    const found = offered.find((l) => l.toLowerCase() === tag) ?? offered.find((l) => l.slice(0, 2) === tag.slice(0, 2))
    if (found) return found
  }
  return firstLanguage()
}
/** Cookie first: the storefront's accept-language header is always zh-CN, so the cookie tells the person's language. */
export const chooseLanguage = (cookie: string | undefined, acceptLanguage: string | undefined): Language =>
  isSpoken(cookie) ? cookie : fromAcceptLanguage(acceptLanguage)
