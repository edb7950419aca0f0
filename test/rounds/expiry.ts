// Paying, cancelling and running out at one moment: an order ends in exactly one way, and money and stock follow.
import { auditBooks } from '../../bin/audit-books.ts'
import { closeUnpaid } from '#features/sales/orders/cancel.ts'
import { transact } from '#kernel/data/db.ts'
import { balanceOfBuyer, mustPlace, payFromBalance, stockOf, type Buyer } from '../buying.ts'
import { crowd } from '../crowd.ts'
import { makeShop } from '../goods.ts'
import { openWorld, type World } from '../world.ts'
import {
  diceOf,
  inParallel,
  openFindings,
  patiently,
  pause,
  type Dice,
  type Findings,
  type Outcome,
  type Pace,
} from './round.ts'

const fen = 100_000

export async function expiryRound({ times, seed, postgres }: Pace): Promise<Outcome> {
  const found = openFindings()
  const dice = diceOf(seed)
  const world = await openWorld({ postgres })
  try {
    const goods = await makeShop(world)
    const skuId = goods.skus.cent
    const before = await stockOf(world, skuId)
    const buyers = await crowd(world, times, { fen })
    const plans = buyers.map(() => ({
      deadline: dice.int(5, 90),
      pay: dice.int(0, 70),
      close: dice.int(0, 110),
      cancel: dice.chance(0.25) ? dice.int(0, 90) : undefined,
    }))
    const paid = await inParallel(buyers, 4, (buyer, i) => collide(world, buyer, skuId, plans[i]!, found))
    const stock = await stockOf(world, skuId)
    const sold = paid.filter(Boolean).length
    found.expect(stock.onHand === before.onHand - sold && stock.reserved === 0, 'the stock does not follow', {
      ...stock,
      sold,
    })
    await world.runJobs()
    const audit = await auditBooks(world.pool)
    found.expect(audit.right, 'the books', audit.differences)
  } finally {
    await world.close()
  }
  return found
}

interface Plan {
  /** ms from now: the deadline, and when each hand reaches for the order */
  deadline: number
  pay: number
  close: number
  cancel: number | undefined
}
/** One order under three hands at once. True when it ended paid. */
async function collide(world: World, buyer: Buyer, skuId: number, plan: Plan, found: Findings): Promise<boolean> {
  const placed = await mustPlace(world, buyer, { skuId, quantity: 1 })
  const orderNo = placed.orderNos[0]!
  const { rows } = await world.pool.query<{ id: string }>(
    `update payment set expires_at = shop_now() + $2 * interval '1 millisecond' where pay_no = $1 returning id`,
    [placed.payNo, plan.deadline],
  )
  const paymentId = Number(rows[0]!.id)
  const close = () => transact(world.app.db, (trx) => closeUnpaid(trx, world.app.context, paymentId))
  const [pay] = await Promise.all([
    pause(plan.pay).then(() => patiently(() => payFromBalance(world, buyer, placed.payNo))),
    pause(plan.close).then(close),
    plan.cancel === undefined
      ? undefined
      : pause(plan.cancel).then(() => patiently(() => world.ask('/api/v2/order/sell/cancel', { orderNo }, buyer))),
  ])
  await pause(Math.max(0, plan.deadline + 5 - Math.max(plan.pay, plan.close)))
  await close()
  const again = await payFromBalance(world, buyer, placed.payNo)
  const { status } = await world.must('/api/v2/order/sell/detail', { orderNo }, buyer)
  const balance = await balanceOfBuyer(world, buyer)
  const paid = status === 'awaitingShipment'
  const evidence = { status, balance, payable: placed.payable, plan, pay: pay.raw, again: again.raw }
  found.expect(paid || status === 'closed' || status === 'cancelled', 'an order that has not ended', evidence)
  found.expect(
    (pay.data.status === 'paid') === paid && (again.data.status === 'paid') === paid,
    'the answer to paying is not what became of the order',
    evidence,
  )
  found.expect(balance === fen - (paid ? placed.payable : 0), 'the money does not follow the order', evidence)
  found.expect(pay.status < 500 && again.status < 500, 'a server error', evidence)
  found.count(status)
  return paid
}

/** Two hands pay the same number at once, by balance: it is paid once. */
export async function doublePayRound({ times, seed, postgres }: Pace): Promise<Outcome> {
  const found = openFindings()
  const dice: Dice = diceOf(seed)
  const world = await openWorld({ postgres })
  try {
    const goods = await makeShop(world)
    for (const buyer of await crowd(world, times, { fen })) {
      const placed = await mustPlace(world, buyer, { skuId: goods.skus.cent, quantity: dice.int(1, 5) })
      const replies = await Promise.all(
        Array.from({ length: dice.int(2, 6) }, () => patiently(() => payFromBalance(world, buyer, placed.payNo))),
      )
      found.expect(replies.filter((r) => r.data.status === 'paid').length >= 1, 'nobody could pay', replies[0]?.raw)
      found.expect(
        replies.every((r) => r.status < 500),
        'a server error',
        replies.find((r) => r.status >= 500)?.raw,
      )
      found.expect((await balanceOfBuyer(world, buyer)) === fen - placed.payable, 'paid more than once')
      found.count('paid')
    }
    const audit = await auditBooks(world.pool)
    found.expect(audit.right, 'the books', audit.differences)
  } finally {
    await world.close()
  }
  return found
}
