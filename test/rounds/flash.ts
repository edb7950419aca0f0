// Many buyers on few pieces: exactly as many orders as pieces, everybody else hears a clean no;
// then some pay, some cancel, the rest runs out, and every piece is where it should be.
import { auditBooks } from '../../bin/audit-books.ts'
import { adjustStock } from '#features/catalog/products/products.ts'
import { transact } from '#kernel/data/db.ts'
import { agreed, payPassword, place, stockOf, type Buyer } from '../buying.ts'
import { crowd } from '../crowd.ts'
import { makeShop } from '../goods.ts'
import { openWorld, type World } from '../world.ts'
import {
  diceOf,
  inParallel,
  openFindings,
  patiently,
  type Dice,
  type Findings,
  type Outcome,
  type Pace,
} from './round.ts'

const create = '/api/v2/order/sell/normal/create'
const cleanly = ['itemNotInStock', 'onlyLeft']

type Wish = Awaited<ReturnType<typeof agreed>>
export interface Flash {
  world: World
  skuId: number
  /** what each buyer agreed to and has not used up: whoever goes away empty comes again with it */
  wishes: Map<Buyer, Wish>
}
export async function openFlash(postgres?: string): Promise<Flash> {
  // who loses interest in one round may try again in the next
  const world = await openWorld({ postgres, settings: { letExpireTimes: 100_000, priceTokenSeconds: 86_400 } })
  const goods = await makeShop(world)
  return { world, skuId: goods.skus.cent, wishes: new Map() }
}

/** All buyers at once on `units` pieces. Returns the winners with their payment numbers. */
export async function rush(
  { world, skuId, wishes }: Flash,
  buyers: readonly Buyer[],
  units: number,
  found: Findings,
): Promise<{ buyer: Buyer; payNo: string; orderNo: string }[]> {
  await transact(world.app.db, (db) => adjustStock(db, [{ skuId, onHand: units }], 'test', 'flash'))
  // the lines to the database are open before the rush, so that the first ones really run side by side
  await Promise.all(
    buyers.slice(0, 32).map((buyer) => patiently(() => world.ask('/api/v2/order/sell/count', {}, buyer))),
  )
  await inParallel(buyers, 16, async (buyer) => {
    if (!wishes.has(buyer)) wishes.set(buyer, await agreed(world, buyer, { skuId, quantity: 1 }))
  })
  const replies = await Promise.all(
    buyers.map((buyer) => patiently(() => world.ask(create, wishes.get(buyer)!, buyer))),
  )
  const winners = replies.flatMap((r, i) =>
    r.status === 200 ? [{ buyer: buyers[i]!, payNo: r.data.payNo, orderNo: r.data.orderNos[0]! }] : [],
  )
  for (const { buyer } of winners) wishes.delete(buyer)
  const unclean = replies.filter((r) => r.status !== 200 && !cleanly.includes(r.data.reason ?? ''))
  found.expect(winners.length === Math.min(units, buyers.length), 'pieces sold are not the pieces there were', {
    units,
    sold: winners.length,
  })
  found.expect(unclean.length === 0, 'a refusal that is not clean', unclean[0]?.raw)
  const stock = await stockOf(world, skuId)
  found.expect(
    stock.onHand === units && stock.reserved === winners.length,
    'the stock does not hold what was sold',
    stock,
  )
  found.count('asked', replies.length)
  found.count('sold', winners.length)
  return winners
}

/** A third pays, a third cancels, the rest runs out. */
async function settle(
  { world, skuId }: Flash,
  winners: Awaited<ReturnType<typeof rush>>,
  units: number,
  dice: Dice,
  found: Findings,
): Promise<void> {
  const fates = winners.map(() => dice.pick(['pay', 'cancel', 'wait'] as const))
  await inParallel(winners, 8, async ({ buyer, payNo, orderNo }, i) => {
    if (fates[i] === 'pay') {
      const reply = await patiently(() =>
        world.ask('/api/v2/order/pay/create', { payNo, method: 'balance', payPassword }, buyer),
      )
      found.expect(reply.data.status === 'paid', 'a winner could not pay', reply.raw)
    } else if (fates[i] === 'cancel') {
      const reply = await patiently(() => world.ask('/api/v2/order/sell/cancel', { orderNo }, buyer))
      found.expect(reply.status === 200, 'a winner could not cancel', reply.raw)
    }
  })
  await world.advance(1_801_000)
  const paid = fates.filter((f) => f === 'pay').length
  const stock = await stockOf(world, skuId)
  found.expect(stock.onHand === units - paid && stock.reserved === 0, 'pieces did not come back', {
    ...stock,
    units,
    paid,
  })
}

