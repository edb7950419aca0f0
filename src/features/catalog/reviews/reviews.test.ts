// Writing reviews: the kept numbers equal the rows whatever is written, votes count once, an order line once.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { transact } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { addReviews, writeReview, type ReviewDraft, type ShopScores } from './reviews.ts'

let world: World
let goods: TestGoods
let reader: Person
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  reader = await world.person('reader')
})
afterAll(() => world.close())

const summary = (productId: number, best?: number, lang = 'en-US') =>
  world.must('/api/v2/goods/comment/summary', { productId, ...(best === undefined ? {} : { best }) }, { lang })
type Wish = Calls['/api/v2/goods/comment/page']['input']
const list = (input: Wish, who = {}) => world.must('/api/v2/goods/comment/page', input, who)
const add = (...drafts: ReviewDraft[]) => transact(world.app.db, (db) => addReviews(db, drafts))
const picture = { file: 'teapot', width: 960, height: 960, alt: 'On my table' }

/** The summary counted anew from the rows. */
async function recount(productId: number) {
  const { rows } = await world.pool.query<{
    rating: number
    lang: string
    body: string
    pictures: unknown[]
    video: string | null
    tags: string[]
    follow_up: string | null
  }>(
    `select rating, lang, body, pictures, video, tags, follow_up from review
     where product_id = $1 and status = 'shown'`,
    [productId],
  )
  const many = (fits: (r: (typeof rows)[number]) => boolean) => rows.filter(fits).length
  const sum = rows.reduce((all, r) => all + r.rating, 0)
  return {
    count: rows.length,
    average: rows.length ? Math.floor((200 * sum + rows.length) / (2 * rows.length)) : 0,
    distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: many((r) => r.rating === rating) })),
    withVideo: many((r) => r.video !== null),
    tags: sorted(said.map((code) => ({ code, count: many((r) => r.tags.includes(code)) })).filter((c) => c.count > 0)),
    withPhotos: many((r) => r.pictures.length > 0),
    followUps: many((r) => r.follow_up !== null),
    languages: ['zh-CN', 'en-US', 'es-ES']
      .map((lang) => ({ lang, count: many((r) => r.lang === lang && r.body !== '') }))
      .filter((l) => l.count > 0),
  }
}
const said = ['trueColour', 'worthIt', 'poorlyMade']
const sorted = (tags: { code: string; count: number }[]) => tags.toSorted((a, b) => (a.code < b.code ? -1 : 1))
const kept = async (productId: number) => {
  const { best: _best, photos: _photos, productId: _id, tags, ...numbers } = await summary(productId)
  return { ...numbers, tags: sorted(tags.map(({ code, count }) => ({ code, count }))) }
}
/** A merchant's scores counted anew, and as they stand. */
async function scoresOf(merchantId: number) {
  const { rows } = await world.pool.query<{ recounted: ShopScores; told: ShopScores }>(
    `select json_build_object('goods', coalesce(round(100 * avg(r.shop_goods)), 0),
        'service', coalesce(round(100 * avg(r.shop_service)), 0),
        'delivery', coalesce(round(100 * avg(r.shop_delivery)), 0)) as recounted,
      json_build_object('goods', m.score_goods, 'service', m.score_service, 'delivery', m.score_delivery) as told
     from merchant m left join review r on r.merchant_id = m.id and r.status = 'shown' where m.id = $1 group by m.id`,
    [merchantId],
  )
  return rows[0]!
}

