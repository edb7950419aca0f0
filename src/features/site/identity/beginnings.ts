// What a new shop begins with: the departments of its trade with the attributes and templates of specs that belong to
// them, and the first texts of its agreements, in three languages, from files beside this one. Read when they are asked
// for, which is once in the life of a shop.
import { readFileSync } from 'node:fs'
import { plantAttribute, type Planted } from '#features/catalog/attributes/attributes.ts'
import { saveCategory } from '#features/catalog/products/products.ts'
import { plantTemplate } from '#features/catalog/spec-templates/spec-templates.ts'
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
/** Of the categories of all trees by their codes; those that a tree lacks are left out. */
interface Terms {
  attributes: (Planted & { categories: string[] })[]
  templates: {
    title: Texts
    name: Texts
    choices: { name: Texts; colour?: string }[]
    categories: string[]
  }[]
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

const codesIn = (trade: Trade): string[] =>
  departmentsOf(trade).flatMap(({ code, children }) => [code, ...children.map((child) => child.code)])
/** The attributes that come with a trade. */
export function attributeNames(trade: Trade, lang: Language): string[] {
  const codes = new Set(codesIn(trade))
  const { attributes } = read('terms.json') as Terms
  const there = attributes.filter(({ categories }) => categories.some((code) => codes.has(code)))
  return [...new Set(there.map(({ name }) => pick(name, lang)))]
}

/** Departments and what stands below them; one of such a code takes these names. In the caller's transaction. */
export async function plantTree(db: Db, trade: Trade): Promise<void> {
  const ids = new Map<string, number>()
  for (const [at, { code, name, line, children }] of departmentsOf(trade).entries()) {
    const parentId = await saveCategory(db, { code, name, line, departmentNo: at + 1, position: at })
    ids.set(code, parentId)
    for (const [place, child] of children.entries())
      ids.set(child.code, await saveCategory(db, { ...child, parentId, position: place }))
  }
  await plantTerms(db, ids)
}
/** What is asked of goods, and how they differ, in the categories that there are. */
async function plantTerms(db: Db, ids: ReadonlyMap<string, number>): Promise<void> {
  const among = (codes: readonly string[]): number[] => codes.flatMap((code) => ids.get(code) ?? [])
  const { attributes, templates } = read('terms.json') as Terms
  for (const { categories, ...planted } of attributes) {
    const places = among(categories)
    if (places.length > 0) await plantAttribute(db, planted, places)
  }
  for (const { categories, choices, ...template } of templates) {
    const categoryIds = among(categories)
    const drawn = choices.map(({ name, colour = null }) => ({ name, colour }))
    if (categoryIds.length > 0) await plantTemplate(db, { ...template, choices: drawn, categoryIds })
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
