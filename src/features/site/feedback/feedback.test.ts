// Feedback: sent within bounds, read by its author and the staff alone, answered once by each press, closed in the end.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'

let world: World
let helper: Person
beforeAll(async () => {
  world = await openWorld({ settings: { feedbackPerDay: 3 } })
  helper = await joinAs(world, await world.person('helper'), { audience: 'staff', role: 'support' })
})
// days pass in these tests, and sign-ins of the console end
beforeEach(async () => void (helper = await atConsole(world, helper)))
afterAll(() => world.close())

const requestId = () => crypto.randomUUID()
type Wish = Calls['/api/v2/feedback/create']['input']
const wish = (more: Partial<Wish> = {}): Wish => ({
  type: 'suggestion',
  content: 'Longer opening hours, please.',
  requestId: requestId(),
  ...more,
})
const send = async (who: Person, more: Partial<Wish> = {}): Promise<number> =>
  (await world.must('/api/v2/feedback/create', wish(more), who)).id
const answer = (id: number, body: string, close = false, who: Person = helper) =>
  world.ask('/api/v2/admin/feedback/reply', { id, body, close, requestId: requestId() }, who)
const own = (who: Person, id: number) => world.must('/api/v2/feedback/detail', { id }, who)
const waiting = async (): Promise<number[]> =>
  (await world.must('/api/v2/admin/feedback/page', { size: 100 }, helper)).records.map((row) => row.id)

test('is refused empty, too long, with emoji, with a Chinese contact, of an unknown kind, and too often', async () => {
  const who = await world.person()
  const codeOf = async (more: Partial<Wish>) => (await world.ask('/api/v2/feedback/create', wish(more), who)).code
  expect(await codeOf({ content: ' \u200B ' })).toBe(40001)
  expect(await codeOf({ content: '字'.repeat(301) })).toBe(40001)
  expect(await codeOf({ content: 'Nice 👍' })).toBe(422215)
  expect(await codeOf({ contact: '微信 lin' })).toBe(422216)
  expect(await codeOf({ type: 'nothing' })).toBe(40001)
  expect(
    (await world.ask('/api/v2/feedback/create', wish({ uploadIds: [crypto.randomUUID()] }), who)).data,
  ).toMatchObject({
    reason: 'uploadNotFound',
  })
  expect(await codeOf({ content: '字'.repeat(300), contact: 'lin@example.com' })).toBe(20001)
})

test('no more than so much in a day, also all at once', async () => {
  const who = await world.person()
  const all = await Promise.all(Array.from({ length: 6 }, () => world.ask('/api/v2/feedback/create', wish(), who)))
  expect(all.filter(({ code }) => code === 20001)).toHaveLength(3)
  await world.advance(86_400_000)
  await send(who)
})

test('is its author’s alone', async () => {
  const [author, other] = [await world.person(), await world.person()]
  const id = await send(author)
  for (const path of ['/api/v2/feedback/detail', '/api/v2/feedback/read'] as const)
    expect((await world.ask(path, { id }, other)).code).toBe(40401)
  const reply = { id, content: 'Me too', requestId: requestId() }
  expect((await world.ask('/api/v2/feedback/reply', reply, other)).code).toBe(40401)
  expect((await world.must('/api/v2/feedback/page', {}, other)).records).toEqual([])
})

test('an answer is a message and an unread mark; what is added waits again; closed it takes nothing', async () => {
  const author = await world.person()
  const id = await send(author)
  expect(await waiting()).toContain(id)
  expect((await answer(id, 'We think about it.')).data).toMatchObject({ status: 'answered' })
  expect(await waiting()).not.toContain(id)
  expect(await own(author, id)).toMatchObject({ status: 'answered', unread: true, replies: 1 })
  const { records } = await world.must('/api/v2/user/message/page', {}, author)
  const message = await world.must('/api/v2/user/message/detail', { id: records[0]!.id }, author)
  const link = `/user/user/help/feedBackList?id=${id}`
  expect(message).toMatchObject({ text: 'The shop answers: We think about it.', link })
  await world.must('/api/v2/feedback/read', { id }, author)
  expect(await own(author, id)).toMatchObject({ unread: false })
  await world.must('/api/v2/feedback/reply', { id, content: 'Until ten?', requestId: requestId() }, author)
  expect(await waiting()).toContain(id)
  const both = await Promise.all([answer(id, 'Yes', true), answer(id, 'Yes', true)])
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([20001, 409215])
  const more = { id, content: 'Thanks', requestId: requestId() }
  expect((await world.ask('/api/v2/feedback/reply', more, author)).code).toBe(409215)
  expect((await own(author, id)).thread.map((r) => [r.mine, r.body])).toEqual([
    [false, 'We think about it.'],
    [true, 'Until ten?'],
    [false, 'Yes'],
  ])
})

test('is closed by itself when nothing is added to an answer', async () => {
  const author = await world.person()
  const id = await send(author)
  await answer(id, 'Is it solved?')
  await world.advance(1_209_600_000)
  await world.pool.query(`select graphile_worker.add_job('feedback.closeSilent', '{}')`)
  await world.runJobs()
  expect(await own(author, id)).toMatchObject({ status: 'closed' })
})

test('is looked after by who may answer; late ones are counted', async () => {
  const id = await send(await world.person())
  const to = (userId: number | null, who: Person = helper) =>
    world.ask('/api/v2/admin/feedback/assign', { id, to: userId, requestId: requestId() }, who)
  const shopper = await world.person()
  expect((await to(shopper.userId)).code).toBe(422217)
  await to(helper.userId)
  const mine = await world.must('/api/v2/admin/feedback/page', { tab: 'mine' }, helper)
  expect(mine.records.map((row) => row.id)).toEqual([id])
  const before = await world.must('/api/v2/admin/feedback/count', {}, helper)
  await world.advance(172_801_000)
  helper = await atConsole(world, helper)
  const after = await world.must('/api/v2/admin/feedback/count', {}, helper)
  expect([after.open, after.late]).toEqual([before.open, before.open])
  const close = { id, reason: ' ', requestId: requestId() }
  expect((await world.ask('/api/v2/admin/feedback/close', close, helper)).code).toBe(40020)
  await world.must(
    '/api/v2/admin/feedback/close',
    { ...close, reason: 'Twice the same', requestId: requestId() },
    helper,
  )
  const { rows } = await world.pool.query(
    `select action, reason from audit_log where subject = 'feedback' and subject_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { action: 'feedback.assign', reason: '' },
    { action: 'feedback.close', reason: 'Twice the same' },
  ])
})

test('may be read and not written by who reviews; its author’s language is told', async () => {
  const reviewer = await joinAs(world, await world.person(), { audience: 'staff', role: 'review' })
  const { id } = await world.must('/api/v2/feedback/create', wish(), { ...(await world.person()), lang: 'es-ES' })
  expect(await world.must('/api/v2/admin/feedback/detail', { id }, reviewer)).toMatchObject({ lang: 'es-ES' })
  expect((await answer(id, 'No', false, reviewer)).code).toBe(40301)
})
