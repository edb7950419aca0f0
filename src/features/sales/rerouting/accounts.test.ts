// A refund that a bank sent back: its payer names another account with the payment password, two of the staff send it
// there, and it never goes twice. Books are recounted at the end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { payPassword } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole } from '../../../../test/roles.ts'
import { requestId, treasurer } from '../../../../test/settling.ts'
import { bankSays, giveRecipient, refundedSale, refundsUnder, sentOne } from '../../../../test/transferring.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let one: Person
let other: Person
beforeAll(async () => {
  world = await openWorld({ settings: { secondPersonFrom: 50_000_000 } })
  goods = await makeShop(world)
  one = await treasurer(world)
  other = await treasurer(world)
  await giveRecipient(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const account = { holder: '林月然', bank: '建设银行徐汇支行', number: '6217001210012345670' }
/** A payment by transfer that went back, and that the payer's bank sent back to us. */
async function bounced() {
  const sale = await refundedSale(world, goods, one)
  await bankSays(world, [one, other], 'failed')
  return sale
}
type Sale = Awaited<ReturnType<typeof bounced>>
const shown = ({ refundNo }: Sale, who: Person) =>
  world.ask('/api/v2/order/pay/refund/account/detail', { refundNo }, who)
const tell = ({ refundNo, who }: Sale, more: object = {}, by: Person = who) =>
  world.ask(
    '/api/v2/order/pay/refund/account/add',
    { refundNo, ...account, payPassword, requestId: requestId(), ...more },
    by,
  )
const ask = async ({ refundId }: Sale, more: object = { told: true }, by = one) =>
  world.ask(
    '/api/v2/admin/reroute/add',
    { refundId, way: 'bank', reason: 'As they told', requestId: requestId(), ...more },
    await atConsole(world, by),
  )
const approve = async (id: number, by = other) =>
  world.ask(
    '/api/v2/admin/reroute/audit',
    { id, decision: 'approve', requestId: requestId() },
    await atConsole(world, by),
  )
const payoutsOf = async ({ refundId }: Sale) =>
  (
    await world.pool.query<{ status: string }>(
      `select status from payout where owner = 'refund' and owner_id = $1 order by id`,
      [refundId],
    )
  ).rows.map(({ status }) => status)

test('the payer is asked, names an account, two of the staff send it there, once', async () => {
  const sale = await bounced()
  const { who } = sale
  const { rows: told } = await world.pool.query<{ link: string }>(
    `select link from message where user_id = $1 and key = 'refundAccountAsked'`,
    [who.userId],
  )
  expect(told).toEqual([{ link: `/user/user/money/refund?refundNo=${sale.refundNo}` }])
  expect((await shown(sale, who)).data).toMatchObject({ state: 'asked', amount: sale.payable, told: null })
  expect(reasonOf(await ask(sale))).toBe('refundAccountNone')
  expect((await tell(sale)).status).toBe(200)
  expect((await shown(sale, who)).data).toMatchObject({ state: 'told', told: { lastFour: '5670' } })
  expect(JSON.stringify((await shown(sale, who)).data)).not.toContain(account.number)
  const seen = await world.must('/api/v2/admin/reroute/detail', { id: sale.refundId }, await atConsole(world, one))
  expect(seen).toMatchObject({ hasAccount: true, account: { lastFour: '5670' } })

  const asked = await Promise.all([ask(sale), ask(sale), ask(sale)])
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
  const { id } = asked.find(({ status }) => status === 200)!.data as { id: number }
  // what two people look at is not changed under their hands
  expect(reasonOf(await tell(sale, { number: '6222021102012346628' }))).toBe('refundNotAsked')
  expect((await approve(id, one)).status).toBe(403)
  const said = await Promise.all([approve(id), approve(id)])
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await shown(sale, who)).data).toMatchObject({ state: 'sent' })
  expect(await payoutsOf(sale)).toEqual(['failed', 'ready'])
  await bankSays(world, [one, other], 'paid')
  expect(await payoutsOf(sale)).toEqual(['failed', 'paid'])
  expect((await refundsUnder(world, sale.payNo)).map(({ status }) => status)).toEqual(['done'])
  expect((await shown(sale, who)).data).toMatchObject({ state: 'done', told: null })
  expect(reasonOf(await tell(sale))).toBe('refundNotAsked')
  expect(reasonOf(await ask(sale, { account }))).toBe('refundNotInTrouble')
})
test('sent back a second time: the payer is asked anew, and what they told before is forgotten', async () => {
  const sale = await bounced()
  await tell(sale)
  const { id } = (await ask(sale)).data as { id: number }
  await approve(id)
  await bankSays(world, [one, other], 'failed')
  expect((await shown(sale, sale.who)).data).toMatchObject({ state: 'asked', told: null })
  const { rowCount } = await world.pool.query(`select from message where user_id = $1 and key = 'refundAccountAsked'`, [
    sale.who.userId,
  ])
  expect(rowCount).toBe(2)
})
test('nobody else names it, and nobody without the payment password', async () => {
  const sale = await bounced()
  const stranger = await world.person()
  expect((await shown(sale, stranger)).status).toBe(404)
  expect(reasonOf(await tell(sale, { payPassword: '000000' }))).toBe('payPasswordWrong')
  expect(reasonOf(await tell(sale, { number: '12' }))).toBe('bankAccountInvalid')
  expect(reasonOf(await tell(sale, { holder: ' \u200b ' }))).toBe('realNameInvalid')
  expect((await shown(sale, sale.who)).data).toMatchObject({ state: 'asked' })
  const { who: thief } = await sentOne(world, goods)
  expect((await tell(sale, {}, thief)).status).toBe(404)
})
