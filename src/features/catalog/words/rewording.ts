// Keeps the words of goods right: those whose texts changed are worded anew,
// the vocabulary is counted, goods are weighed.
import { languages, type Texts } from '#kernel/text/language.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { learn } from './chinese.ts'
import { fold } from './folding.ts'
import { wordProduct, type Place, type Sourced, type WordRow } from './lexemes.ts'
import {
  addWords,
  countSlice,
  readWords,
  recount,
  takeDue,
  weighSlice,
  writeWords,
  type ProductTexts,
} from './vocabulary-queries.ts'

const batch = 200
const slice = 1000
const none = { goods: 0, firm: 0 }

const placed = (place: Place, texts: Texts | null | undefined): Sourced[] =>
  languages.flatMap((lang) => (texts?.[lang] ? [{ place, lang, text: texts[lang] }] : []))
const bare = (html: Texts): Texts =>
  Object.fromEntries(Object.entries(html).map(([lang, text]) => [lang, text.replaceAll(/<[^>]*>/g, ' ')]))

function textsOf(p: ProductTexts): Sourced[] {
  const own = p.categories.at(-1)
  return [
    ...placed('A', p.title),
    ...placed('B', own),
    ...placed('B', p.brand),
    ...p.categories.slice(0, -1).flatMap((c) => placed('C', c)),
    ...placed('C', p.merchant),
    ...placed('C', p.fact),
    ...p.attributes.flatMap((a) => placed('C', a.value)),
    ...p.options.flatMap((o) => o.values.flatMap((v) => placed('C', v.name))),
    ...placed('D', p.subtitle),
    ...placed('D', bare(p.body)),
  ]
}

/** Words those of these products that are due, in the caller's transaction. */
export async function rewordDue(db: Db, ids: readonly number[]): Promise<void> {
  while ((await rewordBatch(db, ids)) === batch);
}
async function rewordBatch(db: Db, ids?: readonly number[]): Promise<number> {
  const products = await takeDue(db, ids, batch)
  if (products.length === 0) return 0
  learn(
    products.flatMap((p) =>
      [...p.categories, p.brand, p.merchant].flatMap((t) => (t?.['zh-CN'] ? [fold(t['zh-CN'])] : [])),
    ),
  )
  const vocabulary = new Map<string, WordRow>()
  const rows = products.map((p) => {
    const { vector, words } = wordProduct(textsOf(p), p.codes)
    for (const w of words) {
      const known = vocabulary.get(w.lexeme)
      vocabulary.set(
        w.lexeme,
        known ? { ...known, goods: known.goods + 1, named: known.named || w.named, firm: known.firm + w.firm } : w,
      )
    }
    return { id: p.id, vector, madeFrom: p.madeFrom }
  })
  await writeWords(db, rows)
  await addWords(db, [...vocabulary.values()])
  return products.length
}

/** Counts on how many goods each word stands, slice by slice, and writes what differs; then weighs the goods. */
export async function countWords(db: Db): Promise<void> {
  const counts = new Map<string, { goods: number; firm: number }>()
  for (let from: number | null = 0; from !== null;) {
    const { last, counts: some } = await countSlice(db, from, slice)
    for (const [lexeme, goods, firm] of some) {
      const known = counts.get(lexeme) ?? none
      counts.set(lexeme, { goods: known.goods + goods, firm: known.firm + firm })
    }
    from = last
  }
  for (let from = ''; ;) {
    const words = await readWords(db, from, 5000)
    const moved = words.flatMap(({ lexeme, goods, firm }) => {
      const now = counts.get(lexeme) ?? none
      return now.goods === goods && now.firm === firm ? [] : [{ lexeme, ...now }]
    })
    if (moved.length > 0) await recount(db, moved)
    if (words.length < 5000) return
    from = words.at(-1)!.lexeme
  }
}

/** Weighs all goods by sales, rating and stock. */
export async function weighGoods(db: Db): Promise<void> {
  for (let from: number | null = 0; from !== null;) from = await weighSlice(db, from, slice)
}

/** What is due, each batch in a transaction of its own. */
export async function rewordAll(db: Db): Promise<void> {
  let done = batch
  while (done === batch) {
    done = await transact(db, async (trx) => {
      const reworded = await rewordBatch(trx)
      if (reworded > 0) await dropPublic(trx, 'catalog')
      return reworded
    })
  }
}
