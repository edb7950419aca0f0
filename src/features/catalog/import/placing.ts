// The categories of this shop as an import finds them, those that its map names made where it may, and where each of
// its products goes.
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import { saveCategory } from '#features/catalog/products/products.ts'
import { slug } from './option-codes.ts'
import type { CategoryFound } from './placing/category.ts'
import { CategoryChooser, nodesOf, type Placed } from './placing/chooser.ts'
import { plainWords } from './placing/phrases.ts'
import { categoryNames, nextDepartmentNo, type StoredProduct } from './queries.ts'
import type { Imported } from './row.ts'

export class UnknownCategory extends Error {}

const otherCategory = { code: 'other', name: { 'en-US': 'Other', 'zh-CN': '其他', 'es-ES': 'Otros' }, position: 999 }
const deepest = 3

/** What the file says → a category's code, its name, or a path of names: "Pets > Dogs". Empty says nothing. */
export type Mapping = Readonly<Record<string, string>>
export interface Making {
  /** Of the names of new categories. */
  language: Language
  /** The map may name departments and categories that the shop does not have: they are made. */
  newCategories: boolean
}
export interface Categories {
  chooser: CategoryChooser
  /** The one for all that nothing places. */
  other: CategoryFound
  byCode: (code: string) => CategoryFound | undefined
  byId: (id: number) => CategoryFound | undefined
}

/** The categories by their names, new ones made on the way. */
class Tree {
  readonly known: CategoryFound[]
  readonly #db: Db
  readonly #making: Making
  constructor(db: Db, known: readonly CategoryFound[], making: Making) {
    this.#db = db
    this.known = [...known]
    this.#making = making
  }
  /** Throws UnknownCategory. */
  async at(target: string): Promise<CategoryFound> {
    const nodes = nodesOf(target)
    const isPath = nodes.length > 1 || target.trim().startsWith('>')
    const found = isPath ? undefined : this.#called(target.trim())
    if (found) return found
    if (!isPath || nodes.length === 0) throw new UnknownCategory(target)
    if (nodes.length > deepest) throw new UnknownCategory(`${target}: at most ${deepest} levels`)
    let here: CategoryFound | undefined
    for (const node of nodes) here = this.#below(here, node) ?? (await this.#make(target, here, node))
    return here!
  }
  #called(name: string): CategoryFound | undefined {
    return this.known.find((c) => c.code === name) ?? this.known.find((c) => isCalled(c, name))
  }
  #below(parent: CategoryFound | undefined, name: string): CategoryFound | undefined {
    return this.known.find((c) => c.path.at(-1) === parent?.id && (isCalled(c, name) || c.code === name))
  }
  async #make(target: string, parent: CategoryFound | undefined, node: string): Promise<CategoryFound> {
    if (!this.#making.newCategories) throw new UnknownCategory(target)
    const taken = (code: string): boolean => this.known.some((c) => c.code === code)
    const base = slug(node, 60) || 'category'
    let code = base
    for (let n = 2; taken(code); n++) code = `${base}-${n}`
    const name: Texts = { [this.#making.language]: node }
    const departmentNo = parent ? null : await nextDepartmentNo(this.#db)
    const id = await saveCategory(this.#db, { code, name, parentId: parent?.id ?? null, departmentNo, position: 900 })
    const made = { id, code, name, path: parent ? [...parent.path, parent.id] : [] }
    this.known.push(made)
    return made
  }
}
const isCalled = (c: CategoryFound, name: string): boolean =>
  Object.values(c.name).some((n) => plainWords(n) === plainWords(name))

/** The category for all is made when missing, and what the map may name. Throws UnknownCategory. */
export async function openCategories(db: Db, mapping: Mapping, making: Making): Promise<Categories> {
  const tree = new Tree(db, await categoryNames(db), making)
  const targets = new Map<string, CategoryFound>()
  for (const [word, target] of Object.entries(mapping))
    if (target.trim() !== '') targets.set(word, await tree.at(target))
  const other = tree.known.find((c) => c.code === otherCategory.code) ?? {
    ...otherCategory,
    path: [],
    id: await saveCategory(db, otherCategory),
  }
  const known = [...tree.known.filter((c) => c.code !== other.code), other]
  const byCode = new Map(known.map((c) => [c.code, c]))
  const byId = new Map(known.map((c) => [c.id, c]))
  return {
    chooser: new CategoryChooser(
      known.filter((c) => c !== other),
      targets,
      making.language,
    ),
    other,
    byCode: (code) => byCode.get(code),
    byId: (id) => byId.get(id),
  }
}

/** Where a product goes: `code` is what the file's words led to, remembered to tell a choice by hand from it. */
export interface Place {
  id: number
  code: string
  /** What the file calls it when it goes out again. */
  name: Texts
  /** The category that it is in. */
  at: { code: string; name: Texts }
  /** `kept`: the product stays where somebody put it, or where it was when nothing leads anywhere. */
  rule: Placed['rule'] | 'kept'
  word: string
  missing?: Texts | undefined
}
export function placeOf(p: Imported, stored: StoredProduct | undefined, categories: Categories): Place {
  const { handle, title } = p
  const placed = categories.chooser.choose({ handle, title, ...p.about })
  const { rule, word, missing } = placed
  const found = placed.category ?? categories.other
  const there: Place = { ...found, at: found, rule: placed.category ? rule : 'other', word, missing }
  if (!stored) return there
  const told = stored.source?.category
  const byHand = told !== undefined && categories.byCode(told)?.id !== stored.categoryId
  const stays = placed.category === undefined || (byHand && (rule !== 'map' || told === found.code))
  if (!stays || stored.categoryId === found.id) return there
  const at = categories.byId(stored.categoryId) ?? found
  // the shop's own category goes out where somebody chose it, the file's word where nobody did
  const name = placed.category ? found.name : at.name
  return { id: stored.categoryId, code: found.code, name, at, rule: 'kept', word: '' }
}
