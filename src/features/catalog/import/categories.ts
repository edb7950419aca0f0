// The category that a product's words lead to: a mapping file first, then built-in words,
// then the names of the shop's own categories.
import type { Texts } from '#kernel/text/language.ts'
import { categoryWords } from './category-words.ts'

export interface CategoryFound {
  id: number
  code: string
  path: readonly number[]
  name: Texts
}
const plural = (token: string): string => {
  if (/(ss|sh|ch|x)es$/.test(token)) return token.slice(0, -2)
  return /[^s]s$/.test(token) && token.length > 3 ? token.slice(0, -1) : token
}
/** "Women's Shirts" → "women shirt": lower case, no accents, each word in the singular. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((w) => w !== '')
    .map(plural)
    .join(' ')

export class CategoryChooser {
  readonly #byCode: ReadonlyMap<string, CategoryFound>
  readonly #mapped = new Map<string, CategoryFound>()
  readonly #words = new Map<string, CategoryFound>()
  readonly #chinese: string[]
  /** Throws naming the first code of the mapping that the shop does not have. */
  constructor(categories: readonly CategoryFound[], mapping: Readonly<Record<string, string>> = {}) {
    this.#byCode = new Map(categories.map((c) => [c.code, c]))
    for (const [word, code] of Object.entries(mapping)) {
      const category = this.#byCode.get(code)
      if (!category) throw new UnknownCategory(code)
      this.#mapped.set(plainWords(word), category)
    }
    for (const [code, words] of Object.entries(categoryWords)) {
      const category = this.#byCode.get(code)
      if (category) for (const word of words.split(',')) this.#words.set(plainWords(word), category)
    }
    for (const category of categories)
      for (const name of Object.values(category.name))
        if (!this.#words.has(plainWords(name))) this.#words.set(plainWords(name), category)
    this.#chinese = [...this.#words.keys()].filter((w) => /\p{Script=Han}/u.test(w)).sort((a, b) => b.length - a.length)
  }
  #match(word: string): CategoryFound | undefined {
    const plain = plainWords(word)
    const whole = this.#words.get(plain)
    if (whole) return whole
    const inside = /\p{Script=Han}/u.test(plain) ? this.#chinese.find((w) => plain.includes(w)) : undefined
    if (inside) return this.#words.get(inside)
    // the head of an English phrase stands last
    return plain
      .split(' ')
      .toReversed()
      .map((token) => this.#words.get(token))
      .find((c) => c !== undefined)
  }
  /** The first word that leads anywhere wins; a later one may only lead deeper on the same way. */
  choose(words: readonly string[]): CategoryFound | undefined {
    const mapped = words.map((w) => this.#mapped.get(plainWords(w))).find((c) => c !== undefined)
    if (mapped) return mapped
    const found = words.flatMap((w) => this.#match(w) ?? [])
    return found.reduce<CategoryFound | undefined>(
      (best, next) => (best === undefined || next.path.includes(best.id) ? next : best),
      undefined,
    )
  }
}
export class UnknownCategory extends Error {}
