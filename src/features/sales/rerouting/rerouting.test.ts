// Refunds that their provider will not carry out, through the front door: staff are alarmed, two people send one
// another way, never both ways; what comes twice is told and balanced. Books are recounted at the end.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { answerTo, base64, instructionsIn, onBatch, sentBatch } from '../../../../test/paying-out.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { requestId, treasurer } from '../../../../test/settling.ts'
import type { Person, World } from '../../../../test/world.ts'
import { refundOrder } from '../payments/payments.ts'
import { balanceOf, move, ofPlatform, ofUser, transfer, userBalance } from '#kernel/data/ledger.ts'
import { addJob } from '#kernel/jobs/jobs.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
let one: Person
let other: Person
beforeAll(async () => {
  online = await openOnlineWorld({ providerTimeoutMs: 1500, secondPersonFrom: 1000 })
  world = online.world
  goods = await makeShop(world)
  one = await treasurer(world)
  other = await treasurer(world)
})
afterEach(() => online.control('mode', { failRefunds: false, silent: { api: false, webhooks: false } }))
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
const day = 86_400_000
/** As its schedule does. */
async function job(name: string): Promise<void> {
  await addJob(world.app.db, name, {})
  await world.runJobs()
}
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const requests = async (): Promise<number> => {
  const { refunds } = (await online.control('state')).body as { refunds: unknown[] }
  const { requests: all } = (await online.control('state')).body as { requests: { method: string; path: string }[] }
  return all.filter(({ method, path }) => method === 'POST' && path.includes('/refunds')).length + refunds.length
}
interface Refund {
  id: number
  status: string
  ref: string | null
}
const refundOf = async (id: number): Promise<Refund> =>
  (await world.pool.query<Refund>('select id::int as id, status, provider_ref as ref from refund where id = $1', [id]))
    .rows[0]!
/** Paid online, its refund begun while the provider does this with it; and tried as often as it is. */
async function refunding(failRefunds: 'refuse' | 'hold', days = 4) {
  const who = await buyer(world, { fen: 0 })
  const { payNo, orderNos, payable } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  const orderNo = orderNos[0]!
  await online.control(`pay/${await online.begin(who, payNo)}`)
  await world.must('/api/v2/order/pay/status', { payNo }, who)
  const { rows } = await world.pool.query<{ id: number }>('select id::int as id from shop_order where order_no = $1', [
    orderNo,
  ])
  await online.control('mode', { failRefunds })
  await refundOrder(world.app.db, world.app.context, rows[0]!.id, payable, 'test', payNo)
  await world.runJobs()
  for (let i = 0; i < days * 4; i++) await world.advance(day / 4)
  const found = await world.pool.query<{ id: number }>('select id::int as id from refund where key = $1', [payNo])
  return { who, orderNo, payable, refundId: found.rows[0]!.id }
}
const account = { holder: '林月然', bank: '招商银行', number: '6222021102012346628' }
const add = async (by: Person, refundId: number, way: 'balance' | 'bank', more: object = {}) =>
  world.ask(
    '/api/v2/admin/reroute/add',
    {
      refundId,
      way,
      reason: 'The card is closed',
      requestId: requestId(),
      ...(way === 'bank' && { account }),
      ...more,
    },
    await atConsole(world, by),
  )
const idIn = (reply: { data: unknown }) => (reply.data as { id: number }).id
const decide = async (by: Person, id: number, decision: 'approve' | 'reject' = 'approve') =>
  world.ask('/api/v2/admin/reroute/audit', { id, decision, requestId: requestId() }, await atConsole(world, by))
const listed = async (tab: 'trouble' | 'asked' | 'rerouted' = 'trouble') =>
  (await world.must('/api/v2/admin/reroute/page', { tab, size: 50 }, await atConsole(world, one))).records
const told = async (who: Person, key: string) =>
  (
    await world.pool.query<{ params: unknown }>('select params from message where user_id = $1 and key = $2', [
      who.userId,
      key,
    ])
  ).rows
const shown = async (who: Person, orderNo: string) =>
  (await world.must('/api/v2/order/sell/detail', { orderNo }, who)).refunds

