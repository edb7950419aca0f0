// Parcels told by a file: what would become of it, what did, again, twice at once, and files that are no such file.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, sold, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { workBatch } from './ship-batch.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  world = await openWorld({ settings: { unpaidPaymentsMax: 1000 } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln)
  await world.pool.query(`update sku set code = 'POT-1' where id = $1`, [goods.skus.normal])
  await world.pool.query(`update sku set code = 'POT-2' where id = $1`, [goods.skus.second])
})
afterAll(() => world.close())

const header = 'Order number,Carrier,Waybill,SKU,Quantity'
const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64')
const fileOf = (rows: readonly string[], first = header): string => base64([first, ...rows].join('\r\n'))
const check = (file: string, who = clerk) => world.must('/api/v2/mch/order/ship/batch/check', { file }, who)
const send = (file: string, who = clerk) => world.ask('/api/v2/mch/order/ship/batch', { file }, who)
const detail = (batchId: number, who = clerk) => world.must('/api/v2/mch/order/ship/batch/detail', { batchId }, who)
const paid = async (quantity = 1) => (await sold(world, goods, ana, { quantity })).orderNo
/** Two kinds of one merchant, paid. */
async function two(): Promise<string> {
  for (const skuId of [goods.skus.normal, goods.skus.second])
    await world.must('/api/v2/cart/cart/add', { skuId, quantity: 2 }, ana)
  const { orderNos, payNo } = await mustPlace(world, ana, { cart: true })
  await world.must('/api/v2/order/pay/create', { payNo, method: 'balance', payPassword: '135790' }, ana)
  return orderNos[0]!
}
const parcels = async (orderNo: string) =>
  (await world.must('/api/v2/order/sell/logistics', { orderNo }, ana)).parcels.map((p) => ({
    waybill: p.waybill,
    pieces: p.lines.map((l) => l.quantity),
  }))
async function done(file: string) {
  const { batchId } = (await send(file)).data
  await world.runJobs()
  return detail(batchId)
}

