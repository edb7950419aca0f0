// A map to correct by hand, made of a file: what it says of its products → where that leads in this shop. What leads
// nowhere stands there too, with a new department where one would fit, else empty.
import { transact, type Db } from '#kernel/data/db.ts'
import { pick, type Language } from '#kernel/text/language.ts'
import { parseDecimal } from './decimal.ts'
import { GroupIndex } from './grouping.ts'
import { openCategories, type Categories } from './placing.ts'
import { nodesOf, type Placed } from './placing/chooser.ts'
import { inspect } from './records.ts'
import { openColumns, rowsWithProduct } from './opening.ts'
import type { Imported, Reading } from './row.ts'

export interface SuggestedMap {
  map: Record<string, string>
  products: number
  /** Products that nothing places yet. */
  unplaced: number
}
interface Label {
  products: number
  /** Where its products lead, by their titles. */
  ways: Map<string, string>
}
/** Of labels whose products go apart: each title says so itself, as far as a person would read it. */
const mostTitles = 500
class Nothing extends Error {}

const longestPath = 3
/** The way to a category in words: "Wardrobe > Shoes". */
function wayTo(placed: Placed, categories: Categories, language: Language): string {
  const { category, missing } = placed
  if (!category) return missing ? `> ${pick(missing, language)}` : ''
  return category.code
}
/** What of a product a person would map, the most telling first: its paths, its type, its tags, else its title. */
function labelsOf({ title, about }: Imported): string[] {
  const paths = [...about.taxonomy, ...about.paths].slice(0, 1)
  const [label] = [...paths, about.type].filter((l) => l !== '')
  return label ? [label] : about.tags.length > 0 ? about.tags.slice(0, 3) : [title]
}
/** In a shop that has no category for it, the file's own path is one. */
const ownPath = (label: string): string => {
  const nodes = nodesOf(label)
  return nodes.length > 1 ? nodes.slice(0, longestPath).join(' > ') : ''
}

/** Reads the whole file and writes nothing. Throws UnreadableFile. */
export async function suggestMap(db: Db, { path, language, now }: Suggesting): Promise<SuggestedMap> {
  const file = await inspect(path)
  const columns = await openColumns(file)
  const reading: Reading = {
    language,
    rate: parseDecimal('1')!,
    commaFirst: file.separator === ';',
    columns: new Set(columns.of),
    now,
  }
  const index = new GroupIndex(columns.format)
  for await (const row of rowsWithProduct(file, columns, () => undefined)) index.note(row)
  index.settle()
  const categories = await categoriesNow(db, language)
  const labels = new Map<string, Label>()
  let products = 0
  let unplaced = 0
  for await (const rows of index.groups(rowsWithProduct(file, columns, () => undefined))) {
    const { product } = columns.format.read(rows, reading)
    if (!product) continue
    products++
    const placed = categories.chooser.choose({ handle: product.handle, title: product.title, ...product.about })
    if (!placed.category) unplaced++
    const way = wayTo(placed, categories, language)
    for (const label of labelsOf(product)) {
      const known = labels.get(label) ?? { products: 0, ways: new Map<string, string>() }
      known.products++
      known.ways.set(product.title, way)
      labels.set(label, known)
    }
  }
  return { map: mapOf(labels), products, unplaced }
}
function mapOf(labels: ReadonlyMap<string, Label>): Record<string, string> {
  const sorted = [...labels].sort(([, a], [, b]) => b.products - a.products)
  const apart = sorted.filter(([, { ways }]) => new Set(ways.values()).size > 1)
  const titles = apart.flatMap(([, { ways }]) => [...ways]).slice(0, mostTitles)
  const told = sorted.map(([label, { ways }]): [string, string] => {
    const [way = '', other] = new Set(ways.values())
    return [label, other === undefined ? way || ownPath(label) : '']
  })
  return Object.fromEntries([...told, ...titles])
}
export interface Suggesting {
  path: string
  language: Language
  /** ms since 1970 */
  now: number
}

async function categoriesNow(db: Db, language: Language): Promise<Categories> {
  let found: Categories | undefined
  await transact(db, async (trx) => {
    found = await openCategories(trx, {}, { language, newCategories: false })
    throw new Nothing()
  }).catch((e: unknown) => {
    if (!(e instanceof Nothing)) throw e
  })
  return found!
}
