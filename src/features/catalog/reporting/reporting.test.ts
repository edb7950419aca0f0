// What shoppers report: once, by a person who did not make it; enough of them hide a review or make a thing urgent;
// staff decide once, with a reason; the merchant learns why and never from whom.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviews as audits } from '../../../../bin/audit-reviews.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { counted, inTheShop, mustReport, reportOf } from '../../../../test/reporting.ts'
import { caseOf, decideCase, reviewed, reviewer } from '../../../../test/reviewing.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { clerkOf } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { eraseAuthor } from '../reviews/personal-queries.ts'
import { eraseReports, reportsInFull } from './queries.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { grantMembership } from '#features/people/accounts/accounts.ts'

let world: World
let goods: TestGoods
let author: Buyer
let staff: Awaited<ReturnType<typeof reviewer>>
let crowd: Person[]
beforeAll(async () => {
  world = await openWorld({ settings: { reportsPerDay: 5 } })
  goods = await makeShop(world)
  author = await buyer(world, { name: 'mei' })
  staff = await reviewer(world)
  crowd = await Promise.all([1, 2, 3].map(() => counted(world, goods)))
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
const told = async (userId: number) =>
  (
    await world.pool.query<{ key: string }>('select key from message where user_id = $1 order by id desc', [userId])
  ).rows.map(({ key }) => key)
const cases = async (kind: 'product' | 'merchant', id: number) =>
  (await world.must('/api/v2/admin/report/page', { tab: 'open', size: 100 }, staff)).records.filter(
    (c) => c.kind === kind && c.thingId === id,
  )
const decide = (caseId: number, uphold: boolean, by: Person = staff, reason = 'Against our rules') =>
  world.ask('/api/v2/admin/report/decide', { caseId, uphold, reason, requestId: crypto.randomUUID() }, by)
const statusOf = async (reviewId: number) =>
  (await world.pool.query<{ status: string }>('select status from review where id = $1', [reviewId])).rows[0]!.status

test('once for a person and thing, however often and at once; again is told', async () => {
  const who = await world.person()
  const id = goods.products.paper
  const tries = await Promise.all(Array.from({ length: 20 }, () => reportOf(world, who, 'product', id)))
  expect(tries.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(tries.filter(({ data }) => !(data as { already: boolean }).already)).toHaveLength(1)
  expect((await reportOf(world, who, 'product', id, { reason: 'other' })).data).toEqual({ already: true })
  const [at] = await cases('product', id)
  expect(at).toMatchObject({ count: 1, urgent: false, reasons: ['Not as described'], onSale: true })
})
test('what is not there and what is not seen are alike; reasons fit their thing; words have an end', async () => {
  const who = await world.person()
  const hidden = await reviewed(world, goods, author)
  await world.pool.query("update review set status = 'hidden' where id = $1", [hidden.reviewId])
  for (const id of [hidden.reviewId, 99_999_999])
    expect(reasonOf(await reportOf(world, who, 'review', id, { reason: 'abuse' }))).toEqual([404, 'notFound'])
  expect(reasonOf(await reportOf(world, who, 'product', 99_999_999))).toEqual([404, 'notFound'])
  expect(reasonOf(await reportOf(world, who, 'merchant', 99_999_999))).toEqual([404, 'notFound'])
  const unfit = await reportOf(world, who, 'product', goods.products.normal, { reason: 'abuse' })
  expect(reasonOf(unfit)).toEqual([400, 'badInput'])
  const long = await reportOf(world, who, 'product', goods.products.normal, { words: '长'.repeat(501) })
  expect(reasonOf(long)).toEqual([400, 'badInput'])
  expect((await reportOf(world, {}, 'product', goods.products.normal)).status).toBe(401)
})
test('nobody reports what is their own, or what concerns a shop they work for', async () => {
  const { reviewId } = await reviewed(world, goods, author)
  const clerk = await clerkOf(world, goods.merchants.kiln)
  const shopper = await inTheShop(world, clerk)
  expect(reasonOf(await reportOf(world, author, 'review', reviewId, { reason: 'spam' }))).toEqual([422, 'reportOwn'])
  for (const [kind, id] of [
    ['product', goods.products.normal],
    ['merchant', goods.merchants.kiln],
    ['review', reviewId],
  ] as const)
    expect(reasonOf(await reportOf(world, shopper, kind, id, { reason: 'other' }))).toEqual([422, 'reportOwn'])
})
test('newcomers and who never bought are read and hide nothing; three who count hide a review at once', async () => {
  const { reviewId } = await reviewed(world, goods, author, { text: 'Buy at my shop instead' })
  for (const _ of [1, 2, 3]) await mustReport(world, await world.person(), 'review', reviewId, { reason: 'spam' })
  await world.runJobs()
  expect(await statusOf(reviewId)).toBe('shown')
  const open = await caseOf(world, staff, reviewId)
  expect(open.kind).toBe('reported')
  await Promise.all(crowd.map((who) => mustReport(world, who, 'review', reviewId, { reason: 'spam', words: 'An ad' })))
  await world.runJobs()
  expect(await statusOf(reviewId)).toBe('pending')
  const detail = await world.must('/api/v2/admin/comment/detail', { caseId: open.id }, staff)
  expect(detail.reports).toHaveLength(6)
  expect(detail.reports.filter(({ counts }) => counts)).toHaveLength(3)
  expect(detail.reports[0]).toMatchObject({ reason: 'Advertising', words: 'An ad' })
  // it is not seen any more, and was reported all the same
  expect((await mustReport(world, crowd[0]!, 'review', reviewId, { reason: 'spam' })).already).toBe(true)
  expect((await decideCase(world, staff, open.id, true)).status).toBe(200)
  expect(await statusOf(reviewId)).toBe('shown')
  expect((await told(author.userId))[0]).toBe('reviewShown')
  for (const who of crowd) expect((await told(who.userId))[0]).toBe('reportDismissed')
})
test('taken down: the author and who reported are told, once', async () => {
  const { reviewId } = await reviewed(world, goods, author)
  await mustReport(world, crowd[0]!, 'review', reviewId, { reason: 'privacy' })
  await world.runJobs()
  const { id } = await caseOf(world, staff, reviewId)
  await decideCase(world, staff, id, false)
  expect(await statusOf(reviewId)).toBe('hidden')
  expect((await told(author.userId))[0]).toBe('reviewTakenDown')
  expect((await told(crowd[0]!.userId)).filter((key) => key === 'reportUpheld')).toHaveLength(1)
  const { rows } = await world.pool.query("select state from report_case where kind = 'review' and thing_id = $1", [
    reviewId,
  ])
  expect(rows).toEqual([{ state: 'upheld' }])
})
test('who reported a review does not decide about it', async () => {
  const { reviewId } = await reviewed(world, goods, author)
  const both = await world.person()
  await mustReport(world, both, 'review', reviewId, { reason: 'spam' })
  await world.runJobs()
  await grantMembership(world.app.db, { userId: both.userId, audience: 'staff', role: 'review' })
  const { id } = await caseOf(world, staff, reviewId)
  expect(reasonOf(await decideCase(world, await atConsole(world, both, 'staff'), id, false))).toEqual([
    422,
    'caseConcerned',
  ])
})

test('a product is urgent when enough reported it, and goes off the shelf by staff alone', async () => {
  const id = goods.products.last
  for (const who of crowd) await mustReport(world, who, 'product', id, { reason: 'counterfeit', words: 'Fake stamp' })
  const [at] = await cases('product', id)
  expect(at).toMatchObject({ urgent: true, count: 3, onSale: true, taken: null })
  const first = (await world.must('/api/v2/admin/report/page', {}, staff)).records[0]
  expect(first?.urgent).toBe(true)
  const clerk = await clerkOf(world, goods.merchants.kiln, 'manager')
  const listed = async () =>
    (await world.must('/api/v2/goods/goods/page', { merchantId: goods.merchants.kiln, size: 100 })).records.some(
      (card) => card.id === id,
    )
  expect(await listed()).toBe(true)
  const tries = await Promise.all(Array.from({ length: 20 }, () => decide(at!.id, true)))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(tries.filter((t) => t.status !== 200).map((t) => reasonOf(t)[1]))).toEqual(new Set(['caseClosed']))
  const detail = await world.must('/api/v2/goods/goods/detail/normal', { id })
  expect(detail.status).toBe('offShelf')
  expect(await listed()).toBe(false)
  expect(await told(clerk.userId)).toEqual(['productTakenDown'])
  for (const who of crowd) expect((await told(who.userId))[0]).toBe('reportUpheld')
  const audit = await world.pool.query("select action, reason from audit_log where subject = 'product'")
  expect(audit.rows).toEqual([{ action: 'report.uphold', reason: 'Against our rules' }])
  expect(reasonOf(await decide(99_999_999, true))).toEqual([404, 'notFound'])
})
test('what staff took down they allow again, with a reason and once; its merchant puts it back', async () => {
  const id = goods.products.paper
  const manager = await clerkOf(world, goods.merchants.paper, 'manager')
  const putBack = async () => {
    const wish = { onSale: true, rows: [{ id, seen: 'offShelf' as const }], note: '', requestId: crypto.randomUUID() }
    return (await world.must('/api/v2/mch/goods/shelf', wish, manager)).results[0]!.outcome
  }
  const allow = (caseId: number, reason = 'The maker showed papers') =>
    world.ask('/api/v2/admin/report/allow', { caseId, reason, requestId: crypto.randomUUID() }, staff)
  const [at] = await cases('product', id)
  expect(reasonOf(await allow(at!.id))).toEqual([404, 'notFound'])
  await decide(at!.id, true)
  expect(await putBack()).toBe('takenOff')
  expect(reasonOf(await allow(at!.id, ' '))).toEqual([400, 'reasonRequired'])
  const tries = await Promise.all(Array.from({ length: 10 }, () => allow(at!.id)))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(tries.filter((t) => t.status !== 200).map((t) => reasonOf(t)[1]))).toEqual(
    new Set(['productNotBarred']),
  )
  expect(await told(manager.userId)).toEqual(['productAllowed', 'productTakenDown'])
  expect((await world.must('/api/v2/admin/report/detail', { caseId: at!.id }, staff)).barred).toBe(false)
  expect(await putBack()).toBe('done')
  const { rows } = await world.pool.query("select reason from audit_log where action = 'report.allow'")
  expect(rows).toEqual([{ reason: 'The maker showed papers' }])
})
test('a merchant is warned and told nothing of who reported it', async () => {
  const id = goods.merchants.paper
  const script = '<script>alert(1)</script>'
  await mustReport(world, crowd[1]!, 'merchant', id, { reason: 'fraud', words: script })
  const clerk = await clerkOf(world, id, 'manager')
  const [at] = await cases('merchant', id)
  const detail = await world.must('/api/v2/admin/report/detail', { caseId: at!.id }, staff)
  expect(detail.reports).toMatchObject([{ words: script, counts: true }])
  expect(reasonOf(await decide(at!.id, true, staff, ' '))).toEqual([400, 'reasonRequired'])
  expect((await decide(at!.id, true)).status).toBe(200)
  const messages = await world.must('/api/v2/user/message/page', {}, await inTheShop(world, clerk))
  const said = JSON.stringify(messages.records)
  expect(said).toContain('Against our rules')
  expect(said).not.toContain('script')
  expect((await world.ask('/api/v2/admin/report/detail', { caseId: at!.id }, clerk)).status).not.toBe(200)
})
test('one person’s for half an hour; nobody decides what they reported, or without the permission', async () => {
  const id = goods.products.heavy
  const second = await reviewer(world)
  const both = await world.person()
  await mustReport(world, both, 'product', id)
  const [at] = await cases('product', id)
  const take = (by: Person) => world.ask('/api/v2/admin/report/claim', { id: at!.id }, by)
  expect((await take(second)).status).toBe(200)
  expect(reasonOf(await decide(at!.id, false))).toEqual([409, 'caseHeld'])
  expect((await cases('product', id))[0]?.taken).toMatchObject({ mine: false })
  await grantMembership(world.app.db, { userId: both.userId, audience: 'staff', role: 'review' })
  await world.advance(31 * 60_000)
  expect(reasonOf(await decide(at!.id, false, await atConsole(world, both, 'staff')))).toEqual([422, 'caseConcerned'])
  const support = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
  expect((await decide(at!.id, false, support)).status).toBe(403)
  expect((await decide(at!.id, false)).status).toBe(200)
  expect((await told(both.userId))[0]).toBe('reportDismissed')
  // what was dismissed may be reported by others, and is a case of its own
  await mustReport(world, await world.person(), 'product', id)
  expect((await cases('product', id)).map((c) => c.count)).toEqual([1])
})
test('one’s own data have the reports; who leaves takes name and words along', async () => {
  const who = await world.person()
  await mustReport(world, who, 'merchant', goods.merchants.kiln, { reason: 'other', words: 'Never answers' })
  expect(await reportsInFull(world.app.db, 'en-US', who.userId)).toMatchObject([
    { kind: 'merchant', words: 'Never answers', state: 'open', reason: 'Something else' },
  ])
  await eraseReports(world.app.db, who.userId)
  expect(await reportsInFull(world.app.db, 'en-US', who.userId)).toEqual([])
  const { rows } = await world.pool.query("select user_id, body from report where kind = 'merchant' order by id desc")
  expect(rows[0]).toEqual({ user_id: null, body: '' })
})
test('with an author who leaves the reports of their words are settled, also what comes in meanwhile', async () => {
  const leaver = await buyer(world)
  const first = await reviewed(world, goods, leaver)
  const second = await reviewed(world, goods, leaver)
  const [told1, told2] = [await counted(world, goods), await counted(world, goods)]
  await mustReport(world, await inTheShop(world, told1), 'review', first.reviewId)
  await world.runJobs()
  expect((await caseOf(world, staff, first.reviewId)).kind).toBe('reported')
  await mustReport(world, await inTheShop(world, told2), 'review', second.reviewId)
  await world.pool.query(`update review set status = 'hidden' where id = $1`, [second.reviewId])
  const [other, told3] = [await buyer(world), await counted(world, goods)]
  const third = await reviewed(world, goods, other)
  await mustReport(world, await inTheShop(world, told3), 'review', third.reviewId)
  // before what was reported is looked at
  await eraseAuthor(world.app.db, other.userId)
  await addJobs(world.app.db, telling('account.erased', { userId: leaver.userId }))
  await world.runJobs()
  const { rows } = await world.pool.query<{ state: string }>(
    `select state from report_case where kind = 'review' and thing_id = any($1)`,
    [[first.reviewId, second.reviewId, third.reviewId]],
  )
  expect(rows).toEqual([{ state: 'upheld' }, { state: 'upheld' }, { state: 'upheld' }])
  expect((await told(told1.userId))[0]).toBe('reportUpheld')
  expect((await told(told2.userId))[0]).toBe('reportUpheld')
  expect((await told(told3.userId))[0]).toBe('reportUpheld')
})
test('a person reports so many things in a day', async () => {
  const who = await world.person()
  const { rows } = await world.pool.query<{ id: number }>("select id from product where status <> 'deleted' limit 6")
  const replies = await Promise.all(rows.map(({ id }) => reportOf(world, who, 'product', id)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(reasonOf(replies.find(({ status }) => status !== 200)!)).toEqual([429, 'tooFast'])
})
