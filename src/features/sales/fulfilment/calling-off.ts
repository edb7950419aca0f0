// Paid orders that are called off before they are shipped: asked by the buyer and answered, or not answered; or because
// the merchant never ships. Only units that no parcel holds.
import { freightOf, lockedOrder, noteOrder, type Hand, type LockedOrder, type OrderKey } from '../orders/orders.ts'
import { refundUnits } from '../payments/payments.ts'
import {
  answerRequest,
  countedOf,
  insertCalledOff,
  insertReminder,
  insertRequest,
  newestRequest,
  unitsOf,
  type PaidOrder,
} from './queries.ts'
import { tellBuyer, tellMembers, tellPreorderLate, tellRejected } from './message-kinds.ts'
import { settleOrder } from './settling.ts'
import { isNothingLeft, unshipped } from './standing.ts'
import {
  lateFrom,
  silenceKey,
  silenceTimer,
  stageSeconds,
  stages,
  unshippedTimer,
  type Part,
  type Stage,
} from './timers.ts'
import type { OrderStatus } from '../orders/states.ts'
import { restock } from '#features/catalog/products/products.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJobs, dropJob } from '#kernel/jobs/jobs.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

/**
 * Asks the merchant to call off what is not shipped. Refuses notFound, orderStateChanged, cancelRequestPending,
 * cancelRejected (within a day of a rejection), reasonRequired.
 */
export async function requestCancel(db: Db, app: AppContext, key: OrderKey, reason: string, hand: Hand): Promise<Date> {
  const order = await lockedOrder(db, key)
  if (order.status !== 'awaitingShipment') throw new Refusal('orderStateChanged')
  if (plainWords(reason) === '') throw new Refusal('reasonRequired')
  const last = await newestRequest(db, order.id)
  if (last?.status === 'pending') throw new Refusal('cancelRequestPending')
  if (last?.status === 'rejected' && last.fresh) throw new Refusal('cancelRejected')
  const { id, answerBy } = await insertRequest(
    db,
    order.id,
    plainWords(reason),
    app.settings.get('cancelAnswerSeconds'),
  )
  await noteOrder(db, order, 'requestCancel', { ...hand, note: plainWords(reason) })
  await addJobs(db, [silenceTimer(id, answerBy)])
  await tellMembers(db, 'shopCancelAsked', order, String(id))
  return answerBy
}

/** The merchant answers. Refuses notFound, orderStateChanged (nothing is asked), reasonRequired for a rejection. */
export async function answerCancel(
  db: Db,
  app: AppContext,
  key: OrderKey,
  { approve, reason }: { approve: boolean; reason: string },
  hand: Hand,
): Promise<OrderStatus> {
  const order = await lockedOrder(db, key)
  const request = await newestRequest(db, order.id)
  if (request?.status !== 'pending') throw new Refusal('orderStateChanged')
  if (!approve && plainWords(reason) === '') throw new Refusal('reasonRequired')
  return conclude(db, app, order, request.id, { approve, reason: plainWords(reason) }, hand)
}
async function conclude(
  db: Db,
  app: AppContext,
  order: LockedOrder,
  requestId: number,
  { approve, reason }: { approve: boolean; reason: string },
  hand: Hand,
): Promise<OrderStatus> {
  await answerRequest(db, requestId, approve ? 'approved' : 'rejected', reason)
  await dropJob(db, silenceKey(requestId))
  await noteOrder(db, order, approve ? 'cancelApproved' : 'cancelRejected', { ...hand, note: reason })
  if (approve) return callOff(db, app, order, `request:${requestId}`, hand)
  await tellRejected(db, order.id, requestId, reason)
  return order.status
}
/** Nobody answered in time: that is a yes. Runs again without harm. */
export async function silence(db: Db, app: AppContext, orderId: number, requestId: number): Promise<void> {
  const order = await lockedOrder(db, { id: orderId, anybody: true })
  const request = await newestRequest(db, orderId)
  if (request?.id !== requestId || request.status !== 'pending' || !request.due) return
  await conclude(db, app, order, requestId, { approve: true, reason: '' }, { actor: 'system' })
}

/** Units that no parcel holds go back into the stock, their money to the payer; the freight when none is left. All of
 * them, or those of a part. */