describe('a file', () => {
  test('is judged row by row, then done; the same again changes nothing', async () => {
    const [plain, parts, unpaid] = [
      await paid(2),
      await two(),
      await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 }),
    ]
    const [one, other, third] = [waybill(), waybill(), waybill()]
    const file = fileOf([
      `${plain.replace(/\d{4}(?=\d)/g, '$& ')},顺丰速运,${one}`,
      `${parts},sf,${other},POT-1,1`,
      `${parts},SF Express,${other},${goods.skus.second},2`,
      `${parts},sf,${third},pot-1,2`,
      `${parts},sf,${waybill()},POT-9,1`,
      `${unpaid.orderNos[0]},sf,${waybill()}`,
      `${plain},pigeon,1`,
      `2.61123E+19,sf,${waybill()}`,
      `261123000000000000001,sf,${waybill()}`,
      `${plain},,`,
    ])
    const forecast = await check(file)
    expect(forecast).toMatchObject({ rows: 9, blank: 1, parcels: 2, ship: 3, already: 0 })
    const refusals = [
      [5, 'tooManyUnits'],
      [6, 'skuUnknown'],
      [7, 'orderStateChanged'],
      [8, 'carrierUnknown'],
      [9, 'numberRounded'],
      [10, 'notFound'],
    ]
    expect(forecast.refused.map((r) => [r.line, r.reason])).toEqual(refusals)
    expect(forecast.ready).toMatchObject([
      { lines: [2], orderNo: plain, carrier: 'sf', waybill: one, goods: [{ quantity: 2 }], left: 0 },
      { lines: [3, 4], orderNo: parts, waybill: other, goods: [{ quantity: 1 }, { quantity: 2 }], left: 1 },
    ])
    expect(forecast.refused.at(-1)!.message).toBe('No order of this shop has such a number')
    for (const { buyer: name, carrierName, goods: pieces } of forecast.ready)
      expect([name, carrierName, ...pieces.map((p) => p.title)]).not.toContain('')
    expect(await parcels(plain)).toEqual([])
    const batch = await done(file)
    expect(batch).toMatchObject({ rows: 9, done: 9, shipped: 3, already: 0, refused: 6 })
    expect(batch.refusedRows.map((r) => [r.line, r.reason])).toEqual(refusals)
    expect(batch.finishedAt).not.toBeNull()
    expect(await parcels(plain)).toEqual([{ waybill: one, pieces: [2] }])
    expect(await parcels(parts)).toEqual([{ waybill: other, pieces: [1, 2] }])
    expect(await check(file)).toMatchObject({ ship: 0, already: 3 })
    expect(await done(file)).toMatchObject({ shipped: 0, already: 3, refused: 6 })
    expect(await parcels(parts)).toHaveLength(1)
  })
  test('may come from a Chinese spreadsheet in GBK, with semicolons, with the columns in another order', async () => {
    const orderNo = await paid()
    const iconv = (await import('iconv-lite')).default
    const text = `运单号;物流公司;订单号\r\n${waybill()};顺丰速运;${orderNo}\r\n`
    expect(await check(base64(iconv.encode(text, 'gb18030')))).toMatchObject({ ship: 1, refused: [] })
    expect(await done(base64(iconv.encode(`\uFEFF${text}`, 'utf-16le')))).toMatchObject({ shipped: 1 })
  })
  test('without a waybill the same units are one parcel', async () => {
    const orderNo = await paid(3)
    const some = fileOf([`${orderNo},own,,POT-1,1`])
    expect(await done(some)).toMatchObject({ shipped: 1 })
    expect(await done(some)).toMatchObject({ already: 1 })
    expect(await done(fileOf([`${orderNo},自送,,POT-1,2`]))).toMatchObject({ shipped: 1 })
  })
  test('of another merchant, or without the right, is nothing', async () => {
    const orderNo = await paid()
    const file = fileOf([`${orderNo},sf,${waybill()}`])
    const paper = await clerkOf(world, goods.merchants.paper)
    expect((await check(file, paper)).refused[0]!.reason).toBe('notFound')
    const { batchId } = (await send(file, paper)).data
    await world.runJobs()
    expect((await detail(batchId, paper)).refused).toBe(1)
    for (const path of ['detail', 'result'] as const)
      expect((await world.ask(`/api/v2/mch/order/ship/batch/${path}`, { batchId }, clerk)).data.reason).toBe('notFound')
    expect((await send(file, await clerkOf(world, goods.merchants.kiln, 'service'))).status).toBe(403)
    expect(await parcels(orderNo)).toEqual([])
  })
  test.each([
    ['no header', 'a,b,c\n1,2,3', 'shipFileColumns'],
    ['a header alone', header, 'shipFileRows'],
    ['nothing', ' ', 'shipFileColumns'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0xfe, 0x22, 0x0a]), 'shipFileUnreadable'],
    ['a quote that never closes', `${header}\n"1,2,3\n4,5,6`, 'shipFileUnreadable'],
    ['too many rows', [header, ...Array.from({ length: 2001 }, () => '1,sf,1')].join('\n'), 'shipFileRows'],
  ])('that is no such file is refused: %s', async (_, bytes, reason) => {
    expect((await send(base64(bytes))).data.reason).toBe(reason)
  })
  test('comes back with what became of it, and nothing in it runs', async () => {
    const { batchId } = (await send(fileOf([`=HYPERLINK("http://x"),sf,+1`, `${await paid()},sf,${waybill()},,`]))).data
    await world.runJobs()
    const { csv, name } = await world.must('/api/v2/mch/order/ship/batch/result', { batchId }, clerk)
    expect(name).toBe(`shipping-${batchId}.csv`)
    const [first, broken, good] = csv.split('\n')
    expect(first).toBe('\uFEFFLine,Order number,Carrier,Waybill,SKU,Quantity,Result,Why')
    expect(broken).toContain(`"'=HYPERLINK(""http://x"")",sf,'+1,,,Refused,`)
    expect(good).toContain('Shipped')
    const refused = await world.must('/api/v2/mch/order/ship/batch/result', { batchId, refusedOnly: true }, clerk)
    expect(refused.name).toBe(`shipping-${batchId}-refused.csv`)
    expect(refused.csv.trimEnd().split('\n')).toEqual([first, broken])
    // mended, it may be sent as it is
    const mended = refused.csv.replace(/"'=HYPERLINK.*?\)"/, await paid()).replace("'+1", waybill())
    expect(await check(base64(mended))).toMatchObject({ rows: 1, ship: 1, refused: [] })
  })
  test('to fill in names the orders that wait, in groups that no spreadsheet rounds', async () => {
    const orderNo = await paid()
    const { csv } = await world.must('/api/v2/mch/order/ship/batch/template', {}, clerk)
    expect(csv).toContain(orderNo.replace(/\d{4}(?=\d)/g, '$& '))
    expect((await send(base64(csv))).data.reason).toBe('shipFileRows')
    const filled = csv.replace(/(\d{4} ){4}\d{4},,,,/g, (line) => line.replace(',,', `,sf,${waybill()}`))
    expect(await check(base64(filled))).toMatchObject({ refused: [] })
  })
  test('names those that were asked for, as far as they wait and are of this merchant', async () => {
    const [one, other, gone] = [await paid(), await paid(), await paid()]
    await done(fileOf([`${gone},sf,${waybill()}`]))
    const asked = (orderNos: string[], who = clerk) =>
      world.must('/api/v2/mch/order/ship/batch/template', { orderNos }, who)
    const named = ({ csv }: { csv: string }) => csv.replaceAll(' ', '').match(/\d{16,}/g) ?? []
    expect(named(await asked([other, gone, one]))).toEqual([one, other])
    expect(named(await asked([one], await clerkOf(world, goods.merchants.paper)))).toEqual([])
  })
})

