// Counting many SKUs at once through the front door: files in whatever form, what they come to against the books,
// what cannot be read, booked in one act; orders in between, the same again, other shops, formulas, roles.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { CountCause } from './reasons.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let keeper: Clerk
let normal: number
let last: number
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
  ;({ normal, last } = goods.skus)
  const call = (id: number, code: string, barcode: string, cost: number | null) =>
    world.pool.query(`update sku set code = $2, barcode = $3, cost = $4 where id = $1`, [id, code, barcode, cost])
  await call(normal, 'NK-TP-420', '6901234567892', 1200)
  await call(last, 'NK-GW-1', '0012345678905', null)
  await call(goods.skus.paper, 'PB-NB-1', '6909999999990', 300)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')
const check = (input: object, by: Clerk = keeper) => world.must('/api/v2/mch/stock/count/check', input, by)
const file = (text: string | Buffer, more: object = {}) => check({ file: base64(text), ...more })
const stockOf = (skuId: number) => world.must('/api/v2/mch/stock/detail', { skuId }, keeper)
type Told = Awaited<ReturnType<typeof check>>
const book = (
  told: Told,
  { cause = 'lost', requestId = crypto.randomUUID() }: { cause?: CountCause; requestId?: string } = {},
  by = keeper,
) =>
  world.ask(
    '/api/v2/mch/stock/count/book',
    {
      name: 'shelf.csv',
      requestId,
      rows: told.differs.map(({ skuId, afterwards, onHand }) => ({ skuId, quantity: afterwards, seen: onHand, cause })),
    },
    by,
  )

describe('a file against the books', () => {
  test('differences first, in pieces and at cost; what agrees as a number; nothing moves', async () => {
    const [one, two] = [await stockOf(normal), await stockOf(last)]
    const told = await file(`SKU;Counted\nnk-tp-420;${one.onHand - 3}\n0012345678905;${two.onHand}\n`)
    expect(told).toMatchObject({ rows: 2, agree: 1, unread: [], file: { separator: ';', code: 0, counted: 1 } })
    expect(told.differs).toMatchObject([
      { skuId: normal, by: -3, worth: -3600, afterwards: one.onHand - 3, held: null },
    ])
    expect(await stockOf(normal)).toEqual(one)
  })
  test.each([
    ['Chinese headings in GBK', Buffer.from([0xb1, 0xe0, 0xc2, 0xeb, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, 0x0a])],
    ['Spanish headings, tabs', Buffer.from('Código\tCantidad\n')],
    ['no header at all', Buffer.alloc(0)],
  ])('%s', async (_, header) => {
    const separator = header.includes(9) ? '\t' : ','
    const told = await file(Buffer.concat([header, Buffer.from(`NK-TP-420${separator}2.0\n`)]))
    expect(told.differs).toMatchObject([{ skuId: normal, counted: 2 }])
  })
  test('two shelves add up; rows left empty are not counted; SKUs not in the file are told apart', async () => {
    const told = await file('code,qty\nNK-TP-420,2\nNK-GW-1,\n6901234567892,3\n')
    expect(told).toMatchObject({ rows: 2, blank: 1, differs: [{ skuId: normal, counted: 5, lines: [2, 4] }] })
    expect(told.elsewhere).toBeGreaterThan(0)
  })
  test('unknown columns are asked for, and said by hand', async () => {
    const text = 'a,b\nx,NK-TP-420\n'
    expect((await file(text)).file).toMatchObject({ headings: ['a', 'b'], counted: null })
    const told = await file('a,b,c\n7,x,NK-TP-420\n', { columns: { code: 2, counted: 0 } })
    expect(told.differs).toMatchObject([{ skuId: normal, counted: 7 }])
  })
})

