// What a new shop begins with: the departments of its trade and the first texts of its agreements, in three languages,
// from files beside this one. Read when they are asked for, which is once in the life of a shop.
import { readFileSync } from 'node:fs'
import { saveCategory } from '#features/catalog/products/products.ts'
import { saveArticle } from '#features/site/content/content.ts'
import type { Db } from '#kernel/data/db.ts'
import { languages, pick, type Language, type Texts } from '#kernel/text/language.ts'
import type { Trade } from './trades.ts'

interface Department {
  code: string
  name: Texts
  line: Texts
  children: { code: string; name: Texts }[]
}
type Said = Record<Language, string>
type Block = { h: Said } | { p: Said } | { ul: Record<Language, string[]> }
interface Agreement {
  code: string
  title: Said
  summary: Said
  body: Block[]
}
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const departmentsOf = (trade: Trade): Department[] => read(`trees/${trade}.json`) as Department[]

export const departmentNames = (trade: Trade, lang: Language): string[] =>
  departmentsOf(trade).map(({ name }) => pick(name, lang))

/** Departments and what stands below them; one of such a code takes these names. In the caller's transaction. */
export async function plantTree(db: Db, trade: Trade): Promise<void> {
  for (const [at, { code, name, line, children }] of departmentsOf(trade).entries()) {
    const parentId = await saveCategory(db, { code, name, line, departmentNo: at + 1, position: at })
    for (const [place, child] of children.entries()) await saveCategory(db, { ...child, parentId, position: place })
  }
}

/** With the name of the shop and the address that answers questions. In the caller's transaction. */
export async function writeAgreements(db: Db, name: Texts, mail: string): Promise<void> {
  const filled = (words: string, lang: Language): string =>
    words.replaceAll('{{name}}', () => pick(name, lang)).replaceAll('{{mail}}', () => mail)
  const inEach = <T>(make: (lang: Language) => T) =>
    Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as Record<Language, T>
  const blockIn = (block: Block, lang: Language) => {
    if ('h' in block) return { h: filled(block.h[lang], lang) }
    return 'p' in block ? { p: filled(block.p[lang], lang) } : { ul: block.ul[lang].map((one) => filled(one, lang)) }
  }
  for (const { code, title, summary, body } of read('agreements.json') as Agreement[])
    await saveArticle(db, {
      code,
      kind: 'agreement',
      title,
      summary: inEach((lang) => filled(summary[lang], lang)),
      body: inEach((lang) => body.map((block) => blockIn(block, lang))),
    })
}
