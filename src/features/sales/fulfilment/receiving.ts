// Parcels that arrive: confirmed by the buyer or by time, given more time once, missed, found, lost.
import { freightOf, lockedOrder, noteOrder, type Hand, type LockedOrder, type Owner } from '../orders/orders.ts'
import { refundUnits } from '../payments/payments.ts'
import { tellBuyer, tellMembers } from './message-kinds.ts'
import { lockedParcel } from './locked-parcel.ts'
import {
  endParcel,
  receiveParcel,
  extendParcel,
  countedOf,
  linesOfParcel,
  markFound,
  markMissing,
  parcelsOf,
  unitsOf,
  type ParcelRow,
} from './queries.ts'
import { settleOrder } from './settling.ts'
import { isNothingLeft } from './standing.ts'
import { confirmKey, confirmTimer, missingKey, missingTimer } from './timers.ts'
import type { OrderStatus } from '../orders/states.ts'
import { restock } from '#features/catalog/products/products.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs, dropJob } from '#kernel/jobs/jobs.ts'

/** Marks one parcel, or all of an order that travel, as received. Refuses notFound, orderStateChanged. */
export async function confirm(
  db: Db,
  app: AppContext,
  which: { orderNo: string } | { parcelId: number },
  owner: Owner,
  hand: Hand,
): Promise<OrderStatus> {
  const { order, parcels } =
    'parcelId' in which ? await one(db, which.parcelId, owner) : await all(db, which.orderNo, owner)
  const travelling = parcels.filter(({ status }) => status === 'travelling')
  if (travelling.length === 0) throw new Refusal('orderStateChanged')
  for (const parcel of travelling) await receive(db, app, order, parcel, hand)
  return settleOrder(db, app, order, hand)
}
async function one(db: Db, parcelId: number, owner: Owner) {
  const { order, parcel } = await lockedParcel(db, parcelId, owner)
  return { order, parcels: [parcel] }
}
async function all(db: Db, orderNo: string, owner: Owner) {
  const order = await lockedOrder(db, { orderNo, ...owner })
  return { order, parcels: await parcelsOf(db, order.id) }
}
async function receive(db: Db, app: AppContext, order: LockedOrder, { id }: ParcelRow, hand: Hand): Promise<void> {
  const { get } = app.settings
  await receiveParcel(db, id, get('claimSeconds'), get('noReasonReturnSeconds'))
  await noteOrder(db, order, 'confirm', hand)
  await dropJob(db, confirmKey(id))
  await dropJob(db, missingKey(id))
  await addJobs(db, telling('order.received', { orderId: order.id }))
}

/** Its time is over and nobody missed it. Runs again without harm. */
export async function autoConfirm(db: Db, app: AppContext, parcelId: number): Promise<void> {
  const { order, parcel } = await lockedParcel(db, parcelId, { anybody: true })
  if (parcel.status !== 'travelling' || !parcel.due || parcel.missingAt !== null) return
  await receive(db, app, order, parcel, { actor: 'system' })
  await settleOrder(db, app, order, { actor: 'system' })
}

/** More time until a parcel counts as received, once. Refuses notFound, orderStateChanged, extendedAlready. */
export async function extend(db: Db, app: AppContext, owner: Owner, parcelId: number, hand: Hand): Promise<Date> {
  const { order, parcel } = await lockedParcel(db, parcelId, owner)
  if (parcel.status !== 'travelling') throw new Refusal('orderStateChanged')
  if (parcel.extended) throw new Refusal('extendedAlready')
  const at = await extendParcel(db, parcelId, app.settings.get('extendSeconds'))
  await noteOrder(db, order, 'extend', hand)
  await addJobs(db, [confirmTimer(parcelId, at)])
  return at
}

/** The buyer misses a parcel that has not moved for long, or should be there: its time stands still, the merchant must
 * answer. Refuses missingTooEarly with the hours. */
export async function reportMissing(
  db: Db,
  app: AppContext,
  owner: Owner,
  parcelId: number,
  hand: Hand,
): Promise<Date> {
  const { order, parcel } = await lockedParcel(db, parcelId, owner)
  if (parcel.status !== 'travelling' || parcel.missingAt !== null) throw new Refusal('orderStateChanged')
  const wait = Math.min(app.settings.get('missingAfterSeconds') - parcel.still, parcel.expectedIn ?? Infinity)
  if (wait > 0) throw new Refusal('missingTooEarly', { hours: Math.ceil(wait / 3600) })
  const until = await markMissing(db, parcelId, app.settings.get('missingAnswerSeconds'))
  await noteOrder(db, order, 'missing', hand)
  await addJobs(db, [missingTimer(parcelId, until)])
  await tellMembers(db, 'shopParcelMissed', order, `${parcelId} ${until.toISOString()}`)
  return until
}

/** What the merchant, or staff, state of a parcel. */
export type Statement =
  | { state: 'delivered'; note: string }
  | { state: 'lost'; note: string }
  | { state: 'returned'; note: string; saleable: boolean }
/**
 * A missed parcel was delivered: its time goes on. One that is lost or came back: its units are refunded from their
 * stored shares, with the freight when nothing else arrived. Refuses notFound, orderStateChanged.
 */
export async function state(
  db: Db,
  app: AppContext,
  owner: Owner,
  parcelId: number,
  statement: Statement,
  hand: Hand,
): Promise<OrderStatus> {
  const { order, parcel } = await lockedParcel(db, parcelId, owner)
  if (parcel.status !== 'travelling') throw new Refusal('orderStateChanged')
  const noted = { ...hand, note: statement.note }
  if (statement.state === 'delivered') {
    if (parcel.missingAt === null) throw new Refusal('orderStateChanged')
    const at = await markFound(db, parcelId, statement.note)
    await noteOrder(db, order, 'delivered', noted)
    await dropJob(db, missingKey(parcelId))
    await addJobs(db, [confirmTimer(parcelId, at)])
    await tellBuyer(db, 'parcelFound', order.id, String(parcelId))
    return order.status
  }
  await endParcel(db, parcelId, statement.state, statement.note)
  await noteOrder(db, order, statement.state, noted)
  const lines = await linesOfParcel(db, parcelId)
  const units = lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  const freight = isNothingLeft(await unitsOf(db, order.id)) ? () => freightOf(db, order.id) : undefined
  await refundUnits(db, app, order.id, units, statement.state, `parcel:${parcelId}:gone`, freight)
  if (statement.state === 'returned' && statement.saleable)
    await restock(db, await countedOf(db, lines), 'returned', `parcel:${parcelId}`)
  for (const name of [confirmKey(parcelId), missingKey(parcelId)]) await dropJob(db, name)
  await tellBuyer(db, 'parcelGone', order.id, String(parcelId))
  return settleOrder(db, app, order, noted)
}
