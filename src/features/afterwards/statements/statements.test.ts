// Statements through the front door: made once to the fen, cut at midnight in Shanghai, confirmed, disputed, or
// answered by nobody; what staff grant is approved by another of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole } from '../../../../test/roles.ts'
import {
  agreeCycle,
  cashier,
  newestStatement,
  pastMidnight,
  requestId,
  runStatements,
  settledOrder,
  takenBack,
  treasurer,
} from '../../../../test/settling.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { makeStatements } from './making.ts'
import { balanceOf, ofMerchant } from '#kernel/data/ledger.ts'
import { inMemory, rowsOfWorkbook } from '#kernel/data/workbook/workbook.ts'

let world: World
let goods: TestGoods
let staff: Person
let kiln: number
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  kiln = goods.merchants.kiln
  staff = await treasurer(world)
  await agreeCycle(world, kiln, 'day')
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const owned = async () =>
  (await balanceOf(world.app.db, ofMerchant(kiln, 'payable'))) +
  (await balanceOf(world.app.db, ofMerchant(kiln, 'receivable')))
const detail = async (id: number) => world.must('/api/v2/mch/bill/detail', { id }, await cashier(world, kiln))
const confirm = async (id: number) =>
  world.ask('/api/v2/mch/bill/confirm', { id, requestId: requestId() }, await cashier(world, kiln))
type Line = 'sales' | 'commission'
const dispute = async (id: number, lines: Line[], words = 'Two of them were never ours') =>
  world.ask('/api/v2/mch/bill/dispute', { id, lines, words, requestId: requestId() }, await cashier(world, kiln))
const count = async () => Number((await world.pool.query('select count(*) as n from statement')).rows[0].n)
/** A new statement over one settled order. */
async function made(): Promise<number> {
  await settledOrder(world, goods)
  await pastMidnight(world)
  await runStatements(world, staff)
  return newestStatement(world, kiln)
}

