// Invoice profiles through the front door: whose they are, the one default, the limit under races, sealed numbers,
// undo, and what orders make of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalDataOf } from './invoices.ts'
import { transact } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let lin: Buyer
let zhao: Buyer
beforeAll(async () => {
  world = await openWorld({ settings: { invoiceMaxCount: 6 } })
  goods = await makeShop(world)
  ;[lin, zhao] = [await buyer(world, { name: 'lin' }), await buyer(world, { name: 'zhao' })]
})
afterAll(() => world.close())

const company = {
  type: 'enterprise' as const,
  title: '杭州纸坊文化有限公司',
  country: 'CN',
  taxNo: '91330100799655058b',
  bank: '招商银行',
  account: '6225 8801 2345 6789',
  email: 'Fapiao@Example.com',
}
const person = { type: 'individual' as const, title: '林见月' }
const spaniard = { type: 'individual' as const, title: 'Lucía Ferrer', country: 'ES', taxNo: '12345678z' }
const list = async (who: Buyer) => (await world.must('/api/v2/invoice/user/list', {}, who)).records

test('a profile is kept as it should be; the first is the default; lists mask, only the detail tells all', async () => {
  const { id } = await world.must('/api/v2/invoice/user/add', company, lin)
  const other = await world.must('/api/v2/invoice/user/add', spaniard, lin)
  const records = await list(lin)
  expect(records.map((r) => [r.id, r.isDefault])).toEqual([
    [id, true],
    [other.id, false],
  ])
  expect(records[0]).toMatchObject({ taxNo: '91330100799655058B', account: '•••• 6789', email: 'fapiao@example.com' })
  expect(records[1]!.taxNo).toBe('•••• 678Z')
  expect(await world.must('/api/v2/invoice/user/detail', { id }, lin)).toMatchObject({
    account: '6225880123456789',
    taxNo: '91330100799655058B',
  })
  expect((await world.must('/api/v2/invoice/user/detail', { id: other.id }, lin)).taxNo).toBe('12345678Z')
  expect((await world.must('/api/v2/invoice/user/list', { type: 'individual' }, lin)).records.map((r) => r.id)).toEqual(
    [other.id],
  )
})
test('numbers are sealed at rest, each for its own row', async () => {
  const { rows } = await world.pool.query<{ all: string }>('select p::text as all from invoice_profile p')
  expect(rows.length).toBeGreaterThan(1)
  for (const { all } of rows) {
    const bytes = [...all.matchAll(/\\\\x([0-9a-f]+)/g)]
      .map((m) => Buffer.from(m[1]!, 'hex').toString('latin1'))
      .join(' ')
    for (const secret of ['6225880123456789', '12345678Z', '91330100799655058B'])
      expect(all + bytes).not.toContain(secret)
  }
  const replies = await world.pool.query("select coalesce(string_agg(reply::text, ' '), '') as all from request_reply")
  expect(replies.rows[0].all).not.toContain('6225880123456789')
  // laid into another row, a sealed number does not open
  await world.pool.query(
    'begin; update invoice_profile a set account = b.account from invoice_profile b where a.account is null ' +
      'and b.account is not null; commit',
  )
  expect((await world.ask('/api/v2/invoice/user/list', {}, lin)).status).toBe(500)
  await world.pool.query("update invoice_profile set account = null where type = 'individual'")
})
test.each([
  ['invoiceTitleRequired', { ...company, title: '  ' }],
  ['taxNoRequired', { type: 'enterprise' as const, title: 'X' }],
  ['taxNoInvalid', { ...company, taxNo: '91330100799655058A' }],
  ['taxNoInvalid', { ...person, taxNo: '11010519491231002X' }],
  ['taxNoInvalid', { ...spaniard, taxNo: 'B12345674' }],
  ['badInput', { ...company, account: 'abc' }],
  ['phoneInvalid', { ...company, phone: 'call me' }],
  ['emailInvalid', { ...company, email: 'a@b@c.es' }],
])('%s', async (reason, input) => {
  const before = await list(zhao)
  const reply = await world.ask('/api/v2/invoice/user/add', input, zhao)
  expect([reply.status, reply.data.reason]).toEqual([400, reason])
  expect(await list(zhao)).toEqual(before)
})
test("another's profile answers exactly like a missing one, on every call, and stays as it is", async () => {
  const before = await list(lin)
  const theirs = before[0]!.id
  const asked = async (id: number) => [
    await world.ask('/api/v2/invoice/user/detail', { id }, zhao),
    await world.ask('/api/v2/invoice/user/edit', { id, ...person }, zhao),
    await world.ask('/api/v2/invoice/user/default', { id }, zhao),
    await world.ask('/api/v2/invoice/user/delete', { id }, zhao),
    await world.ask('/api/v2/invoice/user/delete', { id, restore: true }, zhao),
    await world.ask(
      '/api/v2/order/sell/normal/create',
      {
        from: { skuId: goods.skus.normal, quantity: 1 },
        addressId: zhao.addressId,
        priceToken: 't3199',
        invoice: { type: 'enterprise', invoiceId: id },
      },
      zhao,
    ),
  ]
  const told = (replies: Awaited<ReturnType<typeof asked>>) =>
    replies.map(({ status, code, message, data }) => ({ status, code, message, data }))
  const foreign = told(await asked(theirs))
  expect(foreign).toEqual(told(await asked(999_999_999)))
  expect(foreign.map((r) => r.status)).toEqual([404, 404, 404, 404, 404, 404])
  expect(await list(lin)).toEqual(before)
})
test('an edit replaces the whole and leaves the default alone', async () => {
  const [first] = await list(lin)
  await world.must(
    '/api/v2/invoice/user/edit',
    { ...company, id: first!.id, account: '', phone: '+86 571 8000 0000' },
    lin,
  )
  expect(await world.must('/api/v2/invoice/user/detail', { id: first!.id }, lin)).toMatchObject({
    account: '',
    phone: '+86 571 8000 0000',
    isDefault: true,
  })
})
test('one default, however many are made so at once', async () => {
  for (const title of ['a', 'b', 'c']) await world.must('/api/v2/invoice/user/add', { ...person, title }, lin)
  const ids = (await list(lin)).map((r) => r.id)
  await Promise.all(ids.map((id) => world.must('/api/v2/invoice/user/default', { id }, lin)))
  const records = await list(lin)
  expect(records.filter((r) => r.isDefault)).toHaveLength(1)
  // whichever it was: what follows lets go of the default, and needs the company
  await world.must('/api/v2/invoice/user/default', { id: records.find((r) => r.title === 'a')!.id }, lin)
})
test('never more than the limit, however many are added or restored at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 9 }, (_, i) => world.ask('/api/v2/invoice/user/add', { ...person, title: `z${i}` }, zhao)),
  )
  expect(replies.filter((r) => r.status === 200)).toHaveLength(6)
  expect(replies.filter((r) => r.data.reason === 'tooManyInvoices')).toHaveLength(3)
  const records = await list(zhao)
  expect(records.filter((r) => r.isDefault)).toHaveLength(1)
  await world.must('/api/v2/invoice/user/delete', { id: records[0]!.id }, zhao)
  await world.must('/api/v2/invoice/user/add', { ...person, title: 'instead' }, zhao)
  expect(
    (await world.ask('/api/v2/invoice/user/delete', { id: records[0]!.id, restore: true }, zhao)).data.reason,
  ).toBe('tooManyInvoices')
  expect(await list(zhao)).toHaveLength(6)
})
test('a deletion is taken back with the default it was, unless another became it; after a day it is gone', async () => {
  const usual = (await list(lin)).find((r) => r.isDefault)!
  await world.must('/api/v2/invoice/user/delete', { id: usual.id }, lin)
  expect((await list(lin)).some((r) => r.id === usual.id)).toBe(false)
  await world.must('/api/v2/invoice/user/delete', { id: usual.id, restore: true }, lin)
  expect((await list(lin)).find((r) => r.isDefault)?.id).toBe(usual.id)
  await world.must('/api/v2/invoice/user/delete', { id: usual.id }, lin)
  const [next] = await list(lin)
  await world.must('/api/v2/invoice/user/default', { id: next!.id }, lin)
  await world.must('/api/v2/invoice/user/delete', { id: usual.id, restore: true }, lin)
  expect((await list(lin)).filter((r) => r.isDefault).map((r) => r.id)).toEqual([next!.id])
  await world.must('/api/v2/invoice/user/delete', { id: usual.id }, lin)
  await world.advance(25 * 3_600_000)
  await transact(world.app.db, (trx) => addJobs(trx, [{ name: 'invoices.forgetDeleted', payload: {} }]))
  await world.runJobs()
  expect((await world.ask('/api/v2/invoice/user/delete', { id: usual.id, restore: true }, lin)).status).toBe(404)
})
test('the same request id adds once', async () => {
  const requestId = crypto.randomUUID()
  const input = { ...person, title: 'once', requestId }
  const [a, b] = await Promise.all([
    world.ask('/api/v2/invoice/user/add', input, lin),
    world.ask('/api/v2/invoice/user/add', input, lin),
  ])
  expect(a.data).toEqual(b.data)
  expect((await list(lin)).filter((r) => r.title === 'once')).toHaveLength(1)
})
test('an order takes title and number from the chosen profile, and refuses one of another type', async () => {
  const { id } = await world.must(
    '/api/v2/invoice/user/edit',
    { ...company, id: (await world.must('/api/v2/invoice/user/list', { type: 'enterprise' }, lin)).records[0]!.id },
    lin,
  )
  const from = { skuId: goods.skus.normal, quantity: 1 }
  const order = async (invoice: { type: 'individual' | 'enterprise'; invoiceId: number }) => {
    const { priceToken } = await world.must(
      '/api/v2/order/sell/normal/preview',
      { from, addressId: lin.addressId, invoice },
      lin,
    )
    return world.ask('/api/v2/order/sell/normal/create', { from, addressId: lin.addressId, priceToken, invoice }, lin)
  }
  const placed = await order({ type: 'enterprise', invoiceId: id })
  expect(placed.status).toBe(200)
  expect((await world.must('/api/v2/order/sell/detail', { orderNo: placed.data.orderNos[0]! }, lin)).invoice).toEqual({
    type: 'enterprise',
    title: company.title,
    taxNo: '91330100799655058B',
  })
  expect((await order({ type: 'individual', invoiceId: id })).data.reason).toBe('badInput')
})
test('with an erased account its profiles go; before, they are in the export in full', async () => {
  const mine = await personalDataOf(world.app.db, world.app.context, lin.userId)
  expect(mine.map((p) => p.title)).toContain(company.title)
  const others = await list(zhao)
  await transact(world.app.db, (trx) => addJobs(trx, telling('account.erased', { userId: lin.userId })))
  await world.runJobs()
  expect(await list(lin)).toEqual([])
  expect(await list(zhao)).toEqual(others)
})
