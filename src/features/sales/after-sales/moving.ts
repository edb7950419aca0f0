// Every move of a claim: its state, its history, its deadline with the timer, and who is told. The order is locked
// first, then the claim: of two hands at once the second sees what the first has done.
import { lockedOrder, type Hand, type LockedOrder, type Owner } from '../orders/orders.ts'
import {
  holdUnits,
  insertHistory,
  lockClaim,
  moveClaimRow,
  openReplaced,
  orderOfClaim,
  type Changes,
  type ClaimKey,
  type ClaimRow,
} from './queries.ts'
import { giveBack } from './money.ts'
import { endParcels } from './parcel-queries.ts'
import { claimMachine, isOpen, timeOf, type ClaimEvent } from './states.ts'
import { tellOfMove } from './telling.ts'
import { dueKey, dueTimer, settleTimer } from './timers.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { next } from '#kernel/data/machine.ts'
import { addJobs, dropJob } from '#kernel/jobs/jobs.ts'

export interface Locked {
  order: LockedOrder
  claim: ClaimRow
}
/** A claim and its order, both locked. Refuses invalidAfterSale, for other people's and merchants' too. */
export async function lockedClaim(db: Db, key: ClaimKey, owner: Owner): Promise<Locked> {
  const orderId = await orderOfClaim(db, key, owner)
  if (orderId === undefined) throw new Refusal('invalidAfterSale')
  const order = await lockedOrder(db, { id: orderId, ...owner })
  return { order, claim: await lockClaim(db, key) }
}

export interface Step {
  hand: Hand
  uploads?: readonly string[]
  changes?: Changes
}
const endings: Partial<Record<ClaimEvent, Changes['ended_because']>> = {
  confirm: 'done',
  deny: 'denied',
  decideNotArrived: 'notArrived',
}
const endingOf = (claim: ClaimRow, event: ClaimEvent): Changes['ended_because'] =>
  event === 'expire' ? (claim.status === 'toBeReturned' ? 'noLogistics' : 'rejected') : endings[event]

/** Moves a locked claim by an event; the claim as it stands then. Refuses afterSaleStateChanged. */
export async function moveClaim(
  db: Db,
  app: AppContext,
  claim: ClaimRow,
  event: ClaimEvent,
  { hand, uploads = [], changes = {} }: Step,
): Promise<ClaimRow> {
  const to = next(claimMachine, claim.status, event)
  if (!to) throw new Refusal('afterSaleStateChanged')
  const because = endingOf(claim, event)
  const begins = to === 'pendingRefund' && event !== 'bounce'
  const back = begins ? await giveBack(db, app, claim) : undefined
  const written: Changes = {
    ...(event !== 'edit' && { not_arrived: false }),
    ...changes,
    ...(because && { ended_because: because }),
    ...(back && { goods_refunded: back.goods, freight_refunded: back.freight }),
  }
  const moves = { status: to, moves: claim.moves + 1, astray: claim.astray && to === claim.status }
  const after: ClaimRow = { ...claim, ...seenIn(written), ...moves }
  if (to !== claim.status) await endParcels(db, claim.id)
  after.deadline = await write(db, app, claim, after, event, written)
  await insertHistory(db, claim.id, { event, from: claim.status, to, ...hand, uploads })
  if (to === 'cancelledByUser' || because === 'noLogistics') await holdUnits(db, claim.id, claim.orderLineId, [])
  if (event === 'confirm') await openReplaced(db, claim.id, app.settings.get('claimReplacedSeconds'))
  await tellOfMove(db, after, event, hand)
  if (back && back.goods + back.freight === 0) return complete(db, app, after)
  return after
}
/** Writes the row and sets the timer of its new deadline, which it tells. */
async function write(
  db: Db,
  app: AppContext,
  before: ClaimRow,
  after: ClaimRow,
  event: ClaimEvent,
  changes: Changes,
): Promise<Date | null> {
  const time = timeOf(after)
  const moved = await moveClaimRow(db, before.id, {
    from: before.status,
    to: after.status,
    seconds: time === undefined ? null : app.settings.get(time),
    runsOn: event === 'edit',
    ended: !isOpen(after.status),
    changes,
  })
  if (!moved) throw new Refusal('afterSaleStateChanged')
  if (moved.deadline) await addJobs(db, [dueTimer(before.id, moved.deadline)])
  else await dropJob(db, dueKey(before.id))
  if (!isOpen(after.status)) await addJobs(db, [settleTimer(before.orderId)])
  return moved.deadline
}
/** The money has arrived, or there is none. */
export async function complete(db: Db, app: AppContext, claim: ClaimRow): Promise<ClaimRow> {
  const step = { hand: { actor: 'system' } } as const
  const sent = claim.status === 'pendingRefund' ? await moveClaim(db, app, claim, 'send', step) : claim
  return moveClaim(db, app, sent, 'pay', step)
}
/** The changes as the next look at the claim would see them. */
const seenIn = (changes: Changes): Partial<ClaimRow> => ({
  ...(changes.appeal !== undefined && { appeal: changes.appeal }),
  ...(changes.refused !== undefined && { refused: changes.refused }),
  ...(changes.must_accept !== undefined && { mustAccept: changes.must_accept }),
  ...(changes.not_arrived !== undefined && { notArrived: changes.not_arrived }),
  ...(changes.resubmitted !== undefined && { resubmitted: changes.resubmitted }),
  ...(changes.ended_because !== undefined && { endedBecause: changes.ended_because }),
  ...(changes.return_freight !== undefined && { returnFreight: changes.return_freight }),
})
