// The order of the goods of a category: chosen by staff, kept in the lists themselves, so that reading costs what it
// did. Few goods follow at once, many by a job; pins come and go by their times.
import type { Static } from 'typebox'
import type { adminCategoryOrderEdit, adminCategoryOrderPreview } from './contract.ts'
import { mostPins, shown } from './limits.ts'
import {
  endPins,
  firstIn,
  goodsIn,
  listedOf,
  lockCategory,
  nameOf,
  nowOf,
  orderOf,
  pinsOf,
  writeOrder,
  type Pin,
} from './queries.ts'
import { productCards } from '#features/catalog/listing/listing.ts'
import { listedAbove, listedIn, orderListed } from '#features/catalog/products/products.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJob, dropJob } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'

/** lists of so many goods follow in the transaction itself */
const atOnce = 200
const batch = 500

/** Refuses notFound. */
export async function detail(db: Db, lang: Language, categoryId: number) {
  const name = await nameOf(db, categoryId, lang)
  if (name === undefined) throw new Refusal('notFound')
  const { sort, version } = (await orderOf(db, categoryId)) ?? { sort: 'mixed' as const, version: 0 }
  const pins = await pinsOf(db, categoryId, lang)
  const iso = (at: Date | null) => at && at.toISOString()
  return { name, sort, version, pins: pins.map((p) => ({ ...p, fromAt: iso(p.fromAt), untilAt: iso(p.untilAt) })) }
}

type Wish = Static<typeof adminCategoryOrderEdit.input>
const pinsIn = (pins: Wish['pins']): Pin[] =>
  pins.map(({ productId, fromAt, untilAt }) => ({
    productId,
    fromAt: fromAt === null ? null : new Date(fromAt),
    untilAt: untilAt === null ? null : new Date(untilAt),
  }))
/** Cards as shoppers would see them now. Refuses notFound. */
export async function preview(
  db: Db,
  lang: Language,
  { categoryId, sort, pins }: Static<typeof adminCategoryOrderPreview.input>,
) {
  if ((await nameOf(db, categoryId, lang)) === undefined) throw new Refusal('notFound')
  const now = await nowOf(db)
  const holding = pinsIn(pins).filter(
    ({ fromAt, untilAt }) => !(fromAt && fromAt > now) && !(untilAt && untilAt <= now),
  )
  const pinned = await listedOf(db, categoryId, [...new Set(holding.map(({ productId }) => productId))])
  const others = await firstIn(db, categoryId, sort, pinned, shown)
  const ids = [...pinned, ...others].slice(0, shown)
  const cards = await productCards(db, ids, lang)
  return ids.flatMap((id) => {
    const card = cards.get(id)
    return card ? [{ ...card, pinned: pinned.includes(id) }] : []
  })
}

/** Refuses notFound, orderChanged, badInput (one pinned twice), pinElsewhere, pinTimes. */
export async function edit(db: Db, by: { userId: number; ip: string }, wish: Wish) {
  const { categoryId, sort } = wish
  if (!(await lockCategory(db, categoryId))) throw new Refusal('notFound')
  const was = (await orderOf(db, categoryId)) ?? { sort: 'mixed' as const, version: 0 }
  if (was.version !== wish.version) throw new Refusal('orderChanged', { version: was.version })
  const pins = pinsIn(wish.pins)
  await mustFit(db, categoryId, pins)
  const version = await writeOrder(db, categoryId, sort, pins)
  await follow(db, categoryId)
  if (was.sort !== sort) await arrangeSoon(db, categoryId)
  const ids = pins.map(({ productId }) => productId)
  const deed = { before: { sort: was.sort }, after: { sort, pins: ids } }
  await audit(db, {
    staffId: by.userId,
    action: 'category.order',
    subject: 'category',
    subjectId: categoryId,
    ip: by.ip,
    ...deed,
  })
  return { version }
}
async function mustFit(db: Db, categoryId: number, pins: readonly Pin[]): Promise<void> {
  const ids = pins.map(({ productId }) => productId)
  if (new Set(ids).size < ids.length) throw new Refusal('badInput', { field: 'pins', rule: 'uniqueItems' })
  const now = await nowOf(db)
  if (pins.some(({ fromAt, untilAt }) => untilAt && (untilAt <= now || (fromAt && untilAt <= fromAt))))
    throw new Refusal('pinTimes')
  const inside = new Set(await goodsIn(db, categoryId, ids))
  const elsewhere = ids.find((id) => !inside.has(id))
  if (elsewhere !== undefined) throw new Refusal('pinElsewhere', { productId: elsewhere })
}

const timerOf = (categoryId: number): string => `sorting.follow:${categoryId}`
const dropLists = async (db: Db): Promise<void> => {
  await dropPublic(db, 'catalog', 'page')
}
/** A timer: pins whose time came or is over move; the next one that does has its own time. */
export async function follow(db: Db, categoryId: number): Promise<void> {
  if (!(await lockCategory(db, categoryId))) return
  const next = await endPins(db, categoryId)
  const pinned = (await pinsOf(db, categoryId, 'en-US')).map(({ productId }) => productId)
  const moved = [...new Set([...pinned, ...(await listedAbove(db, categoryId, mostPins))])]
  await orderListed(db, categoryId, moved)
  if (next) await addJob(db, 'sorting.follow', { categoryId }, { key: timerOf(categoryId), runAt: next })
  else await dropJob(db, timerOf(categoryId))
  await dropLists(db)
}
async function arrangeSoon(db: Db, categoryId: number): Promise<void> {
  const goods = await listedIn(db, categoryId, 0, atOnce + 1)
  if (goods.length <= atOnce) return void (await orderListed(db, categoryId, goods))
  await addJob(db, 'sorting.arrange', { categoryId }, { key: `sorting.arrange:${categoryId}` })
}
/** The job: batch by batch; what stands right already is not written. */
export async function arrange(db: Db, categoryId: number): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last
    last = await transact(db, async (trx) => {
      const goods = await listedIn(trx, categoryId, after, batch)
      await orderListed(trx, categoryId, goods)
      return goods.length === batch ? goods.at(-1) : undefined
    })
  }
  await dropLists(db)
}