/** Rounds of `crowdSize` buyers on `units` pieces. */
export const flashRound =
  (units: number, crowdSize: number) =>
  async ({ times, seed, postgres }: Pace): Promise<Outcome> => {
    const found = openFindings()
    const dice = diceOf(seed)
    const flash = await openFlash(postgres)
    try {
      const buyers = await crowd(flash.world, crowdSize, { fen: 1_000_000 })
      for (let round = 0; round < times; round++)
        await settle(flash, await rush(flash, dice.shuffle(buyers), units, found), units, dice, found)
      found.expect(
        (await auditBooks(flash.world.pool)).right,
        'the books',
        (await auditBooks(flash.world.pool)).differences,
      )
    } finally {
      await flash.world.close()
    }
    return found
  }

/**
 * All at once on a product of which one person may have one, each with two hands from preview to order, and nobody asks
 * again: as many orders as pieces, one each, and every other hand hears a clean no, never that the shop is crowded.
 */
export const limitedRound =
  (units: number, crowdSize: number) =>
  async ({ times, postgres }: Pace): Promise<Outcome> => {
    const found = openFindings()
    const world = await openWorld({ postgres })
    try {
      const { limited: skuId } = (await makeShop(world)).skus
      for (let round = 0; round < times; round++) {
        const { reserved } = await stockOf(world, skuId)
        await transact(world.app.db, (db) => adjustStock(db, [{ skuId, onHand: reserved + units }], 'test', 'flash'))
        const hands = (await crowd(world, crowdSize)).flatMap((buyer) => [buyer, buyer])
        const replies = await Promise.all(hands.map((buyer) => place(world, buyer, { skuId, quantity: 1 })))
        const winners = hands.filter((_, i) => replies[i]!.status === 200)
        found.expect(winners.length === units, 'pieces sold are not the pieces there were', { sold: winners.length })
        found.expect(new Set(winners).size === winners.length, 'somebody has more than one', winners.length)
        const clean = [...cleanly, 'exceedsPurchaseLimit']
        const unclean = replies.find((r) => r.status !== 200 && !clean.includes(r.data.reason ?? ''))
        found.expect(unclean === undefined, 'a refusal that is not clean', unclean?.raw)
        found.count('asked', replies.length)
        found.count('sold', winners.length)
      }
      const audit = await auditBooks(world.pool)
      found.expect(audit.right, 'the books', audit.differences)
    } finally {
      await world.close()
    }
    return found
  }

/** `count` creates at once under one request id: one order, one answer. And another body under that id is refused. */
export async function onceRound({ times, postgres }: Pace): Promise<Outcome> {
  const found = openFindings()
  const { world, skuId } = await openFlash(postgres)
  try {
    const buyers = await crowd(world, times)
    for (const buyer of buyers) {
      const requestId = crypto.randomUUID()
      const wish = { ...(await agreed(world, buyer, { skuId, quantity: 1 })), requestId }
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => patiently(() => world.ask(create, wish, buyer))),
      )
      const bodies = new Set(replies.map((r) => JSON.stringify([r.status, r.data])))
      found.expect(
        bodies.size === 1 && replies[0]!.status === 200,
        'one request id, several answers',
        [...bodies].slice(0, 3),
      )
      const { all } = await world.must('/api/v2/order/sell/count', {}, buyer)
      found.expect(all === 1, 'one request id, several orders', { all })
      const other = await world.ask(
        create,
        { ...(await agreed(world, buyer, { skuId, quantity: 2 })), requestId },
        buyer,
      )
      found.expect(other.data.reason === 'requestIdReused', 'another body under a used request id', other.raw)
    }
    const audit = await auditBooks(world.pool)
    found.expect(audit.right, 'the books', audit.differences)
  } finally {
    await world.close()
  }
  found.count('orders', times)
  return found
}
