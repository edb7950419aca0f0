// Who leaves takes their money along: what was topped up goes back the way it came, the newest first; the rest only by
// a tick; earnings and refunds that are not through stand in the way. Books are recounted at the end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, giveMoney, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { arrivedCode } from '../../../../test/codes.ts'
import { card, earn, verify, withdraw } from '../../../../test/earning.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { joinAs } from '../../../../test/roles.ts'
import type { Person, World } from '../../../../test/world.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
let staff: Person & { headers: Record<string, string> }
beforeAll(async () => {
  online = await openOnlineWorld({ codeResendSeconds: 0, codesPerTargetHour: 100 })
  world = online.world
  goods = await makeShop(world)
  staff = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
async function topUp(who: Person, amount: number): Promise<string> {
  const create = '/api/v2/user/balance/recharge/create'
  const { payNo } = await world.must(create, { amount, agreement: true }, who)
  await online.control(`pay/${await online.begin(who, payNo)}`)
  await world.must('/api/v2/order/pay/status', { payNo }, who)
  return payNo
}
const detail = (who: Person) => world.must('/api/v2/user/cancel/detail', {}, who)
async function apply(who: Person, more: object = {}) {
  const captchaToken = await world.captchaToken(who)
  await world.must('/get-email-valid-code', { user_email: '', purpose: 'cancelAccount', captchaToken }, who)
  const code = await arrivedCode(world, who.email)
  return world.ask('/api/v2/user/cancel/apply', { reason: 'Moving away', agreement: true, code, ...more }, who)
}
const approve = (id: number) => world.ask('/api/v2/admin/cancel/audit', { id, decision: 'approve', reason: '' }, staff)
const refundsOf = async (payNo: string) =>
  (
    await world.pool.query<{ amount: number; status: string; reason: string }>(
      `select r.amount::int, r.status, r.reason from refund r join payment_attempt a on a.id = r.attempt_id
       join payment p on p.id = a.payment_id where p.pay_no = $1`,
      [payNo],
    )
  ).rows
/** Of a balance so much is spent, on an order that is over. */
async function spent(who: Buyer): Promise<number> {
  const { payNo, orderNos, payable } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  await payFromBalance(world, who, payNo)
  await world.pool.query(`update shop_order set status = 'completed' where order_no = any($1)`, [orderNos])
  return payable
}

test('the newest top-up goes back first, never more than its rest; what nobody topped up needs the tick', async () => {
  const who = await buyer(world, { fen: 0 })
  const first = await topUp(who, 200_000)
  const second = await topUp(who, 3000)
  const cost = await spent(who)
  const left = 203_000 - cost
  expect(await detail(who)).toMatchObject({ balance: left, returned: left, blockers: [] })
  await giveMoney(world, who.userId, 700)
  expect(await detail(who)).toMatchObject({ balance: left + 700, blockers: cost >= 700 ? [] : ['balance'] })
  await giveMoney(world, who.userId, cost)
  expect((await apply(who)).data).toMatchObject({ reason: 'balanceLeft', balance: 700 })
  const { id } = (await apply(who, { waiveBalance: true })).data
  const decided = await Promise.all([approve(id), approve(id)])
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
  await world.runJobs()
  await world.runJobs()
  expect(await refundsOf(second)).toEqual([{ amount: 3000, status: 'done', reason: 'leaving' }])
  expect(await refundsOf(first)).toEqual([{ amount: 200_000, status: 'done', reason: 'leaving' }])
  const { rows } = await world.pool.query<{ waived: number }>('select waived::int from account_closing where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ waived: 700 }])
})
test('earnings stand in the way until they are paid out, however little', async () => {
  const who = await buyer(world, { fen: 0 })
  await verify(world, who)
  const accountId = await card(world, who)
  await earn(world, who, 250)
  expect(await detail(who)).toMatchObject({ earnings: 250, blockers: ['earnings'] })
  expect((await apply(who)).data).toMatchObject({ reason: 'closingBlocked', blockers: ['earnings'] })
  expect((await withdraw(world, who, 200, accountId)).data).toMatchObject({ reason: 'withdrawTooLittle' })
  expect((await withdraw(world, who, 250, accountId)).status).toBe(200)
  // on its way it stands in the way still
  expect(await detail(who)).toMatchObject({ earnings: 250, blockers: ['earnings'] })
  expect(await world.must('/api/v2/user/balance/detail', {}, who)).toMatchObject({ balance: 0, frozen: 250, debt: 0 })
})
test('a refund that is not through stands in the way', async () => {
  const who = await buyer(world, { fen: 0 })
  const payNo = await topUp(who, 5000)
  await world.pool.query(
    `insert into refund (key, refund_no, attempt_id, amount, reason, status)
     select $1, $1, a.id, 100, 'late', 'pending' from payment_attempt a join payment p on p.id = a.payment_id
     where p.pay_no = $1`,
    [payNo],
  )
  expect(await detail(who)).toMatchObject({ blockers: ['openRefunds', 'balance'] })
  expect((await apply(who)).data).toMatchObject({ blockers: ['openRefunds'] })
  await world.pool.query(`delete from refund where key = $1`, [payNo])
  expect((await apply(who)).status).toBe(200)
  expect(await balanceOfBuyer(world, who)).toBe(5000)
})
