// Whose money a chargeback is: what the order holds first, then what is payable to its merchant, then what that owes.
// Back to where it came from, settled where the lines settled meanwhile; refunds met. Books are recounted each time.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import {
  boughtOnline,
  commissionOf,
  decided,
  disputed,
  heard,
  heldBy,
  standsOf,
  type Bought,
  type BoughtLine,
} from '../../../../test/disputing.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { diceOf, runSeed } from '../../../../test/rounds/round.ts'
import { settle, takenBack } from '../../../../test/settling.ts'
import type { World } from '../../../../test/world.ts'
import { holdRefund, takeOver } from '../payments/payments.ts'
import { transact } from '#kernel/data/db.ts'
import { balanceOf, clearing, move, ofMerchant, transfer } from '#kernel/data/ledger.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
let kiln: number
let paper: number
beforeAll(async () => {
  online = await openOnlineWorld({ providerTimeoutMs: 1500, refundRefusalsMax: 1000 })
  world = online.world
  goods = await makeShop(world)
  ;({ kiln, paper } = goods.merchants)
})
let before: number
beforeEach(async () => void (before = await standsOf(world, kiln)))
afterEach(rightBooks)
afterAll(() => online.close())
async function rightBooks(): Promise<void> {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
}
const gained = async (): Promise<number> => (await standsOf(world, kiln)) - before
const part = (fen: number): number => Math.round(fen * 0.05)
/** Of one payment one line: what it is, and its order's freight. */
async function one(quantity = 1): Promise<Bought & BoughtLine> {
  const sale = await boughtOnline(online, [goods.skus.normal, quantity])
  return { ...sale, ...sale.lines[0]! }
}
const refundsOf = async (orderId: number) =>
  (
    await world.pool.query<{ id: number; amount: number; status: string; rerouted: string | null }>(
      'select id::int, amount::int, status, rerouted from refund where order_id = $1 order by id',
      [orderId],
    )
  ).rows
async function quiet(): Promise<void> {
  for (let i = 0; i < 4; i++) await world.advance(3_600_000)
}
/** How often what its merchant has or owes moved for an order. */
const movedAtMerchant = async (orderId: number): Promise<number> =>
  (
    await world.pool.query(
      `select from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
         join ledger_account a on a.id = e.account_id
       where a.owner = 'merchant' and (t.key like 'order:' || $1::int || ':%' or t.key like 'chargeback:%' and exists (
         select from chargeback_part k where k.order_id = $1::int and t.key like '%:' || k.id))`,
      [orderId],
    )
  ).rowCount ?? 0
/** All that is payable goes to the bank. */
async function paidOut(merchantId: number): Promise<void> {
  const payable = ofMerchant(merchantId, 'payable')
  const fen = await balanceOf(world.app.db, payable)
  await transfer(world.app.db, `out:${crypto.randomUUID()}`, 'test', move(payable, clearing('test'), fen))
}