export async function callOff(
  db: Db,
  app: AppContext,
  order: LockedOrder,
  why: string,
  hand: Hand,
  part?: Pick<Part, 'day'>,
): Promise<OrderStatus> {
  const all = await unitsOf(db, order.id)
  const units = unshipped(part ? all.filter(({ preorderDay }) => preorderDay === part.day) : all)
  if (units.length === 0) return order.status
  await insertCalledOff(db, units)
  const freight = isNothingLeft(await unitsOf(db, order.id)) ? () => freightOf(db, order.id) : undefined
  const back = units.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  await refundUnits(db, app, order.id, back, 'calledOff', `order:${order.id}:${why}`, freight)
  await restock(db, await countedOf(db, units), 'calledOff', `order:${order.id}:${why}`)
  if (hand.actor === 'system') await tellMembers(db, 'shopCalledOff', order, why)
  const status = await settleOrder(db, app, order, hand)
  if (status !== 'cancelled') await tellBuyer(db, 'orderRestCalledOff', order.id, why)
  return status
}

/** All of an order that is not shipped, whatever it waits for. Nothing where nothing is left to ship. */
export async function callOffOf(db: Db, app: AppContext, orderId: number, why: string): Promise<void> {
  const order = await lockedOrder(db, { id: orderId, anybody: true })
  if (order.status !== 'awaitingShipment') return
  const request = await newestRequest(db, order.id)
  if (request?.status === 'pending') {
    await answerRequest(db, request.id, 'approved', '')
    await dropJob(db, silenceKey(request.id))
  }
  await callOff(db, app, order, why, { actor: 'system' })
}

/** The buyer asks the merchant to hurry, once in a while. Refuses notFound, orderStateChanged, remindedAlready. */
export async function remind(db: Db, app: AppContext, key: OrderKey, hand: Hand): Promise<void> {
  const order = await lockedOrder(db, key)
  if (order.status !== 'awaitingShipment' || order.readyAt) throw new Refusal('orderStateChanged')
  if ((await newestRequest(db, order.id))?.status === 'pending') throw new Refusal('cancelRequestPending')
  if (!(await insertReminder(db, order.id, app.settings.get('remindAgainSeconds'))))
    throw new Refusal('remindedAlready')
  const noted = await noteOrder(db, order, 'remind', hand)
  await tellMembers(db, 'shopReminded', order, String(noted))
}

/** A merchant who does not ship a part of an order: both are told, staff are alarmed, it is called off. Sets the next
 * stage. */
export async function unshippedFor(db: Db, app: AppContext, part: Part, stage: Stage): Promise<void> {
  const order = await lockedOrder(db, { id: part.orderId, anybody: true })
  if (order.status !== 'awaitingShipment' || order.paidAt === null || order.readyAt !== null) return
  if (app.clock.now() < lateFrom(part, order.paidAt) + stageSeconds(app, stage) * 1000) return
  const units = await unitsOf(db, order.id)
  if (unshipped(units.filter(({ preorderDay }) => preorderDay === part.day)).length === 0) return
  const following = stages[stages.indexOf(stage) + 1]
  if (following) await addJobs(db, [unshippedTimer(app, part, following, order.paidAt)])
  if (stage === 'tell') await tellLate(db, order, part.day)
  if (stage === 'alarm')
    app.log.error({ orderNo: order.orderNo, merchantId: order.merchantId }, 'a merchant has long not shipped an order')
  if (stage === 'callOff') {
    const request = await newestRequest(db, order.id)
    // who asked to cancel all of it gets all of it
    const isAsked = request?.status === 'pending'
    if (isAsked) await answerRequest(db, request.id, 'approved', '')
    const why = part.day === null ? 'unshipped' : `unshipped:${part.day}`
    await callOff(db, app, order, why, { actor: 'system' }, isAsked ? undefined : part)
  }
}
async function tellLate(db: Db, order: LockedOrder, day: string | null): Promise<void> {
  if (day !== null) return tellPreorderLate(db, order, day)
  await tellBuyer(db, order.isCollected ? 'orderNotReady' : 'orderUnshipped', order.id)
  await tellMembers(db, order.isCollected ? 'shopNotReady' : 'shopOrderLate', order)
}
/** The parts of an order, each with a clock of its own. */
export const partsOf = async (db: Db, orderId: number): Promise<Part[]> =>
  [...new Set((await unitsOf(db, orderId)).map(({ preorderDay }) => preorderDay))].map((day) => ({ orderId, day }))
/** A paid order begins to be watched. */
export const watch = (db: Db, app: AppContext, { id, paidAt, days }: PaidOrder): Promise<void> =>
  addJobs(
    db,
    days.map((day) => unshippedTimer(app, { orderId: id, day }, 'tell', paidAt)),
  )
