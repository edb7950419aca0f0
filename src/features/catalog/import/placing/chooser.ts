// Where a product goes, and why: what the map says, then the taxonomies, the merchant's own category path, the type,
// the title, the tags. The first of them that leads anywhere decides, a later one may only lead deeper on the same
// way. What leads nowhere stays in the category for all: that is found and mended, a wrong place is neither.
import { ownValue } from '#kernel/data/own.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import type { CategoryFound } from './category.ts'
import { Vocabulary, type Meaning } from './vocabulary.ts'
import { heads, plainWords } from './phrases.ts'
import { taxonomyElsewhere, taxonomyKinds } from './taxonomy.ts'

/** What a file tells of a product that may place it. */
export interface Told {
  handle: string
  title: string
  type: string
  tags: readonly string[]
  /** Paths of a standard taxonomy, or its numbers: "Home & Garden > Lighting". */
  taxonomy: readonly string[]
  /** Paths of the merchant's own categories. */
  paths: readonly string[]
}
export type PlacingRule = 'map' | 'taxonomy' | 'path' | 'type' | 'title' | 'tag' | 'other'
export interface Placed {
  /** Missing where nothing leads to a category of this shop. */
  category?: CategoryFound
  rule: PlacingRule
  /** What of the file led there. */
  word: string
  /** A new department that would fit, where the shop has no category for what the product is. */
  missing?: Texts
}
type Found = { rule: PlacingRule; word: string } & Meaning

export const nodesOf = (path: string): string[] =>
  path
    .split(/>|»/)
    .map((node) => node.trim())
    .filter((node) => node !== '')
const keyOf = (nodes: readonly string[]): string => nodes.map((n) => n.toLowerCase().replace(/\s+/g, ' ')).join(' > ')

export class CategoryChooser {
  readonly #vocabulary: Vocabulary
  readonly #mapped: ReadonlyMap<string, CategoryFound>
  readonly #language: Language
  /** `mapping`: what the file says → the category that somebody chose for it. */
  constructor(
    categories: readonly CategoryFound[],
    mapping: ReadonlyMap<string, CategoryFound> = new Map(),
    language: Language = 'en-US',
  ) {
    this.#vocabulary = new Vocabulary(categories)
    this.#mapped = new Map([...mapping].map(([word, category]) => [plainWords(word), category]))
    this.#language = language
  }

  #byMap(told: Told): Found | undefined {
    const paths = [...told.taxonomy, ...told.paths]
    const whole = [told.handle, told.title, ...paths, told.type, ...told.tags]
    for (const word of [...whole, ...paths.flatMap((p) => nodesOf(p).toReversed())]) {
      const category = this.#mapped.get(plainWords(word))
      if (word !== '' && category) return { rule: 'map', word, category }
    }
    return undefined
  }

  /** The nodes of a path as labels, the deepest that is known. */
  #byNodes(nodes: readonly string[], rule: PlacingRule): Found | undefined {
    return nodes
      .toReversed()
      .map((node) => this.#byLabel(node, rule))
      .find((f) => f !== undefined)
  }
  #byTaxonomy(path: string): Found | undefined {
    const nodes = nodesOf(path)
    for (let n = nodes.length; n > 0; n--) {
      const key = keyOf(nodes.slice(0, n))
      const kind = ownValue(taxonomyKinds, key)
      if (taxonomyElsewhere.has(key)) return { rule: 'taxonomy', word: path }
      if (kind === undefined) continue
      const found: Found = { rule: 'taxonomy', word: path, ...this.#vocabulary.meaningOf(kind) }
      const below = this.#byNodes(nodes.slice(n), 'taxonomy')
      return below && isDeeper(below, found) ? { ...below, word: path } : found
    }
    return undefined
  }
  /** A type or a node: named as such, else by what its phrase turns on. */
  #byLabel(text: string, rule: PlacingRule): Found | undefined {
    const plain = plainWords(text)
    const whole = this.#vocabulary.label(plain)
    if (whole) return { rule, word: text, ...whole }
    if (this.#vocabulary.saysNothing(plain)) return undefined
    const known = (phrase: string): Meaning | undefined => this.#vocabulary.label(phrase)
    const parts = text.split(/[&,;]|\s(?:and|y|e)\s|[和与及、]/iu)
    return deepest(parts.flatMap((part) => this.#heard(part, rule, known)))
  }
  #heard(text: string, rule: PlacingRule, known: (phrase: string) => Meaning | undefined): Found[] {
    return heads(text, this.#language, known).flatMap((part) => {
      const found = part.map(({ word, leads }): Found => ({ rule, word, ...leads }))
      return found.length < 2 ? found : this.#common(found)
    })
  }
  /** What several words have in common: the deepest where one lies below the other, else the category above both. */
  #common(found: readonly Found[]): Found[] {
    const way = deepest(found)
    if (way && found.every((f) => f === way || isDeeper(way, f) || same(way, f))) return [way]
    const ways = found.map((f) => (f.category ? [...f.category.path, f.category.id] : []))
    const shared = ways[0]!.filter((id, i) => ways.every((w) => w[i] === id)).at(-1)
    const category = shared === undefined ? undefined : this.#vocabulary.byId(shared)
    return category ? [{ rule: found[0]!.rule, word: found.map((f) => f.word).join(', '), category }] : []
  }

  choose(told: Told): Placed {
    const mapped = this.#byMap(told)
    if (mapped) return mapped
    const words = (phrase: string): Meaning | undefined => this.#vocabulary.word(phrase)
    const byTag = told.tags.flatMap((tag) => this.#heard(tag, 'tag', words))
    const found = [
      ...told.taxonomy.flatMap((path) => this.#byTaxonomy(path) ?? this.#byNodes(nodesOf(path), 'taxonomy') ?? []),
      ...told.paths.flatMap((path) => this.#byNodes(nodesOf(path), 'path') ?? []),
      ...[this.#byNodes(nodesOf(told.type), 'type')].filter((f) => f !== undefined),
      ...this.#heard(told.title, 'title', words),
      ...(byTag.length > 0 ? this.#common(byTag) : []),
    ]
    return deepest(found) ?? { rule: 'other', word: '' }
  }
}

const same = (a: Found, b: Found): boolean => a.category !== undefined && a.category === b.category
const isDeeper = (next: Found, best: Found): boolean =>
  best.category !== undefined && next.category !== undefined && next.category.path.includes(best.category.id)
/** The first, or what leads deeper on its way. */
const deepest = (found: readonly Found[]): Found | undefined =>
  found.reduce<Found | undefined>((best, next) => (best === undefined || isDeeper(next, best) ? next : best), undefined)
