// The stock verbs: reserve, consume, release, restock, take, adjust.
// Each is one guarded statement in the caller's transaction; lines of one SKU are summed, SKUs are locked in id order.
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import {
  moveStock,
  setPolicies,
  setStock,
  type Minding,
  type Moved,
  type StockLine,
  type Uncommon,
} from './stock-queries.ts'

/**
 * Holds pieces for an order. Refuses itemNotInStock or onlyLeft ({ skuId, left }) for the first SKU that has too
 * few; then nothing is held. Returns the SKUs that are not counted, of which nothing is held, and those that are
 * preordered.
 */
export async function reserveStock(db: Db, lines: readonly StockLine[], ref: string): Promise<Uncommon[]> {
  return enough(await moveStock(db, lines, { onHand: 0, reserved: 1 }, 'reserved', ref)).uncommon
}
function enough(moved: Moved): Moved {
  const [short] = moved.short
  if (short) throw new Refusal(short.left > 0 ? 'onlyLeft' : 'itemNotInStock', { skuId: short.skuId, left: short.left })
  return moved
}

/** The order is paid: reserved pieces leave. */
export const consumeStock = (db: Db, lines: readonly StockLine[], ref: string): Promise<void> =>
  sure(moveStock(db, lines, { onHand: -1, reserved: -1 }, 'sold', ref), ref)

/** The unpaid order is off: reserved pieces are free again. */
export const releaseStock = (db: Db, lines: readonly StockLine[], ref: string): Promise<void> =>
  sure(moveStock(db, lines, { onHand: 0, reserved: -1 }, 'released', ref), ref)

/** Pieces come back or in: a refund before shipment, a delivery. */
export const restock = (db: Db, lines: readonly StockLine[], reason: string, ref: string): Promise<void> =>
  sure(moveStock(db, lines, { onHand: 1, reserved: 0 }, reason, ref), ref)

/**
 * Pieces leave that no order holds: a replacement. Refuses itemNotInStock or onlyLeft ({ skuId, left }); what orders
 * hold is not touched.
 */
export async function takeStock(db: Db, lines: readonly StockLine[], reason: string, ref: string): Promise<void> {
  enough(await moveStock(db, lines, { onHand: -1, reserved: 0 }, reason, ref))
}

/** Pieces were counted: sets what is on hand, never below what orders hold. */
export async function adjustStock(
  db: Db,
  lines: readonly { skuId: number; onHand: number }[],
  reason: string,
  ref: string,
): Promise<void> {
  const changed = await setStock(db, lines, reason, ref)
  if (changed.length > 0) await dropPublic(db, 'catalog')
}

/** How these SKUs are minded from now on: what orders hold stays held. Returns those that changed. */
export async function mindStock(db: Db, lines: readonly Minding[]): Promise<number[]> {
  const changed = await setPolicies(db, lines)
  if (changed.length > 0) await dropPublic(db, 'catalog')
  return changed
}

/** What was held can always be taken or freed; if not, the books are wrong and the transaction must not stand. */
async function sure(moving: ReturnType<typeof moveStock>, ref: string): Promise<void> {
  const [short] = (await moving).short
  if (short) throw new Error(`stock of SKU ${short.skuId} does not hold what ${ref} counts on`)
}
