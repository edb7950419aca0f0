// Asking providers what became of attempts to pay: by a schedule, at deadlines, and while a buyer waits. One question
// at a time about each attempt; whoever asks is not kept waiting by a slow provider, and the asking goes on.
import { closeUnpaid } from '#features/sales/orders/orders.ts'
import { askTimer } from './ask-timer.ts'
import {
  askSoon,
  attemptWithoutRef,
  endTurn,
  noteEnded,
  noteOpened,
  planAsking,
  reopen,
  takeTurn,
  unaskedAttempts,
  unfinishedAttempts,
  type Attempt,
  type NoticeKey,
} from './attempt-queries.ts'
import { settle, settleAttempt, type Outcome } from './concluding.ts'
import type { RedirectMethod } from './methods/method.ts'
import { watching, within } from './patience.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { addJob, addJobs } from '#kernel/jobs/jobs.ts'

const dayMs = 86_400_000
/** a turn outlives the provider's time to answer by this much */
const spareMs = 1000

/** A turn ends by itself after this time: its process may have died. */
export const turnMs = (app: AppContext): number => app.settings.get('providerTimeoutMs') + spareMs

/** Does the work of whoever has the turn to ask about an attempt, and gives the turn back. Undefined, and a line in the
 * log, when it fails: the timer of the attempt asks again. */
export async function inTurnOf<T>(
  db: Db,
  app: AppContext,
  attemptId: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (e) {
    const fields = { attemptId, error: String(e) }
    app.log.warn(fields, 'a provider did not tell what became of a payment: it is asked again')
    return undefined
  } finally {
    await endTurn(db, attemptId).catch(() => undefined)
  }
}

/** Never throws, for it may go on when nobody waits any more. */
async function inquire(db: Db, app: AppContext, { id }: Attempt): Promise<Outcome> {
  const mine = await takeTurn(db, id, turnMs(app)).catch(() => false)
  if (!mine) return 'busy'
  return (await inTurnOf(db, app, id, () => settle(db, app, id))) ?? 'silent'
}

/** Asks about all that a payment has open; a slow provider is not waited for. */
async function inquireAll(db: Db, app: AppContext, paymentId: number): Promise<void> {
  const attempts = await unfinishedAttempts(db, paymentId)
  const asked = Promise.all(attempts.map((attempt) => inquire(db, app, attempt)))
  await within(app.settings.get('providerPatienceMs'), asked)
}

/** Asks while a buyer waits, but no longer than they should: true when all there is to know is known. Somebody else's
 * question is waited for, not asked beside it. */
export async function hear(db: Db, app: AppContext, paymentId: number): Promise<boolean> {
  const patience = app.settings.get('providerPatienceMs')
  const answers = (await unfinishedAttempts(db, paymentId)).map((attempt) =>
    watching(patience, async () => {
      const outcome = await inquire(db, app, attempt)
      return outcome === 'busy' ? undefined : outcome
    }),
  )
  const outcomes = await within(patience, Promise.all(answers))
  return outcomes?.every((outcome) => outcome !== undefined && outcome !== 'silent') ?? false
}

/** The question of the schedule. The next one is planned first, so that nothing that happens to this one loses it. */
export async function ask(db: Db, app: AppContext, attemptId: number): Promise<void> {
  const { get } = app.settings
  const attempt = await transact(db, async (trx) => {
    const planned = await planAsking(trx, attemptId, get('attemptAskFirstSeconds'), get('attemptAskLongestSeconds'))
    if (planned) await addJobs(trx, [askTimer(attemptId, planned.askAt)])
    return planned
  })
  if (!attempt) return
  const outcome = await within(get('providerPatienceMs'), inquire(db, app, attempt))
  if (outcome !== 'silent' && outcome !== undefined) return
  const { attemptNo, asks } = attempt
  if (asks >= get('attemptAskAlarm')) app.log.error({ attemptNo, asks }, 'a provider has long not told of a payment')
  if (app.clock.now() - attempt.createdAt.getTime() < get('attemptAskDays') * dayMs) return
  app.log.error({ attemptNo }, 'a payment is given up: look at the provider what became of it')
  await noteEnded(db, attemptId, 'expired')
}

/** The deadline has passed: every attempt is asked about and ended at its provider, again and again until all have
 * answered or the time for it is over; then the orders are closed. */
export async function askDue(db: Db, app: AppContext, paymentId: number): Promise<void> {
  await inquireAll(db, app, paymentId)
  await transact(db, async (trx) => {
    if ((await closeUnpaid(trx, app, paymentId)) === 'ended') return
    const runAt = new Date(app.clock.now() + app.settings.get('closeAskAgainSeconds') * 1000)
    await addJob(trx, 'payments.askDue', { paymentId }, { key: `payments.askDue:${paymentId}`, runAt })
  })
}

/** Ends whatever a payment still has open at providers: it was paid otherwise, closed or regrouped. What turns out to
 * be paid by then is handled as paid; who does not answer is asked on. */
export async function endAttempts(db: Db, app: AppContext, paymentId: number): Promise<void> {
  await transact(db, async (trx) => {
    const timers = await askSoon(trx, paymentId, app.settings.get('attemptAskFirstSeconds'))
    await addJobs(
      trx,
      timers.map(({ id, askAt }) => askTimer(id, askAt)),
    )
  })
  await inquireAll(db, app, paymentId)
}

/** Sets the timers again that were lost. */
export async function recoverForgotten(db: Db, app: AppContext): Promise<void> {
  const lost = await unaskedAttempts(db, app.settings.get('attemptAskFirstSeconds'))
  await addJobs(
    db,
    lost.map(({ id, askAt }) => askTimer(id, askAt)),
  )
}

/** A notice says that something happened under a provider's reference: asks about it now. A provider that does not
 * answer is asked on by the schedule, also about what had ended. `known`: the attempt of this reference. */
export async function heed(
  db: Db,
  app: AppContext,
  method: RedirectMethod,
  { ref, known, notice }: { ref: string; known: Attempt | undefined; notice: NoticeKey },
): Promise<string> {
  const attempt = known ?? (await adopt(db, app, method, ref))
  if (!attempt) return 'unknown session' // and if it is ours, the timer of its attempt finds it
  try {
    return await settleAttempt(db, app, attempt, notice)
  } catch (e) {
    app.log.warn({ attemptNo: attempt.attemptNo, error: String(e) }, 'a provider gave a notice and then no answer')
    await transact(db, async (trx) => {
      const again = await reopen(trx, attempt.id, app.settings.get('attemptAskFirstSeconds'))
      if (again) await addJobs(trx, [askTimer(attempt.id, again.askAt)])
    })
    return 'asked on'
  }
}
/** The attempt whose beginning was never answered: the provider's own record tells to whom the reference belongs. */
async function adopt(db: Db, app: AppContext, method: RedirectMethod, ref: string): Promise<Attempt | undefined> {
  const attemptNo = await method.attemptNo(app, ref).catch(() => null)
  const attempt = attemptNo === null ? undefined : await attemptWithoutRef(db, method.code, attemptNo)
  if (!attempt) return undefined
  await noteOpened(db, attempt.id, { ref, redirectUrl: null, code: null })
  return { ...attempt, ref }
}
