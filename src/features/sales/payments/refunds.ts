// Money going back: by the way it came, once per business key, the ledger moved when the provider says done. What a
// provider refuses is tried again, slower each time, shown as trouble and told to staff; nothing of it is forgotten.
import {
  lockUnits,
  makeUp,
  noteRefund,
  noteUnits,
  noUnits,
  weighUnits,
  type Units,
  type UnitsBack,
} from '../orders/orders.ts'
import { sendByBank } from './bank-refunds.ts'
import { attemptById, payingAttempt, type Attempt } from './attempt-queries.ts'
import { methodOf } from './methods.ts'
import type { PaymentMethod, RedirectMethod, RefundState } from './methods/method.ts'
import type { Oddity } from './methods/took.ts'
import { within } from './patience.ts'
import { noteAnswer } from './question-queries.ts'
import { noteStep } from './refund-letters.ts'
import { heedRerouted } from './rerouted.ts'
import {
  insertRefund,
  noteRefused,
  noteSent,
  planTry,
  refundById,
  untriedRefunds,
  type NewRefund,
  type RefundRow,
} from './refund-queries.ts'
import { together, type Db } from '#kernel/data/db.ts'
import { addJob, addJobs, type Job } from '#kernel/jobs/jobs.ts'
import { telling } from '#kernel/jobs/events.ts'
import { heldOrder, isPosted, move, ofPlatform, transfer, userBalance, type Account } from '#kernel/data/ledger.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

/** Why money that came goes back at once: too late, for nothing, or not as it was asked. */
export type BackReason = 'late' | 'notWanted' | 'wrongAmount' | Oddity

/** Money that came for an order that no longer wants it waits here until it has gone back. */
const suspense = ofPlatform('suspense')
const timer = (id: number, runAt?: Date): Job => ({
  name: 'payments.refund',
  payload: { refundId: id },
  key: `payments.refund:${id}`,
  ...(runAt ? { runAt } : {}),
})

/** Makes the refund once per key, sends it on its way and tells the payer. False when it was made before. */
async function begin(db: Db, app: AppContext, refund: Omit<NewRefund, 'refundNo'>): Promise<boolean> {
  const made = await insertRefund(db, { ...refund, refundNo: documentNumber(app.clock.now()) })
  if (!made) return false
  await addJobs(db, [
    ...(refund.byHand ? [] : [timer(made.id)]),
    { name: 'payments.tellRefund', payload: { refundId: made.id } },
  ])
  await noteStep(db, made.id, 'begun')
  return true
}

/** Gives back `amount` fen of a paid order by the way it was paid, once per key.
 * Refuses orderStateChanged when that passes what was paid; then nothing of it stays. */
export const refundOrder = (
  db: Db,
  app: AppContext,
  orderId: number,
  amount: number,
  reason: string,
  key: string,
): Promise<void> =>
  together(db, async (trx) => {
    const attempt = await payingAttempt(trx, orderId)
    if (!attempt) throw new Refusal('orderStateChanged')
    if (await begin(trx, app, { key, attemptId: attempt.id, orderId, amount, reason }))
      await noteRefund(trx, orderId, amount)
  })

/** Gives units of a paid order back, once per key: the payer gets what they paid for them, the platform what it had
 * added; `freight` goes with them.
 * Both are sums of stored shares. Refuses orderStateChanged when a line has not so many units left.
 * What the payer gets, of the units and of the freight; undefined when it was done before. */
export async function refundUnits(
  db: Db,
  app: AppContext,
  orderId: number,
  units: readonly Units[],
  reason: string,
  key: string,
  freight: () => Promise<UnitsBack> = async () => noUnits,
): Promise<{ goods: number; freight: number } | undefined> {
  const lines = await lockUnits(db, orderId, units)
  if (await isPosted(db, `units:${key}`)) return undefined
  const [goods, way] = [weighUnits(lines, units), await freight()]
  const payer = goods.payer + way.payer
  const platform = goods.platform + way.platform
  if (platform > 0) await makeUp(db, orderId, platform, `units:${key}`)
  const legs = move(heldOrder(orderId), ofPlatform('promotion'), platform)
  await transfer(db, `units:${key}`, 'unitsReturned', legs)
  await noteUnits(db, orderId, units)
  if (payer > 0) await refundOrder(db, app, orderId, payer, reason, key)
  return { goods: goods.payer, freight: way.payer }
}