test('refused for good: staff are alarmed once, two send it to the balance, the provider is left alone', async () => {
  const alarms = (await told(one, 'refundsInTrouble')).length
  const { who, orderNo, payable, refundId } = await refunding('refuse')
  await job('rerouting.alarm')
  await job('rerouting.alarm')
  expect((await told(one, 'refundsInTrouble')).length).toBe(alarms + 1)
  expect(await listed()).toContainEqual(
    expect.objectContaining({ id: refundId, status: 'failed', againAt: null, why: 'balance_insufficient' }),
  )
  const { ways } = await world.must('/api/v2/admin/reroute/detail', { id: refundId }, await atConsole(world, one))
  expect(ways).toEqual(['balance', 'bank'])
  expect(reasonOf(await add(one, refundId, 'balance', { reason: ' ' }))).toBe('reasonRequired')
  const asked = await Promise.all([1, 2, 3].map(() => add(one, refundId, 'balance')))
  expect(asked.map(reasonOf).filter((reason) => reason === 'rerouteOpen')).toHaveLength(2)
  const id = idIn(asked.find(({ status }) => status === 200)!)
  expect((await listed('asked')).map((row) => row.id)).toContain(refundId)
  expect(reasonOf(await decide(one, id))).toBe('ownRequest')
  expect(await balanceOfBuyer(world, who)).toBe(0)
  const before = await requests()
  const decided = await Promise.all([1, 2, 3].map(() => decide(other, id)))
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await balanceOfBuyer(world, who)).toBe(payable)
  expect(await shown(who, orderNo)).toMatchObject([{ status: 'done', amount: payable }])
  expect(await told(who, 'refundToBalance')).toHaveLength(1)
  await online.control('mode', { failRefunds: false })
  for (let i = 0; i < 4; i++) await world.advance(day)
  expect([await requests(), await balanceOfBuyer(world, who)]).toEqual([before, payable])
  expect(reasonOf(await add(other, refundId, 'bank'))).toBe('refundNotInTrouble')
  const { records } = await world.must('/api/v2/user/balance/record/page', {}, who)
  expect(records[0]).toMatchObject({ kind: 'refundRerouted', amount: payable })
})
test('stuck too long: by the bank’s file; sent back it is in trouble again, and goes to the balance', async () => {
  const { who, orderNo, payable, refundId } = await refunding('hold')
  expect(await listed()).toContainEqual(expect.objectContaining({ id: refundId, status: 'processing' }))
  expect(reasonOf(await add(one, refundId, 'bank', { account: { ...account, number: '1234' } }))).toBe(
    'bankAccountInvalid',
  )
  expect(reasonOf(await add(one, refundId, 'bank', { account: undefined }))).toBe('badInput')
  const id = idIn(await add(one, refundId, 'bank'))
  expect((await decide(other, id)).data).toEqual({ status: 'sent' })
  expect(await shown(who, orderNo)).toMatchObject([{ status: 'processing' }])
  expect(await told(who, 'refundToBank')).toMatchObject([{ params: { account: '6628' } }])
  const failing = await sentBatch(world, one, other)
  expect(instructionsIn(failing.csv)).toMatchObject([{ number: account.number }])
  const answer = base64(answerTo(failing.csv, { 0: { result: 'failed', reason: 'No such account' } }))
  await onBatch(world, one, '/api/v2/admin/payout/batch/answer', { id: failing.id, file: answer })
  await world.runJobs()
  expect(await shown(who, orderNo)).toMatchObject([{ status: 'failed' }])
  expect((await listed()).map((row) => row.id)).toContain(refundId)
  const again = idIn(await add(other, refundId, 'balance'))
  expect((await decide(one, again)).data).toEqual({ status: 'done' })
  expect(await balanceOfBuyer(world, who)).toBe(payable)
  const { reroutes } = await world.must('/api/v2/admin/reroute/detail', { id: refundId }, await atConsole(world, one))
  expect(reroutes.map(({ status }) => status)).toEqual(['done', 'failed'])
  const { rows } = await world.pool.query('select sealed from refund_reroute union all select sealed from payout')
  expect(rows.every(({ sealed }: { sealed: unknown }) => sealed === null)).toBe(true)
})
test('by the bank’s file to the end', async () => {
  const { who, orderNo, refundId } = await refunding('refuse', 1)
  await decide(other, idIn(await add(one, refundId, 'bank')))
  const { id, csv } = await sentBatch(world, one, other)
  await onBatch(world, one, '/api/v2/admin/payout/batch/answer', { id, file: base64(answerTo(csv)) })
  await world.runJobs()
  expect(await shown(who, orderNo)).toMatchObject([{ status: 'done' }])
  expect(await told(who, 'refundToBankDone')).toHaveLength(1)
})
test('the old way comes through first: the other is refused, and nothing goes twice', async () => {
  const { who, orderNo, refundId } = await refunding('hold')
  const id = idIn(await add(one, refundId, 'balance'))
  await online.control('mode', { silent: { webhooks: true } })
  await online.control(`pass-refund/${(await refundOf(refundId)).ref}`)
  expect(reasonOf(await decide(other, id))).toBe('refundNotInTrouble')
  expect(await shown(who, orderNo)).toMatchObject([{ status: 'done' }])
  expect(await balanceOfBuyer(world, who)).toBe(0)
  expect((await decide(other, id, 'reject')).data).toEqual({ status: 'rejected' })
})
test.each([['notice'], ['question']])(
  'the old way comes through after all (%s): told and taken back, once',
  async (by) => {
    const { who, payable, refundId } = await refunding('hold')
    expect((await decide(other, idIn(await add(one, refundId, 'balance')))).status).toBe(200)
    const spent = 100
    const legs = move(userBalance(who.userId), ofPlatform('adjustment'), spent)
    await transfer(world.app.db, `test:spent:${refundId}`, 'demo', legs)
    await online.control('mode', { silent: { webhooks: by === 'question' }, duplicate: 3 })
    await online.control(`pass-refund/${(await refundOf(refundId)).ref}`)
    await world.runJobs()
    for (let i = 0; i < 2; i++) await job('payments.watchRerouted')
    await online.control('mode', { duplicate: 0 })
    expect(await balanceOfBuyer(world, who)).toBe(0)
    expect(await balanceOf(world.app.db, ofUser(who.userId, 'debt'))).toBe(-spent)
    expect(await told(who, 'refundTwice')).toMatchObject([{ params: { amount: payable } }])
    expect(await told(other, 'refundCameTwice')).not.toHaveLength(0)
    expect(await listed('rerouted')).toContainEqual(
      expect.objectContaining({ id: refundId, cameAt: expect.any(String) }),
    )
  },
)
test('whether the last try is under way is not known: nothing goes another way until the provider says', async () => {
  const { refundId } = await refunding('refuse', 1)
  const id = idIn(await add(one, refundId, 'balance'))
  await world.pool.query('update refund set unsure = true where id = $1', [refundId])
  expect(reasonOf(await decide(other, id))).toBe('refundUnsure')
  await world.pool.query('update refund set unsure = false where id = $1', [refundId])
  expect((await decide(other, id)).status).toBe(200)
})
test('nobody decides about their own money, nor who may not send money, nor about one that is well', async () => {
  const { who, refundId } = await refunding('refuse', 1)
  const self = await joinAs(world, who, { audience: 'staff', role: 'finance' })
  expect(reasonOf(await add(self, refundId, 'balance'))).toBe('ownRequest')
  const id = idIn(await add(one, refundId, 'balance'))
  expect(reasonOf(await decide(self, id))).toBe('ownRequest')
  const support = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
  expect((await world.ask('/api/v2/admin/reroute/page', {}, support)).status).toBe(403)
  expect((await add(support, refundId, 'balance')).status).toBe(403)
  expect((await decide(other, id, 'reject')).data).toEqual({ status: 'rejected' })
  expect((await add(one, 999_999_999, 'balance')).status).toBe(404)
  expect((await decide(one, 999_999_999)).status).toBe(404)
  await decide(other, idIn(await add(one, refundId, 'balance')))
})
