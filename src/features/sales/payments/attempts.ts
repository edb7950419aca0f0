// Beginning to pay: at once from what the shop keeps, or at a provider, whose answer nobody waits for too long.
// Transaction → provider → transaction; unknown is asked, never guessed.
import { lockedPayment, type PaymentRow } from '#features/sales/orders/orders.ts'
import { attemptById, insertAttempt, openAttempt, payLocked, takeTurn, type Payer } from './attempt-queries.ts'
import { askTimer } from './ask-timer.ts'
import { inTurnOf, turnMs } from './asking.ts'
import { opened } from './concluding.ts'
import { methodOf } from './methods.ts'
import {
  nothingElse,
  type Device,
  type Going,
  type KeptStart,
  type PaymentMethod,
  type RedirectMethod,
} from './methods/method.ts'
import { watching, within } from './patience.ts'
import { subjectOf } from './subjects.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import type { Language } from '#kernel/text/language.ts'

// Stripe refuses sessions that end in under 30 minutes: ours are ended through the API at our deadline,
// this is only the net below
const providerSeconds = 40 * 60
// providers refuse what ends within a minute
const leastSeconds = 90

export interface Paying {
  paymentId: number
  payNo: string
  payer: Payer
  lang: Language
  payPassword: string | undefined
  device: Device
  ip: string
  /** what the provider gave them to say who they are there */
  grant: string | undefined
}
type Opened = 'done' | 'asking' | Going
/** done: it is paid. asking: the provider has not answered yet, and a job goes on asking. `call`: what the page asks
 * the app with in whose browser it is. */
export type Begun = 'done' | 'asking' | (Going & { call: Record<string, string> | null })
const leads = ({ redirectUrl, code }: Going): boolean => redirectUrl !== null || code !== null
export interface Attempted {
  /** null where nothing is begun yet: the provider must name the payer first */
  attemptNo: string | null
  begun: Begun
}

/** Pays by the method, or begins to. */
export async function pay(db: Db, app: AppContext, methodCode: string, paying: Paying): Promise<Attempted> {
  const method = methodOf(methodCode)
  if (!method || method.interaction === 'transfer') throw new Refusal('methodNotAvailable')
  if (method.interaction === 'redirect') {
    const { attemptNo, opened: begun } = await startOutside(db, app, method, paying)
    return { attemptNo, begun: handedOn(app, method, paying, begun) }
  }
  const { payer, paymentId, payPassword } = paying
  if (payer.userId === null) throw new Refusal('methodNotAvailable')
  await method.prove(db, app, payer.userId, payPassword)
  const attemptNo = documentNumber(app.clock.now())
  await transact(db, async (trx) => {
    const payment = payable(app, method, await payLocked(trx, { paymentId, attemptNo, method: method.code }, payer))
    const { onPaid } = subjectOf(payment.subject)
    await onPaid(trx, app, payment, method.code, method.source(payer.userId))
  })
  return { attemptNo, begun: 'done' }
}

/** Money that the shop keeps pays for some subjects only. */
export const mayPay = (method: PaymentMethod, subject: string): boolean =>
  subjectOf(subject).fromFunds || method.funds({ balance: 0 }) === null

/** The locked payment, if it is still to be paid. Refuses invalidOrder, paymentStateChanged, orderClosed,
 * transferUnderReview, methodNotAvailable. */
function payable(app: AppContext, method: PaymentMethod, payment: PaymentRow | undefined): PaymentRow {
  if (!payment) throw new Refusal('invalidOrder')
  if (payment.status === 'closed' || (payment.status === 'open' && payment.overdue)) throw new Refusal('orderClosed')
  if (payment.status !== 'open') throw new Refusal('paymentStateChanged')
  if (payment.inReview) throw new Refusal('transferUnderReview')
  const obstacle = method.obstacle(app, payment.amount, nothingElse)
  if (obstacle || !mayPay(method, payment.subject)) throw new Refusal('methodNotAvailable')
  return payment
}

