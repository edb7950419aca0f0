// The three languages. Pure; used by server and browser. Which of them a shop offers: spoken.ts.
export const languages = ['zh-CN', 'en-US', 'es-ES'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en-US'
/** A text in all languages it has; `inLanguage` in SQL and `pick` here fall back in the same order. */
export type Texts = Partial<Record<Language, string>>

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The text in the language, else English, Chinese, Spanish, else ''. */
export const pick = (texts: Texts | null | undefined, lang: Language): string =>
  texts?.[lang] ?? texts?.['en-US'] ?? texts?.['zh-CN'] ?? texts?.['es-ES'] ?? ''