test('whatever is added, changed, hidden or removed, the kept numbers equal the rows, also in lists', async () => {
  // what a merchant brings along counts until it is scored here
  await world.pool.query('update merchant set score_goods = 0, score_service = 0, score_delivery = 0')
  const draft = fc.record({
    skuId: fc.constantFrom(goods.skus.cent, goods.skus.last, goods.skus.soldOut),
    nickname: fc.constantFrom('林**', ''),
    rating: fc.constantFrom(1, 2, 3, 4, 5),
    text: fc.constantFrom('', 'Good'),
    lang: fc.constantFrom<Language>('zh-CN', 'en-US', 'es-ES'),
    pictures: fc.constantFrom([], [picture]),
    tags: fc.subarray(said),
    usefulCount: fc.nat(3),
  })
  const change = fc.constantFrom(
    `update review set status = case when status = 'shown' then 'hidden' else 'shown' end where id = $1`,
    `update review set rating = 1 where id = $1`,
    `update review set body = '', pictures = '[]', video = null where id = $1`,
    `update review set video = 'a.mp4', tags = '{worthIt}' where id = $1`,
    `update review set tags = '{}' where id = $1`,
    `update review set shop_goods = 2, shop_service = 3, shop_delivery = 4 where id = $1`,
    `update review set shop_goods = null, shop_service = null, shop_delivery = null where id = $1`,
    `update review set follow_up = 'Still good', followed_up_at = shop_now() where id = $1`,
    `update review set useful_count = useful_count + 1 where id = $1`,
    `delete from review where id = $1`,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(draft, { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(), change), { maxLength: 8 }),
      async (drafts, changes) => {
        const ids = await add(...(drafts as unknown as ReviewDraft[]))
        for (const [which, text] of changes) await world.pool.query(text, [ids[which % ids.length]])
        const { recounted, told: scores } = await scoresOf(goods.merchants.kiln)
        expect(scores).toEqual(recounted)
        for (const productId of [goods.products.cent, goods.products.last, goods.products.soldOut]) {
          const rows = await recount(productId)
          expect(await kept(productId)).toEqual(rows)
          const { rows: told } = await world.pool.query(
            `select p.rating, p.review_count, s.rating as listed
             from product p join product_listing s on s.product_id = p.id where p.id = $1`,
            [productId],
          )
          expect(
            told.every((t) => t.rating === rows.average && t.review_count === rows.count && t.listed === rows.average),
          ).toBe(true)
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('two who add to the same products at once lose nothing', async () => {
  const [a, b] = [goods.skus.faraway, goods.skus.heavy]
  const draft = (skuId: number): ReviewDraft => ({ skuId, nickname: '', rating: 4, lang: 'en-US' })
  await Promise.all(Array.from({ length: 20 }, (_, i) => add(...(i % 2 ? [draft(a), draft(b)] : [draft(b), draft(a)]))))
  expect((await kept(goods.products.faraway)).count).toBe(20)
  expect(await kept(goods.products.heavy)).toEqual(await recount(goods.products.heavy))
})

test('a vote is one row of one person: fifty at once count once, given back it is gone, none for oneself', async () => {
  const own = await world.person('author')
  const [id] = await add({ skuId: goods.skus.offShelf, nickname: 'a', rating: 4, lang: 'en-US', userId: own.userId })
  const vote = (useful: boolean, who: Person) =>
    world.ask('/api/v2/goods/comment/useful', { reviewId: id!, useful }, who)
  const many = await Promise.all(Array.from({ length: 50 }, () => vote(true, reader)))
  expect(many.filter((r) => r.status === 200).length).toBe(50)
  const state = async () => (await list({ productId: goods.products.offShelf }, reader)).records[0]!
  expect(await state()).toMatchObject({ usefulCount: 1, useful: true })
  await vote(true, await world.person())
  expect(await state()).toMatchObject({ usefulCount: 2 })
  await Promise.all(Array.from({ length: 20 }, () => vote(false, reader)))
  expect(await state()).toMatchObject({ usefulCount: 1, useful: false })
  const mine = await vote(true, own)
  expect([mine.status, mine.data.reason]).toEqual([422, 'ownReview'])
  expect((await list({ productId: goods.products.offShelf }, own)).records[0]).toMatchObject({
    own: true,
    usefulCount: 1,
  })
})

test('what is hidden and what never was answer alike', async () => {
  const [id] = await add({ skuId: goods.skus.offShelf, nickname: 'a', rating: 4, lang: 'en-US' })
  await world.pool.query(`update review set status = 'hidden' where id = $1`, [id])
  const told = async (reviewId: number) => {
    const { status, code, message, data } = await world.ask(
      '/api/v2/goods/comment/useful',
      { reviewId, useful: true },
      reader,
    )
    return { status, code, message, data }
  }
  expect(await told(id!)).toEqual(await told(999_999_999))
  expect((await told(id!)).status).toBe(404)
  for (const path of ['/api/v2/goods/comment/summary', '/api/v2/goods/comment/page'] as const)
    expect((await world.ask(path, { productId: 999_999_999 })).data.reason).toBe('notFound')
  expect((await list({ productId: goods.products.cent, rating: 5, language: 'zh-CN', skuId: 999_999_999 })).total).toBe(
    0,
  )
  expect(
    (await world.ask('/api/v2/goods/comment/page', { productId: goods.products.cent, after: 'x' })).data.reason,
  ).toBe('badInput')
})

test('an order line is reviewed once, with tags that fit its stars', async () => {
  const who = await buyer(world)
  await mustPlace(world, who, { skuId: goods.skus.paper, quantity: 1 })
  const { rows } = await world.pool.query<{ id: number; order: number }>(
    'select id::int, order_id::int as order from order_line where user_id = $1',
    [who.userId],
  )
  const draft: ReviewDraft = {
    skuId: goods.skus.paper,
    nickname: 'b',
    rating: 5,
    lang: 'en-US',
    userId: who.userId,
    of: { orderId: rows[0]!.order, orderLineId: rows[0]!.id },
  }
  const write = (more: Partial<ReviewDraft> = {}) =>
    transact(world.app.db, (db) => writeReview(db, { ...draft, ...more }))
  const before = (await kept(goods.products.paper)).count
  for (const tags of [['poorlyMade'], ['nothingKnown']]) await expect(write({ tags })).rejects.toThrow('badInput')
  const tries = await Promise.allSettled([1, 2, 3].map(() => write({ tags: ['worthIt'] })))
  expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(1)
  await expect(write()).rejects.toThrow('reviewedAlready')
  expect((await kept(goods.products.paper)).count).toBe(before + 1)
})