test('before receipt the order’s own goes first; lost, nothing of it settles and nothing is owed', async () => {
  const sale = await one()
  await decided(online, await disputed(online, sale.session), false)
  expect([await heldBy(world, sale.orderId), await gained()]).toEqual([0, 0])
  await settle(world, sale)
  expect([await gained(), await commissionOf(world, sale.orderId)]).toEqual([0, 0])
})
test('won before anything settled: the order holds it again', async () => {
  const sale = await one()
  const ref = await disputed(online, sale.session)
  expect(await heldBy(world, sale.orderId)).toBe(0)
  await decided(online, ref, true)
  expect([await heldBy(world, sale.orderId), await gained()]).toEqual([sale.paid, 0])
  await settle(world, sale)
  expect(await gained()).toBe(sale.paid - part(sale.goods))
})
test('won after it settled: it settles then, with its commission, once', async () => {
  const sale = await one(3)
  const ref = await disputed(online, sale.session)
  await settle(world, sale)
  await settle(world, sale)
  expect(await gained()).toBe(0)
  await decided(online, ref, true)
  await heard(world)
  expect([await heldBy(world, sale.orderId), await gained(), await commissionOf(world, sale.orderId)]).toEqual([
    0,
    sale.paid - part(sale.goods),
    part(sale.goods),
  ])
})
test('a part of it: what is left settles, and commission is of that', async () => {
  const sale = await one(2)
  await decided(online, await disputed(online, sale.session, 1500), false)
  expect(await heldBy(world, sale.orderId)).toBe(sale.paid - 1500)
  await settle(world, sale)
  // the line takes what there is; what is lacking then is lacking of the freight
  expect(await gained()).toBe(sale.paid - 1500 - (await commissionOf(world, sale.orderId)))
  expect(await commissionOf(world, sale.orderId)).toBe(part(Math.min(sale.goods, sale.paid - 1500)))
})
test('after settlement: what is payable, and what that lacks is owed; won, what is owed is paid first', async () => {
  const sale = await one()
  await settle(world, sale)
  await paidOut(kiln)
  const ref = await disputed(online, sale.session)
  const [payable, receivable] = [ofMerchant(kiln, 'payable'), ofMerchant(kiln, 'receivable')]
  expect([await balanceOf(world.app.db, payable), await balanceOf(world.app.db, receivable)]).toEqual([0, -sale.paid])
  expect(await commissionOf(world, sale.orderId)).toBe(part(sale.goods))
  await decided(online, ref, true)
  expect([await balanceOf(world.app.db, payable), await balanceOf(world.app.db, receivable)]).toEqual([0, 0])
})
test('one of two lines has settled: what is held goes first, and comes back there', async () => {
  const sale = await boughtOnline(online, [goods.skus.normal, 1], [goods.skus.second, 2])
  const [first, second] = [sale.lines[0]!, sale.lines[1]!]
  await settle(world, first)
  const mine = first.goods - part(first.goods)
  expect(await gained()).toBe(mine)
  const ref = await disputed(online, sale.session)
  expect([await heldBy(world, first.orderId), await gained()]).toEqual([0, mine - first.goods])
  await decided(online, ref, true)
  expect([await heldBy(world, first.orderId), await gained()]).toEqual([first.paid - first.goods, mine])
  await settle(world, second)
  const theirs = first.paid - first.goods - part(second.goods)
  expect([await heldBy(world, first.orderId), await gained()]).toEqual([0, mine + theirs])
})
test('half refunded: the refund that waits is met by what was lost, and its merchant pays nothing twice', async () => {
  const sale = await one(2)
  const ref = await disputed(online, sale.session)
  await takenBack(world, sale, 1, `half ${sale.payNo}`)
  await heard(world)
  expect(await refundsOf(sale.orderId)).toMatchObject([{ rerouted: null }])
  await decided(online, ref, false)
  await quiet()
  expect(await refundsOf(sale.orderId)).toMatchObject([{ status: 'done', rerouted: 'chargeback' }])
  await settle(world, sale)
  expect([await gained(), await heldBy(world, sale.orderId)]).toEqual([0, 0])
  // it was met where it was: nothing went through the merchant's account
  expect(await movedAtMerchant(sale.orderId)).toBe(0)
})
test.each(['before', 'after'])(
  'asked for %s the bank took less than it: met so far, the rest is sent',
  async (when) => {
    const sale = await one(2)
    const lose = async () => decided(online, await disputed(online, sale.session, 1000), false)
    const ask = () => takenBack(world, sale, 2, `more ${sale.payNo}`)
    for (const act of when === 'before' ? [ask, lose] : [lose, ask]) await act()
    await quiet()
    const [rest, met, ...others] = await refundsOf(sale.orderId)
    expect([met, others]).toMatchObject([{ amount: 1000, status: 'done', rerouted: 'chargeback' }, []])
    // its provider refuses all of a disputed payment: staff send no more than this
    expect(rest).toMatchObject({ amount: sale.goods - 1000, status: 'failed', rerouted: null })
    await transact(world.app.db, async (trx) => takeOver(trx, (await holdRefund(trx, rest!.id))!, 'balance'))
    await settle(world, sale)
    // the freight alone is the merchant's
    expect([await gained(), await heldBy(world, sale.orderId)]).toEqual([sale.paid - sale.goods, 0])
  },
)
test('half refunded after it settled without its money: won, the refund goes out and the rest is settled', async () => {
  const sale = await one(2)
  const ref = await disputed(online, sale.session)
  await settle(world, sale)
  await takenBack(world, sale, 1, `half ${sale.payNo}`)
  await heard(world)
  expect(await gained()).toBe(0)
  await decided(online, ref, true)
  await quiet()
  const [refund] = await refundsOf(sale.orderId)
  expect(refund).toMatchObject({ status: 'done', rerouted: null })
  const kept = sale.goods - refund!.amount
  expect([await gained(), await heldBy(world, sale.orderId)]).toEqual([sale.paid - refund!.amount - part(kept), 0])
})
test('refunded after it settled with its money, and lost: what its merchant bore comes back to it', async () => {
  const sale = await one()
  await settle(world, sale)
  await decided(online, await disputed(online, sale.session), false)
  expect(await gained()).toBe(-part(sale.goods))
  await takenBack(world, sale, 1, `after ${sale.payNo}`)
  await quiet()
  expect(await refundsOf(sale.orderId)).toMatchObject([{ status: 'done', rerouted: 'chargeback' }])
  expect([await gained(), await commissionOf(world, sale.orderId)]).toEqual([0, 0])
})
test('two orders of one payment: each answers for its share, out of its own', async () => {
  const sale = await boughtOnline(online, [goods.skus.normal, 1], [goods.skus.paper, 2])
  const ofKiln = sale.lines.find(({ merchantId }) => merchantId === kiln)!
  const ofPaper = sale.lines.find(({ merchantId }) => merchantId === paper)!
  const paperBefore = await standsOf(world, paper)
  await settle(world, ofPaper)
  const ref = await disputed(online, sale.session)
  expect([await gained(), await heldBy(world, ofKiln.orderId)]).toEqual([0, 0])
  const ofPlatform = await commissionOf(world, ofPaper.orderId)
  expect(ofPlatform).toBeGreaterThan(0)
  expect((await standsOf(world, paper)) - paperBefore).toBe(-ofPlatform)
  await settle(world, ofKiln)
  await decided(online, ref, true)
  expect(await gained()).toBe(ofKiln.paid - part(ofKiln.goods))
  expect((await standsOf(world, paper)) - paperBefore).toBe(ofPaper.paid - ofPlatform)
})
test('a refund goes another way although a bank took a part: its merchant makes that up until it is won', async () => {
  const sale = await one(2)
  const ref = await disputed(online, sale.session, 1000)
  await takenBack(world, sale, 2, `whole ${sale.payNo}`)
  // of a line that went back whole the freight settles, out of all that is there
  await settle(world, sale)
  const freight = sale.paid - sale.goods
  expect(await gained()).toBe(freight)
  const [refund] = await refundsOf(sale.orderId)
  await transact(world.app.db, async (trx) => takeOver(trx, (await holdRefund(trx, refund!.id))!, 'balance'))
  expect([await gained(), await heldBy(world, sale.orderId)]).toEqual([freight - 1000, 0])
  await decided(online, ref, true)
  expect([await gained(), await heldBy(world, sale.orderId)]).toEqual([freight, 0])
})