export interface Back {
  source: Account
  amount: number
  reason: BackReason
  /** the order that does not want it, where others under the payment number do */
  forOrderId?: number
  /** all that the provider took, for its sum is not told in fen */
  whole?: boolean
  /** the provider names no transaction: staff must find it */
  byHand?: boolean
}
/** Books money that nobody wants and sends it back. */
export async function giveBack(db: Db, app: AppContext, attempt: Attempt, back: Back): Promise<void> {
  const { source, forOrderId, ...refund } = back
  const what = forOrderId === undefined ? 'unwanted' : `rest:${forOrderId}`
  const key = `attempt:${attempt.id}:${what}`
  await transfer(db, key, 'unwantedPayment', move(source, suspense, refund.amount))
  await begin(db, app, { key, attemptId: attempt.id, orderId: null, forOrderId: forOrderId ?? null, ...refund })
}

/** Sends so much of a topped-up balance back the way it came: whoever leaves takes it along. Once per top-up. */
export async function returnTopUp(
  db: Db,
  app: AppContext,
  { attemptId, userId, amount }: { attemptId: number; userId: number; amount: number },
): Promise<void> {
  const key = `attempt:${attemptId}:leaving`
  await transfer(db, key, 'topUpReturned', move(userBalance(userId), suspense, amount))
  await begin(db, app, { key, attemptId, orderId: null, amount, reason: 'leaving' })
}

/** Carries a refund out: asks the provider under the refund's own number, then books it. The next try is planned first;
 * runs again without harm, and does not keep its caller waiting for a slow provider. */
export async function carryOut(db: Db, app: AppContext, refundId: number): Promise<void> {
  const { get } = app.settings
  const refund = await together(db, async (trx) => {
    const planned = await planTry(trx, refundId, get('refundAgainSeconds'), get('refundAgainLongestSeconds'))
    if (planned) await addJobs(trx, [timer(refundId, planned.againAt)])
    return planned
  })
  if (!refund) return
  const attempt = (await attemptById(db, refund.attemptId))!
  const method = methodOf(attempt.method)!
  if (method.interaction === 'password')
    return noteState(db, app, refund, method, attempt, { state: 'done', ref: null })
  if (method.interaction === 'transfer') return sendByBank(db, app, refund)
  const carrying = send(app, refund, method, attempt)
    .then(async (state) => {
      await noteAnswer(db, { refundId }, state?.state ?? 'silent', state?.why)
      if (state) await noteState(db, app, refund, method, attempt, state)
    })
    // a database that failed meanwhile: the timer tries again
    .catch((e: unknown) => app.log.warn({ refundNo: refund.refundNo, error: String(e) }, 'a refund could not be noted'))
  await within(get('providerPatienceMs'), carrying)
}

/** Undefined when the provider does not answer. */
async function send(
  app: AppContext,
  refund: RefundRow & { unsure: boolean },
  method: RedirectMethod,
  { txn }: Attempt,
): Promise<RefundState | undefined> {
  const { refundNo, refusals, ref, amount, whole, unsure, tries } = refund
  try {
    if (ref !== null) return await method.queryRefund(app, ref)
    // the provider keeps its refusal under the number of the sending: after one it needs another
    const sending = refusals === 0 ? refundNo : `${refundNo}-${refusals}`
    return await method.refund(app, { refundNo, sending, txn: txn!, amount: whole ? null : amount, unsure })
  } catch (e) {
    const fields = { refundNo, tries, error: String(e) }
    if (tries >= app.settings.get('attemptAskAlarm')) app.log.error(fields, 'a provider has long not told of a refund')
    else app.log.warn(fields, 'a provider did not answer for a refund: it is tried again')
    return undefined
  }
}

