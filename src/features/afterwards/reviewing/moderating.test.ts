// What becomes of a review: added to once, answered once, appealed against once, held for its words; staff decide each
// of these once, scores follow, whoever is concerned is told, and the audit finds every number in its place.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reviews as audits } from '../../../../bin/audit-reviews.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { day, hour, atDesk } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { answerer, caseOf, decideCase, reviewed, reviewer } from '../../../../test/reviewing.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { clerkOf } from '../../../../test/shipping.ts'
import { mustSend, picture } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { openSession } from '#kernel/call/session.ts'

let world: World
let goods: TestGoods
let who: Buyer
let clerk: Awaited<ReturnType<typeof answerer>>
let staff: Awaited<ReturnType<typeof reviewer>>
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  who = await buyer(world, { name: 'mei' })
  clerk = await answerer(world, goods.merchants.kiln)
  staff = await reviewer(world)
  await world.must('/api/v2/admin/comment/word/add', { word: '赌博' }, staff)
  await world.must('/api/v2/admin/comment/word/add', { word: 'Scam' }, staff)
})
// days go by here, sign-ins at a desk end with a day without use
beforeEach(async () => {
  clerk = await atDesk(world, clerk)
  staff = await atDesk(world, staff)
})
afterAll(async () => {
  for (const [name, query] of Object.entries(audits))
    expect([name, (await world.pool.query(query)).rows]).toEqual([name, []])
  await world.close()
})

const reasonOf = (reply: { status: number; data: unknown }) => [
  reply.status,
  (reply.data as { reason?: string }).reason,
]
const summary = (productId = goods.products.normal) => world.must('/api/v2/goods/comment/summary', { productId })
const found = async (reviewId: number, by = {}) =>
  (
    await world.must('/api/v2/goods/comment/page', { productId: goods.products.normal, sort: 'newest', size: 100 }, by)
  ).records.find(({ id }) => id === reviewId)
const append = (reviewId: number, text: string, by: Person = who, more = {}) =>
  world.ask('/api/v2/goods/comment/append', { reviewId, text, ...more }, by)
const reply = (reviewId: number, text: string, by: Person = clerk) =>
  world.ask('/api/v2/mch/comment/reply', { reviewId, text }, by)
const appeal = (reviewId: number, by: Person = clerk, requestId: string = crypto.randomUUID()) =>
  world.ask('/api/v2/mch/comment/appeal', { reviewId, ground: 'untrue', text: 'Not our cup', requestId }, by)
const told = async (userId: number) =>
  (
    await world.pool.query<{ key: string }>('select key from message where user_id = $1 order by id desc', [userId])
  ).rows.map(({ key }) => key)
const mine = async (reviewId: number, by: Person = who) =>
  (await world.must('/api/v2/goods/comment/my/page', { tab: 'reviewed', size: 100 }, by)).records.find(
    ({ review }) => review?.id === reviewId,
  )!.review!

test('added to once, days later, with photos; it stands under the review and counts', async () => {
  const { reviewId } = await reviewed(world, goods, who)
  await world.advance(3 * day)
  who = { ...who, token: await openSession(world.app.db, who.userId, { userAgent: '', days: 30 }) }
  const { uploadId } = await mustSend(world, who, 'review', await picture(90, 60).png().toBuffer(), 'image/png')
  const before = await summary()
  const made = await append(reviewId, '  Still lovely ', who, { pictures: [{ uploadId, alt: 'In use' }] })
  expect(made.data).toEqual({ status: 'shown' })
  const now = await found(reviewId)
  expect(now?.followUp).toMatchObject({ text: 'Still lovely', pictures: [{ width: 90, height: 60, alt: 'In use' }] })
  expect(Date.parse(now!.followUp!.at) - Date.parse(now!.createdAt)).toBeGreaterThan(2.9 * day)
  expect((await summary()).followUps).toBe(before.followUps + 1)
  expect(reasonOf(await append(reviewId, 'Again'))).toEqual([409, 'followedUpAlready'])
  expect(reasonOf(await append(reviewId, 'Mine', await world.person()))).toEqual([404, 'notFound'])
  expect((await mine(reviewId)).followUpUntil).toBe(null)
})
test('twenty additions at once are one, held or not', async () => {
  for (const text of ['Once', 'a scam once']) {
    const { reviewId } = await reviewed(world, goods, who)
    const tries = await Promise.all(Array.from({ length: 20 }, () => append(reviewId, text)))
    expect(tries.filter((t) => t.status === 200)).toHaveLength(1)
    expect(new Set(tries.filter((t) => t.status !== 200).map((t) => t.data.reason))).toEqual(
      new Set(['followedUpAlready']),
    )
  }
})

