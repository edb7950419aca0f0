// Calls of the rankings: public, read only. Boards change once an hour and come from the public cache;
// recommendations of somebody's own goods never do.
import type { Static } from 'typebox'
import { productCards } from '#features/catalog/listing/listing.ts'
import { isPersonalised } from '#features/people/profile/profile.ts'
import { handled, type Ctx, type CallTable } from '#kernel/call/contract.ts'
import { encodeCursor, limitsOf } from '#kernel/call/page.ts'
import { goodsRecommend, rankList, rankPage } from './contract.ts'
import { listRanks } from './queries.ts'
import { boardTops, methodOf, recommend } from './ranking.ts'

const second = 1000
const boardAge = 20 * second
const recommendAge = 5 * second

/** A board holds a hundred places: the cursor is simply how many were read. */
async function page({ db, app, lang }: Ctx<typeof rankPage>, input: Static<typeof rankPage.input>) {
  const limits = limitsOf(input, 20, ['int'])
  const offset = limits.cursor ? Math.max(0, limits.cursor[0] as number) : limits.offset
  const { rows, total, updatedAt, categoryIds } = await listRanks(
    db,
    input.code,
    input.categoryId ?? 0,
    limits.size,
    offset,
  )
  const cards = await productCards(
    db,
    rows.map((r) => r.productId),
    lang,
  )
  const records = rows.flatMap(({ productId, ...row }) =>
    cards.has(productId) ? [{ ...row, product: cards.get(productId)! }] : [],
  )
  const end = offset + rows.length
  const { days, newDays, minReviews } = methodOf(app.settings)
  const next = rows.length > 0 && end < total ? encodeCursor([end]) : null
  return {
    records,
    total,
    totalIsExact: true,
    page: limits.page,
    size: limits.size,
    next,
    updatedAt,
    categoryIds,
    method: { days, newDays, minReviews },
  }
}

async function recommended(ctx: Ctx<typeof goodsRecommend>, input: Static<typeof goodsRecommend.input>) {
  const byViewed = input.scene === 'home' && (input.productIds ?? []).length > 0
  const personalised = !byViewed || !ctx.user || (await isPersonalised(ctx.db, ctx.user.userId))
  return { ...(await recommendedFor(ctx, personalised ? input : { ...input, productIds: [] })), personalised }
}
async function recommendedFor(
  { db, app, lang }: Ctx<typeof goodsRecommend>,
  { scene, productId, productIds = [], size = 10 }: Static<typeof goodsRecommend.input>,
) {
  const given = [...new Set([...(productId === undefined ? [] : [productId]), ...productIds])]
  const find = async () => ({ records: await recommend(db, lang, scene, given, size) })
  return productIds.length > 0
    ? find()
    : app.cache.get('catalog', `recommend ${lang} ${scene} ${given.join()} ${size}`, recommendAge, find)
}

export const calls = [
  handled(rankList, async (ctx) => ({ records: await boardTops(ctx) })),
  handled(rankPage, (ctx, input) =>
    ctx.app.cache.get('catalog', `board ${ctx.lang} ${JSON.stringify(input)}`, boardAge, () => page(ctx, input)),
  ),
  handled(goodsRecommend, recommended),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