async function noteState(
  db: Db,
  app: AppContext,
  refund: RefundRow,
  method: PaymentMethod,
  attempt: Attempt,
  { state, ref, why }: RefundState,
): Promise<void> {
  if (state === 'failed') return noteFailure(db, app, refund, method.source(attempt.payerId), why)
  await together(db, async (trx) => {
    if (!(await noteSent(trx, refund.id, refund.refusals, state, ref))) return
    await addJobs(trx, telling('refund.moved', { key: refund.key }))
    if (state !== 'done') return
    await book(trx, refund, 'sent', method.source(attempt.payerId))
    await noteStep(trx, refund.id, 'done')
  })
}

/** The provider refused this sending, or its bank sent the money back after all: then the books take it back too. */
async function noteFailure(
  db: Db,
  app: AppContext,
  refund: RefundRow,
  source: Account,
  why: string | undefined,
): Promise<void> {
  const { get } = app.settings
  const trouble = get('refundTroubleAfter')
  const noted = await together(db, async (trx) => {
    const limits = {
      trouble,
      most: get('refundRefusalsMax'),
      againSeconds: get('refundAgainSeconds'),
      why: (why ?? '').slice(0, 200),
    }
    const now = await noteRefused(trx, refund, limits)
    if (!now) return undefined
    await addJobs(trx, telling('refund.moved', { key: refund.key }))
    if (refund.status === 'done') await book(trx, refund, 'returned', source)
    if (now.againAt) await addJobs(trx, [timer(refund.id, now.againAt)])
    if (now.refusals === trouble) {
      await addJob(trx, 'payments.tellRefund', { refundId: refund.id, trouble: true })
      await noteStep(trx, refund.id, 'trouble')
    }
    return now
  })
  if (!noted) return
  const fields = { refundNo: refund.refundNo, refusals: noted.refusals, why }
  if (noted.againAt === null)
    app.log.error(fields, 'a refund failed at the provider: staff must send the money another way')
  else if (noted.refusals >= trouble) app.log.error(fields, 'a provider refuses a refund again and again')
  else app.log.warn(fields, 'a provider refused a refund: it is tried again')
}

/** Each sending is booked, and where it came back taken back, under keys of its own. */
async function book(
  db: Db,
  { id, refusals, orderId, amount }: RefundRow,
  what: 'sent' | 'returned',
  source: Account,
): Promise<unknown> {
  const from = orderId === null ? suspense : heldOrder(orderId)
  const sending = refusals === 0 ? `refund:${id}` : `refund:${id}:${refusals}`
  if (what === 'sent' && orderId !== null) await makeUp(db, orderId, amount, sending)
  return what === 'sent'
    ? transfer(db, sending, 'refund', move(from, source, amount))
    : transfer(db, `${sending}:returned`, 'refundReturned', move(source, from, amount))
}

/** A notice tells of a refund: asks the provider, also about one that was done. */
export async function heedRefund(db: Db, app: AppContext, refundId: number): Promise<string> {
  const refund = await refundById(db, refundId)
  if (!refund) return 'unknown refund'
  if (refund.rerouted !== null) await heedRerouted(db, app, refund)
  else if (refund.status !== 'done') await carryOut(db, app, refundId)
  else {
    const attempt = (await attemptById(db, refund.attemptId))!
    const method = methodOf(attempt.method)!
    if (method.interaction === 'redirect' && refund.ref !== null) {
      const { state, ref, why } = await method.queryRefund(app, refund.ref)
      if (state === 'failed') await noteState(db, app, refund, method, attempt, { state, ref, ...(why ? { why } : {}) })
    }
  }
  return 'refund'
}

/** Asks the provider once more about one that is on its way there; never sends anything. Never inside a transaction. */
export async function askProvider(db: Db, app: AppContext, refundId: number): Promise<void> {
  const refund = await refundById(db, refundId)
  if (refund?.status === 'processing' && refund.ref !== null && refund.rerouted === null)
    await carryOut(db, app, refundId)
}

/** Sets the timers again that were lost. */
export async function retryForgotten(db: Db, app: AppContext): Promise<void> {
  const lost = await untriedRefunds(db, app.settings.get('refundAgainSeconds'))
  await addJobs(
    db,
    lost.map(({ id }) => timer(id)),
  )
}
