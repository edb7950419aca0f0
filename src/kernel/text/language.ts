// The three languages and how one is chosen. Pure; used by server and browser.
export const languages = ['zh-CN', 'en-US', 'es-ES'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en-US'
/** A text in all languages it has; `inLanguage` in SQL and `pick` here fall back in the same order. */
export type Texts = Partial<Record<Language, string>>

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The text in the language, else English, Chinese, Spanish, else ''. */
export const pick = (texts: Texts | null | undefined, lang: Language): string =>
  texts?.[lang] ?? texts?.['en-US'] ?? texts?.['zh-CN'] ?? texts?.['es-ES'] ?? ''

/** The first language of an accept-language header that we speak (by its base: es-MX is es-ES). */
export function fromAcceptLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part, i) => ({
      tag: part.split(';')[0]!.trim().toLowerCase(),
      q: Number(/q=([\d.]+)/.exec(part)?.[1] ?? 1),
      i,
    }))
    .sort((a, b) => b.q - a.q || a.i - b.i)
  for (const { tag } of wanted) {
    const found =
      languages.find((l) => l.toLowerCase() === tag) ?? languages.find((l) => l.slice(0, 2) === tag.slice(0, 2))
    if (found) return found
  }
  return defaultLanguage
}

/** Cookie first: the storefront's accept-language header is always zh-CN, so the cookie tells the person's language. */
export const chooseLanguage = (cookie: string | undefined, acceptLanguage: string | undefined): Language =>
  isLanguage(cookie) ? cookie : fromAcceptLanguage(acceptLanguage)
