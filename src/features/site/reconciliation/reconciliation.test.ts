// Files of providers through the front door: fetched by a job and held against ours to the fen, brought by hand with
// what differs, read once in whatever order, refused whole where they are not whole. Books are recounted at the end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole } from '../../../../test/roles.ts'
import { pastMidnight, requestId, treasurer } from '../../../../test/settling.ts'
import { openWalletWorld, type Wallet, type WalletWorld } from '../../../../test/wallets.ts'
import type { Person, World } from '../../../../test/world.ts'
import { refundOrder } from '#features/sales/payments/payments.ts'

let shop: WalletWorld
let world: World
let goods: TestGoods
let staff: Person
beforeAll(async () => {
  shop = await openWalletWorld({ providerTimeoutMs: 2000, providerPatienceMs: 2000 })
  world = shop.world
  goods = await makeShop(world)
  staff = await treasurer(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await shop.close()
})
const today = (): string => new Date(world.app.context.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const console = () => atConsole(world, staff)
const one = async <T extends object>(query: string, values: unknown[] = []): Promise<T> =>
  (await world.pool.query<T>(query, values)).rows[0]!

interface Paid {
  payNo: string
  orderId: number
  attemptNo: string
  txn: string
  amount: number
}
async function paid(wallet: Wallet): Promise<Paid> {
  const who = await buyer(world, { fen: 0 })
  const { payNo } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  const ref = await shop.begin(who, payNo, wallet)
  await shop.control(`pay/${wallet}/${ref}`)
  const now = () =>
    one<Paid & { status: string }>(
      `select p.pay_no as "payNo", p.status, g.order_id::int as "orderId", a.attempt_no as "attemptNo",
         a.provider_txn as txn, a.amount::int as amount
       from payment p join payment_attempt a on a.payment_id = p.id join payment_order g on g.payment_id = p.id
       where p.pay_no = $1`,
      [payNo],
    )
  await expect
    .poll(async () => {
      await world.runJobs()
      return (await now()).status
    })
    .toBe('paid')
  return now()
}
const feesBooked = async (provider: string): Promise<number> =>
  (
    await one<{ sum: number }>(
      `select coalesce(sum(e.amount), 0)::int as sum from ledger_entry e
       join ledger_account a on a.id = e.account_id join ledger_transfer t on t.id = e.transfer_id
       where t.kind = 'providerFees' and a.kind = 'clearing:' || $1::text`,
      [provider],
    )
  ).sum
const fee = (fen: number): number => Math.round((fen * 6) / 1000)

async function paidAndBack(wallet: Wallet) {
  const [first, second] = [await paid(wallet), await paid(wallet)]
  await refundOrder(world.app.db, world.app.context, first.orderId, 100, 'late', `test:${first.orderId}`)
  await expect
    .poll(async () => {
      await world.runJobs()
      return (await one<{ status: string }>('select status from refund order by id desc limit 1')).status
    })
    .toBe('done')
  const fees = fee(first.amount) + fee(second.amount) - fee(100)
  return { wallet, took: first.amount + second.amount, fees }
}
test('the files of a day are fetched once and agree to the fen', async () => {
  const all = [await paidAndBack('wechat'), await paidAndBack('alipay')]
  await pastMidnight(world, 12 * 3_600_000)
  const fetched = async (provider: Wallet) => {
    await world.must('/api/v2/admin/pay/file/fetch', { requestId: requestId() }, await console())
    await world.runJobs()
    return (await world.must('/api/v2/admin/pay/file/page', { provider }, await console())).records
  }
  for (const { wallet, took, fees } of all) {
    const rows = await fetched(wallet)
    const sum = (key: 'paid' | 'refunded' | 'fees' | 'differences' | 'rows') =>
      rows.reduce((sums, row) => sums + row[key], 0)
    // at midnight the day's payments are of two days
    expect([1, 2]).toContain(rows.length)
    const sums = [sum('rows'), sum('paid'), sum('refunded'), sum('fees'), sum('differences')]
    expect([wallet, ...sums]).toEqual([wallet, 3, took, 100, fees, 0])
    expect(await feesBooked(wallet)).toBe(fees)
    expect(await fetched(wallet)).toHaveLength(rows.length)
    expect(await feesBooked(wallet)).toBe(fees)
    const state = await world.must('/api/v2/admin/pay/file/state', {}, await console())
    expect(state.providers.find(({ provider }) => provider === wallet)).toMatchObject({ clearing: took - 100 - fees })
  }
})

const columns =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,' +
  '应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,' +
  '手续费,费率,订单金额,申请退款金额,费率备注'
const yuan = (fen: number): string => (fen / 100).toFixed(2)
/** A trade bill of WeChat Pay with these payments. */
function bill(day: string, rows: readonly { txn: string; attemptNo: string; amount: number; fee?: number }[]): string {
  const cells = rows.map(({ txn, attemptNo, amount, fee: taken = 1 }) => {
    const head = [`${day} 11:36:06`, 'wx', '1900000001', '0', '', txn, attemptNo, 'o', 'NATIVE', 'SUCCESS', 'OTHERS']
    const sums = ['CNY', yuan(amount), '0.00', '0', '0', '0.00', '0.00', '', '', 'Cup, blue', '']
    return [...head, ...sums, `${yuan(taken)}000`, '0.60%', yuan(amount), '0.00', '']
  })
  const all = rows.reduce((sum, { amount }) => sum + amount, 0)
  const fees = rows.reduce((sum, { fee: taken = 1 }) => sum + taken, 0)
  const sums = [String(rows.length), yuan(all), '0.00', '0.00', `${yuan(fees)}000`, yuan(all), '0.00']
  return [
    columns,
    ...cells.map((row) => row.map((cell) => `\`${cell}`).join(',')),
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    sums.map((cell) => `\`${cell}`).join(','),
  ].join('\r\n')
}
const bring = async (day: string, text: string) =>
  world.ask(
    '/api/v2/admin/pay/file/add',
    {
      provider: 'wechat',
      day,
      name: 'bill.csv',
      file: Buffer.from(text).toString('base64'),
      requestId: requestId(),
    },
    await console(),
  )
const statuses = (replies: readonly { status: number }[]): number[] =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b)
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const differences = async (day: string, status?: 'open' | 'resolved') =>
  (await world.must('/api/v2/admin/pay/difference/page', { day, ...(status && { status }) }, await console())).records

test('only there, only here, another sum: each told once, cleared by a word or by a later file', async () => {
  await pastMidnight(world, 12 * 3_600_000)
  const day = today()
  const [right, wrong, missing] = [await paid('wechat'), await paid('wechat'), await paid('wechat')]
  await pastMidnight(world, 12 * 3_600_000)
  const strange = { txn: '4200000000000000000000000009', attemptNo: 'OTHERSHOP1', amount: 4321 }
  const before = await feesBooked('wechat')
  const text = bill(day, [right, { ...wrong, amount: wrong.amount + 1 }, strange])
  expect(reasonOf(await bring(day, text.split('\r\n').slice(0, -2).join('\r\n')))).toBe('providerFileHalf')
  expect(reasonOf(await bring(day, text.replace('`43.21,`0.00,`\r', '`43.22,`0.00,`\r')))).toBe('providerFileHalf')
  expect(reasonOf(await bring(day, bill(day, [right, right])))).toBe('providerFileHalf')
  expect(reasonOf(await bring(day, 'a,b\n1,2'))).toBe('providerFileUnknown')
  expect(reasonOf(await bring(day, bill('2026-01-01', [right])))).toBe('providerFileDay')
  expect((await bring(today(), bill(today(), [right]))).status).toBe(400)
  expect(await feesBooked('wechat')).toBe(before)
  const replies = await Promise.all([bring(day, text), bring(day, text), bring(day, text)])
  expect(statuses(replies)).toEqual([200, 409, 409])
  expect(await feesBooked('wechat')).toBe(before + 3)
  const found = await differences(day, 'open')
  expect(found.map(({ kind, theirs, ours, payNo }) => ({ kind, theirs, ours, payNo }))).toEqual(
    expect.arrayContaining([
      { kind: 'amount', theirs: wrong.amount + 1, ours: wrong.amount, payNo: wrong.payNo },
      { kind: 'onlyThere', theirs: 4321, ours: null, payNo: null },
      { kind: 'onlyHere', theirs: null, ours: missing.amount, payNo: missing.payNo },
    ]),
  )
  expect(found).toHaveLength(3)
  const { id } = found.find(({ kind }) => kind === 'onlyThere')!
  const resolve = async (resolution: string, of = id) =>
    world.ask('/api/v2/admin/pay/difference/resolve', { id: of, resolution, requestId: requestId() }, await console())
  expect(reasonOf(await resolve('  '))).toBe('ledgerReasonRequired')
  expect((await resolve('Another shop of ours', 999_999_999)).status).toBe(404)
  const said = await Promise.all([resolve('Another shop of ours'), resolve('Mine')])
  expect(statuses(said)).toEqual([200, 409])
  expect(reasonOf(await bring(day, bill(day, [{ ...right, fee: 2 }])))).toBe('providerFileDiffers')
  expect((await bring(day, bill(day, [right, missing]))).status).toBe(200)
  expect(await feesBooked('wechat')).toBe(before + 4)
  expect((await differences(day, 'open')).map(({ kind }) => kind)).toEqual(['amount'])
  const cleared = await differences(day, 'resolved')
  expect(cleared.find(({ kind }) => kind === 'onlyHere')).toMatchObject({ resolver: null })
})
test('two files that share a row, read at once: it counts once, and so does its fee', async () => {
  await pastMidnight(world, 12 * 3_600_000)
  const day = today()
  const [first, second, third] = [await paid('wechat'), await paid('wechat'), await paid('wechat')]
  await pastMidnight(world, 12 * 3_600_000)
  const before = await feesBooked('wechat')
  const files = [bill(day, [first, second]), bill(day, [second, third]), bill(day, [first, second, third])]
  const replies = await Promise.all([...files, ...files].map((text) => bring(day, text)))
  expect(statuses(replies)).toEqual([200, 200, 200, 409, 409, 409])
  expect(await feesBooked('wechat')).toBe(before + 3)
  const { n } = await one<{ n: number }>(
    `select count(*)::int as n from provider_row r join payment_attempt a on a.id = r.attempt_id
     where a.provider_txn = any($1)`,
    [[first.txn, second.txn, third.txn]],
  )
  expect(n).toBe(3)
  expect(await differences(day, 'open')).toEqual([])
})
test('a row that is read before its notice came is no difference once it has', async () => {
  await pastMidnight(world, 12 * 3_600_000)
  const day = today()
  const sale = await paid('wechat')
  await pastMidnight(world, 12 * 3_600_000)
  // as before its notice: the provider’s number is not known here yet
  await world.pool.query('update payment_attempt set provider_txn = null where attempt_no = $1', [sale.attemptNo])
  const known = () =>
    world.pool.query('update payment_attempt set provider_txn = $2 where attempt_no = $1', [sale.attemptNo, sale.txn])
  const [reply] = await Promise.all([bring(day, bill(day, [sale])), known()])
  expect(reply.status).toBe(200)
  await world.must('/api/v2/admin/pay/file/fetch', { requestId: requestId() }, await console())
  await world.runJobs()
  expect((await differences(day, 'open')).filter(({ kind }) => kind !== 'onlyHere')).toEqual([])
})
