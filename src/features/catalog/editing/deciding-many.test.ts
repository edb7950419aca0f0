// Many goods of a shop that nobody has seen, decided by one act of staff: each as it was shown, each by itself, each in
// the log; two of the staff at once, another's shop, what changed since.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, drafted, id, publish, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Staffer = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
let kiln: Writing
let ada: Staffer
let ben: Staffer
const staffer = async (role = 'review') => joinAs(world, await world.person(), { audience: 'staff', role })
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 1000, goodsReviewWaiting: 0 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  ;[ada, ben] = [await staffer(), await staffer('catalogue')]
})
afterAll(() => world.close())
const review = (draftId: number) => world.must('/api/v2/admin/goods/detail', { draftId }, ada)
const told = async (who: { token: string }) =>
  (await world.must('/api/v2/user/message/page', { size: 20 }, { token: who.token })).records.map(({ title }) => title)
const many = (rows: { draftId: number; version: number }[], approve = true, by = ada, reason = 'Seen one by one') =>
  world.ask(
    '/api/v2/admin/goods/audit/many',
    { merchantId: kiln.merchantId, rows, approve, reason, requestId: id() },
    by,
  )
const outcomes = ({ data }: Awaited<ReturnType<typeof many>>) => data.results.map(({ outcome }) => outcome)
/** Something new of the shop, before staff. */
async function fresh(title: string, by = kiln) {
  const draft = await drafted(world, by.keeper, by.whole({ title: { 'en-US': title } }))
  const { data } = await publish(world, by.keeper, draft)
  expect(data.outcome).toBe('inReview')
  return { draftId: draft.draftId, version: (await review(draft.draftId)).version }
}
test('approved by one act: each on sale, each in the log with its reason, the shop told of each', async () => {
  const rows = [await fresh('Many one'), await fresh('Many two')]
  expect((await many(rows, true, ada, ' \u200B ')).data).toMatchObject({ reason: 'reasonRequired' })
  const reply = await many(rows)
  expect([outcomes(reply), reply.data.left > 0]).toEqual([['done', 'done'], true])
  for (const { draftId } of rows) {
    const { rows: deeds } = await world.pool.query(
      `select action, reason from audit_log where subject_id = $1 and action = 'goods.approve'`,
      [draftId],
    )
    expect(deeds).toEqual([{ action: 'goods.approve', reason: 'Seen one by one' }])
    expect((await review(draftId)).state).toBe('published')
  }
  expect((await told(kiln.keeper)).filter((title) => title.includes('Many '))).toHaveLength(2)
  expect(outcomes(await many(rows))).toEqual(['decided', 'decided'])
})
test('returned by one act, with the reason at each', async () => {
  const rows = [await fresh('Back one'), await fresh('Back two')]
  expect(outcomes(await many(rows, false, ada, 'No picture of the foot'))).toEqual(['done', 'done'])
  for (const { draftId } of rows)
    expect(await review(draftId)).toMatchObject({ state: 'returned', answer: 'No picture of the foot' })
})
test('what changed since, is with another, was seen before or is another shop’s stays as it is', async () => {
  const [moved, taken, good] = [await fresh('Moved'), await fresh('Taken'), await fresh('Good')]
  await world.must('/api/v2/mch/goods/withdraw', moved, kiln.keeper)
  const draft = await world.must('/api/v2/mch/goods/detail', { draftId: moved.draftId }, kiln.keeper)
  const wish = { draftId: moved.draftId, version: draft.draft!.version }
  await world.must('/api/v2/mch/goods/publish', { ...wish, requestId: id() }, kiln.keeper)
  await world.must('/api/v2/admin/goods/claim', { id: taken.draftId }, ben)
  const known = goods.products.normal
  const change = await changed(world, kiln.keeper, known, (now) => ({ ...now, title: { 'en-US': 'Renamed' } }))
  expect((await publish(world, kiln.keeper, change)).data.outcome).toBe('inReview')
  const single = { draftId: change.draftId, version: (await review(change.draftId)).version }
  const paper = await writing(world, goods, 'paper')
  const foreign = await fresh('Foreign', paper)
  const reply = await many([good, moved, taken, single, foreign, { draftId: 999_999_999, version: 1 }])
  expect(outcomes(reply)).toEqual(['done', 'changed', 'taken', 'single', 'gone', 'gone'])
  for (const { draftId } of [moved, taken, single, foreign]) expect((await review(draftId)).state).toBe('inReview')
  expect((await many([foreign, foreign])).data).toMatchObject({ reason: 'badInput' })
  const page = await world.must('/api/v2/admin/goods/page', { merchantId: paper.merchantId }, ada)
  expect([page.total, page.records.map((one) => one.id)]).toEqual([1, [foreign.draftId]])
})
test('two of the staff at once: each is decided once; who may only read decides nothing', async () => {
  const rows = [await fresh('Race one'), await fresh('Race two'), await fresh('Race three')]
  const [mine, theirs] = await Promise.all([many(rows), many(rows.toReversed(), false, ben)])
  const done = [...outcomes(mine), ...outcomes(theirs)].filter((outcome) => outcome === 'done')
  expect(done).toHaveLength(3)
  const support = await staffer('support')
  expect((await many([await fresh('Unread')], true, support)).status).toBe(403)
})
