// Calls of likes. All of them are a person's own; a merchant's ask for its membership.
import { waitsOf } from '#features/catalog/back-in-stock/back-in-stock.ts'
import { keptCards, type GoodsCard } from '#features/catalog/listing/listing.ts'
import {
  browseAdd,
  browseDelete,
  browsePage,
  browsePause,
  browseRestore,
  collectionAddOrCancel,
  collectionBatchDel,
  collectionBatchRestore,
  collectionPage,
  fanFollow,
  fanPage,
  focusAddOrCancel,
  focusPage,
  likesMine,
} from './contract.ts'
import { listFans, listFollows, setMutual, type FollowedGoods, type FollowedRow } from './follow-queries.ts'
import { hideFootprints, listFootprints, restoreFootprints, setPause } from './footprint-queries.ts'
import { collect, follow, recordFootprints } from './likes.ts'
import { collectionOrders, findMine, listCollection, restoreCollection, takeFromCollection } from './queries.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { pick, type Language } from '#kernel/text/language.ts'
import { limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

/** Each row with the card of its product. */
async function withCards<R extends { productId: number }>(
  db: Db,
  lang: Language,
  rows: readonly R[],
): Promise<(R & { goods: GoodsCard })[]> {
  const cards = await keptCards(
    db,
    rows.map((r) => r.productId),
    lang,
  )
  return rows.flatMap((row) => (cards.has(row.productId) ? [{ ...row, goods: cards.get(row.productId)! }] : []))
}
const goodsOf = ({ picture, ...goods }: FollowedGoods, lang: Language) => ({
  ...goods,
  picture: picture && {
    file: picture.file,
    width: picture.width,
    height: picture.height,
    ...(picture.preview && { preview: picture.preview }),
    alt: pick(picture.alt, lang) || goods.title,
  },
})
const followed = ({ followId: _followId, goods, ...row }: FollowedRow, lang: Language) => ({
  ...row,
  goods: goods.map((g) => goodsOf(g, lang)),
})

/** No 30 February. */
const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

const collectionApi = [
  handled(collectionPage, async ({ db, lang, user }, { filter, categoryId, sort = 'newest', ...input }) => {
    const limits = limitsOf(input, 20, [collectionOrders[sort].kind, 'id'])
    const { rows, total, counts, categories } = await listCollection(
      db,
      lang,
      user.userId,
      { filter, categoryId },
      sort,
      limits,
    )
    const made = pageOf(rows, limits, (r) => [r.key, r.productId], { total, totalIsExact: true })
    const records = await withCards(
      db,
      lang,
      made.records.map(({ key: _key, ...row }) => row),
    )
    return { ...made, records, counts, categories }
  }),
  handled(collectionAddOrCancel, ({ db, app, user }, { productId, on, undo }) =>
    collect(db, app.settings, user.userId, productId, { on, undo }),
  ),
  handled(collectionBatchDel, async ({ db, user }, { productIds }) => ({
    productIds: await takeFromCollection(db, user.userId, productIds),
  })),
  handled(collectionBatchRestore, async ({ db, user }, { productIds }) => ({
    productIds: await restoreCollection(db, user.userId, productIds),
  })),
  handled(likesMine, async ({ db, user: { userId } }) => ({
    ...(await findMine(db, userId)),
    waiting: (await waitsOf(db, userId)).map(({ skuId }) => skuId),
  })),
] as const

const browseApi = [
  handled(browsePage, async ({ db, lang, user }, { categoryId, ...input }) => {
    const limits = limitsOf(input, 30, ['time', 'id'])
    const { rows, total, ...around } = await listFootprints(db, lang, user.userId, categoryId, limits)
    const made = pageOf(rows, limits, (r) => [r.seenAt, r.id], { total, totalIsExact: true })
    return { ...made, records: await withCards(db, lang, made.records), ...around }
  }),
  handled(browseAdd, async ({ db, app, user }, { views }) => ({
    recorded: await recordFootprints(db, app.settings, user.userId, views),
  })),
  handled(browseDelete, async ({ db, user }, { ids, day, all }) => {
    if ([ids, day, all].filter((given) => given !== undefined).length !== 1)
      throw new Refusal('badInput', { field: 'ids', rule: 'oneOf' })
    if (day !== undefined && !isDay(day)) throw new Refusal('badInput', { field: 'day', rule: 'format' })
    return { ids: await hideFootprints(db, user.userId, { ids, day, all }) }
  }),
  handled(browseRestore, async ({ db, user }, { ids }) => ({ ids: await restoreFootprints(db, user.userId, ids) })),
  handled(browsePause, async ({ db, user }, { paused }) => {
    await setPause(db, user.userId, paused)
    return { paused }
  }),
] as const

const followApi = [
  handled(focusAddOrCancel, ({ db, app, user }, { type, id, on, undo }) =>
    follow(db, app.settings, user.userId, { type, id }, { on, undo }),
  ),
  handled(focusPage, async ({ db, lang, user }, { type, keyword = '', ...input }) => {
    const limits = limitsOf(input, 10, ['time', 'id'])
    const { rows, total, counts } = await listFollows(db, lang, user.userId, type, String(keyword).trim(), limits)
    const made = pageOf(rows, limits, (r) => [r.followedAt, r.followId], { total, totalIsExact: true })
    return { ...made, records: made.records.map((r) => followed(r, lang)), counts }
  }),
  handled(fanPage, async ({ db, merchantId }, { mutual, ...input }) => {
    const limits = limitsOf(input, 20, ['time', 'id'])
    const { rows, total, followers } = await listFans(db, merchantId, mutual, limits)
    return { ...pageOf(rows, limits, (r) => [r.followedAt, r.fanId], total), followers }
  }),
  handled(fanFollow, async ({ db, merchantId }, { fanId, on }) => {
    if (!(await setMutual(db, merchantId, fanId, on))) throw new Refusal('notFound')
    return { mutual: on }
  }),
] as const

export const calls = [...collectionApi, ...browseApi, ...followApi] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
