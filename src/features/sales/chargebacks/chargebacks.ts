// The door of chargebacks: a payer's bank takes a payment back. What happened is asked of the provider, whatever a
// notice says; money moves with it, each time once: out of what its merchants or the topped-up balance have, and back
// when it is won. A refund of what was lost so is none: its payer has the money already.
import {
  asksOf,
  attemptOfRefund,
  holdByRef,
  insertChargeback,
  insertPart,
  lostOf,
  noteState,
  ordersOf,
  paidBy,
  partsOf,
  toWatch,
  type Chargeback,
  type Paid,
  type Part,
} from './queries.ts'
import { tellOf } from './message-kinds.ts'
import {
  endOtherWay,
  holdRefund,
  methodOf,
  owedByPerson,
  takeOver,
  unfinishedOf,
  type DisputeState,
  type RedirectMethod,
} from '../payments/payments.ts'
import { owedBy } from '../settlement/settlement.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import {
  lockedBalance,
  move,
  ofMerchant,
  ofPlatform,
  ofUser,
  transfer,
  userBalance,
  type Account,
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
    const noted = await transact(db, (trx) => note(trx, { method, ref, before }, found))
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
  { method, ref, before }: AskedFor,
  found: DisputeState,
): Promise<'noted' | 'old' | 'unknown'> {
  const paid = await paidBy(db, method, found.txn)
  if (!paid) return 'unknown'
  const id = await insertChargeback(db, { attemptId: paid.attemptId, method, ref, ...found })
  if (id !== undefined) await share(db, id, paid, found.amount)
  const of = (await holdByRef(db, method, ref))!
  if (id === undefined && of.asks !== before) return 'old'
  await step(db, of, paid, found)
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
async function step(db: Db, of: Chargeback, paid: Paid, found: DisputeState): Promise<void> {
  const parts = await partsOf(db, of.id)
  const moved = found.taken !== of.taken
  if (moved)
    for (const part of parts) await (found.taken ? takeAway(db, of, paid, part) : bringBack(db, of, paid, part))
  await noteState(db, of.id, found, moved)
  const about = { id: of.id, amount: of.amount, payNo: paid.payNo, parts }
  await tellOf(db, about, 'Came')
  if (ended(found.state) && found.state !== of.status) await tellOf(db, about, found.state === 'won' ? 'Won' : 'Lost')
  if (found.state === 'lost') await cover(db, paid.attemptId)
}
/** Where the provider has our money: no method that keeps money for people knows of disputes. */
const source = ({ method }: Chargeback): Account => methodOf(method)!.source(null)
const keyOf = ({ id, moves }: Chargeback, part: Part, what: string): string =>
  `chargeback:${id}:${what}${moves}:${part.id}`

/** From its merchant, what that lacks it owes; of a top-up from the balance, what that lacks its owner owes. What an
 * order holds stays with its lines, and settles the debt when they are settled. */
async function takeAway(db: Db, of: Chargeback, { userId }: Paid, part: Part): Promise<void> {
  const from =
    part.merchantId === null
      ? await owedByPerson(db, userId, part.amount)
      : await owedBy(db, part.merchantId, part.amount)
  await transfer(db, keyOf(of, part, 'taken'), 'chargeback', [...from, { ...source(of), amount: part.amount }])
}
/** What is owed is paid first. */
async function bringBack(db: Db, of: Chargeback, { userId }: Paid, part: Part): Promise<void> {
  const [debt, to] =
    part.merchantId === null
      ? [ofUser(userId, 'debt'), userBalance(userId)]
      : [ofMerchant(part.merchantId, 'receivable'), ofMerchant(part.merchantId, 'payable')]
  const paid = Math.min(part.amount, -(await lockedBalance(db, debt)))
  const legs = [
    { ...source(of), amount: -part.amount },
    { ...debt, amount: paid },
    { ...to, amount: part.amount - paid },
  ].filter((leg) => leg.amount !== 0)
  await transfer(db, keyOf(of, part, 'returned'), 'chargebackReturned', legs)
}

/** Refunds of what was lost need no sending: their payer has the money. It goes to whoever bore the chargeback. */
async function cover(db: Db, attemptId: number): Promise<void> {
  const parts = await lostOf(db, attemptId)
  if (parts.length === 0) return
  for (const { id } of await unfinishedOf(db, attemptId)) {
    const refund = await holdRefund(db, id)
    if (!refund || refund.status === 'done' || refund.rerouted !== null || refund.unsure) continue
    const part = parts.find((one) => one.orderId === refund.orderId && one.amount - one.covered >= refund.amount)
    if (!part) continue
    part.covered += refund.amount
    await takeOver(db, refund, 'chargeback')
    const legs = move(ofPlatform('suspense'), ofMerchant(part.merchantId!, 'payable'), refund.amount)
    await transfer(db, `chargeback:${part.chargebackId}:covered${id}:${part.id}`, 'chargebackCovered', legs)
    await endOtherWay(db, refund, true)
  }
}
/** A refund that was asked for after the chargeback was lost, or has been refused. */
export async function coverLater(db: Db, key: string): Promise<void> {
  const attemptId = await attemptOfRefund(db, key)
  if (attemptId !== undefined) await cover(db, attemptId)
}
