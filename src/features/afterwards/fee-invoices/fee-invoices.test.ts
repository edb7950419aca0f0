// Invoices of the commission through the front door: one for each answered statement, numbered without a gap however
// many are issued at once; what is wrong is taken back; without an issuer they wait.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole } from '../../../../test/roles.ts'
import { clerkOf } from '../../../../test/shipping.ts'
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
  type SettledOrder,
} from '../../../../test/settling.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { paperOf, taxOfPart, taxWithin } from './fees.ts'
import { issueFor } from './issuing.ts'
import { transact } from '#kernel/data/db.ts'

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
const issuer = {
  name: 'Miralo Trading Ltd',
  taxNo: '91310000MA1K0001',
  address: '1 Bund, Shanghai',
  phone: '021 5555 0100',
  bank: 'Bank of the River',
  account: '6222 0000 1111',
  prefix: 'MR',
  taxBp: 600,
  place: 'Shanghai',
}
const finance = () => atConsole(world, staff)
const saveIssuer = async (told: Partial<typeof issuer> = {}) =>
  world.ask('/api/v2/admin/feeInvoice/issuer/save', { ...issuer, ...told, requestId: requestId() }, await finance())
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const listed = async () => (await world.must('/api/v2/mch/feeInvoice/page', {}, await cashier(world, kiln))).records
const detail = async (id: number) => world.must('/api/v2/admin/feeInvoice/detail', { id }, await finance())
const counted = async () => world.must('/api/v2/admin/feeInvoice/count', {}, await finance())
const credit = async (id: number, amount: number, anew = false, reason = 'Wrong company') =>
  world.ask('/api/v2/admin/feeInvoice/credit', { id, amount, anew, reason, requestId: requestId() }, await finance())
async function confirm(id: number): Promise<void> {
  await world.must('/api/v2/mch/bill/confirm', { id, requestId: requestId() }, await cashier(world, kiln))
  await world.runJobs()
}
/** The statement of a day, not answered yet. */
async function statement(): Promise<number> {
  await pastMidnight(world)
  await runStatements(world, staff)
  return newestStatement(world, kiln)
}
/** A confirmed statement over one order: its invoice. */
async function issued(quantity = 1): Promise<{ id: number; amount: number; order: SettledOrder; number: string }> {
  const order = await settledOrder(world, goods, { quantity })
  await confirm(await statement())
  const [newest] = await listed()
  return { ...newest!, order }
}
const pdf = async (id: number, who: { token: string }, headers: Record<string, string>) =>
  fetch(`${world.url}/api/v2/feeInvoice/file/${id}`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
  })

