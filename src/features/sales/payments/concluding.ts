// What a provider says of an attempt, and what follows: opened, ended, or money that pays for the orders or goes back.
// Money is never forgotten, however odd the answer that tells of it.
import { askKey } from './ask-timer.ts'
import {
  attemptById,
  noteEnded,
  noteOpened,
  noteSucceeded,
  noteUnwanted,
  type Attempt,
  type NoticeKey,
} from './attempt-queries.ts'
import { methodOf } from './methods.ts'
import type { PaymentMethod, ProviderState, RedirectMethod, Started } from './methods/method.ts'
import type { Oddity, Took } from './methods/took.ts'
import { noteHandled } from './notice-queries.ts'
import type { Paid } from './notices/notice.ts'
import { noteAnswer, type Answer } from './question-queries.ts'
import { giveBack, type BackReason } from './refunds.ts'
import { subjectOf } from './subjects.ts'
import { waysBack } from './ways-back.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { isRefusal, Refusal } from '#kernel/call/refusal.ts'
import { isSqlState, transact, type Db } from '#kernel/data/db.ts'

/** silent: the provider did not answer. busy: somebody else is asking. */
export type Outcome = 'open' | 'ended' | 'paid' | 'refund' | 'known' | 'nothing' | 'silent' | 'busy'

/** Opens an attempt at the provider, the same one when asked again. A Refusal ends it: the provider never will. Throws
 * when it does not answer. */
export async function opened(
  db: Db,
  app: AppContext,
  method: RedirectMethod,
  attempt: Attempt,
): Promise<Started | Refusal> {
  const { id, start } = attempt
  try {
    const started = await method.start(app, { ...start, back: await waysBack(db, app, attempt) })
    await noteOpened(db, id, started)
    return started
  } catch (e) {
    const taken = isSqlState(e, '23505', 'payment_attempt_ref')
    if (!taken && !isRefusal(e)) throw e
    if (taken) app.log.error({ attemptNo: start.attemptNo }, 'a provider opens two attempts under one reference')
    await noteEnded(db, id, 'failed')
    return isRefusal(e) ? e : new Refusal('paymentFailed', { why: 'refused' })
  }
}

/** Asks the provider about an attempt and acts on the answer; one that nobody wants any more is ended there. Runs again
 * without harm. Throws when the provider does not answer. */
export async function settle(db: Db, app: AppContext, attemptId: number): Promise<Outcome> {
  const attempt = await attemptById(db, attemptId)
  return attempt ? settleAttempt(db, app, attempt) : 'nothing'
}
/** The same of an attempt as it was just read. That money paid, or goes back, is noted with the notice that told of
 * it. */
export async function settleAttempt(db: Db, app: AppContext, attempt: Attempt, notice?: NoticeKey): Promise<Outcome> {
  const method = methodOf(attempt.method)
  if (method?.interaction !== 'redirect') return 'nothing'
  if (attempt.status === 'succeeded') return 'known'
  let { ref } = attempt
  if (ref === null) {
    // it died between asking and noting: asking again, word for word, tells what was made
    const started = await opened(db, app, method, attempt)
    if (started instanceof Refusal) return 'ended'
    ref = started.ref
  }
  const found = await told(db, attempt, () => (attempt.wanted ? method.query : method.end)(app, ref))
  return conclude(db, app, { attempt, method, notice }, found)
}

const answerOf = (found: ProviderState): Answer => ({
  answer: found.state,
  why: found.state === 'odd' ? found.why : '',
})
const isMoney = (found: ProviderState): found is Took => found.state === 'paid' || found.state === 'odd'
/** The answer, noted for staff, that of money together with what follows of it; that none came is noted too. */
async function told(db: Db, { id }: Attempt, question: () => Promise<ProviderState>): Promise<ProviderState> {
  try {
    const found = await question()
    if (!isMoney(found)) await noteAnswer(db, { attemptId: id }, found.state)
    return found
  } catch (e) {
    await noteAnswer(db, { attemptId: id }, 'silent').catch(() => undefined)
    throw e
  }
}

