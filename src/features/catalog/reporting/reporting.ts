// The door of reporting: reports are made here, and settled by whoever decides about the thing.
import { endCase, lockCase, reportersOf, reportsOfThing, standingOf, type Outcome } from './case-queries.ts'
import { lengthOf, longestWords, type Kind } from './limits.ts'
import { tellAllowed, tellMerchant, tellReporters } from './message-kinds.ts'
import { fileReport, findThing, insertReport, isReason, isReported, type NewReport } from './queries.ts'
import { endClaims, mustBeFree, type Desk } from '#features/people/casework/casework.ts'
import { allowOnShelf, takeOffShelf } from '#features/catalog/products/products.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { day, ofPlace, unlimited } from '#kernel/security/abuse/budgets.ts'
import { take as takeBudget } from '#kernel/security/abuse/meters.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export { addReason, reportReasons } from './reason-queries.ts'
export { hasOpenReports } from './queries.ts'

/** A network is many people. */
const timesALine = 5
async function mustNotFlood(db: Db, app: AppContext, userId: number, ip: string): Promise<void> {
  const allowed = app.settings.get('reportsPerDay')
  const { spent } = await takeBudget(db, [
    { key: `report ${userId}`, allowed: allowed || unlimited, seconds: day },
    ...ofPlace('report', ip, allowed * timesALine, day),
  ])
  if (spent) throw new Refusal('tooFast', { seconds: spent.wait })
}
/** Refuses notFound (unknown or not seen, alike), reportOwn, badInput, tooFast. */
export async function report(db: Db, app: AppContext, ip: string, wish: NewReport): Promise<{ already: boolean }> {
  const { userId, kind, id } = wish
  const words = plainWords(wish.words)
  if (lengthOf(words) > longestWords) throw new Refusal('badInput', { field: 'words', rule: 'maxLength' })
  if (!(await isReason(db, kind, wish.reason))) throw new Refusal('badInput', { field: 'reason', rule: 'enum' })
  // what was held meanwhile is not seen any more, and was reported all the same
  if (await isReported(db, userId, kind, id)) return { already: true }
  const thing = await findThing(db, userId, kind, id)
  if (!thing) throw new Refusal('notFound')
  if (thing.own) throw new Refusal('reportOwn')
  const made = await insertReport(db, { ...wish, words })
  if (!made) return { already: true }
  await mustNotFlood(db, app, userId, ip)
  const filed = { reportId: made.id, counts: made.counts, kind, id, merchantId: thing.merchantId }
  const enough = await fileReport(db, filed, app.settings.get('reportsToHold'))
  await addJobs(db, telling('thing.reported', { kind, id, enough }))
  return { already: false }
}

export interface Staffer {
  userId: number
  ip: string
}
/** Reported things as a reviewing desk. */
export const desk: Desk = { name: 'report', subject: 'report_case', find: standingOf }
/** Refuses what `mustBeFree` does, reasonRequired. */
export async function decide(
  db: Db,
  { userId, ip }: Staffer,
  { caseId, uphold, reason }: { caseId: number; uphold: boolean; reason: string },
) {
  const words = reason.trim()
  if (words === '') throw new Refusal('reasonRequired')
  const at = await lockCase(db, caseId)
  if (!at) throw new Refusal('notFound')
  await mustBeFree(db, desk, caseId, userId)
  const { kind, thingId, merchantId } = at
  const state = uphold ? 'upheld' : 'dismissed'
  await settleReports(db, { kind, thingId }, state, words)
  if (uphold) {
    if (kind === 'product') await takeOffShelf(db, thingId, words)
    await tellMerchant(db, { caseId, kind, thingId }, merchantId, words)
  }
  const action = `report.${uphold ? 'uphold' : 'dismiss'}`
  const after = { case: caseId, state }
  await audit(db, { staffId: userId, action, subject: kind, subjectId: thingId, after, reason: words, ip })
  return { state } as const
}
/**
 * What staff took off the shelf may be sold again: its merchant puts it back. Refuses notFound (no upheld case of a
 * product), caseConcerned, reasonRequired, productNotBarred.
 */
export async function allow(
  db: Db,
  { userId, ip }: Staffer,
  { caseId, reason }: { caseId: number; reason: string },
): Promise<void> {
  const words = reason.trim()
  if (words === '') throw new Refusal('reasonRequired')
  const at = await lockCase(db, caseId)
  if (at?.state !== 'upheld' || at.kind !== 'product') throw new Refusal('notFound')
  if ((await standingOf(db, caseId, userId))?.own) throw new Refusal('caseConcerned')
  if (!(await allowOnShelf(db, at.thingId))) throw new Refusal('productNotBarred')
  await tellAllowed(db, at, words)
  const deed = { staffId: userId, action: 'report.allow', subject: 'product', subjectId: at.thingId } as const
  await audit(db, { ...deed, after: { case: caseId }, reason: words, ip })
}

/** Ends what is open about a thing in the decider's transaction; who reported it is told. */
export async function settleReports(
  db: Db,
  thing: { kind: Kind; thingId: number },
  state: Outcome,
  answer = '',
): Promise<void> {
  const caseId = await endCase(db, thing, state, answer)
  if (caseId === undefined) return
  await endClaims(db, desk, [caseId])
  await tellReporters(db, { ...thing, caseId }, await reportersOf(db, caseId), state)
}
/** As staff read them: the newest hundred. */
export const reportsAbout = async (db: Db, lang: Language, kind: Kind, id: number) =>
  (await reportsOfThing(db, lang, kind, id)).map((r) => ({ ...r, at: r.at.toISOString() }))