test('is what the ledger moved, to the fen, made once however often and by how many it is asked for', async () => {
  await pastMidnight(world)
  await runStatements(world, staff)
  const before = await owned()
  const order = await settledOrder(world, goods, { quantity: 3 })
  await takenBack(world, order, 1, 'back:1')
  // the day is not over
  const known = await count()
  await runStatements(world, staff)
  expect(await count()).toBe(known)
  const moved = (await owned()) - before
  await pastMidnight(world)
  const { db, context } = world.app
  await Promise.all(Array.from({ length: 6 }, () => makeStatements(db, context, kiln)))
  await runStatements(world, staff)
  expect(await count()).toBe(known + 1)
  const id = await newestStatement(world, kiln)
  const of = await detail(id)
  expect(of).toMatchObject({ status: 'open', amount: moved, closing: await owned(), fromDay: of.toDay })
  const sums = Object.fromEntries(of.lines.map(({ line, amount }) => [line, amount]))
  expect(sums['sales']).toBe(3 * 1999)
  expect(sums['refunds']).toBeLessThan(0)
  expect(sums['commission']).toBe(-Math.round((3 * 1999 * 5) / 100))
  const parts = of.lines.filter(({ line }) => line !== 'platform')
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(moved)
  const input = { id, line: 'sales' as const }
  const { records, total } = await world.must('/api/v2/mch/bill/order/page', input, await cashier(world, kiln))
  expect([total, records[0]]).toMatchObject([1, { orderNo: order.orderNo, amount: 3 * 1999 }])
  const { csv } = await world.must('/api/v2/mch/bill/export', { id }, await cashier(world, kiln))
  expect(csv.trim().split('\n').length).toBeGreaterThan(2)
  const { name, xlsx } = await world.must('/api/v2/mch/bill/book', { id }, await cashier(world, kiln))
  expect(name).toBe(`statement-${of.fromDay}-${of.toDay}.xlsx`)
  const rows: (readonly string[])[] = []
  for await (const { cells } of rowsOfWorkbook(inMemory(Buffer.from(xlsx, 'base64')))) rows.push(cells)
  expect(rows).toHaveLength(csv.trim().split('\n').length)
  expect(rows[0]!.length).toBe(11)
})
test('a posting of the last second of a day stands in it, one of 24:00 in the next', async () => {
  await pastMidnight(world, -1000)
  const late = await settledOrder(world, goods)
  await pastMidnight(world, 0)
  const early = await settledOrder(world, goods)
  await world.advance(900_000)
  await runStatements(world, staff)
  const first = await newestStatement(world, kiln)
  await pastMidnight(world)
  await runStatements(world, staff)
  const second = await newestStatement(world, kiln)
  const orders = async (id: number) =>
    (await world.must('/api/v2/mch/bill/order/page', { id, line: 'sales' }, await cashier(world, kiln))).records.map(
      ({ orderNo }) => orderNo,
    )
  expect(await orders(first)).toEqual([late.orderNo])
  expect(await orders(second)).toEqual([early.orderNo])
})
test('one that came late stands in the next statement, and every balance still agrees', async () => {
  const id = await made()
  const { rows } = await world.pool.query<{ at: Date }>('select until as at from statement where id = $1', [id])
  await settledOrder(world, goods)
  // as if its transaction had begun before midnight and ended after the statement was made
  await world.pool.query(`set session_replication_role = replica;
    update ledger_entry set created_at = '${rows[0]!.at.toISOString()}'::timestamptz - interval '1 second'
      where id > (select read_to from statement where id = ${id});
    set session_replication_role = default`)
  await pastMidnight(world)
  await runStatements(world, staff)
  const next = await newestStatement(world, kiln)
  expect(next).toBeGreaterThan(id)
  expect((await detail(next)).lines.find(({ line }) => line === 'sales')).toMatchObject({ amount: 1999, orders: 1 })
})
test('confirmed once; foreign ones answer like missing ones; a bystander may only look, or not even that', async () => {
  const id = await made()
  const other = await cashier(world, goods.merchants.paper)
  for (const path of ['confirm', 'ask', 'dispute'] as const) {
    const words = path === 'confirm' ? {} : { words: 'Hand it over' }
    const lines = path === 'dispute' ? { lines: ['sales'] } : {}
    const input = { id, ...words, ...lines, requestId: requestId() }
    const reply = await world.ask(`/api/v2/mch/bill/${path}`, input, other)
    expect([path, reply.status]).toEqual([path, 404])
  }
  expect((await world.ask('/api/v2/mch/bill/detail', { id }, other)).status).toBe(404)
  expect((await world.ask('/api/v2/mch/bill/order/page', { id, line: 'sales' }, other)).status).toBe(404)
  expect((await world.ask('/api/v2/mch/bill/export', { id }, other)).status).toBe(404)
  expect((await world.ask('/api/v2/mch/bill/book', { id }, other)).status).toBe(404)
  const answers = await Promise.all([confirm(id), confirm(id), dispute(id, ['sales']), confirm(id)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(reasonOf(answers.find(({ status }) => status !== 200)!)).toBe('statementAnswered')
})
test('nobody answers: it counts as confirmed after its days, no sooner', async () => {
  const id = await made()
  await world.advance(7 * 86_400_000 - 60_000)
  expect((await detail(id)).status).toBe('open')
  await world.advance(61_000)
  expect(await detail(id)).toMatchObject({ status: 'confirmed', bySilence: true })
})
test('a dispute holds what the merchant gets of its lines, and no more than is due', async () => {
  const id = await made()
  expect(reasonOf(await dispute(id, ['sales'], '   '))).toBe('reasonRequired')
  expect((await dispute(id, ['commission'])).status).toBe(200)
  const of = await detail(id)
  expect(of).toMatchObject({ status: 'disputed', held: 0, dispute: { status: 'open' } })
  expect(of.dispute!.amount).toBeLessThan(0)
  const second = await made()
  await dispute(second, ['sales'])
  const { amount, carried, held } = await detail(second)
  expect(held).toBe(Math.min(1999, amount + carried))
})
test('what staff grant is approved by another of them, in the sum that was read, and is made payable', async () => {
  const id = await made()
  await dispute(id, ['commission'])
  const words = 'You are right'
  const ask = { id, granted: 100, words, requestId: requestId() }
  const first = await atConsole(world, staff)
  expect(await world.must('/api/v2/admin/bill/answer', ask, first)).toEqual({ status: 'proposed' })
  const before = await owned()
  const approve = { id, decision: 'approve' as const, granted: 100 }
  const audit = async (by: Person, more = {}) =>
    world.ask('/api/v2/admin/bill/audit', { ...approve, ...more, requestId: requestId() }, await atConsole(world, by))
  expect(['ownRequest', 'aloneTooEarly']).toContain(reasonOf(await audit(staff)))
  // somebody who was there before it was asked
  const second = await treasurer(world)
  await world.pool.query(`update staff_change set at = at - interval '1 day' where user_id = $1`, [second.userId])
  expect(reasonOf(await audit(second, { granted: 90 }))).toBe('disputeChanged')
  expect(await owned()).toBe(before)
  const replies = await Promise.all([audit(second), audit(second), audit(second)])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await owned()).toBe(before + 100)
  expect(await detail(id)).toMatchObject({ status: 'confirmed', held: 0, dispute: { status: 'closed', granted: 100 } })
  const next = await made()
  expect((await detail(next)).lines.find(({ line }) => line === 'adjustments')!.amount).toBe(100)
})
test('what was not earned is carried into the next statement, however many make it at once', async () => {
  const order = await settledOrder(world, goods, { quantity: 2 })
  await pastMidnight(world)
  await runStatements(world, staff)
  await confirm(await newestStatement(world, kiln))
  await takenBack(world, order, 2, 'back:2')
  await pastMidnight(world)
  await runStatements(world, staff)
  const lost = await newestStatement(world, kiln)
  const { amount, carried } = await detail(lost)
  expect(amount).toBeLessThan(0)
  await confirm(lost)
  expect((await detail(lost)).status).toBe('carried')
  await settledOrder(world, goods)
  await pastMidnight(world)
  const { db, context } = world.app
  await Promise.all(Array.from({ length: 6 }, () => makeStatements(db, context, kiln)))
  const next = await newestStatement(world, kiln)
  expect((await detail(next)).carried).toBe(amount + carried)
  // once: the one after that takes over what is left of its predecessor alone
  await confirm(next)
  const left = await detail(next)
  expect(left.status).toBe('carried')
  await settledOrder(world, goods)
  await pastMidnight(world)
  await runStatements(world, staff)
  expect((await detail(await newestStatement(world, kiln))).carried).toBe(left.amount + left.carried)
})