async function conclude(
  db: Db,
  app: AppContext,
  { attempt, method, notice }: { attempt: Attempt; method: RedirectMethod; notice: NoticeKey | undefined },
  found: ProviderState,
): Promise<Outcome> {
  if (!isMoney(found)) {
    if (found.state === 'ended') await noteEnded(db, attempt.id, 'expired')
    return found.state
  }
  try {
    return await transact(db, async (trx) => {
      const outcome = await take(trx, app, attempt, method, found, { answer: answerOf(found), notice })
      if (notice && outcome === 'refund') await noteHandled(trx, notice, outcome)
      return outcome
    })
  } catch (e) {
    // what was said stands, also where nothing could be done about it
    const { answer, why } = answerOf(found)
    await noteAnswer(db, { attemptId: attempt.id }, answer, why).catch(() => undefined)
    if (!isSqlState(e, '23505', 'payment_attempt_txn')) throw e
    app.log.error({ attemptNo: attempt.attemptNo, txn: found.txn }, 'a provider names one transaction for two attempts')
    await noteEnded(db, attempt.id, 'expired')
    return 'ended'
  }
}

/** A notice says what was paid. It is signed, so while the payment waits for just this it is taken at its word, in the
 * caller's transaction; undefined: ask. Later the money may have gone back: a notice is sent again for a day. */
export async function believe(
  trx: Db,
  app: AppContext,
  attempt: Attempt,
  method: RedirectMethod,
  { attemptNo, txn, amount }: Paid,
  notice: NoticeKey,
): Promise<Outcome | undefined> {
  if (!attempt.wanted || attempt.attemptNo !== attemptNo || attempt.amount !== amount) return undefined
  const outcome = await take(trx, app, attempt, method, { state: 'paid', txn, amount }, { notice })
  // that it paid is noted with the money
  if (outcome !== 'paid') await noteHandled(trx, notice, outcome)
  return outcome
}

/** What is wrong with the money, if anything. */
const oddityOf = (attempt: Attempt, took: Took): Oddity | 'wrongAmount' | undefined =>
  took.state === 'odd' ? took.why : took.amount === attempt.amount ? undefined : 'wrongAmount'

/** Money came: it pays, or goes back. Once for each attempt, in the caller's transaction. */
export async function take(
  trx: Db,
  app: AppContext,
  attempt: Attempt,
  method: PaymentMethod,
  took: Took,
  heard: { answer?: Answer; notice?: NoticeKey | undefined } = {},
): Promise<Outcome> {
  const { won, ...payment } = await noteSucceeded(trx, attempt, { txn: took.txn, ...heard })
  if (!won) return 'known'
  const oddity = oddityOf(attempt, took)
  if (oddity !== undefined) {
    app.log.error(
      { attemptNo: attempt.attemptNo, oddity, asked: attempt.amount, took: took.amount, txn: took.txn },
      took.txn === null
        ? 'a provider took money that cannot be told apart: it waits in suspense for staff'
        : 'a provider took other money than was asked: it goes back from suspense',
    )
    return back(trx, app, attempt, method, took, oddity)
  }
  const source = method.source(attempt.payerId)
  const timers = [askKey(attempt.id)]
  const outcome = await subjectOf(payment.subject).onPaid(trx, app, payment, method.code, source, timers)
  if (outcome === 'paid') return 'paid'
  if (outcome === 'refund')
    return back(trx, app, attempt, method, took, payment.status === 'closed' ? 'late' : 'notWanted')
  for (const { orderId, amount } of outcome)
    await giveBack(trx, app, attempt, { source, amount, reason: 'late', forOrderId: orderId })
  return 'paid'
}

/** All of it goes back; where the sum cannot be told, the sum asked stands for it in the books. */
async function back(
  trx: Db,
  app: AppContext,
  attempt: Attempt,
  method: PaymentMethod,
  took: Took,
  reason: BackReason,
): Promise<Outcome> {
  await noteUnwanted(trx, attempt.id)
  await giveBack(trx, app, attempt, {
    source: method.source(attempt.payerId),
    amount: took.amount ?? attempt.amount,
    whole: took.amount === null,
    byHand: took.txn === null,
    reason,
  })
  return 'refund'
}
