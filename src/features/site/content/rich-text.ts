// The text of an article between its editor, which writes HTML, and its rows, which hold blocks: headings stand by
// themselves, for the table of contents; all else is HTML, sanitised on its way in as the words of goods are.
import type { Bodies, Block } from './queries.ts'
import { cleanHtml } from '#features/catalog/products/products.ts'
import { languages, type Language, type Texts } from '#kernel/text/language.ts'

const heading = /<h[2-4]>([\s\S]*?)<\/h[2-4]>/g
const signs: readonly (readonly [sign: string, written: string])[] = [
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['&', '&amp;'],
]
const plainOf = (html: string): string =>
  signs.reduce((text, [sign, written]) => text.replaceAll(written, sign), html.replace(/<[^>]*>/g, '')).trim()
const written = (text: string): string =>
  signs.toReversed().reduce((html, [sign, code]) => html.replaceAll(sign, code), text)
/** Nothing to read, whatever elements stand around it. */
const isEmpty = (html: string): boolean => !/<(?:img|hr)\b/.test(html) && plainOf(html) === ''

/** A heading within a quotation or table ends there: each part is made whole again. */
function partOf(html: string): Block[] {
  const whole = cleanHtml(html).trim()
  return isEmpty(whole) ? [] : [{ html: whole }]
}
export function blocksOf(html: string): Block[] {
  // between two headings stands what is neither: parts by turns
  return cleanHtml(html)
    .split(heading)
    .flatMap((part, at): Block[] => {
      if (at % 2 === 0) return partOf(part)
      const h = plainOf(part)
      return h === '' ? [] : [{ h }]
    })
}
const htmlOfBlock = (block: Block): string => {
  if ('html' in block) return block.html
  if ('h' in block) return `<h3>${written(block.h)}</h3>`
  if ('p' in block) return `<p>${written(block.p)}</p>`
  return `<ul>${block.ul.map((line) => `<li><p>${written(line)}</p></li>`).join('')}</ul>`
}
const eachLanguage = <From, To>(of: Partial<Record<Language, From>>, make: (from: From) => To | undefined) =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const made = of[lang] === undefined ? undefined : make(of[lang])
      return made === undefined ? [] : [[lang, made]]
    }),
  )
export const bodiesOf = (texts: Texts): Bodies =>
  eachLanguage(texts, (html) => {
    const blocks = blocksOf(html)
    return blocks.length > 0 ? blocks : undefined
  })
export const textsOf = (bodies: Bodies): Texts =>
  eachLanguage(bodies, (blocks) => blocks.map(htmlOfBlock).join('') || undefined)