test('a word of the list, however dressed, holds a review: only its author sees it until then', async () => {
  const before = await summary()
  const shop = { goods: 1, service: 1, delivery: 1 } as const
  const { reviewId, status } = await reviewed(world, goods, who, { text: '這不是 赌·博 吗', rating: 1, shop })
  expect(status).toBe('pending')
  expect([await found(reviewId), (await mine(reviewId)).status]).toEqual([undefined, 'pending'])
  expect((await told(who.userId))[0]).toBe('reviewHeld')
  expect(await summary()).toEqual(before)
  expect(await found(reviewId, who)).toBe(undefined)
  const detail = await world.ask('/api/v2/mch/comment/detail', { reviewId }, clerk)
  expect([reasonOf(detail), reasonOf(await reply(reviewId, 'Hello')), reasonOf(await appeal(reviewId))]).toEqual(
    Array.from({ length: 3 }, () => [404, 'notFound']),
  )
  const waits = await caseOf(world, staff, reviewId)
  expect(waits).toMatchObject({ kind: 'review', found: ['赌博'], taken: null, review: { status: 'pending' } })
  expect((await decideCase(world, staff, waits.id, true)).data).toEqual({ state: 'shown' })
  expect(await found(reviewId)).toMatchObject({ rating: 1 })
  expect((await summary()).count).toBe(before.count + 1)
  expect((await told(who.userId))[0]).toBe('reviewShown')
  const { rows } = await world.pool.query(
    "select action, reason from audit_log where subject = 'review' and subject_id = $1",
    [reviewId],
  )
  expect(rows).toEqual([{ action: 'review.show', reason: 'As our rules say' }])
})
test('a held addition stands in my reviews alone; refused, it may be written again', async () => {
  const { reviewId } = await reviewed(world, goods, who)
  expect((await append(reviewId, 'ＳＣＡＭ!')).data).toEqual({ status: 'pending' })
  expect((await found(reviewId))?.followUp).toBe(null)
  expect((await told(who.userId))[0]).toBe('followUpHeld')
  expect(await mine(reviewId)).toMatchObject({ heldFollowUp: { text: 'ＳＣＡＭ!' }, followUpUntil: null })
  await decideCase(world, staff, (await caseOf(world, staff, reviewId)).id, false)
  expect((await told(who.userId))[0]).toBe('followUpRefused')
  expect((await mine(reviewId)).followUpUntil).not.toBe(null)
  expect((await append(reviewId, 'It is fine')).data).toEqual({ status: 'shown' })
})
test('words under a picture are looked at too', async () => {
  const { uploadId } = await mustSend(world, who, 'review', await picture(90, 60).png().toBuffer(), 'image/png')
  const { status } = await reviewed(world, goods, who, { text: '', pictures: [{ uploadId, alt: 'scam' }] })
  expect(status).toBe('pending')
})

