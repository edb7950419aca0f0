// Checkout load from many buyers that remembers what was acknowledged.
// Unanswered requests are asked again under the same request id, as a client would.
import { payPassword, type Buyer } from '../buying.ts'
import type { Front, Reply } from '../front.ts'
import { diceOf, pause, type Findings } from './round.ts'

interface Placed {
  buyer: Buyer
  requestId: string
  payNo: string
  orderNo: string
  paid: boolean
  cancelled: boolean
}
export interface Load {
  run: () => Promise<void>
  stop: () => void
  check: () => Promise<void>
}
const create = '/api/v2/order/sell/normal/create'

/** Longer than any recovery, also on a machine that does other work. */
const patienceMs = 240_000
/** 503 and broken lines are no answer: asks until there is one. undefined when it never comes, which is a finding. */
async function answered<T>(ask: () => Promise<Reply<T>>, found: Findings): Promise<Reply<T> | undefined> {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    const reply = await ask().catch(() => undefined)
    if (reply && reply.status !== 503) {
      found.expect(reply.status < 500, 'a server error under faults', reply.raw)
      found.count(reply.status < 500 ? 'answers' : 'server errors')
      if (reply.status < 500) return reply
    } else found.count(reply ? 'crowded' : 'no answer')
    await pause(50)
  }
  found.expect(false, 'no answer came', { afterMs: patienceMs })
  return undefined
}

export function openLoad(
  front: Front,
  buyers: readonly Buyer[],
  skuIds: readonly number[],
  seed: number,
  found: Findings,
): Load {
  const placed: Placed[] = []
  let stopped = false
  const shopper = async (buyer: Buyer, lane: number): Promise<void> => {
    const dice = diceOf(seed + lane)
    while (!stopped) {
      const order = await placeOne(front, buyer, { skuId: dice.pick(skuIds), quantity: dice.int(1, 3) }, found)
      if (!order) continue
      placed.push(order)
      await follow(front, order, dice.roll(), found)
    }
  }
  return {
    run: async () => void (await Promise.all(buyers.map(shopper))),
    stop: () => (stopped = true),
    check: () => check(front, placed, found),
  }
}

/**
 * Others hold the pieces for their few seconds, or gave them back since the preview said "sold out"; or the buyer has
 * let go of too many.
 */
function mayBeRefused({ reason, changes = [] }: { reason?: string; changes?: { field: string }[] }): boolean {
  if (reason === 'totalChanged') return changes.length > 0 && changes.every(({ field }) => field === 'problem')
  return ['onlyLeft', 'itemNotInStock', 'tooManyUnpaid', 'letExpire'].includes(reason ?? '')
}

async function placeOne(
  front: Front,
  buyer: Buyer,
  from: { skuId: number; quantity: number },
  found: Findings,
): Promise<Placed | undefined> {
  const preview = await answered(
    () => front.ask('/api/v2/order/sell/normal/preview', { from, addressId: buyer.addressId }, buyer),
    found,
  )
  if (!preview) return undefined
  if (preview.status !== 200) return void found.expect(false, 'a preview was refused', preview.raw)
  const requestId = crypto.randomUUID()
  const wish = { from, addressId: buyer.addressId, priceToken: preview.data.priceToken, requestId }
  const reply = await answered(() => front.ask(create, wish, buyer), found)
  if (!reply) return undefined
  if (reply.status === 200)
    return {
      buyer,
      requestId,
      payNo: reply.data.payNo,
      orderNo: reply.data.orderNos[0]!,
      paid: false,
      cancelled: false,
    }
  found.expect(mayBeRefused(reply.data), 'an order was refused', reply.raw)
  return void (await pause(200))
}

/** Pays most, cancels some, starts paying online for some, leaves the rest to its deadline. */
async function follow(front: Front, order: Placed, roll: number, found: Findings): Promise<void> {
  const { buyer, payNo, orderNo } = order
  if (roll < 0.6) {
    const reply = await answered(
      () => front.ask('/api/v2/order/pay/create', { payNo, method: 'balance', payPassword }, buyer),
      found,
    )
    if (!reply) return
    order.paid = reply.data.status === 'paid'
    found.expect(order.paid || reply.data.reason === 'orderClosed', 'a payment was refused', reply.raw)
  } else if (roll < 0.75) {
    const reply = await answered(
      () =>
        front.ask(
          '/api/v2/order/sell/cancel',
          { orderNo, requestId: order.requestId.replace(/^./, (c) => (c === '0' ? '1' : '0')) },
          buyer,
        ),
      found,
    )
    order.cancelled = reply?.status === 200
  } else if (roll < 0.85) {
    await answered(() => front.ask('/api/v2/order/pay/create', { payNo, method: 'online' }, buyer), found)
  }
}

/** What was acknowledged is there and stands as it was told; nothing is there twice. */
async function check(front: Front, placed: readonly Placed[], found: Findings): Promise<void> {
  const { rows } = await front.pool.query<{ orderNo: string; status: string; user: string }>(
    `select order_no as "orderNo", status, user_id as user from shop_order where user_id = any($1)`,
    [[...new Set(placed.map((p) => p.buyer.userId))]],
  )
  const byNo = new Map(rows.map((r) => [r.orderNo, r.status]))
  for (const p of placed) {
    const status = byNo.get(p.orderNo)
    found.expect(status !== undefined, 'an acknowledged order is lost', p.orderNo)
    if (p.paid)
      found.expect(status === 'awaitingShipment', 'an acknowledged payment is lost', { ...p, buyer: 0, status })
    if (p.cancelled)
      found.expect(status === 'cancelled', 'an acknowledged cancellation is lost', { ...p, buyer: 0, status })
  }
  found.expect(rows.length === placed.length, 'orders were doubled or made without a word', {
    there: rows.length,
    acknowledged: placed.length,
  })
  found.count('orders', rows.length)
  found.count('paid', placed.filter((p) => p.paid).length)
}
