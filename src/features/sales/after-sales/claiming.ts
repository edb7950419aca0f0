// The buyer's side of a claim before it is answered: filed, changed, submitted again, withdrawn.
import { lockedOrder, type LockedOrder } from '../orders/orders.ts'
import { lockedClaim, moveClaim } from './moving.ts'
import {
  activeReason,
  holdUnits,
  insertClaim,
  insertHistory,
  linesOf,
  moveClaimRow,
  rewriteClaim,
  sourcesOf,
  type ClaimRow,
  type LineRow,
  type Reason,
  type StoredWish,
} from './queries.ts'
import { isExchangeable } from './exchange-queries.ts'
import { buyerActions, kindOf, timeOf, type ClaimStatus, type ClaimType } from './states.ts'
import { tellMerchant } from './telling.ts'
import { dueTimer } from './timers.ts'
import { claimable, takeUnits, type Taken } from './units.ts'
import { takeUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export interface Wish {
  type: ClaimType
  returnGoods?: boolean
  reasonId: number
  explanation: string
  uploadIds?: readonly string[]
}
export interface LineWish {
  orderLineId: number
  quantity: number
  /** of an exchange: another SKU of the product */
  skuId?: number
}
const fresh = {
  status: 'pendingReview',
  appeal: null,
  refused: false,
  mustAccept: false,
  astray: false,
  notArrived: false,
  resubmitted: 0,
  shopClosed: false,
} as const

/**
 * Files a claim for each of these lines of an order, all or none. Refuses notFound, explanationRequired, reasonUnfit,
 * claimTooMany (with how many may be claimed), claimWindowOver, exchangeUnfit, uploadNotFound, badInput.
 */
export async function file(
  db: Db,
  app: AppContext,
  userId: number,
  orderNo: string,
  wish: Wish,
  lines: readonly LineWish[],
): Promise<string[]> {
  const order = await lockedOrder(db, { orderNo, userId })
  if (new Set(lines.map((l) => l.orderLineId)).size !== lines.length)
    throw new Refusal('badInput', { field: 'lines', rule: 'uniqueItems' })
  const { reason, returnGoods, explanation } = await checked(db, wish)
  const bought = await linesOf(db, order.id)
  const parties = { merchantId: order.merchantId }
  const uploads = (await takeUploads(db, userId, 'claim', wish.uploadIds ?? [], parties)).map((u) => u.id)
  const serviceNos: string[] = []
  for (const asked of lines) {
    const line = bought.find((b) => b.orderLineId === asked.orderLineId)
    if (!line) throw new Refusal('badInput', { field: 'lines', rule: 'ofOrder' })
    const filed = { quantity: asked.quantity, filedAt: app.clock.now(), claimId: 0 }
    const units = await unitsFor(db, app, line, reason, filed)
    const stored: StoredWish = {
      type: wish.type,
      returnGoods,
      quantity: asked.quantity,
      reasonId: reason.id,
      fault: reason.fault,
      explanation,
      uploads,
      exchangeSkuId: await exchangeOf(db, wish.type, line, asked.skuId),
    }
    serviceNos.push(await insert(db, app, order, line, stored, units))
  }
  return serviceNos
}
async function insert(
  db: Db,
  app: AppContext,
  order: LockedOrder,
  line: LineRow,
  wish: StoredWish,
  units: readonly Taken[],
): Promise<string> {
  const { userId, merchantId, id: orderId } = order
  const serviceNo = documentNumber(app.clock.now())
  const { orderLineId } = line
  const id = await insertClaim(db, { serviceNo, orderId, orderLineId, userId, merchantId, wish })
  await holdUnits(db, id, orderLineId, units)
  const hand = { actor: 'buyer', actorId: userId } as const
  const told = { note: wish.explanation, uploads: wish.uploads }
  await insertHistory(db, id, { event: 'file', from: null, to: 'pendingReview', ...hand, ...told })
  const time = timeOf({ ...fresh, type: wish.type, returnGoods: wish.returnGoods })
  const state = { from: 'pendingReview', to: 'pendingReview', ended: false, changes: {} } as const
  const seconds = time === undefined ? null : app.settings.get(time)
  const moved = await moveClaimRow(db, id, { ...state, seconds })
  if (moved?.deadline) await addJobs(db, [dueTimer(id, moved.deadline)])
  if (kindOf(wish) !== 'replenishment')
    await tellMerchant(db, { merchantId, serviceNo, orderId, moves: 0 }, 'claimOpened', 'file')
  return serviceNo
}

/** Refuses explanationRequired, reasonUnfit. */
async function checked(db: Db, { type, returnGoods = type !== 'refundOnly', reasonId, explanation }: Wish) {
  if (plainWords(explanation) === '') throw new Refusal('explanationRequired')
  const goodsReturn = type === 'exchange' ? returnGoods : type === 'returnAndRefund'
  const reason = await activeReason(db, reasonId)
  if (!reason?.kinds.includes(kindOf({ type, returnGoods: goodsReturn }))) throw new Refusal('reasonUnfit')
  return { reason, returnGoods: goodsReturn, explanation: plainWords(explanation) }
}
/** Refuses reasonUnfit, claimWindowOver, claimTooMany. */
async function unitsFor(
  db: Db,
  app: AppContext,
  { orderLineId, return7 }: LineRow,
  { free }: Reason,
  { quantity, filedAt, claimId }: { quantity: number; filedAt: number; claimId: number },
): Promise<Taken[]> {
  if (free && !return7) throw new Refusal('reasonUnfit')
  const sources = await sourcesOf(db, [orderLineId], claimId)
  const asked = { quantity, filedAt, now: app.clock.now(), withoutReason: free }
  const units = takeUnits(sources, asked)
  if (units) return units
  const left = claimable(sources, asked)
  const late = left === 0 && sources.some((s) => s.free + s.own > 0)
  throw late ? new Refusal('claimWindowOver') : new Refusal('claimTooMany', { orderLineId, left })
}
/** What is wanted instead: the same SKU when nothing is said. Refuses exchangeUnfit. */
async function exchangeOf(db: Db, type: ClaimType, line: LineRow, skuId: number | undefined): Promise<number | null> {
  if (type !== 'exchange') return null
  if (skuId === undefined || skuId === line.skuId) return line.skuId
  if (!(await isExchangeable(db, line.skuId, skuId))) throw new Refusal('exchangeUnfit')
  return skuId
}

/**
 * Changes a claim that waits for its answer, or submits a rejected one again. Refuses invalidAfterSale,
 * afterSaleStateChanged, noSubmissionsLeft and what filing refuses.
 */
export async function edit(
  db: Db,
  app: AppContext,
  userId: number,
  serviceNo: string,
  wish: Wish & Omit<LineWish, 'orderLineId'>,
): Promise<ClaimStatus> {
  const { order, claim } = await lockedClaim(db, { serviceNo }, { userId })
  const most = app.settings.get('claimResubmissions')
  if (!buyerActions(claim, most).includes('edit')) {
    const spent = claim.status === 'merchantRejected' && claim.resubmitted >= most
    throw new Refusal(spent ? 'noSubmissionsLeft' : 'afterSaleStateChanged')
  }
  const { reason, returnGoods, explanation } = await checked(db, wish)
  const line = (await linesOf(db, order.id)).find((l) => l.orderLineId === claim.orderLineId)!
  const held = { quantity: wish.quantity, filedAt: claim.createdAt.getTime(), claimId: claim.id }
  const units = await unitsFor(db, app, line, reason, held)
  const uploads = await evidence(db, claim, wish.uploadIds ?? [])
  await holdUnits(db, claim.id, claim.orderLineId, units)
  await rewriteClaim(db, claim.id, {
    type: wish.type,
    returnGoods,
    quantity: wish.quantity,
    reasonId: reason.id,
    fault: reason.fault,
    explanation,
    uploads,
    exchangeSkuId: await exchangeOf(db, wish.type, line, wish.skuId),
  })
  const changed = { ...claim, type: wish.type, returnGoods, quantity: wish.quantity, fault: reason.fault, uploads }
  const again = claim.status === 'merchantRejected'
  const hand = { actor: 'buyer', actorId: userId, note: explanation } as const
  const changes = again ? { resubmitted: claim.resubmitted + 1, appeal: null } : {}
  const moved = await moveClaim(db, app, changed, again ? 'resubmit' : 'edit', { hand, uploads, changes })
  return moved.status
}
/** Files that the claim has already stay; new ones are taken. Refuses uploadNotFound, badInput. */
async function evidence(db: Db, { uploads, userId, merchantId }: ClaimRow, wanted: readonly string[]) {
  const added = wanted.filter((id) => !uploads.includes(id))
  await takeUploads(db, userId, 'claim', added, { merchantId })
  if (wanted.length > 9 || new Set(wanted).size !== wanted.length)
    throw new Refusal('badInput', { field: 'uploadIds', rule: 'maxItems' })
  return [...wanted]
}

/** Refuses invalidAfterSale, afterSaleStateChanged. */
export async function withdraw(db: Db, app: AppContext, userId: number, serviceNo: string): Promise<ClaimStatus> {
  const { claim } = await lockedClaim(db, { serviceNo }, { userId })
  return (await moveClaim(db, app, claim, 'withdraw', { hand: { actor: 'buyer', actorId: userId } })).status
}

/** Asks the platform to look at a rejection. Refuses invalidAfterSale, afterSaleStateChanged, explanationRequired. */
export async function appeal(
  db: Db,
  app: AppContext,
  userId: number,
  serviceNo: string,
  { explanation, uploadIds }: { explanation: string; uploadIds: readonly string[] },
): Promise<ClaimStatus> {
  const { claim } = await lockedClaim(db, { serviceNo }, { userId })
  if (!buyerActions(claim, 0).includes('appeal')) throw new Refusal('afterSaleStateChanged')
  if (plainWords(explanation) === '') throw new Refusal('explanationRequired')
  const taken = await takeUploads(db, userId, 'claim', uploadIds, { merchantId: claim.merchantId })
  const hand = { actor: 'buyer', actorId: userId, note: plainWords(explanation) } as const
  const step = { hand, uploads: taken.map((u) => u.id), changes: { appeal: 'pending' } } as const
  return (await moveClaim(db, app, claim, 'appeal', step)).status
}