test('answered once, mended for a day; the buyer is told once', async () => {
  const { reviewId } = await reviewed(world, goods, who)
  const count = () => world.must('/api/v2/mch/comment/count', {}, clerk)
  const before = await count()
  expect((await reply(reviewId, 'Thank you.')).data).toEqual({ status: 'shown' })
  expect((await count()).unanswered).toBe(before.unanswered - 1)
  expect((await reply(reviewId, '谢谢您的评价')).status).toBe(200)
  expect((await found(reviewId))?.reply).toMatchObject({ text: '谢谢您的评价', lang: 'zh-CN' })
  expect((await told(who.userId)).filter((key) => key === 'reviewAnswered')).toHaveLength(1)
  await world.advance(25 * hour)
  clerk = await atDesk(world, clerk)
  expect(reasonOf(await reply(reviewId, 'Later'))).toEqual([409, 'repliedAlready'])
})
test('a held answer waits while the older one stands', async () => {
  const { reviewId } = await reviewed(world, goods, who)
  await reply(reviewId, 'Thank you')
  expect((await reply(reviewId, 'No scam here')).data).toEqual({ status: 'pending' })
  expect(reasonOf(await reply(reviewId, 'Again'))).toEqual([409, 'replyHeld'])
  expect((await found(reviewId))?.reply?.text).toBe('Thank you')
  expect(await world.must('/api/v2/mch/comment/detail', { reviewId }, clerk)).toMatchObject({
    heldReply: { text: 'No scam here' },
  })
  await decideCase(world, staff, (await caseOf(world, staff, reviewId)).id, true)
  expect((await found(reviewId))?.reply?.text).toBe('No scam here')
  expect((await told(clerk.userId))[0]).toBe('replyShown')
})
test('another merchant reads, answers and appeals against nothing of it; who may only read does neither', async () => {
  const { reviewId } = await reviewed(world, goods, who)
  const other = await answerer(world, goods.merchants.paper)
  const listed = await world.must('/api/v2/mch/comment/page', { size: 100 }, other)
  expect(listed.records.map(({ id }) => id)).not.toContain(reviewId)
  const detail = await world.ask('/api/v2/mch/comment/detail', { reviewId }, other)
  for (const tried of [detail, await reply(reviewId, 'Mine', other), await appeal(reviewId, other)])
    expect(reasonOf(tried)).toEqual([404, 'notFound'])
  const reader = await clerkOf(world, goods.merchants.kiln, 'orders')
  expect((await reply(reviewId, 'Mine', reader)).status).toBe(403)
  expect((await reply(reviewId, 'Mine', { ...clerk, headers: { 'user-type': '1' } } as Person)).status).not.toBe(200)
})

test('an upheld appeal takes a review and its scores away; the author and the merchant are told', async () => {
  const shop = { goods: 2, service: 2, delivery: 2 } as const
  const before = { of: await summary(), at: await scores() }
  const { reviewId } = await reviewed(world, goods, who, { rating: 2, shop })
  expect((await summary()).count).toBe(before.of.count + 1)
  await append(reviewId, 'scam, I say')
  expect((await appeal(reviewId)).status).toBe(200)
  expect(reasonOf(await appeal(reviewId))).toEqual([409, 'appealedAlready'])
  const { records } = await world.must('/api/v2/admin/comment/page', { tab: 'appealed' }, staff)
  const asked = records.find(({ review }) => review.id === reviewId)!
  expect(asked).toMatchObject({ kind: 'appeal', ground: 'untrue', text: 'Not our cup' })
  expect((await decideCase(world, staff, asked.id, false)).status).toBe(200)
  expect([await found(reviewId), await summary(), await scores()]).toEqual([undefined, before.of, before.at])
  expect((await told(who.userId))[0]).toBe('reviewTakenDown')
  expect((await told(clerk.userId))[0]).toBe('appealUpheld')
  expect((await mine(reviewId)).status).toBe('hidden')
  // what else waited about it is gone, and nothing is added to it
  const open = await world.must('/api/v2/admin/comment/page', { size: 100 }, staff)
  expect(open.records.filter(({ review }) => review.id === reviewId)).toEqual([])
  expect(reasonOf(await append(reviewId, 'Still'))).toEqual([422, 'reviewNotOpen'])
  expect(await world.must('/api/v2/mch/comment/detail', { reviewId }, clerk)).toMatchObject({
    status: 'hidden',
    appeal: { state: 'hidden', answer: 'As our rules say' },
  })
})
const scores = async () => (await world.must('/api/v2/merchant/detail', { id: goods.merchants.kiln })).scores

