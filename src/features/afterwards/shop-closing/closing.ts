// Shops that close for good: asked for by an owner or by staff, confirmed by somebody else of the staff. From then on
// nothing is sold; what was sold is carried out by the shop's people. Until the days of grace are over it can be taken
// back; then what is not shipped is refunded, and when nothing is open any more the shop is closed, and stays so. In
// the caller's transaction.
import { tellOfClosing } from './message-kinds.ts'
import {
  holdRunning,
  insertClosing,
  markConfirmed,
  markEnded,
  markRefused,
  newestOf,
  openAt,
  shopBy,
  type Closing,
  type ShopStands,
} from './queries.ts'
import { closings } from './states.ts'
import { turnMerchant } from '#features/catalog/merchants/merchants.ts'
import { endKeysOf } from '#features/people/api-keys/api-keys.ts'
import { forgetWaitsAt } from '#features/catalog/back-in-stock/back-in-stock.ts'
import { restEndpointsOf } from '#features/afterwards/webhooks/webhooks.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { balanceOf, ofMerchant } from '#kernel/data/ledger.ts'
import { next } from '#kernel/data/machine.ts'
import { addJob, dropJob } from '#kernel/jobs/jobs.ts'
import { mustBeAnother, type Asked, type Reviewer, type StaffOnly } from '#kernel/security/approval.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'

export interface Actor {
  userId: number
  ip: string
}
const timer = (merchantId: number): string => `shopClosing:${merchantId}`
export const finishAt = (db: Db, merchantId: number, runAt: Date): Promise<unknown> =>
  addJob(db, 'shopClosing.finish', { merchantId }, { key: timer(merchantId), runAt })
const note = (db: Db, { userId, ip }: Actor, of: { merchantId: number }, deed: Noted): Promise<unknown> =>
  audit(db, { staffId: userId, ip, subject: 'merchant', subjectId: of.merchantId, ...deed })
type Noted = Pick<Deed, 'action' | 'before' | 'after' | 'reason' | 'singleHanded'>

/** Refuses notFound, shopIsClosed. */
async function standing(db: Db, merchantId: number): Promise<ShopStands> {
  const shop = await shopBy(db, merchantId)
  if (!shop) throw new Refusal('notFound')
  if (shop.status === 'closed') throw new Refusal('shopIsClosed')
  return shop
}
interface Wish {
  merchantId: number
  side: 'owner' | 'staff'
  reason: string
}
/** Refuses notFound, reasonRequired, shopIsClosed, closingAsked. */
export async function ask(db: Db, by: Actor, { merchantId, side, reason: said }: Wish): Promise<void> {
  const reason = said.trim()
  const running = await holdRunning(db, merchantId)
  await standing(db, merchantId)
  if (reason === '') throw new Refusal('reasonRequired')
  if (running) throw new Refusal('closingAsked')
  await insertClosing(db, { merchantId, userId: by.userId, side, reason })
  await tellOfClosing(db, merchantId, 'merchantClosingAsked', {})
  await note(
    db,
    by,
    { merchantId },
    { action: `${side === 'owner' ? '' : 'merchant.'}closing.ask`, after: { side }, reason },
  )
}