describe('what cannot be read changes nothing', () => {
  test('each line with its reason and what it may mean', async () => {
    await world.pool.query(`update stock set policy = 'uncounted' where sku_id = $1`, [last])
    const lines = ['NK-TP-42O,1', ',4', 'NK-TP-420,many', '6.90123E+12,1', 'PB-NB-1,9', 'NK-GW-1,1', '-,1']
    const told = await file(`code,qty\n${lines.join('\n')}\n`)
    await world.pool.query(`update stock set policy = 'counted' where sku_id = $1`, [last])
    expect(told.differs).toEqual([])
    expect(told.unread.map(({ line, reason, like }) => [line, reason, like?.code ?? null])).toEqual([
      [2, 'unknown', 'NK-TP-420'],
      [3, 'noCode', null],
      [4, 'noNumber', null],
      [5, 'shortened', null],
      [6, 'unknown', null],
      [7, 'uncounted', 'NK-GW-1'],
      [8, 'unknown', null],
    ])
    const instead = [{ line: 2, code: 'NK-TP-420' }]
    expect((await file(`code,qty\n${lines[0]}\n`, { instead })).differs).toMatchObject([{ skuId: normal }])
  })
  test('no CSV, too many rows, no rows, both ways at once, long ago', async () => {
    const ask = async (input: object) => (await world.ask('/api/v2/mch/stock/count/check', input, keeper)).code
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    expect(await ask({ file: base64(png) })).toBe(40084)
    expect(await ask({ file: base64(`code,qty\n${'A,1\n'.repeat(2001)}`) })).toBe(40085)
    expect(await ask({ file: base64('code,qty\n') })).toBe(40085)
    expect((await world.ask('/api/v2/mch/stock/count/check', {}, keeper)).status).toBe(400)
    const old = new Date(Date.now() - 30 * 24 * 3600_000).toISOString()
    expect(
      (await world.ask('/api/v2/mch/stock/count/check', { file: base64('a,1'), countedAt: old }, keeper)).status,
    ).toBe(400)
    const large = base64('x'.repeat(200_000))
    expect((await world.ask('/api/v2/mch/stock/count/check', { file: large }, keeper)).status).toBe(400)
  })
})

describe('booked in one act', () => {
  test('each with its cause in the ledger; the same words and the same file again change nothing', async () => {
    const { onHand } = await stockOf(normal)
    const text = `code,qty\nNK-TP-420,${onHand - 2}\n`
    const told = await file(text)
    const requestId = crypto.randomUUID()
    const first = await book(told, { requestId })
    expect(first.data.rows).toEqual([{ skuId: normal, outcome: 'done' }])
    expect((await book(told, { requestId })).data).toEqual(first.data)
    expect((await file(text)).differs).toEqual([])
    expect((await book(told)).data).toEqual({ countId: null, rows: [{ skuId: normal, outcome: 'same' }] })
    const { records } = await world.must('/api/v2/mch/stock/log', { skuId: normal }, keeper)
    expect(records[0]).toMatchObject({ onHand: -2, reason: 'lost', note: 'shelf.csv' })
    const counts = await world.must('/api/v2/mch/stock/count/page', {}, keeper)
    expect(counts.records[0]).toMatchObject({ countId: first.data.countId, differed: 1, pieces: -2, worth: -2400 })
  })
  test('an order in between: its row is not booked, the others are; looked at again it is', async () => {
    const [one, two] = [await stockOf(normal), await stockOf(last)]
    const text = `code,qty\nNK-TP-420,${one.onHand + 5}\nNK-GW-1,${two.onHand + 1}\n`
    const told = await file(text)
    const { payNo } = await mustPlace(world, ana, { skuId: normal, quantity: 1 })
    await payFromBalance(world, ana, payNo)
    const { data } = await book(told, { cause: 'found' })
    expect(new Map(data.rows.map(({ skuId, outcome }) => [skuId, outcome]))).toEqual(
      new Map([
        [normal, 'changed'],
        [last, 'done'],
      ]),
    )
    expect(await stockOf(normal)).toMatchObject({ onHand: one.onHand - 1 })
    const again = await file(text)
    expect(again.differs).toMatchObject([{ skuId: normal, by: 6 }])
  })
  test('what was sold since it was counted is taken along, and booked once', async () => {
    const { onHand } = await stockOf(normal)
    const countedAt = new Date(world.app.context.clock.now()).toISOString()
    await world.advance(60_000)
    const { payNo } = await mustPlace(world, ana, { skuId: normal, quantity: 2 })
    await payFromBalance(world, ana, payNo)
    const text = `code,qty\nNK-TP-420,${onHand - 1}\n`
    const told = await file(text, { countedAt })
    expect(told.differs).toMatchObject([{ books: onHand, by: -1, since: -2, afterwards: onHand - 3 }])
    await book(told)
    expect(await stockOf(normal)).toMatchObject({ onHand: onHand - 3 })
    expect((await file(text, { countedAt })).differs).toEqual([])
  })
  test('nothing falls below what orders hold', async () => {
    await mustPlace(world, ana, { skuId: normal, quantity: 2 })
    const told = await file('code,qty\nNK-TP-420,1\n')
    expect(told.differs).toMatchObject([{ held: 2 }])
    const { onHand } = await stockOf(normal)
    expect((await book(told)).data.rows).toEqual([{ skuId: normal, outcome: 'held' }])
    expect(await stockOf(normal)).toMatchObject({ onHand })
  })
  test('two hands at once: the same difference is booked once', async () => {
    const { onHand } = await stockOf(normal)
    const told = await file(`code,qty\nNK-TP-420,${onHand + 4}\n`)
    const done = await Promise.all([1, 2, 3].map(() => book(told, { cause: 'found' })))
    expect(done.flatMap(({ data }) => data.rows.map(({ outcome }) => outcome)).toSorted()).toEqual([
      'done',
      'same',
      'same',
    ])
    expect(await stockOf(normal)).toMatchObject({ onHand: onHand + 4 })
  })
})

