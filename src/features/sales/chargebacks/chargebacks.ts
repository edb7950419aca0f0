// The door of chargebacks: a payer's bank takes a payment back. What happened is asked of the provider, whatever a
// notice says; money moves with it, each time once: out of what its orders hold, else what their merchants or the
// topped-up balance have, and back when it is won. A refund of what was lost is none: its payer has the money already.
import {
  asksOf,
  attemptOfRefund,
  holdByRef,
  insertChargeback,
  insertPart,
  lostOf,
  noteHeld,
  noteState,
  ordersOf,
  paidBy,
  partsOf,
  toWatch,
  type Chargeback,
  type LostPart,
  type Paid,
  type Part,
} from './queries.ts'
import { tellOf } from './message-kinds.ts'
import { chargedBackOf, givenTo, noteChargedBack, owedBy } from '../orders/orders.ts'
import {
  endOtherWay,
  holdRefund,
  methodOf,
  owedByPerson,
  partRefund,
  takeOver,
  unfinishedOf,
  type DisputeState,
  type HeldRefund,
  type RedirectMethod,
} from '../payments/payments.ts'
import { goneOf, settleGone } from '../settlement/settlement.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import {
  heldOrder,
  lockedBalance,
  ofPlatform,
  ofUser,
  transfer,
  userBalance,
  type Account,
  type Leg,
} from '#kernel/data/ledger.ts'
import { split } from '#kernel/data/money.ts'

/** The provider's way to tell of disputes, of a method that has one. */
export function disputesOf(code: string): NonNullable<RedirectMethod['disputes']> | undefined {
  const method = methodOf(code)
  return method?.interaction === 'redirect' ? method.disputes : undefined
}

/** Asks the provider how a dispute stands, and follows. Never inside a transaction; runs again without harm. An answer
 * that came late, behind a newer one, is old: it is asked for again. */
export async function follow(db: Db, app: AppContext, method: string, ref: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await asksOf(db, method, ref)
    const found = await disputesOf(method)?.query(app, ref)
    if (!found) return
    const noted = await transact(db, (trx) => note(trx, app, { method, ref, before }, found))
    if (noted === 'unknown')
      app.log.error({ method, ref, txn: found.txn }, 'a bank takes back a payment that nothing here was paid by')
    if (noted !== 'old') return
  }
  throw new Error('a newer answer of the provider was noted each time')
}
const mostTries = 10
interface AskedFor {
  method: string
  ref: string
  /** how often it had been noted when it was asked for */
  before: number | undefined
}
async function note(
  db: Db,
  app: AppContext,
  { method, ref, before }: AskedFor,
  found: DisputeState,
): Promise<'noted' | 'old' | 'unknown'> {
  const paid = await paidBy(db, method, found.txn)
  if (!paid) return 'unknown'
  const id = await insertChargeback(db, { attemptId: paid.attemptId, method, ref, ...found })
  if (id !== undefined) await share(db, id, paid, found.amount)
  const of = (await holdByRef(db, method, ref))!
  if (id === undefined && of.asks !== before) return 'old'
  await step(db, app, of, paid, found)
  return 'noted'
}
/** Every hour: notices are lost. */
export async function watch(db: Db, app: AppContext): Promise<void> {
  for (const { method, ref } of await toWatch(db))
    await follow(db, app, method, ref).catch((e: unknown) =>
      app.log.warn({ method, ref, error: String(e) }, 'a provider did not answer for a chargeback'),
    )
}
/** What of it each order answers for: as much of it as it was of the payment. */
async function share(db: Db, id: number, { paymentId, subject }: Paid, amount: number): Promise<void> {
  const orders = subject === 'orders' ? await ordersOf(db, paymentId) : []
  if (orders.length === 0) return void (await insertPart(db, id, { orderId: null, merchantId: null, amount }))
  const parts = split(
    amount,
    orders.map((order) => order.amount),
  )
  for (const [i, { orderId, merchantId }] of orders.entries())
    if (parts[i]! > 0) await insertPart(db, id, { orderId, merchantId, amount: parts[i]! })
}
const ended = (state: DisputeState['state']): boolean => state === 'won' || state === 'lost'
async function step(db: Db, app: AppContext, of: Chargeback, paid: Paid, found: DisputeState): Promise<void> {
  const parts = await partsOf(db, of.id)
  const moved = found.taken !== of.taken
  if (moved)
    for (const part of parts) await (found.taken ? takeAway(db, of, paid, part) : bringBack(db, of, paid, part))
  await noteState(db, of.id, found, moved)
  const about = { id: of.id, amount: of.amount, payNo: paid.payNo, parts }
  await tellOf(db, about, 'Came')
  if (ended(found.state) && found.state !== of.status) await tellOf(db, about, found.state === 'won' ? 'Won' : 'Lost')
  if (found.state === 'lost') await cover(db, app, paid.attemptId)
}
/** Where the provider has our money: no method that keeps money for people knows of disputes. */
const source = ({ method }: Chargeback): Account => methodOf(method)!.source(null)
const keyOf = ({ id, moves }: Chargeback, part: Part, what: string): string =>
  `chargeback:${id}:${what}${moves}:${part.id}`

