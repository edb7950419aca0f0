// Attempts to pay: start one, learn what became of it, end what is no longer wanted.
// Transaction → provider → transaction; unknown is asked, never guessed.
import { lockedPayment, markPaid } from '#features/sales/orders/orders.ts'
import { methodOf } from './methods.ts'
import type { PaymentMethod, ProviderState, RedirectMethod, Start } from './methods/method.ts'
import {
  attemptById,
  insertAttempt,
  insertSucceeded,
  noteEnded,
  noteOpened,
  noteSucceeded,
  openAttempt,
  unfinishedAttempts,
  type Attempt,
} from './queries.ts'
import { requestUnwantedRefund } from './refunds.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { isRefusal, Refusal, type Reason } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

// Stripe refuses sessions that end in under 30 minutes: ours are ended through the API at our deadline,
// this is only the net below
const providerSeconds = 40 * 60

export interface Paying {
  paymentId: number
  payNo: string
  userId: number
  lang: Language
  payPassword: string | undefined
}
/** Pays by the method: `redirectUrl` where the buyer must go on at a provider, null when it is done. */
export async function pay(db: Db, app: AppContext, methodCode: string, paying: Paying): Promise<string | null> {
  const method = methodOf(methodCode)
  if (!method) throw new Refusal('methodNotAvailable')
  if (method.interaction === 'redirect') return startRedirect(db, app, method, paying)
  await method.prove(db, app, paying.userId, paying.payPassword)
  await transact(db, async (trx) => {
    const payment = await payable(trx, app, method, paying.paymentId)
    await insertSucceeded(trx, payment.id, documentNumber(app.clock.now()), method.code, payment.amount)
    await markPaid(trx, payment, method.code, method.source(paying.userId))
  })
  return null
}

/** The payment, locked and still to be paid. Refuses paymentStateChanged, orderClosed, methodNotAvailable. */
async function payable(trx: Db, app: AppContext, method: PaymentMethod, paymentId: number) {
  const payment = await lockedPayment(trx, paymentId)
  if (payment.status === 'closed' || (payment.status === 'open' && payment.overdue)) throw new Refusal('orderClosed')
  if (payment.status !== 'open') throw new Refusal('paymentStateChanged')
  if (method.obstacle(app, payment.amount)) throw new Refusal('methodNotAvailable')
  return payment
}

async function startRedirect(
  db: Db,
  app: AppContext,
  method: RedirectMethod,
  { paymentId, payNo, lang }: Paying,
): Promise<string> {
  const begun = await transact(db, async (trx) => {
    const { amount } = await payable(trx, app, method, paymentId)
    const open = await openAttempt(trx, paymentId, method.code, amount)
    if (open?.redirectUrl) return { redirectUrl: open.redirectUrl }
    // asked by another tab just now: the provider gives both the same, so that nobody can pay twice
    if (open) return { start: open.start, redirectUrl: undefined, id: open.id }
    const attemptNo = documentNumber(app.clock.now())
    const start: Start = {
      attemptNo,
      payNo,
      amount,
      lang,
      title: `Miralo ${payNo}`,
      endsAt: Math.floor(Date.now() / 1000) + providerSeconds,
    }
    return {
      start,
      redirectUrl: undefined,
      id: (await insertAttempt(trx, paymentId, attemptNo, method.code, amount, start))!.id,
    }
  })
  if (begun.redirectUrl !== undefined) return begun.redirectUrl
  const started = await method.start(app, begun.start).catch(async (e: unknown) => {
    if (isRefusal(e)) {
      await noteEnded(db, begun.id, 'failed')
      throw e
    }
    app.log.warn({ attemptNo: begun.start.attemptNo, error: String(e) }, 'a payment could not be started')
    throw new Refusal('networkBusy')
  })
  // should this fail, the attempt is still known as started, and recovered
  await noteOpened(db, begun.id, started.ref, started.redirectUrl)
  return started.redirectUrl
}

/** Asks the provider about an attempt and acts on the answer. Runs again without harm. */
export async function settle(db: Db, app: AppContext, attemptId: number): Promise<string> {
  const attempt = await attemptById(db, attemptId)
  const method = attempt && methodOf(attempt.method)
  if (!attempt || method?.interaction !== 'redirect' || attempt.ref === null) return 'nothing'
  if (attempt.status === 'succeeded') return 'known'
  return conclude(db, app, attempt, method, await method.query(app, attempt.ref))
}

/**
 * Ends whatever a payment still has open at providers: it was paid otherwise, closed or regrouped.
 * What turns out to be paid by then is handled as paid.
 */
export async function endAttempts(db: Db, app: AppContext, paymentId: number): Promise<void> {
  for (const attempt of await unfinishedAttempts(db, paymentId)) await endAttempt(db, app, attempt)
}
async function endAttempt(db: Db, app: AppContext, attempt: Attempt): Promise<void> {
  const method = methodOf(attempt.method)
  if (method?.interaction !== 'redirect') return
  if (attempt.ref !== null) await conclude(db, app, attempt, method, await method.end(app, attempt.ref))
  else await recover(db, app, attempt, method)
}
/**
 * An attempt that died between asking and noting: asking again, word for word, tells what was made; then it is ended.
 * Throws when the provider does not answer.
 */
export async function recover(db: Db, app: AppContext, attempt: Attempt, method: RedirectMethod): Promise<void> {
  const started = await method.start(app, attempt.start).catch((e: unknown) => {
    if (isRefusal(e)) return undefined
    throw e
  })
  if (!started) return void (await noteEnded(db, attempt.id, 'failed'))
  await noteOpened(db, attempt.id, started.ref, started.redirectUrl)
  await conclude(db, app, attempt, method, await method.end(app, started.ref))
}

/** Why a late payment cannot have its order back. */
const notRevived: readonly Reason[] = ['onlyLeft', 'itemNotInStock', 'exceedsPurchaseLimit']

async function conclude(
  db: Db,
  app: AppContext,
  attempt: Attempt,
  method: RedirectMethod,
  found: ProviderState,
): Promise<string> {
  if (found.state === 'open') return 'open'
  if (found.state === 'ended') {
    await noteEnded(db, attempt.id, 'expired')
    return 'ended'
  }
  const source = method.source(attempt.userId)
  const right = found.amount === attempt.amount
  try {
    return await transact(db, async (trx) => {
      if (!(await noteSucceeded(trx, attempt.id, found.txn))) return 'known'
      const outcome = right
        ? await markPaid(trx, await lockedPayment(trx, attempt.paymentId), method.code, source)
        : 'refund'
      if (outcome === 'refund')
        await requestUnwantedRefund(trx, app, attempt, source, found.amount, right ? 'notWanted' : 'wrongAmount')
      return outcome
    })
  } catch (e) {
    if (!isRefusal(e) || !notRevived.includes(e.reason)) throw e
  }
  // a late payment whose goods are gone: the revival was undone with its transaction, the money goes back
  return transact(db, async (trx) => {
    if (!(await noteSucceeded(trx, attempt.id, found.txn))) return 'known'
    await requestUnwantedRefund(trx, app, attempt, source, found.amount, 'late')
    return 'refund'
  })
}
