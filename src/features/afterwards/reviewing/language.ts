// In which of the shop's languages something is written, as far as its letters tell; else the writer's own. Pure.
import type { Language } from '#kernel/text/language.ts'

const han = /\p{Script=Han}/gu
const latin = /\p{Script=Latin}/gu
const spanish = /[ñ¿¡]|\b(?:el|la|los|las|una?|que|muy|con|para|pero|está|es|me|lo|no)\b/giu
const english = /\b(?:the|an?|is|it|and|very|with|for|but|this|my|i|not|was|of|to)\b/giu
const many = (text: string, of: RegExp): number => text.match(of)?.length ?? 0

export function languageOf(text: string, own: Language): Language {
  const letters = many(text, latin)
  // a Chinese word says as much as several letters
  if (many(text, han) * 3 >= Math.max(1, letters)) return 'zh-CN'
  if (letters === 0) return own
  const [es, en] = [many(text, spanish), many(text, english)]
  if (es !== en) return es > en ? 'es-ES' : 'en-US'
  return own === 'zh-CN' ? 'en-US' : own
}
