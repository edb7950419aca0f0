// The shape of what demo buyers say: sentences by kind of goods and whole reviews of single products, each in the language of its author.
import type { Language } from './types.ts'

export type Said = Record<Language, string[]>
/** Sentences that fit any goods of these categories (codes of any level; the nearest wins). `{color}` and `{size}` become the bought value. `but`: what somebody found wanting. */
export type KindWords = { categories: string[]; good: Said; but: Said }
export type OwnReview = { rating: 1 | 2 | 3 | 4 | 5; lang: Language; text: string; followUp?: string; reply?: string }
/** A floor: `later` is what people add weeks afterwards. */
export type FloorWords = { kinds: KindWords[]; own: Record<string, OwnReview[]>; later: Said }

export const said = (zh: string[], en: string[], es: string[]): Said => ({ 'zh-CN': zh, 'en-US': en, 'es-ES': es })
export const kind = (categories: string, good: Said, but: Said): KindWords => ({
  categories: categories.split(' '),
  good,
  but,
})
const by =
  (lang: Language) =>
  (rating: OwnReview['rating'], text: string, followUp?: string, reply?: string): OwnReview => ({
    rating,
    lang,
    text,
    ...(followUp && { followUp }),
    ...(reply && { reply }),
  })
export const zh = by('zh-CN')
export const en = by('en-US')
export const es = by('es-ES')
