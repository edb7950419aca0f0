// What the shop is called, as every text, title and letter of this process says it: one shop, one name. The server
// reads it from the database, a browser from the document that it got.
import type { Language, Texts } from './language.ts'

const own = { 'zh-CN': '觅乐', 'en-US': 'Miralo', 'es-ES': 'Miralo' } as const
let given: Texts | undefined
let drawn: Marks = {}
/** The mark as a picture; `dark`: on dark grounds, where it is another. */
export interface Marks {
  light?: MarkPicture
  dark?: MarkPicture
  /** of browser tabs */
  icon?: string
}
interface MarkPicture {
  src: string
  width: number
  height: number
}

/** Nothing: the name that the software comes with. */
export function knowPlatform(names: Texts | null | undefined, marks: Marks = {}): void {
  given = names ?? undefined
  drawn = marks
}
export const platformMarks = (): Marks => drawn
export const platformNames = (): Texts | null => given ?? null

const inOrder = (lang: Language, names: Texts): string =>
  names[lang] ?? names['en-US'] ?? names['zh-CN'] ?? names['es-ES'] ?? ''
/** Inside of a sentence. */
export const platformName = (lang: Language): string => (given ? inOrder(lang, given) : own[lang])
/** Behind the title of a page. */
export const titleName = (lang: Language): string => (given ? inOrder(lang, given) : 'Miralo')
/** Where it stands alone. */
export const fullName = (lang: Language): string => (given ? inOrder(lang, given) : 'Miralo · 觅乐')
/** Its mark: the name in letters, and beside it in Chinese where that is another. */
export function markOf(lang: Language): { main: string; beside: string } {
  if (!given) return { main: 'Miralo', beside: '觅乐' }
  const main = inOrder(lang, given)
  const chinese = given['zh-CN'] ?? ''
  return { main, beside: chinese === main || lang !== 'zh-CN' ? '' : chinese }
}
/** From the document that the server sent. */
export function platformIn(document: { dataset: Record<string, string | undefined> }): void {
  const { platform, marks } = document.dataset
  if (platform ?? marks)
    knowPlatform(platform ? (JSON.parse(platform) as Texts) : null, marks ? (JSON.parse(marks) as Marks) : {})
}
