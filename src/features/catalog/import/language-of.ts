// In which language the goods of a file are written, by its first rows: the form for the merchant begins with it. Pure.
import type { Language } from '#kernel/text/language.ts'

/** Short words that stand in nearly every sentence, of one of the two languages alone. */
const marks = {
  'en-US': /\b(?:the|and|with|of|for|from|this|your|is|are)\b/gi,
  'es-ES': /\b(?:el|la|los|las|con|para|de|una|y|del|por)\b|[ñ¿¡áéíóú]/gi,
} as const

/** `otherwise` where the rows do not tell. */
export function languageOf(rows: readonly (readonly string[])[], otherwise: Language): Language {
  const words = rows
    .flat()
    .filter((cell) => !/^\S*(?::\/\/|[@#])\S*$/.test(cell))
    .join('\n')
    .replace(/<[^>]*>/g, ' ')
  if (/\p{Script=Han}/u.test(words)) return 'zh-CN'
  const count = (lang: keyof typeof marks): number => words.match(marks[lang])?.length ?? 0
  const [english, spanish] = [count('en-US'), count('es-ES')]
  if (english === spanish) return otherwise
  return english > spanish ? 'en-US' : 'es-ES'
}
