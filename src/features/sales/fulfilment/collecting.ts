// Orders that are collected: the merchant has one ready, somebody shows its code, it is handed over; or nobody comes.
import {
  lockedOrder,
  noteOrder,
  setCollected,
  setReady,
  type Hand,
  type LockedOrder,
  type OrderKey,
} from '../orders/orders.ts'
import { callOff, partsOf } from './calling-off.ts'
import { tellBuyer, tellMembers, tellReady } from './message-kinds.ts'
import { codeUse, digitsOf, markOf, newCode, orderOfTicket, ticketOf } from './pickup-codes.ts'
import { dropCode, findWaiting, insertCode } from './pickup-queries.ts'
import { answerRequest, insertParcel, newestRequest, receiveParcel, unitsOf } from './queries.ts'
import { settleOrder } from './settling.ts'
import { unshipped } from './standing.ts'
import { uncollectedKey, uncollectedTimer, unshippedKey, type UncollectedStage } from './timers.ts'
import type { OrderStatus } from '../orders/states.ts'
import { mustTakeBack } from '#features/catalog/merchants/merchants.ts'
import { sealedCode } from '#features/platform/messages/messages.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { own } from './carriers.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs, dropJob } from '#kernel/jobs/jobs.ts'
import { giveBack, hold, settle } from '#kernel/security/abuse/meters.ts'
import { seal } from '#kernel/security/sealed.ts'
import type { Language } from '#kernel/text/language.ts'

const dayMs = 86_400_000
/** Refuses notFound, orderStateChanged (not paid, not to be collected), cancelRequestPending. */
async function toHandOver(db: Db, key: OrderKey): Promise<LockedOrder> {
  const order = await lockedOrder(db, key)
  if (order.status !== 'awaitingShipment' || !order.isCollected) throw new Refusal('orderStateChanged')
  if ((await newestRequest(db, order.id))?.status === 'pending') throw new Refusal('cancelRequestPending')
  return order
}

/** It waits for whoever collects it, who gets the code; until when it is kept. Refuses notFound, orderStateChanged,
 * cancelRequestPending, returnAddressRequired. */
export async function ready(db: Db, app: AppContext, key: OrderKey, hand: Hand): Promise<Date> {
  const order = await toHandOver(db, key)
  if (order.readyAt) throw new Refusal('orderStateChanged')
  await mustTakeBack(db, order.merchantId)
  const { get } = app.settings
  const until = await setReady(db, order.id, get('uncollectedCallOffDays'))
  await noteOrder(db, order, 'ready', hand)
  for (const part of await partsOf(db, order.id)) await dropJob(db, unshippedKey(part))
  const tellAt = new Date(app.clock.now() + get('uncollectedTellDays') * dayMs)
  await addJobs(db, [uncollectedTimer(order.id, 'tell', tellAt)])
  await tellReady(db, order.id, sealedCode(app, order.userId, await keepCode(db, app, order)), until)
  return until
}
const most = 20
async function keepCode(db: Db, app: AppContext, { id, merchantId }: LockedOrder): Promise<string> {
  for (let n = 0; n < most; n++) {
    const code = newCode()
    const kept = { orderId: id, merchantId, mark: markOf(app, merchantId, code), sealed: seal(app, codeUse, id, code) }
    if (await insertCode(db, kept)) return code
  }
  throw new Error('no pickup code is free')
}

/**
 * The order of this merchant that waits under a code, with a ticket to hand it over. Wrong codes are counted for all
 * who work for the merchant; a right one does not make earlier wrong ones good. Refuses pickupCodeUnknown with the
 * tries left, alike for one that was used and one of another merchant; pickupLocked. Outside of transactions.
 */
export async function lookUp(db: Db, app: AppContext, merchantId: number, typed: string, lang: Language) {
  const { get } = app.settings
  const key = `pickupCode ${merchantId}`
  const budget = { key, allowed: get('pickupMaxTries'), seconds: get('pickupLockSeconds') }
  const { counts, spent } = await hold(db, [budget])
  if (spent) throw new Refusal('pickupLocked', { count: Math.ceil(spent.wait / 60) })
  const found = await findWaiting(db, merchantId, markOf(app, merchantId, digitsOf(typed)), lang)
  if (found) {
    await giveBack(db, [budget])
    const { orderId, readyAt, ...order } = found
    return { ...order, readyAt: readyAt.toISOString(), ticket: ticketOf(app, { merchantId, orderId }) }
  }
  await settle(db, key)
  const triesLeft = budget.allowed - (counts[0]?.n ?? budget.allowed)
  if (triesLeft <= 0) throw new Refusal('pickupLocked', { count: Math.ceil(budget.seconds / 60) })
  throw new Refusal('pickupCodeUnknown', { count: triesLeft })
}

/** What was found by its code changes hands: as a parcel that arrived at once. Refuses notFound (no such ticket),
 * orderStateChanged (handed over or called off meanwhile), cancelRequestPending. */
export async function handOver(
  db: Db,
  app: AppContext,
  merchantId: number,
  ticket: string,
  hand: Hand,
): Promise<{ orderNo: string; status: OrderStatus }> {
  const orderId = orderOfTicket(app, merchantId, ticket)
  if (orderId === undefined) throw new Refusal('notFound')
  const order = await toHandOver(db, { id: orderId, merchantId })
  if (!order.readyAt) throw new Refusal('orderStateChanged')
  const lines = unshipped(await unitsOf(db, orderId))
  const parcel = { orderId, carrier: own, waybill: '', confirmSeconds: 0, expected: null, lines }
  const { id } = await insertParcel(db, parcel)
  const { get } = app.settings
  await receiveParcel(db, id, get('claimSeconds'), get('noReasonReturnSeconds'))
  await setCollected(db, orderId)
  await dropCode(db, orderId)
  await noteOrder(db, order, 'collected', hand)
  await dropJob(db, uncollectedKey(orderId))
  await addJobs(db, telling('order.received', { orderId }))
  return { orderNo: order.orderNo, status: await settleOrder(db, app, order, hand) }
}

/** Nobody collects it: both are told, then it is cancelled and refunded. Runs again without harm. */
export async function uncollectedFor(db: Db, app: AppContext, orderId: number, stage: UncollectedStage): Promise<void> {
  const order = await lockedOrder(db, { id: orderId, anybody: true })
  if (order.status !== 'awaitingShipment' || !order.readyAt || !order.collectUntil) return
  if (stage === 'tell') {
    await addJobs(db, [uncollectedTimer(orderId, 'callOff', order.collectUntil)])
    await tellBuyer(db, 'orderUncollected', orderId)
    return tellMembers(db, 'shopUncollected', order)
  }
  if (app.clock.now() < order.collectUntil.getTime()) return
  const request = await newestRequest(db, orderId)
  if (request?.status === 'pending') await answerRequest(db, request.id, 'approved', '')
  await callOff(db, app, order, 'uncollected', { actor: 'system' })
}
