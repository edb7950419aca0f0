// Sensitive words: what has one in it waits or is refused, by its place and language; each find is counted; the try-out
// box says what would become of a text and counts nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { received } from '../../../../test/claims.ts'
import { changed, drafted, mustPublish, publish, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { answerer, reviewed, reviewer } from '../../../../test/reviewing.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'

let world: World
let goods: TestGoods
let who: Buyer
let staff: Awaited<ReturnType<typeof reviewer>>
let clerk: Person
let kiln: Writing
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0 } })
  goods = await makeShop(world)
  who = await buyer(world, { name: 'mei' })
  staff = await reviewer(world)
  clerk = await answerer(world, goods.merchants.kiln)
  kiln = await writing(world, goods)
})
afterAll(() => world.close())

type Wish = Calls['/api/v2/admin/comment/word/add']['input']
const add = (word: string, more: Partial<Wish> = {}) =>
  world.must('/api/v2/admin/comment/word/add', { word, ...more }, staff)
const hitsOf = async (word: string) =>
  (await world.must('/api/v2/admin/comment/word/page', { keyword: word }, staff)).records[0]!.hits
const write = async (text: string) => {
  const { orderLineId } = await received(world, goods, who)
  const wish = { rating: 4, text, orderLineId, requestId: crypto.randomUUID() }
  return world.ask('/api/v2/goods/comment/create', wish, who)
}

test('a refused word is refused with its name in reviews, additions and replies; each try is counted', async () => {
  await add('Swindle', { severity: 'refuse', places: ['reviews', 'replies'] })
  const refused = await write('What a ｓｗｉｎｄｌｅ')
  expect([refused.status, refused.data]).toEqual([422, { reason: 'wordsRefused', words: 'Swindle' }])
  const { reviewId } = await reviewed(world, goods, who)
  const append = await world.ask('/api/v2/goods/comment/append', { reviewId, text: 'swindle!' }, who)
  expect(append.status).toBe(422)
  const reply = await world.ask('/api/v2/mch/comment/reply', { reviewId, text: 'No swindle' }, clerk)
  expect(reply.status).toBe(422)
  expect(await hitsOf('Swindle')).toBe(3)
  // written otherwise it is taken
  expect((await world.ask('/api/v2/goods/comment/append', { reviewId, text: 'Fine' }, who)).status).toBe(200)
})
test('a word counts in its language and its places alone', async () => {
  await add('sin', { lang: 'en-US', places: ['reviews'] })
  expect((await write('This is a sin and not the cup')).data).toMatchObject({ status: 'pending' })
  expect((await write('Una taza sin asa que me gusta')).data).toMatchObject({ status: 'shown' })
  const { reviewId } = await reviewed(world, goods, who)
  const reply = await world.must('/api/v2/mch/comment/reply', { reviewId, text: 'This is not a sin' }, clerk)
  expect(reply.status).toBe('shown')
  expect(await hitsOf('sin')).toBe(1)
})
test('goods: refused at the field, or before staff for words that they did not say before', async () => {
  const miracle = await add('miracle', { places: ['goods'] })
  await add('cure-all', { severity: 'refuse', places: ['goods'] })
  const draft = await drafted(world, kiln.keeper, kiln.whole({ fact: { 'en-US': 'A cure-all' } }))
  const refused = await publish(world, kiln.keeper, draft)
  expect(refused.data).toMatchObject({
    reason: 'draftUnfit',
    faults: [{ at: 'fact', rule: 'worded', words: ['cure-all'] }],
  })
  expect(await hitsOf('cure-all')).toBe(1)
  const held = await drafted(world, kiln.keeper, kiln.whole({ subtitle: { 'es-ES': 'Un MIRACLE' } }))
  expect((await publish(world, kiln.keeper, held)).data).toMatchObject({ outcome: 'inReview' })
  expect(await hitsOf('miracle')).toBe(1)
  await world.must('/api/v2/admin/comment/word/delete', { id: miracle.id }, staff)
  const productId = await mustPublish(world, kiln.keeper, kiln.whole({ subtitle: { 'en-US': 'A miracle' } }))
  await add('miracle', { places: ['goods'] })
  const dearer = await changed(world, kiln.keeper, productId, (now) => ({ ...now, purchaseLimit: 3 }))
  expect((await publish(world, kiln.keeper, dearer)).data).toMatchObject({ outcome: 'published' })
})
test('the box counts nothing; a rule is changed, and stands in the log', async () => {
  const { id } = await add('casino')
  const tried = (text: string, place: 'reviews' | 'goods' = 'reviews') =>
    world.must('/api/v2/admin/comment/word/try', { text, place, lang: null }, staff)
  expect((await tried('A CASINO night')).records).toEqual([{ word: 'casino', severity: 'hold' }])
  expect((await tried('A casinoo night')).records).toEqual([])
  expect(await hitsOf('casino')).toBe(0)
  const rule = { id, severity: 'refuse' as const, lang: null, places: ['goods' as const] }
  await world.must('/api/v2/admin/comment/word/edit', { ...rule, requestId: crypto.randomUUID() }, staff)
  expect((await tried('A casino night')).records).toEqual([])
  expect((await tried('A casino night', 'goods')).records).toEqual([{ word: 'casino', severity: 'refuse' }])
  const { rows } = await world.pool.query(
    `select action, before ->> 'severity' as was, after ->> 'severity' as is from audit_log order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({ action: 'word.edit', was: 'hold', is: 'refuse' })
  const missing = { ...rule, id: 999_999, requestId: crypto.randomUUID() }
  expect((await world.ask('/api/v2/admin/comment/word/edit', missing, staff)).status).toBe(404)
  const nowhere = { ...rule, places: [], requestId: crypto.randomUUID() }
  expect((await world.ask('/api/v2/admin/comment/word/edit', nowhere, staff)).status).toBe(400)
})
test('what was found more than 30 days ago does not count', async () => {
  await add('lottery')
  await write('A lottery')
  await world.pool.query(
    `update sensitive_hit set day = day - 31 where word_id = (select id from sensitive_word where word = 'lottery')`,
  )
  expect(await hitsOf('lottery')).toBe(0)
})