test('a denied one leaves it, and there is no second', async () => {
  const { reviewId } = await reviewed(world, goods, who)
  await appeal(reviewId)
  await decideCase(world, staff, (await caseOf(world, staff, reviewId)).id, true)
  expect(await found(reviewId)).toBeDefined()
  expect((await told(clerk.userId))[0]).toBe('appealDenied')
  expect(reasonOf(await appeal(reviewId))).toEqual([409, 'appealedAlready'])
})
test('a case is one person’s for half an hour; twenty decisions at once are one', async () => {
  const second = await reviewer(world)
  const { reviewId } = await reviewed(world, goods, who)
  await appeal(reviewId)
  const { id } = await caseOf(world, staff, reviewId)
  const take = (by: Person) => world.ask('/api/v2/admin/comment/claim', { id }, by)
  const both = await Promise.all([take(staff), take(second)])
  expect(both.map((t) => t.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [mineNow, theirs] = both[0].status === 200 ? [staff, second] : [second, staff]
  expect(reasonOf(await decideCase(world, theirs, id, true))).toEqual([409, 'caseHeld'])
  expect((await caseOf(world, mineNow, reviewId)).taken?.mine).toBe(true)
  await world.advance(31 * 60_000)
  const before = await summary()
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, at) => decideCase(world, at % 2 ? staff : second, id, false)),
  )
  expect(tries.filter((t) => t.status === 200)).toHaveLength(1)
  expect(new Set(tries.filter((t) => t.status !== 200).map((t) => t.data.reason))).toEqual(new Set(['caseClosed']))
  expect((await summary()).count).toBe(before.count - 1)
  expect((await told(clerk.userId)).filter((key) => key === 'appealUpheld').length).toBeGreaterThan(0)
})
test('taken down and added to at once: one way or the other, the numbers agree', async () => {
  for (let round = 0; round < 5; round++) {
    const { reviewId } = await reviewed(world, goods, who)
    await appeal(reviewId)
    const { id } = await caseOf(world, staff, reviewId)
    const [added, decided] = await Promise.all([append(reviewId, 'More'), decideCase(world, staff, id, false)])
    expect(decided.status).toBe(200)
    expect([200, 422]).toContain(added.status)
    expect(await found(reviewId)).toBe(undefined)
  }
})
test('nobody decides what concerns them, without a reason, or without the permission', async () => {
  const { reviewId } = await reviewed(world, goods, who)
  await appeal(reviewId)
  const { id } = await caseOf(world, staff, reviewId)
  await grantMembership(world.app.db, {
    userId: clerk.userId,
    audience: 'staff',
    role: 'review',
  })
  const clerkAtStaff = await atConsole(world, await world.person(), 'staff')
  expect((await decideCase(world, clerkAtStaff, id, true)).status).toBe(403)
  const concerned = await atConsole(world, { ...clerk }, 'staff')
  expect(reasonOf(await decideCase(world, concerned, id, false))).toEqual([422, 'caseConcerned'])
  const wordless = { caseId: id, show: true, reason: '  ', requestId: crypto.randomUUID() }
  expect(reasonOf(await world.ask('/api/v2/admin/comment/decide', wordless, staff))).toEqual([400, 'reasonRequired'])
  const support = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
  expect((await decideCase(world, support, id, true)).status).toBe(403)
})
test('script and formulas are words like others', async () => {
  const text = '<script>alert(1)</script> =HYPERLINK("x")'
  const { reviewId } = await reviewed(world, goods, who, { text })
  await append(reviewId, text)
  await reply(reviewId, text)
  expect(await found(reviewId)).toMatchObject({ text, followUp: { text }, reply: { text } })
})
test('the list of words: a twin however dressed is refused, what is taken off holds nothing', async () => {
  type Word = Calls['/api/v2/admin/comment/word/add']['output']
  const add = (word: string) => world.ask('/api/v2/admin/comment/word/add', { word }, staff)
  const { id } = (await add('Fake goods')).data as Word
  expect(reasonOf(await add('ＦＡＫＥ  goods'))).toEqual([409, 'wordListed'])
  expect(reasonOf(await add('\u200B'))).toEqual([400, 'badInput'])
  expect((await reviewed(world, goods, who, { text: 'fake goods' })).status).toBe('pending')
  await world.must('/api/v2/admin/comment/word/delete', { id }, staff)
  expect((await reviewed(world, goods, who, { text: 'fake goods' })).status).toBe('shown')
  expect(reasonOf(await world.ask('/api/v2/admin/comment/word/delete', { id }, staff))).toEqual([404, 'notFound'])
})
test('what waits for three days is told to staff who may decide it, once', async () => {
  const { reviewId } = await reviewed(world, goods, who, { text: 'scam' })
  const { id } = await caseOf(world, staff, reviewId)
  const remindedOnce = async () => {
    await world.app.tasks['reviewing.remind']!({}, {} as never)
    const { rows } = await world.pool.query(
      "select user_id::int as who from message where key = 'reviewCaseLate' and link = $1 and user_id = $2",
      [`/admin/reviews/${id}`, staff.userId],
    )
    return rows.length
  }
  await world.advance(3 * day - hour)
  expect(await remindedOnce()).toBe(0)
  await world.advance(2 * hour)
  expect(await remindedOnce()).toBe(1)
  expect(await remindedOnce()).toBe(1)
})