test('nobody told who issues: the statement runs on, its invoice waits, staff see it; then it is issued', async () => {
  await settledOrder(world, goods, { quantity: 2 })
  await confirm(await statement())
  expect(await listed()).toEqual([])
  expect(await counted()).toEqual({ waiting: 1, hasIssuer: false })
  const mine = await world.must('/api/v2/mch/feeInvoice/summary', {}, await cashier(world, kiln))
  expect(mine).toEqual({ to: null, waiting: 1 })
  expect(reasonOf(await saveIssuer({ name: '  ' }))).toBe('badInput')
  expect((await saveIssuer()).code).toBe(20001)
  await world.runJobs()
  const [paper] = await listed()
  const year = new Date(world.app.context.clock.now() + 8 * 3_600_000).getUTCFullYear()
  const amount = Math.round((2 * 1999 * 5) / 100)
  expect(paper).toMatchObject({ kind: 'invoice', number: `MR${year}-000001`, amount, tax: taxWithin(amount, 600) })
  expect(await counted()).toEqual({ waiting: 0, hasIssuer: true })
  expect(await detail(paper!.id)).toMatchObject({ issuer: { name: issuer.name, place: 'Shanghai' }, by: null })
})
test('a statement that nobody answered, or that is disputed, has none until its sums stand', async () => {
  await settledOrder(world, goods)
  const id = await statement()
  const before = (await listed()).length
  const { db } = world.app
  await transact(db, (trx) => issueFor(trx, id))
  const said = { id, lines: ['commission'] as ['commission'], words: 'Five per cent of what?', requestId: requestId() }
  await world.must('/api/v2/mch/bill/dispute', said, await cashier(world, kiln))
  await transact(db, (trx) => issueFor(trx, id))
  expect(await listed()).toHaveLength(before)
  const answer = { id, granted: 0, words: 'Of the goods', requestId: requestId() }
  await world.must('/api/v2/admin/bill/answer', answer, await finance())
  await world.runJobs()
  expect(await listed()).toHaveLength(before + 1)
})
test('silence is a yes: the invoice follows', async () => {
  await settledOrder(world, goods)
  await statement()
  const before = (await listed()).length
  await world.advance(8 * 86_400_000)
  expect(await listed()).toHaveLength(before + 1)
})
test('asked for by many at once it is issued once; numbers follow each other without a gap', async () => {
  const ids: number[] = []
  for (let n = 0; n < 3; n++) {
    await settledOrder(world, goods)
    const id = await statement()
    await world.pool.query(`update statement set status = 'confirmed', confirmed_at = shop_now() where id = $1`, [id])
    ids.push(id)
  }
  const { db } = world.app
  await Promise.all([...ids, ...ids, ...ids].map((id) => transact(db, (trx) => issueFor(trx, id))))
  const { rows } = await world.pool.query(
    'select count(*)::int as n, count(distinct number)::int as numbers, max(number)::int as last from fee_invoice',
  )
  expect(rows[0].n).toBe(rows[0].last)
  expect(rows[0].numbers).toBe(rows[0].last)
  const own = await world.pool.query('select count(*)::int as n from fee_invoice where statement_id = any($1)', [ids])
  expect(own.rows[0].n).toBe(3)
})
test('more commission given back than taken is a credit note', async () => {
  const { order } = await issued(2)
  await takenBack(world, order, 1, `back:${requestId()}`)
  await confirm(await statement())
  const [paper] = await listed()
  expect(paper).toMatchObject({ kind: 'creditNote' })
  const of = await detail(paper!.id)
  expect(of.lines).toEqual([{ line: 'commissionBack', orders: 1, amount: of.amount }])
  expect(reasonOf(await credit(paper!.id, 1))).toBe('notFound')
})