test('paid preorders that wait for their pieces: an empty shelf agrees, pieces that came are booked', async () => {
  const skuIds = [last]
  const mind = (policy: 'preorder' | 'counted') =>
    world.must('/api/v2/mch/stock/policy', { skuIds, policy, requestId: crypto.randomUUID() }, keeper)
  await mind('preorder')
  const { onHand: there } = await stockOf(last)
  const { payNo } = await mustPlace(world, ana, { skuId: last, quantity: there + 3 })
  await payFromBalance(world, ana, payNo)
  expect(await stockOf(last)).toMatchObject({ onHand: -3, policy: 'preorder' })
  const { onHand } = await stockOf(normal)
  // nothing is there, and what is owed stays owed; the others are booked all the same
  const text = `code,qty\nNK-TP-420,${onHand + 1}\nNK-GW-1,`
  const empty = await file(`${text}0\n`)
  expect(empty).toMatchObject({ agree: 1, differs: [{ skuId: normal, by: 1 }] })
  const some = await file(`${text}5\n`)
  expect(some.differs).toMatchObject([
    { skuId: last, books: -3, counted: 5, by: 8, onHand: -3, afterwards: 5 },
    { skuId: normal, by: 1 },
  ])
  const { status, data } = await book(some, { cause: 'found' })
  expect(status).toBe(200)
  expect(data.rows.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  expect(await stockOf(last)).toMatchObject({ onHand: 5 })
  await mind('counted')
})

test('scanned codes: counted as a file is', async () => {
  const { onHand } = await stockOf(normal)
  const told = await check({
    rows: [
      { code: '6901234567892', pieces: onHand + 1 },
      { code: 'nothing', pieces: 1 },
    ],
  })
  expect(told).toMatchObject({ file: null, differs: [{ by: 1 }], unread: [{ line: 2, reason: 'unknown' }] })
})

describe('others', () => {
  test('another shop’s goods and counts are not there; nobody books without leave, or once removed', async () => {
    const stranger = await clerkOf(world, goods.merchants.paper, 'goods')
    const told = await file('code,qty\nNK-TP-420,3\n')
    const theirs = await check({ file: base64('code,qty\nNK-TP-420,3\n') }, stranger)
    expect(theirs).toMatchObject({ differs: [], unread: [{ reason: 'unknown', like: null }] })
    expect((await book(told, {}, stranger)).data.rows).toEqual([{ skuId: normal, outcome: 'gone' }])
    const { records } = await world.must('/api/v2/mch/stock/count/page', {}, keeper)
    const result = (by: Clerk) => world.ask('/api/v2/mch/stock/count/result', { countId: records[0]!.countId }, by)
    expect((await result(stranger)).status).toBe(404)
    expect((await result(keeper)).status).toBe(200)
    expect((await book(told, {}, await clerkOf(world, goods.merchants.kiln, 'orders'))).status).toBe(403)
    const leaving = await clerkOf(world, goods.merchants.kiln, 'goods')
    await world.pool.query(`delete from membership where user_id = $1`, [leaving.userId])
    expect((await book(told, {}, leaving)).status).toBe(401)
  })
  test('no cell of a result runs in a spreadsheet', async () => {
    await world.pool.query(`update sku set code = '=1+1' where id = $1`, [normal])
    const { onHand } = await stockOf(normal)
    const told = await file(`code,qty\n"'=1+1",${onHand + 1}\n`)
    const { data } = await book(told, { cause: 'found' })
    const { csv } = await world.must('/api/v2/mch/stock/count/result', { countId: data.countId! }, keeper)
    expect(csv).toContain(`'=1+1,`)
    expect(csv).not.toMatch(/(^|\n|,)=1/)
  })
})
