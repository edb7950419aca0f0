// A friend who was asked to pay sends a bank transfer: by the link and signed in; proofs are theirs alone, and money
// goes back to where it came from. Books are recounted at the end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { requestId, treasurer } from '../../../../test/settling.ts'
import { joinAs } from '../../../../test/roles.ts'
import {
  bankSays,
  cameNow,
  decideTransfer,
  giveRecipient,
  orderOf,
  placed,
  proof,
  refundsUnder,
  sendProof,
  transferId,
} from '../../../../test/transferring.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { refundOrder } from '../payments/payments.ts'

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
const sender = { holder: '周晚晴', country: 'CN', bank: '建设银行静安支行', number: '6217001210012345670' }
async function asked() {
  const owner = await buyer(world, { fen: 0 })
  const order = await placed(world, goods, owner)
  const { path } = await world.must('/api/v2/order/pay/share/add', { payNo: order.payNo, word: 'Please' }, owner)
  return { owner, ...order, token: path.split('/').at(-1)!, friend: await world.person() }
}
const send = async (token: string, who: Person) =>
  world.ask(
    '/api/v2/order/pay/transfer/add',
    { token, ...sender, uploadIds: [await proof(world, who)], requestId: requestId() },
    who,
  )
const shown = (which: { payNo: string } | { token: string }, who: Person) =>
  world.ask('/api/v2/order/pay/transfer/detail', which, who)
const offered = async (token: string, who?: Person) =>
  (await world.must('/api/v2/order/pay/share/detail', { token }, who)).methods.map(({ form }) => form)

test('offered to a friend who is signed in, not to a guest; sent once, whoever else tries', async () => {
  const { owner, payNo, token, friend } = await asked()
  expect(await offered(token, friend)).toContain('transfer')
  expect(await offered(token)).not.toContain('transfer')
  expect((await shown({ payNo }, friend)).status).toBe(404)
  expect((await shown({ token }, friend)).data).toMatchObject({ forFriend: true, obstacle: null, reference: payNo })
  const second = await world.person()
  const replies = await Promise.all([send(token, friend), send(token, second), sendProof(world, owner, payNo)])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await offered(token, friend)).toEqual([])
})
test('proofs are seen by who sent them: the buyer sees that it is looked at, others nothing', async () => {
  const { owner, payNo, token, friend } = await asked()
  expect((await send(token, friend)).status).toBe(200)
  expect((await shown({ payNo }, friend)).data).toMatchObject({ inReview: true, transfer: { lastFour: '5670' } })
  const seen = (await shown({ payNo }, owner)).data
  expect(seen).toMatchObject({ inReview: true, transfer: null, obstacle: 'transferSentAlready', forFriend: false })
  expect(JSON.stringify(seen)).not.toMatch(/5670|建设银行/)
  const stranger = await world.person()
  expect((await shown({ payNo }, stranger)).status).toBe(404)
  // the link tells another friend no more than it tells the buyer
  expect((await shown({ token }, stranger)).data).toMatchObject({ transfer: null })
  expect(reasonOf(await sendProof(world, owner, payNo))).toBe('transferSentAlready')
})
test('it pays the order; what goes back goes to the friend’s account, never to the buyer', async () => {
  const { owner, payNo, payable, orderNo, token, friend } = await asked()
  await send(token, friend)
  const id = await transferId(world, payNo)
  expect((await decideTransfer(world, one, id, { decision: 'approve', ...cameNow(payable) })).status).toBe(200)
  expect((await orderOf(world, owner, orderNo)).status).toBe('awaitingShipment')
  const { rows: attempts } = await world.pool.query<{ payer: number; share: number | null }>(
    `select a.payer_id::int as payer, a.share_id::int as share from payment_attempt a
     join payment p on p.id = a.payment_id where p.pay_no = $1`,
    [payNo],
  )
  expect(attempts).toEqual([{ payer: friend.userId, share: expect.any(Number) }])
  const { rows } = await world.pool.query<{ id: number }>('select id::int as id from shop_order where order_no = $1', [
    orderNo,
  ])
  await refundOrder(world.app.db, world.app.context, rows[0]!.id, payable, 'test', payNo)
  await world.runJobs()
  const { rows: payouts } = await world.pool.query<{ lastFour: string }>(
    `select o.last_four as "lastFour" from payout o join refund r on r.payout_id = o.id where r.key = $1`,
    [payNo],
  )
  expect(payouts).toEqual([{ lastFour: '5670' }])
  await bankSays(world, [one, other], 'paid')
  expect((await refundsUnder(world, payNo)).map(({ status }) => status)).toEqual(['done'])
})
test('returned, the friend sends again by the number, nobody else; the buyer decides nothing', async () => {
  const { owner, payNo, payable, token, friend } = await asked()
  await send(token, friend)
  const id = await transferId(world, payNo)
  await joinAs(world, owner, { audience: 'staff', role: 'finance' })
  const own = await decideTransfer(world, owner, id, { decision: 'approve', ...cameNow(payable) })
  expect(reasonOf(own)).toBe('ownRequest')
  await decideTransfer(world, one, id, { decision: 'reject', reason: 'Cannot be read' })
  expect(reasonOf(await sendProof(world, owner, payNo))).toBe('transferSentAlready')
  const input = { payNo, ...sender, uploadIds: [await proof(world, friend)], requestId: requestId() }
  expect((await world.ask('/api/v2/order/pay/transfer/add', input, friend)).status).toBe(200)
  expect((await decideTransfer(world, one, id, { decision: 'approve', ...cameNow(payable) })).status).toBe(200)
})
test('one of number and link is said', async () => {
  const { payNo, token, friend, owner } = await asked()
  expect((await world.ask('/api/v2/order/pay/transfer/detail', {}, friend)).status).toBe(400)
  expect((await world.ask('/api/v2/order/pay/transfer/detail', { payNo, token }, owner)).status).toBe(400)
})