describe('at once', () => {
  test('two files of the same parcels ship each once, and so does one whose job runs twice', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => paid()))
    const rows = orders.map((orderNo) => `${orderNo},sf,${waybill()}`)
    const ids = await Promise.all(
      [fileOf(rows), fileOf(rows.toReversed())].map(async (f) => (await send(f)).data.batchId),
    )
    const work = (id: number) => workBatch(world.app.db, world.app.context, id)
    await Promise.all([...ids, ...ids].map(work))
    await Promise.all(ids.map(work))
    const batches = await Promise.all(ids.map((id) => detail(id)))
    expect(batches.map((b) => [b.rows, b.refused])).toEqual([
      [12, 0],
      [12, 0],
    ])
    expect(batches.reduce((n, b) => n + b.shipped, 0)).toBe(12)
    for (const orderNo of orders) expect(await parcels(orderNo)).toHaveLength(1)
    await world.runJobs()
  })
  test('two files of other waybills for the last units: one of them is refused', async () => {
    const orderNo = await paid(2)
    const ids: number[] = []
    for (let n = 0; n < 2; n++) ids.push((await send(fileOf([`${orderNo},sf,${waybill()}`]))).data.batchId)
    await Promise.all(ids.map((id) => workBatch(world.app.db, world.app.context, id)))
    const told = await Promise.all(ids.map((id) => detail(id)))
    expect(told.map((b) => b.shipped - b.refused).toSorted((a, b) => a - b)).toEqual([-1, 1])
    expect(await parcels(orderNo)).toHaveLength(1)
  })
  test('more files than are allowed wait', async () => {
    const rows = [`261123000000000001,sf,${waybill()}`]
    await world.runJobs()
    const sent: (string | undefined)[] = []
    for (let n = 0; n < 6; n++) sent.push((await send(fileOf(rows))).data.reason)
    expect(sent.filter(Boolean)).toEqual(['shipBatchesRunning'])
    await world.runJobs()
    expect((await send(fileOf(rows))).status).toBe(200)
  })
})
test('what became of a file is forgotten after its time, and a lost job is found again', async () => {
  const { batchId } = (await send(fileOf([`${await paid()},sf,${waybill()}`]))).data
  await world.pool.query('select graphile_worker.remove_job($1)', [`fulfilment.shipBatch:${batchId}`])
  const sweep = () => addJob(world.app.db, 'fulfilment.sweepBatches', {})
  await sweep()
  await world.runJobs()
  expect(await detail(batchId)).toMatchObject({ shipped: 0 })
  await world.advance(1_000_000)
  await sweep()
  await world.runJobs()
  const late = await clerkOf(world, goods.merchants.kiln)
  expect(await detail(batchId, late)).toMatchObject({ shipped: 1 })
  await world.advance(91 * 86_400_000)
  await sweep()
  await world.runJobs()
  const later = await clerkOf(world, goods.merchants.kiln)
  expect((await world.ask('/api/v2/mch/order/ship/batch/detail', { batchId }, later)).data.reason).toBe('notFound')
})
