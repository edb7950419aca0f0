// Money that comes oddly and money that will not go back: never forgotten, told to the payer and shown on the order.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import type { World } from '../../../../test/world.ts'
import { refundOrder } from './payments.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
const alarms: string[] = []
beforeAll(async () => {
  online = await openOnlineWorld({ providerTimeoutMs: 1500, providerPatienceMs: 600 })
  world = online.world
  goods = await makeShop(world)
  vi.spyOn(world.app.context.log, 'error').mockImplementation((_: object, text: string) => void alarms.push(text))
  await online.control('mode', { silent: { webhooks: true } })
})
afterEach(async () => {
  await online.control('mode', { odd: null, failRefunds: false, silent: { api: false } })
  alarms.length = 0
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
const trouble = { first: 61_000, second: 180_000, longest: 21_700_000 }

async function bought() {
  const who = await buyer(world, { fen: 0 })
  const { payNo, orderNos, payable } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  return { who, payNo, payable, orderNo: orderNos[0]!, session: await online.begin(who, payNo) }
}
async function paid() {
  const sale = await bought()
  await online.control(`pay/${sale.session}`)
  await world.must('/api/v2/order/pay/status', { payNo: sale.payNo }, sale.who)
  const { rows } = await world.pool.query<{ id: string }>('select id from shop_order where order_no = $1', [
    sale.orderNo,
  ])
  return { ...sale, orderId: Number(rows[0]!.id) }
}
const detail = (who: Buyer, orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, who)
const refundsOf = async ({ who, orderNo }: { who: Buyer; orderNo: string }) => (await detail(who, orderNo)).refunds
/** Notices that are sent whatever anybody wishes: letters of messages have a way out. */
const letters = async (who: Buyer): Promise<string[]> => {
  const reply = await fetch(`${world.url}/dev/inbox.json?to=${encodeURIComponent(who.email)}`)
  const all = (await reply.json()) as { subject: string; unsubscribe?: string }[]
  return all.filter((m) => m.unsubscribe === undefined).map((m) => m.subject)
}
const sum = async (account: string): Promise<number> =>
  Number(
    (
      await world.pool.query<{ n: string }>(
        `select coalesce(sum(e.amount), 0) as n
         from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = $1`,
        [account],
      )
    ).rows[0]!.n,
  )
const chargeOf = async (payNo: string) => {
  const { charges } = (await online.control('state')).body as {
    charges: { metadata: { payNo: string }; amount: number; amount_refunded: number }[]
  }
  return charges.find((c) => c.metadata.payNo === payNo)!
}
/** The schedule asks at its own time, and no job is in trouble over the answer. */
const learn = async (): Promise<void> => {
  await world.advance(21_000)
  const { rows } = await world.pool.query('select * from graphile_worker._private_jobs where last_error is not null')
  expect(rows).toEqual([])
}

test.each([
  ['currency', 'wrongCurrency'],
  ['noAmount', 'noAmount'],
  ['zeroAmount', 'noAmount'],
  ['more', 'wrongAmount'],
  ['less', 'wrongAmount'],
])('odd money (%s) pays nothing, is alarmed and goes back whole', async (odd, why) => {
  const suspense = await sum('suspense')
  const clearing = await sum('clearing:stripe')
  const sale = await bought()
  await online.control('mode', { odd })
  await online.control(`pay/${sale.session}`)
  await learn()
  const order = await detail(sale.who, sale.orderNo)
  expect(order).toMatchObject({ status: 'pendingPayment', paid: 0, refunds: [{ status: 'done', why }] })
  const charge = await chargeOf(sale.payNo)
  expect(charge.amount_refunded).toBe(charge.amount)
  expect(alarms.join()).toContain('other money than was asked')
  expect((await letters(sale.who)).join()).toContain('did not match')
  expect([await sum('suspense'), await sum('clearing:stripe')]).toEqual([suspense, clearing])
})

test('money without a transaction waits in suspense for staff, is alarmed, and tells the payer', async () => {
  const suspense = await sum('suspense')
  const sale = await bought()
  await online.control('mode', { odd: 'intent' })
  await online.control(`pay/${sale.session}`)
  await learn()
  expect(await refundsOf(sale)).toMatchObject([{ status: 'failed', why: 'noTransaction', amount: sale.payable }])
  expect((await sum('suspense')) - suspense).toBe(sale.payable)
  expect(alarms.join()).toContain('waits in suspense for staff')
  expect((await letters(sale.who)).join()).toContain('did not match')
  await world.advance(trouble.longest)
  expect(await refundsOf(sale)).toHaveLength(1)
})

test('odd money that comes late, or twice, is met in the same way', async () => {
  const sale = await bought()
  await world.advance(1_801_000)
  await online.control('mode', { odd: 'currency' })
  await online.control(`pay-late/${sale.session}`)
  for (let i = 0; i < 3; i++) await online.control('flush')
  await world.runJobs()
  expect(await detail(sale.who, sale.orderNo)).toMatchObject({ status: 'closed', refunds: [{ status: 'done' }] })
})

test('one transaction for two attempts is alarmed and moves no money', async () => {
  const first = await paid()
  const { rows } = await world.pool.query<{ txn: string }>(
    `select provider_txn as txn from payment_attempt a join payment p on p.id = a.payment_id where p.pay_no = $1`,
    [first.payNo],
  )
  const second = await bought()
  await online.control(`pay/${second.session}`)
  const own = (await chargeOf(second.payNo)) as unknown as { payment_intent: string }
  await world.pool.query('update payment_attempt set provider_txn = $1 where provider_txn = $2', [
    own.payment_intent,
    rows[0]!.txn,
  ])
  await learn()
  expect(await detail(second.who, second.orderNo)).toMatchObject({ status: 'pendingPayment', refunds: [] })
  expect(alarms.join()).toContain('one transaction for two attempts')
})

test('a refused refund shows as trouble after the second try, is told, and goes through in the end', async () => {
  const sale = await paid()
  await online.control('mode', { failRefunds: 'refuse' })
  await refundOrder(world.app.db, world.app.context, sale.orderId, sale.payable, 'test', sale.payNo)
  await world.runJobs()
  expect(await refundsOf(sale)).toMatchObject([{ status: 'pending', why: null }])
  expect(await letters(sale.who)).toHaveLength(1)
  await world.advance(trouble.first)
  expect(await refundsOf(sale)).toMatchObject([{ status: 'failed' }])
  expect(alarms.join()).toContain('refuses a refund again and again')
  expect((await letters(sale.who))[0]).toContain('is taking longer')
  await online.control('mode', { failRefunds: false })
  await world.advance(trouble.second)
  expect(await refundsOf(sale)).toMatchObject([{ status: 'done', amount: sale.payable }])
  expect((await chargeOf(sale.payNo)).amount_refunded).toBe(sale.payable)
  expect(await letters(sale.who)).toHaveLength(2)
})

test('a refund that is refused for ever is left to staff at last, with an alarm', async () => {
  const sale = await paid()
  await online.control('mode', { failRefunds: 'refuse' })
  await refundOrder(world.app.db, world.app.context, sale.orderId, sale.payable, 'test', sale.payNo)
  await world.runJobs()
  for (let i = 0; i < 14; i++) await world.advance(trouble.longest)
  expect(alarms.at(-1)).toContain('staff must send the money another way')
  const jobs = await world.pool.query(`select 1 from graphile_worker._private_jobs where key like 'payments.refund:%'`)
  expect(jobs.rowCount).toBe(0)
  expect(await refundsOf(sale)).toMatchObject([{ status: 'failed' }])
})

test('a refund that its bank sends back is taken back in the books and sent again', async () => {
  const sale = await paid()
  await refundOrder(world.app.db, world.app.context, sale.orderId, sale.payable, 'test', sale.payNo)
  await world.runJobs()
  expect(await refundsOf(sale)).toMatchObject([{ status: 'done' }])
  const clearing = await sum('clearing:stripe')
  const { refunds } = (await online.control('state')).body as { refunds: { id: string }[] }
  await online.control('mode', { silent: { webhooks: false } })
  await online.control(`fail-refund/${refunds.at(-1)!.id}`)
  await online.control('flush')
  await online.control('mode', { silent: { webhooks: true } })
  await world.runJobs()
  expect(await refundsOf(sale)).toMatchObject([{ status: 'pending' }])
  expect(await sum('clearing:stripe')).toBe(clearing - sale.payable)
  await world.advance(trouble.first)
  expect(await refundsOf(sale)).toMatchObject([{ status: 'done' }])
  expect(await sum('clearing:stripe')).toBe(clearing)
})

test('a refund whose answer never came is not sent twice, also when its number is forgotten', async () => {
  const sale = await paid()
  await online.control('mode', { silent: { api: 'afterwards' } })
  await refundOrder(world.app.db, world.app.context, sale.orderId, sale.payable - 100, 'test', sale.payNo)
  await world.runJobs()
  await online.control('mode', { silent: { api: false } })
  await world.advance(trouble.first)
  await expect.poll(async () => (await refundsOf(sale))[0]!.status, { timeout: 5000 }).toBe('done')
  expect((await chargeOf(sale.payNo)).amount_refunded).toBe(sale.payable - 100)
  const { requests } = (await online.control('state')).body as { requests: { method: string; path: string }[] }
  expect(requests.at(-1)).toMatchObject({ method: 'GET', path: expect.stringContaining('/refunds?') as string })
})

test.each(['zh-CN', 'es-ES'] as const)('the letter speaks the language of the payer: %s', async (language) => {
  const sale = await paid()
  await world.pool.query('update user_account set language = $1 where id = $2', [language, sale.who.userId])
  await refundOrder(world.app.db, world.app.context, sale.orderId, 100, 'test', `${sale.payNo}:1`)
  await world.runJobs()
  expect((await letters(sale.who))[0]).toContain(language === 'zh-CN' ? '退款 ¥1.00 已发起' : 'Te devolvemos 1,00')
})