/** Out of what its order holds, else from its merchant, what that lacks it owes; of a top-up from the balance, what
 * that lacks its owner owes. */
async function takeAway(db: Db, of: Chargeback, { userId }: Paid, part: Part): Promise<void> {
  const from =
    part.orderId === null ? await owedByPerson(db, userId, part.amount) : await takenOf(db, part, part.orderId)
  await transfer(db, keyOf(of, part, 'taken'), 'chargeback', [...from, { ...source(of), amount: part.amount }])
}
async function takenOf(db: Db, { id, merchantId, amount }: Part, orderId: number): Promise<Leg[]> {
  // locked first: what it holds does not settle meanwhile
  await chargedBackOf(db, orderId)
  const held = Math.min(amount, await lockedBalance(db, heldOrder(orderId)))
  await noteChargedBack(db, orderId, held)
  await noteHeld(db, id, held)
  const owed = await owedBy(db, merchantId!, amount - held)
  return held === 0 ? owed : [{ ...heldOrder(orderId), amount: -held }, ...owed]
}
/** To where it came from: what the order lacks still is its own again, and settles where its lines have settled; the
 * rest is its merchant's, or the balance's. What is owed is paid first. */
async function bringBack(db: Db, of: Chargeback, { userId }: Paid, part: Part): Promise<void> {
  const key = keyOf(of, part, 'returned')
  const [first, { orderId, merchantId }] = [{ ...source(of), amount: -part.amount }, part]
  if (orderId === null || merchantId === null) {
    const legs = await givenToPerson(db, userId, part.amount)
    return void (await transfer(db, key, 'chargebackReturned', [first, ...legs]))
  }
  const { chargedBack } = await chargedBackOf(db, orderId)
  const held = Math.min(part.held, chargedBack)
  const legs = [...(await givenTo(db, merchantId, part.amount - held)), { ...heldOrder(orderId), amount: held }]
  await transfer(db, key, 'chargebackReturned', [first, ...legs])
  await noteChargedBack(db, orderId, -held)
  await noteHeld(db, part.id, 0)
  await settleGone(db, { id: orderId, merchantId }, key)
}
async function givenToPerson(db: Db, userId: number, amount: number): Promise<Leg[]> {
  const debt = ofUser(userId, 'debt')
  const owed = Math.min(amount, -(await lockedBalance(db, debt)))
  return [
    { ...debt, amount: owed },
    { ...userBalance(userId), amount: amount - owed },
  ].filter((leg) => leg.amount !== 0)
}

/** Refunds of what was lost need no sending: their payer has the money. What the chargeback took of the order stands
 * for them; what its merchant bore goes back to the merchant. */
async function cover(db: Db, app: AppContext, attemptId: number): Promise<void> {
  const parts = await lostOf(db, attemptId)
  if (parts.length === 0) return
  for (const { id } of await unfinishedOf(db, attemptId)) {
    const refund = await holdRefund(db, id)
    if (!refund || refund.status === 'done' || refund.rerouted !== null || refund.unsure || refund.atProvider) continue
    await meet(
      db,
      app,
      parts.filter(({ orderId }) => orderId === refund.orderId),
      refund,
    )
  }
}
/** As far as what was lost reaches; its provider is asked for no more than the rest. */
async function meet(db: Db, app: AppContext, parts: readonly LostPart[], refund: HeldRefund): Promise<void> {
  let rest = refund.amount
  for (const part of parts) {
    const met = Math.min(rest, part.amount - part.covered)
    if (met <= 0) continue
    part.covered += met
    await standFor(db, part, met < rest ? await partRefund(db, app, refund, met) : { ...refund, amount: met })
    rest -= met
    if (rest === 0) return
  }
}
async function standFor(db: Db, part: LostPart, refund: HeldRefund): Promise<void> {
  const [{ orderId, merchantId }, { amount }] = [part, refund]
  const { chargedBack } = await chargedBackOf(db, orderId!)
  // what settled lines lack was never the merchant's, and nothing of it is meant for refunds
  const gone = chargedBack === 0 ? 0 : await goneOf(db, orderId!)
  const met = Math.min(amount, chargedBack - gone)
  await takeOver(db, refund, 'chargeback', amount - met)
  await noteChargedBack(db, orderId!, -met)
  const key = `chargeback:${part.chargebackId}:covered${refund.id}:${part.id}`
  const legs = [{ ...ofPlatform('suspense'), amount: met - amount }, ...(await givenTo(db, merchantId!, amount - met))]
  await transfer(db, key, 'chargebackCovered', legs)
  await endOtherWay(db, refund, true)
}
/** A refund that was asked for after the chargeback was lost, or has been refused. */
export async function coverLater(db: Db, app: AppContext, key: string): Promise<void> {
  const attemptId = await attemptOfRefund(db, key)
  if (attemptId !== undefined) await cover(db, app, attemptId)
}