/** The attempt to go on with: one for all tabs, so that nobody can pay twice. `mine`: nobody is asking about it. */
const openOne = (db: Db, app: AppContext, method: RedirectMethod, paying: Paying, named: string | undefined) =>
  transact(db, async (trx) => {
    const { paymentId, payNo, payer, lang, device, ip } = paying
    const { amount, subject, expiresAt } = payable(app, method, await lockedPayment(trx, paymentId))
    const way = method.way(app, device).name
    const open = await openAttempt(trx, paymentId, method.code, way, amount, payer)
    if (open) {
      const { id, attemptNo, redirectUrl, code, status } = open
      return { id, attemptNo, redirectUrl, code, mine: status === 'started' && (await takeTurn(trx, id, turnMs(app))) }
    }
    const attemptNo = documentNumber(app.clock.now())
    const now = Math.floor(Date.now() / 1000)
    const left = Math.ceil((expiresAt.getTime() - app.clock.now()) / 1000)
    const [endsAt, until] = [now + providerSeconds, now + Math.max(left, leastSeconds)]
    const title = subjectOf(subject).title(lang, payNo)
    const known = { way, attemptNo, payNo, amount, lang, title, endsAt, until, ip }
    const start: KeptStart = { ...known, ...(named ? { payer: named } : {}) }
    const made = { paymentId, attemptNo, method: method.code, amount }
    const { id, askAt } = await insertAttempt(trx, made, payer, start, app.settings.get('attemptAskFirstSeconds'))
    await addJobs(trx, [askTimer(id, askAt)])
    return { id, attemptNo, redirectUrl: null, code: null, mine: await takeTurn(trx, id, turnMs(app)) }
  })

const payerIn = (app: AppContext, { way, payer }: RedirectMethod, { device }: Paying) =>
  way(app, device).form === 'app' ? payer : undefined
function handedOn(app: AppContext, method: RedirectMethod, paying: Paying, going: Opened): Begun {
  if (typeof going === 'string') return going
  const payer = payerIn(app, method, paying)
  const { redirectUrl, code } = going
  return payer && code !== null
    ? { redirectUrl, code: null, call: payer.call(app, code) }
    : { redirectUrl, code, call: null }
}

/** `attemptNo`: null where the provider must name the payer first. */
async function startOutside(
  db: Db,
  app: AppContext,
  method: RedirectMethod,
  paying: Paying,
): Promise<{ attemptNo: string | null; opened: Opened }> {
  const payer = payerIn(app, method, paying)
  if (payer && paying.grant === undefined)
    return { attemptNo: null, opened: { redirectUrl: payer.page(app, paying.payNo), code: null } }
  const named = payer && paying.grant !== undefined ? await payer.named(app, paying.grant) : undefined
  const { id, attemptNo, redirectUrl, code, mine } = await openOne(db, app, method, paying, named)
  if (leads({ redirectUrl, code })) return { attemptNo, opened: { redirectUrl, code } }
  const patience = app.settings.get('providerPatienceMs')
  if (!mine) return { attemptNo, opened: (await watching(patience, () => openedBySomebody(db, id))) ?? 'asking' }
  const told = await within(patience, openAtProvider(db, app, method, id))
  if (told instanceof Refusal) throw told
  return { attemptNo, opened: told ?? 'asking' }
}

/** Never throws, for it may go on when nobody waits any more: what a failure left open is asked about by the timer. */
async function openAtProvider(db: Db, app: AppContext, method: RedirectMethod, id: number): Promise<Opened | Refusal> {
  const asked = await inTurnOf(db, app, id, async () => opened(db, app, method, (await attemptById(db, id))!))
  if (asked instanceof Refusal) return asked
  if (asked === undefined) return new Refusal('networkBusy')
  return leads(asked) ? { redirectUrl: asked.redirectUrl, code: asked.code } : 'asking'
}

/** What became of an attempt that another request begins just now; undefined until that is known. */
async function openedBySomebody(db: Db, id: number): Promise<Opened | undefined> {
  const attempt = await attemptById(db, id)
  if (attempt?.status === 'open' && leads(attempt)) return { redirectUrl: attempt.redirectUrl, code: attempt.code }
  if (attempt?.status === 'succeeded') return 'done'
  if (attempt?.status === 'started' || attempt?.status === 'open') return undefined
  throw new Refusal('paymentFailed', { why: 'refused' })
}