/** Who asked for what is still to be answered, and when. */
export async function askedOf(db: Db, merchantId: number): Promise<Asked | undefined> {
  const closing = await newestOf(db, merchantId)
  return closing?.status === 'asked' ? { by: closing.askedBy, at: closing.createdAt } : undefined
}
interface Answer {
  merchantId: number
  decision: 'approve' | 'reject'
  reason: string
}
/** Refuses notFound, reasonRequired, closingChanged, and what mustBeAnother refuses. */
export async function decide(
  db: Db,
  app: AppContext,
  who: StaffOnly,
  reviewer: Reviewer,
  { merchantId, decision, reason: said }: Answer,
): Promise<'confirmed' | 'refused'> {
  const closing = await holdRunning(db, merchantId)
  const shop = await standing(db, merchantId)
  const event = decision === 'approve' ? 'confirm' : 'refuse'
  if (!closing || !next(closings, closing.status, event)) throw new Refusal('closingChanged')
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  const by = await mustBeAnother(db, app, who, reviewer, { by: closing.askedBy, at: closing.createdAt })
  const deed = { ...by, subject: 'merchant', subjectId: merchantId, reason, before: { status: shop.status } }
  if (decision === 'reject') {
    await markRefused(db, closing.id, by.staffId, reason)
    await tellOfClosing(db, merchantId, 'merchantClosingRefused', { reason })
    await audit(db, { ...deed, action: 'merchant.closing.reject', after: { status: shop.status } })
    return 'refused'
  }
  const endsAt = await confirm(db, app, closing, shop, by.staffId)
  const after = { status: 'suspended', endsAt: endsAt.toISOString() }
  await audit(db, { ...deed, action: 'merchant.closing.approve', after })
  return 'confirmed'
}
async function confirm(db: Db, app: AppContext, { id, merchantId }: Closing, was: ShopStands, by: number) {
  // the key share of an order that is being made waits for this, and sees a shop that sells nothing
  if (was.status === 'open') await turnMerchant(db, merchantId, { from: 'open', to: 'suspended', reason: '' })
  const endsAt = await markConfirmed(db, id, { by, was, days: app.settings.get('shopClosingGraceDays') })
  await finishAt(db, merchantId, endsAt)
  await tellOfClosing(db, merchantId, 'merchantClosingConfirmed', { day: endsAt.toISOString() })
  return endsAt
}
/** As it was. Refuses notFound, reasonRequired, closingChanged (also once the days of grace are over). */
export async function takeBack(db: Db, app: AppContext, by: Actor, { merchantId, side, reason: said }: Wish) {
  const closing = await holdRunning(db, merchantId)
  const reason = said.trim()
  if (!closing || !next(closings, closing.status, 'takeBack')) throw new Refusal('closingChanged')
  if (closing.endsAt && closing.endsAt.getTime() <= app.clock.now()) throw new Refusal('closingChanged')
  if (reason === '') throw new Refusal('reasonRequired')
  if (closing.was === 'open') await turnMerchant(db, merchantId, { from: 'suspended', to: 'open', reason: '' })
  await markEnded(db, closing.id, 'takenBack')
  await dropJob(db, timer(merchantId))
  await tellOfClosing(db, merchantId, 'merchantClosingTakenBack', {})
  const action = `${side === 'owner' ? '' : 'merchant.'}closing.cancel`
  const change = { before: { closing: closing.status }, after: { closing: 'takenBack' } }
  await note(db, by, { merchantId }, { action, ...change, reason })
}

/** The end, if nothing is open any more. In a transaction of its own; false: later. Done again, it changes nothing. */
export async function finish(db: Db, merchantId: number): Promise<boolean> {
  const closing = await holdRunning(db, merchantId)
  if (!closing || !next(closings, closing.status, 'finish')) return true
  const { ordersUnpaid, ordersToShip, ordersOnTheWay, claims } = await openAt(db, merchantId)
  if (ordersUnpaid + ordersToShip + ordersOnTheWay + claims > 0) return false
  await turnMerchant(db, merchantId, { from: 'suspended', to: 'closed', reason: '' })
  await markEnded(db, closing.id, 'done')
  const [keys, webhooks] = [await endKeysOf(db, merchantId), await restEndpointsOf(db, merchantId)]
  await forgetWaitsAt(db, merchantId)
  await tellOfClosing(db, merchantId, 'merchantClosed', {})
  const deed = {
    action: 'merchant.close',
    before: { status: 'suspended' },
    after: { status: 'closed', keys, webhooks },
  }
  await audit(db, { ...deed, staffId: null, ip: 'system', subject: 'merchant', subjectId: merchantId })
  return true
}

/** What stands: the request, what is open, what the shop is owed and owes. Undefined where there is no such shop. */
export async function closingOf(db: Db, app: AppContext, merchantId: number) {
  const shop = await shopBy(db, merchantId)
  if (!shop) return undefined
  return {
    status: shop.status,
    closing: await newestOf(db, merchantId),
    open: await openAt(db, merchantId),
    payable: await balanceOf(db, ofMerchant(merchantId, 'payable')),
    receivable: await balanceOf(db, ofMerchant(merchantId, 'receivable')),
    graceDays: app.settings.get('shopClosingGraceDays'),
  }
}