describe('a credit note', () => {
  test('takes back at most what is left, whoever asks at once; all parts carry the tax of the whole', async () => {
    const { id, amount } = await issued(3)
    expect(reasonOf(await credit(id, 10, false, ' \u200b '))).toBe('reasonRequired')
    const part = Math.ceil(amount / 2) + 1
    const replies = await Promise.all(Array.from({ length: 4 }, () => credit(id, part)))
    expect(replies.filter(({ code }) => code === 20001)).toHaveLength(1)
    expect(replies.map(reasonOf).filter((why) => why === 'feeCreditTooHigh')).toHaveLength(3)
    const of = await detail(id)
    expect(of).toMatchObject({ credited: part, left: amount - part })
    expect(reasonOf(await credit(id, 1, true))).toBe('feeCreditLeft')
    await credit(id, of.left)
    expect((await detail(id)).left).toBe(0)
    const { rows } = await world.pool.query(
      'select (select tax from fee_invoice where id = $1) - sum(tax) as rest from fee_invoice where of_id = $1',
      [id],
    )
    expect(Number(rows[0].rest)).toBe(0)
  })
  test('of all of it may be followed by a new invoice with what is told today; the old one stays', async () => {
    const { id, amount } = await issued()
    const company = { ...issuer, name: 'Kiln and Sons', taxNo: '91320500KILN' }
    const { prefix: _, taxBp: __, place: ___, ...told } = company
    await world.must('/api/v2/mch/invoice/issuer/save', told, await clerkOf(world, kiln, 'finance'))
    const done = (await credit(id, amount, true)).data as { anew: string }
    const [newest] = await listed()
    expect(newest).toMatchObject({ number: done.anew, recipient: 'Kiln and Sons', amount, kind: 'invoice' })
    expect((await detail(id)).to.name).not.toBe('Kiln and Sons')
    expect(reasonOf(await credit(id, 1, true))).toBe('feeCreditTooHigh')
  })
  test('does not move the books, and is no business of a merchant', async () => {
    const { id, amount } = await issued()
    const sum = async () => (await world.pool.query('select count(*) from ledger_entry')).rows[0].count
    const before = await sum()
    expect((await credit(id, amount)).code).toBe(20001)
    expect(await sum()).toBe(before)
    const input = { id, amount: 1, anew: false, reason: 'x', requestId: requestId() }
    const reply = await world.ask('/api/v2/admin/feeInvoice/credit', input, await cashier(world, kiln))
    expect(reply.status).toBe(403)
  })
})
test('a prefix belongs to one issuer; another company has numbers of its own, from one on', async () => {
  await issued()
  expect(reasonOf(await saveIssuer({ taxNo: '91310000OTHER' }))).toBe('feePrefixTaken')
  expect((await saveIssuer({ taxNo: '91310000OTHER', prefix: 'B', taxBp: 0 })).code).toBe(20001)
  const { number, id } = await issued()
  expect(number).toMatch(/^B\d{4}-000001$/)
  expect((await detail(id)).tax).toBe(0)
  const { rows } = await world.pool.query(
    `select min(id) as id from fee_invoice f where prefix = 'MR' and kind = 'invoice'
      and not exists (select from fee_invoice c where c.of_id = f.id)`,
  )
  // what is taken back of an old one stands in its series, with its tax
  const done = (await credit(Number(rows[0].id), 100)).data as { number: string }
  expect(done.number).toMatch(/^MR/)
  await saveIssuer()
})
test('its PDF is for its merchant and for staff; for nobody else it is not there', async () => {
  const { id } = await issued()
  const own = await cashier(world, kiln)
  const mine = await pdf(id, own, { 'user-type': '2', 'merchant-id': String(kiln) })
  expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(mine.headers.get('content-disposition')).toMatch(/filename="invoice-MR\d{4}-\d{6}\.pdf"/)
  expect(
    Buffer.from(await mine.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await pdf(id, await finance(), { 'user-type': '3' })).status).toBe(200)
  const { paper } = goods.merchants
  const others = await clerkOf(world, paper, 'finance')
  expect((await pdf(id, others, { 'user-type': '2', 'merchant-id': String(paper) })).status).toBe(404)
  const packer = await clerkOf(world, kiln, 'goods')
  expect((await pdf(id, packer, { 'user-type': '2', 'merchant-id': String(kiln) })).status).toBe(404)
  expect((await pdf(id, own, { 'user-type': '1' })).status).toBe(404)
  expect((await fetch(`${world.url}/api/v2/feeInvoice/file/${id}`)).status).toBe(401)
  const foreign = await world.ask('/api/v2/mch/feeInvoice/detail', { id }, others)
  expect(foreign.status).toBe(404)
})
test('what was issued stays as it is', async () => {
  const { id } = await issued()
  for (const change of [
    'update fee_invoice set amount = amount + 1 where id = $1',
    'delete from fee_invoice where id = $1',
  ])
    await expect(world.pool.query(change, [id])).rejects.toThrow(/stays as it is/)
})
test('the file has all of a time, and nothing in it that a spreadsheet runs', async () => {
  const { number } = await issued()
  const { csv, name, more } = await world.must('/api/v2/admin/feeInvoice/export', { tab: 'invoice' }, await finance())
  expect([more, name]).toEqual([null, expect.stringMatching(/^fee-invoices-\d{4}-\d\d-\d\d\.csv$/)])
  expect(csv).toContain(number)
  const only = await world.must('/api/v2/admin/feeInvoice/export', { number }, await finance())
  expect(only.csv.trim().split('\n')).toHaveLength(2)
  const none = await world.must('/api/v2/admin/feeInvoice/page', { number: 'nothing' }, await finance())
  expect(none.records).toEqual([])
})

describe('the sums', () => {
  test('tax is within, half up, and parts carry all of it', () => {
    expect([taxWithin(10_600, 600), taxWithin(1, 600), taxWithin(9, 600), taxWithin(100, 0)]).toEqual([600, 0, 1, 0])
    let left = { amount: 12_345, tax: taxWithin(12_345, 600) }
    const taxes: number[] = []
    for (const part of [1, 9, 333, 4000, 8002]) {
      const tax = taxOfPart(left, part, 600)
      taxes.push(tax)
      left = { amount: left.amount - part, tax: left.tax - tax }
    }
    expect(left).toEqual({ amount: 0, tax: 0 })
    expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0)
  })
  test('nothing is issued over nothing', () => {
    const same = { orders: 1, amount: 500 }
    expect(paperOf(same, same)).toBeUndefined()
    expect(paperOf({ orders: 1, amount: 700 }, same)).toMatchObject({ kind: 'invoice', amount: 200 })
    expect(paperOf({ orders: 0, amount: 0 }, same)).toMatchObject({ kind: 'creditNote', amount: 500 })
  })
})
