// Payments by bank transfer through the front door: the timer stops with the proofs, nothing else pays meanwhile, staff
// are late after 72 hours, and after 7 days it is closed.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, payFromBalance, stockOf, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole } from '../../../../test/roles.ts'
import { requestId, treasurer } from '../../../../test/settling.ts'
import {
  cameNow as came,
  decideTransfer,
  giveRecipient,
  orderOf as orderIn,
  placed as placedBy,
  proof,
  sendProof,
  sentOne,
  shownTransfer,
  transferId,
} from '../../../../test/transferring.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let one: Person
const hour = 3_600_000
beforeAll(async () => {
  world = await openWorld({ settings: { secondPersonFrom: 15_000 } })
  goods = await makeShop(world)
  one = await treasurer(world)
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
const placed = (who: Buyer) => placedBy(world, goods, who)

describe('proofs', () => {
  test('stop the timer; the sum that came pays the order', async () => {
    const { who, payNo, payable, orderNo, id } = await sent()
    await world.advance(2 * hour)
    expect(await orderOf(who, orderNo)).toMatchObject({
      status: 'pendingPayment',
      inReview: true,
      actions: ['viewProof'],
      deadline: null,
    })
    expect(await shown(who, payNo)).toMatchObject({ inReview: true, transfer: { status: 'review', lastFour: '6628' } })
    expect((await approve(one, id, payable)).data).toEqual({ status: 'approved' })
    expect(await orderOf(who, orderNo)).toMatchObject({
      status: 'awaitingShipment',
      paymentMethod: 'bank',
      paid: payable,
    })
    expect(await shown(who, payNo)).toMatchObject({ status: 'paid', obstacle: 'paymentStateChanged' })
  })
  test('are one to six, of one’s own, each once; an account and a name are asked', async () => {
    const [who, eve] = [await buyer(world, { fen: 0 }), await buyer(world, { fen: 0 })]
    const { payNo } = await placed(who)
    const foreign = await proof(world, eve)
    for (const [more, reason] of [
      [{ uploadIds: [] }, 'proofsRequired'],
      [{ uploadIds: [foreign] }, 'uploadNotFound'],
      [{ number: 'ES9121000418450200051333' }, 'bankAccountInvalid'],
      [{ holder: '   ' }, 'badInput'],
      [{ bank: '\u3000' }, 'badInput'],
      [{ amount: 1 }, 'badInput'],
    ] as const)
      expect(reasonOf(await sendProof(world, who, payNo, more)), reason).toBe(reason)
    expect(reasonOf(await sendProof(world, eve, payNo))).toBe('notFound')
    expect((await world.ask('/api/v2/order/pay/transfer/detail', { payNo }, eve)).status).toBe(404)
    const own = await proof(world, who)
    expect((await sendProof(world, who, payNo, { uploadIds: [own] })).status).toBe(200)
    const second = await placed(who)
    expect(reasonOf(await sendProof(world, who, second.payNo, { uploadIds: [own] }))).toBe('uploadNotFound')
  })
  test('sent by many hands at once are sent once', async () => {
    const who = await buyer(world, { fen: 0 })
    const { payNo } = await placed(who)
    const all = await Promise.all([1, 2, 3, 4].map(() => sendProof(world, who, payNo)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter((reply) => reasonOf(reply) === 'transferSentAlready')).toHaveLength(3)
  })
  test('are looked at for two payments of a buyer at the same time, also when sent at once', async () => {
    const who = await buyer(world, { fen: 0 })
    const orders = [await placed(who), await placed(who), await placed(who)]
    const all = await Promise.all(orders.map(({ payNo }) => sendProof(world, who, payNo)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(all.filter((reply) => reasonOf(reply) === 'tooManyTransfers')).toHaveLength(1)
    const left = orders[all.findIndex(({ status }) => status !== 200)]!
    const { methods } = await world.must('/api/v2/order/pay/cashier', { payNo: left.payNo }, who)
    expect(methods.find(({ code }) => code === 'bank')).toMatchObject({ available: false, reason: 'tooManyTransfers' })
  })
  test('are seen by their buyer and by finance, whose looks are logged; by nobody else', async () => {
    const { who, id } = await sent()
    const { uploadIds } = await world.must('/api/v2/admin/pay/transfer/detail', { id }, await atConsole(world, one))
    const look = (token: string, type: string) =>
      fetch(`${world.url}/api/v2/token/file/${uploadIds[0]}`, {
        headers: { authorization: `Bearer ${token}`, 'user-type': type },
      })
    const eve = await buyer(world, { fen: 0 })
    expect((await look(who.token, '1')).status).toBe(200)
    expect((await look(eve.token, '1')).status).toBe(404)
    const staff = await atConsole(world, one)
    expect((await look(staff.token, '3')).status).toBe(200)
    const { rows } = await world.pool.query(
      `select from audit_log where action = 'upload.read' and about = $1 and staff_id = $2`,
      [who.userId, one.userId],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('while it is looked at', () => {
  test('nothing else pays, joins or cancels it', async () => {
    const who = await buyer(world)
    const [order, beside] = [await placed(who), await placed(who)]
    expect((await sendProof(world, who, order.payNo)).status).toBe(200)
    expect(reasonOf(await payFromBalance(world, who, order.payNo))).toBe('transferUnderReview')
    expect(reasonOf(await world.ask('/api/v2/order/pay/join', { payNos: [order.payNo, beside.payNo] }, who))).toBe(
      'transferUnderReview',
    )
    const cancel = { orderNo: order.orderNo, requestId: requestId() }
    expect(reasonOf(await world.ask('/api/v2/order/sell/cancel', cancel, who))).toBe('transferUnderReview')
  })
  test('after 72 hours staff are told, after 7 days it is closed, and its pieces are free', async () => {
    const alarms = vi.spyOn(world.app.context.log, 'error').mockImplementation(() => undefined)
    const { who, payNo, orderNo } = await sent()
    const { reserved } = await stockOf(world, goods.skus.normal)
    await world.advance(73 * hour)
    const told = await world.pool.query(`select from message where key = 'transferLate' and user_id = $1`, [one.userId])
    expect(told.rowCount).toBeGreaterThan(0)
    expect((await orderOf(who, orderNo)).status).toBe('pendingPayment')
    await world.advance(96 * hour)
    await world.runJobs()
    expect((await orderOf(who, orderNo)).status).toBe('closed')
    expect((await stockOf(world, goods.skus.normal)).reserved).toBeLessThan(reserved)
    expect(await shown(who, payNo)).toMatchObject({ status: 'closed', transfer: { status: 'closed' } })
    alarms.mockRestore()
  })
})

test('a top-up is paid by transfer', async () => {
  const who = await buyer(world, { fen: 0 })
  const wish = { amount: 5000, agreement: true, requestId: requestId() }
  const { payNo } = await world.must('/api/v2/user/balance/recharge/create', wish, who)
  expect((await sendProof(world, who, payNo)).status).toBe(200)
  await world.advance(2 * hour)
  await approve(one, await transferId(world, payNo), 5000)
  expect(await balanceOfBuyer(world, who)).toBe(5000)
})
test('without an account of ours nobody is offered it; whoever may not see it, does not', async () => {
  const who = await buyer(world, { fen: 0 })
  const { payNo } = await placed(who)
  const methods = async () => (await world.must('/api/v2/order/pay/cashier', { payNo }, who)).methods.map((m) => m.code)
  expect(await methods()).toContain('bank')
  await world.pool.query('create table kept as select * from bank_recipient; delete from bank_recipient')
  expect(await methods()).not.toContain('bank')
  expect(reasonOf(await sendProof(world, who, payNo))).toBe('methodNotAvailable')
  await world.pool.query('insert into bank_recipient select * from kept; drop table kept')
  const page = await world.ask('/api/v2/admin/pay/transfer/page', {}, who)
  expect(page.status).toBe(403)
})
