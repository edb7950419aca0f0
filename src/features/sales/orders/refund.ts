// What goes back of a paid order: the stored shares of its units, summed and never priced again.
import { addRefunded, addRefundedUnits, lockLines, readLines, type SharedLine } from './refund-queries.ts'
import { freightLeft, takeFreight } from './moving-queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { sumOfUnits, type UnitShare } from '#kernel/data/money.ts'
import { Refusal } from '#kernel/call/refusal.ts'

export interface Units {
  orderLineId: number
  quantity: number
}
/** In fen: what the payer gets, and what the platform had added for these units. */
export interface UnitsBack {
  payer: number
  platform: number
}

export const noUnits: UnitsBack = { payer: 0, platform: 0 }
/** The freight of an order, once: what went back before is nothing. */
export const freightOf = async (db: Db, orderId: number): Promise<UnitsBack> =>
  (await takeFreight(db, orderId)) ?? noUnits

/** What would go back of the freight of each of these orders now, in fen; nothing is taken. */
export const freightOfOrders = (db: Db, orderIds: readonly number[]): Promise<Map<number, number>> =>
  freightLeft(db, orderIds)
/** The same of one. */
export const freightOfOrder = async (db: Db, orderId: number): Promise<number> =>
  (await freightOfOrders(db, [orderId])).get(orderId) ?? 0

/** What the next `quantity` units of a line carry. */
function carriedBy(
  { quantity: of, refundedQuantity: first, payable, shares }: SharedLine,
  quantity: number,
): UnitsBack {
  const carried = (share: UnitShare): number => sumOfUnits(share, of, first, quantity)
  const platform = shares.filter((share) => share.bearer === 'platform').map(carried)
  return { payer: carried(payable), platform: platform.reduce((a, b) => a + b, 0) }
}

/** The lines of these units, locked for the rest of the transaction: then nobody else gives them back. */
export const lockUnits = (db: Db, orderId: number, units: readonly Units[]): Promise<SharedLine[]> =>
  lockLines(
    db,
    orderId,
    units.map((unit) => unit.orderLineId),
  )

/** The sums of these units of locked lines. Refuses orderStateChanged when a line has not so many left. */
export function weighUnits(lines: readonly SharedLine[], units: readonly Units[]): UnitsBack {
  const back: UnitsBack = { payer: 0, platform: 0 }
  for (const { orderLineId, quantity } of units) {
    const line = lines.find(({ id }) => id === orderLineId)
    const twice = units.filter((unit) => unit.orderLineId === orderLineId).length > 1
    if (!line || twice || quantity < 1 || line.refundedQuantity + quantity > line.quantity)
      throw new Refusal('orderStateChanged')
    const { payer, platform } = carriedBy(line, quantity)
    back.payer += payer
    back.platform += platform
  }
  return back
}

/**
 * What the payer would get for the next units of each of these lines, of whatever orders, in their order; units that
 * went back already are passed over.
 */
export async function weighEach(db: Db, units: readonly Units[]): Promise<number[]> {
  const lines = await readLines(
    db,
    units.map((unit) => unit.orderLineId),
  )
  return units.map(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return line ? carriedBy(line, Math.min(quantity, line.quantity - line.refundedQuantity)).payer : 0
  })
}
/** Notes units as given back, after `weighUnits` in the same transaction. */
export async function noteUnits(db: Db, orderId: number, units: readonly Units[]): Promise<void> {
  for (const { orderLineId, quantity } of units) await addRefundedUnits(db, orderLineId, quantity)
  await addJobs(db, telling('order.unitsReturned', { orderId }))
}

/** Notes money that goes back for an order. Refuses when it would pass what was paid. */
export async function noteRefund(db: Db, orderId: number, amount: number): Promise<void> {
  if (!(await addRefunded(db, orderId, amount))) throw new Refusal('orderStateChanged')
}
