// Staff decide bank transfers through the front door: only exactly the sum pays, once, from a sum on by two people;
// what differs is completed or goes back, also late; and a refund is done when the bank says so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refundOrder } from '../payments/payments.ts'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole } from '../../../../test/roles.ts'
import { requestId, treasurer } from '../../../../test/settling.ts'
import {
  bankSays as bankDoes,
  cameNow as came,
  decideTransfer,
  giveRecipient,
  orderOf as orderIn,
  refundsUnder,
  sendProof,
  sentOne,
  shownTransfer,
} from '../../../../test/transferring.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let one: Person
let other: Person
const hour = 3_600_000
beforeAll(async () => {
  world = await openWorld({ settings: { secondPersonFrom: 15_000 } })
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
const sent = (quantity = 1) => sentOne(world, goods, quantity)
const shown = (who: Person, payNo: string) => shownTransfer(world, who, payNo)
const orderOf = (who: Person, orderNo: string) => orderIn(world, who, orderNo)
const approve = (by: Person, id: number, fen: number) =>
  decideTransfer(world, by, id, { decision: 'approve', ...came(fen) })
const refundsOf = (payNo: string) => refundsUnder(world, payNo)
const bankSays = (result: 'paid' | 'failed') => bankDoes(world, [one, other], result)
const suspense = async (): Promise<number> =>
  Number(
    (
      await world.pool.query<{ n: string }>(
        `select coalesce(sum(e.amount), 0) as n from ledger_entry e join ledger_account a on a.id = e.account_id
         where a.kind = 'suspense'`,
      )
    ).rows[0]!.n,
  )

describe('staff', () => {
  test('never approve another sum, nor twice, nor by one booking two transfers', async () => {
    const [first, second] = [await sent(), await sent()]
    for (const fen of [first.payable - 1, first.payable + 1, 0])
      expect(reasonOf(await approve(one, first.id, fen))).toBe('transferSumDiffers')
    expect(
      reasonOf(await decideTransfer(world, one, first.id, { decision: 'approve', came: first.payable, bankRef: ' ' })),
    ).toBe('bankRefRequired')
    const booking = came(first.payable)
    const all = await Promise.all(
      [one, other, one, other].map((by) => decideTransfer(world, by, first.id, { decision: 'approve', ...booking })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter((reply) => reasonOf(reply) === 'alreadyDecided')).toHaveLength(3)
    const again = await decideTransfer(world, one, second.id, { decision: 'approve', ...booking })
    expect(reasonOf(again)).toBe('bankCreditKnown')
    expect(await shown(second.who, second.payNo)).toMatchObject({ status: 'open', inReview: true })
    expect((await approve(one, second.id, second.payable)).status).toBe(200)
    expect(await shown(second.who, second.payNo)).toMatchObject({ status: 'paid', inReview: false })
  })
  test('return proof with a reason; it is sent once more, then only another way is left', async () => {
    const { who, payNo, orderNo, id } = await sent()
    expect(reasonOf(await decideTransfer(world, one, id, { decision: 'reject' }))).toBe('reasonRequired')
    await decideTransfer(world, one, id, { decision: 'reject', reason: 'The picture is blurred' })
    expect(await shown(who, payNo)).toMatchObject({
      inReview: false,
      obstacle: null,
      transfer: { status: 'returned', reason: 'The picture is blurred', last: false },
    })
    expect((await orderOf(who, orderNo)).actions).toContain('pay')
    expect((await sendProof(world, who, payNo)).status).toBe(200)
    expect((await decideTransfer(world, one, id, { decision: 'reject', reason: 'Still blurred' })).data).toEqual({
      status: 'closed',
    })
    expect(reasonOf(await sendProof(world, who, payNo))).toBe('transferSentAlready')
    await world.advance(hour)
    expect((await orderOf(who, orderNo)).status).toBe('closed')
  })
  test('returned and not sent again it is closed after its time', async () => {
    const { who, payNo, orderNo, id } = await sent()
    await decideTransfer(world, one, id, { decision: 'reject', reason: 'Nothing came' })
    await world.advance(25 * hour)
    expect((await orderOf(who, orderNo)).status).toBe('closed')
    await world.advance(hour)
    expect((await shown(who, payNo)).transfer).toMatchObject({ status: 'closed' })
  })
  test('ask for the rest of too little; both parts together pay', async () => {
    const { who, payNo, payable, orderNo, id } = await sent()
    const before = await suspense()
    expect(reasonOf(await decideTransfer(world, one, id, { decision: 'more', ...came(payable) }))).toBe(
      'transferSumDiffers',
    )
    expect((await decideTransfer(world, one, id, { decision: 'more', ...came(payable - 180) })).status).toBe(200)
    expect((await suspense()) - before).toBe(payable - 180)
    expect(await shown(who, payNo)).toMatchObject({ transfer: { status: 'short', came: payable - 180, missing: 180 } })
    expect(reasonOf(await decideTransfer(world, one, id, { decision: 'reject', reason: 'No' }))).toBe('alreadyDecided')
    expect((await sendProof(world, who, payNo)).status).toBe(200)
    expect(reasonOf(await decideTransfer(world, one, id, { decision: 'reject', reason: 'No' }))).toBe(
      'transferMoneyCame',
    )
    expect(reasonOf(await approve(one, id, payable))).toBe('transferSumDiffers')
    expect((await approve(one, id, 180)).data).toEqual({ status: 'approved' })
    expect((await suspense()) - before).toBe(0)
    expect((await orderOf(who, orderNo)).status).toBe('awaitingShipment')
  })
  test('never take one booking for parts of two transfers', async () => {
    const [first, second] = [await sent(), await sent()]
    const booking = came(500)
    const more = (id: number) => decideTransfer(world, one, id, { decision: 'more', ...booking })
    const replies = await Promise.all([more(first.id), more(second.id)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(replies.map(reasonOf)).toContain('bankCreditKnown')
    const short = replies[0].status === 200 ? first : second
    expect((await shown(short.who, short.payNo)).transfer).toMatchObject({ status: 'short', came: 500 })
  })
  test('send back a sum that differs to the account it came from; the order waits to be paid another way', async () => {
    const { who, payNo, payable, orderNo, id } = await sent()
    const asked = { decision: 'refund', reason: 'Too much came' } as const
    expect(reasonOf(await decideTransfer(world, one, id, { ...asked, ...came(payable) }))).toBe('transferSumAgrees')
    expect((await decideTransfer(world, one, id, { ...asked, ...came(payable + 5000) })).data).toEqual({
      status: 'refunded',
    })
    await world.runJobs()
    expect(await refundsOf(payNo)).toMatchObject([
      { status: 'processing', amount: payable + 5000, reason: 'wrongAmount' },
    ])
    expect((await orderOf(who, orderNo)).status).toBe('pendingPayment')
    await bankSays('paid')
    expect(await refundsOf(payNo)).toMatchObject([{ status: 'done' }])
  })
  test('from the set sum on two people see it come, each the same', async () => {
    const { who, payable, orderNo, id } = await sent(10)
    const booking = came(payable)
    const approveBy = (by: Person, more = {}) =>
      decideTransfer(world, by, id, { decision: 'approve', ...booking, ...more })
    expect((await approveBy(one)).data).toEqual({ status: 'checked' })
    expect(reasonOf(await approveBy(one))).toBe('ownRequest')
    expect(reasonOf(await approveBy(other, { bankRef: 'another' }))).toBe('transferSumDiffers')
    expect((await orderOf(who, orderNo)).status).toBe('pendingPayment')
    expect((await approveBy(other)).data).toEqual({ status: 'approved' })
    expect((await orderOf(who, orderNo)).status).toBe('awaitingShipment')
  })
})

describe('money that comes late', () => {
  test('revives what was closed for want of it', async () => {
    const { who, payable, orderNo, id } = await sent()
    await world.advance(169 * hour)
    await world.runJobs()
    expect((await orderOf(who, orderNo)).status).toBe('closed')
    const late = { id, ...came(payable), reason: '', requestId: requestId() }
    const reply = await world.ask('/api/v2/admin/pay/transfer/came', late, await atConsole(world, one))
    expect(reply.data).toEqual({ status: 'approved' })
    expect((await orderOf(who, orderNo)).status).toBe('awaitingShipment')
  })
  test('a second time goes back', async () => {
    const { who, payNo, payable, orderNo, id } = await sent()
    await approve(one, id, payable)
    const twice = { id, ...came(payable), reason: 'sent twice', requestId: requestId() }
    await world.must('/api/v2/admin/pay/transfer/came', twice, await atConsole(world, one))
    await world.runJobs()
    expect(await refundsOf(payNo)).toMatchObject([{ status: 'processing', amount: payable, reason: 'notWanted' }])
    expect((await orderOf(who, orderNo)).status).toBe('awaitingShipment')
    await bankSays('paid')
    expect(await refundsOf(payNo)).toMatchObject([{ status: 'done' }])
  })
  test('a part of what was closed goes back by itself', async () => {
    const { payNo, payable, id } = await sent()
    await decideTransfer(world, one, id, { decision: 'more', ...came(payable - 100) })
    await world.advance(169 * hour)
    await world.runJobs()
    expect(await refundsOf(payNo)).toMatchObject([{ amount: payable - 100 }])
  })
})

test('an order is refunded to the account it was paid from; what the bank sends back is no refund', async () => {
  const { who, payNo, payable, orderNo, id } = await sent()
  await approve(one, id, payable)
  const { rows } = await world.pool.query<{ id: number }>('select id::int from shop_order where order_no = $1', [
    orderNo,
  ])
  await refundOrder(world.app.db, world.app.context, rows[0]!.id, payable, 'test', `test:${orderNo}`)
  await world.runJobs()
  expect((await orderOf(who, orderNo)).refunds).toMatchObject([{ amount: payable, status: 'processing' }])
  await bankSays('failed')
  expect(await refundsOf(payNo)).toMatchObject([{ status: 'failed' }])
})
