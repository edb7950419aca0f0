// The door of the rankings: counting what was sold, drawing up the boards once an hour, reading the first of each,
// and what else would suit somebody.
import type { Static } from 'typebox'
import { addNoted, noteSales } from '#features/catalog/products/products.ts'
import { productCards, type GoodsCard } from '#features/catalog/listing/listing.ts'
import { boards, type goodsRecommend, type rankList } from './contract.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import {
  drawUp,
  forgetHours,
  insertBrought,
  listTops,
  openHour,
  takeUncounted,
  type BroughtSale,
  type Method,
} from './queries.ts'
import { findCandidates, type Candidate, type Scene } from './recommend-queries.ts'

export const methodOf = (settings: SettingsReader): Method => ({
  days: settings.get('rankDays'),
  newDays: settings.get('rankNewDays'),
  minReviews: settings.get('rankMinReviews'),
  priorReviews: settings.get('rankPriorReviews'),
})

const most = 200
/** By parts, each in a transaction of its own, until none is left. */
async function byParts(db: Db, part: (trx: Db) => Promise<number>): Promise<void> {
  for (let round = 0; round < most; round++) if ((await transact(db, part)) === 0) return
}
/** Notes at the products what was sold since the last time, each piece once; cancelled and refunded pieces are taken
 * back. */
export const countSold = (db: Db): Promise<void> =>
  byParts(db, async (trx) => {
    const due = await takeUncounted(trx)
    await noteSales(trx, due)
    return due.length
  })
/** Adds what was noted to the products and to the order of their lists. */
export async function countSales(db: Db): Promise<void> {
  await countSold(db)
  await byParts(db, (trx) => addNoted(trx))
}

/** Draws up the boards of the hour of `at`; again within the hour changes nothing. In the caller's transaction. */
export async function takeSnapshot(db: Db, method: Method, at: Date): Promise<void> {
  if (!(await openHour(db, at))) return
  // one by one: each statement has the three seconds that every statement has
  for (const board of boards) await drawUp(db, board, at, method)
  await forgetHours(db)
  await dropPublic(db, 'catalog')
}

/** Sales of the shop before, which the products' counts hold already. */
export const bringSales = (db: Db, sales: readonly BroughtSale[]): Promise<void> => insertBrought(db, sales)

export type BoardTop = Static<typeof rankList.output>['records'][number]
const boardAge = 20_000
/** The boards in their order, each with its first three. From the public cache, else two statements. */
export const boardTops = ({
  db,
  app,
  lang,
}: {
  db: Db
  app: Pick<AppContext, 'cache'>
  lang: Language
}): Promise<BoardTop[]> =>
  app.cache.get('catalog', `boards ${lang}`, boardAge, async () => {
    const found = await listTops(db)
    const cards = await productCards(db, [...new Set(found.flatMap((b) => b.productIds))], lang)
    const records = found.map(({ productIds, ...board }) => ({
      ...board,
      top: productIds.flatMap((id) => cards.get(id) ?? []),
    }))
    return boards.flatMap((code) => records.filter((r) => r.code === code && r.top.length > 0))
  })

const reasonOf = ({ kind, because, title }: Candidate) =>
  kind === 'viewed' ? { kind, productId: because!, title: title ?? '' } : { kind }
/** Goods in stock that may suit, none of those given. Two statements. */
export async function recommend(
  db: Db,
  lang: Language,
  scene: Scene,
  given: readonly number[],
  size: number,
): Promise<Static<typeof goodsRecommend.output>['records']> {
  const found = await findCandidates(db, lang, scene, given, size)
  const cards = await productCards(
    db,
    found.map((c) => c.productId),
    lang,
  )
  const shown = (c: Candidate, card: GoodsCard | undefined) => (card ? [{ ...card, reason: reasonOf(c) }] : [])
  return found.flatMap((c) => shown(c, cards.get(c.productId)))
}
