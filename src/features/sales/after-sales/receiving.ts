// The merchant has the goods: they are refunded at once, or the replacement is due.
import { noteFreightRepaid, type ClaimRow } from './queries.ts'
import { repayReturnFreight } from './money.ts'
import { moveClaim, type Step } from './moving.ts'
import { tellFreight } from './telling.ts'
import { restock } from '#features/catalog/products/products.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

/** Stock comes back only where the merchant says that the goods can be sold again. */
export async function takeBack(
  db: Db,
  app: AppContext,
  claim: ClaimRow,
  event: 'receive' | 'decideArrived',
  step: Step,
): Promise<ClaimRow> {
  const received = await moveClaim(db, app, claim, event, step)
  const { skuId, quantity, serviceNo, counted } = claim
  if (step.changes?.saleable && counted) await restock(db, [{ skuId, quantity }], 'returned', `claim:${serviceNo}`)
  const refunds = claim.type === 'returnAndRefund'
  const after = refunds ? await moveClaim(db, app, received, 'refund', { hand: { actor: 'system' } }) : received
  const repaid = await repayReturnFreight(db, app, claim)
  if (repaid > 0 && claim.returnFreightRepaid === 0) {
    await noteFreightRepaid(db, claim.id, repaid)
    await tellFreight(db, claim, repaid)
  }
  return after
}