interface Step {
  sale: Bought
  dispute?: string
  over?: boolean
}
test('settled, refunded, taken and given back in any order and at once: the books are always right', async () => {
  const seed = runSeed()
  console.log(`held: TEST_SEED=${seed}`)
  const dice = diceOf(seed)
  const sales: Step[] = []
  for (let n = 0; n < 5; n++) {
    const { normal, second, paper: sheet } = goods.skus
    sales.push({ sale: await boughtOnline(online, [normal, dice.int(1, 3)], [second, dice.int(1, 2)], [sheet, 2]) })
  }
  const act = async (of: Step, n: number): Promise<unknown> => {
    const line = dice.pick(of.sale.lines)
    const what = dice.pick(['settle', 'settle', 'refund', 'refund', 'dispute', 'dispute', 'decide'] as const)
    if (what === 'settle') return settle(world, line)
    if (what === 'refund') return takenBack(world, line, 1, `any ${n} ${line.lineId}`).catch(() => undefined)
    if (what === 'dispute' && of.dispute === undefined) {
      const amount = dice.chance(0.6) ? undefined : dice.int(1, of.sale.payable)
      const { body } = await online.control(`dispute/${of.sale.session}`, amount === undefined ? {} : { amount })
      of.dispute = (body as { dispute: { id: string } }).dispute.id
    } else if (what === 'decide' && of.dispute !== undefined && !of.over) {
      of.over = true
      await online.control(`${dice.chance(0.5) ? 'win' : 'lose'}-dispute/${of.dispute}`)
    }
    return world.runJobs()
  }
  for (let n = 0; n < 40; n++) {
    await Promise.all(Array.from({ length: dice.int(1, 3) }, (_, k) => act(dice.pick(sales), n * 10 + k)))
    if (n % 4 === 3) await rightBooks()
  }
  for (const { dispute, over } of sales)
    if (dispute !== undefined && !over) await decided(online, dispute, dice.chance(0.5))
  await quiet()
  for (const { sale } of sales) for (const line of sale.lines) await settle(world, line)
})
