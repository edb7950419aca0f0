// Leaving for good: what stands in the way, the request, the staff's answer, and the erasing.
// Money records stay, of nobody.
import type { Static } from 'typebox'
import { closeAccount, contactOf, proveByCode } from '#features/people/accounts/accounts.ts'
import { endClaims, mustNotBeHeld, type Desk } from '#features/people/casework/casework.ts'
import { forgetInvitedBy } from '#features/people/members/members.ts'
import { forgetLinksTo } from '#features/people/staffing/staffing.ts'
import { forgetInvitationsTo } from '#features/people/team/team.ts'
import { adminCancelAudit, type cancelApply, type cancelDetail } from './contract.ts'
import { decideClosing, eraseWords, findClosing, sidesOf, insertClosing, lockPerson, moveOwn } from './queries.ts'
import { closings, type Blocker } from './states.ts'
import { mustBeAnother, type Asked, type Reviewer } from '#kernel/security/approval.ts'
import { audit, forgetReasonsAbout } from '#kernel/security/audit.ts'
import type { Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs, dropJobsOf } from '#kernel/jobs/jobs.ts'
import { balanceOf, move, ofPlatform, transfer, userBalance } from '#kernel/data/ledger.ts'
import { sources } from '#kernel/data/machine.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Language } from '#kernel/text/language.ts'
import { forgetRepliesOf } from '#kernel/call/replies.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export { addClosingReason, closingReasons } from './reason-queries.ts'

/** What people gave up when they left. */
const waivedMoney = ofPlatform('waived')

/** What features have that stands in the way of leaving, by its name. */
async function obstaclesOf(db: Db, { people }: AppContext, userId: number): Promise<Record<string, readonly object[]>> {
  const found = people.flatMap(({ obstacles = {} }) =>
    Object.entries(obstacles).map(async ([name, find]) => [name, await find(db, userId)] as const),
  )
  return Object.fromEntries(await Promise.all(found))
}
/** What the account still owes and holds, and what of it forbids to close it. */
export async function burdenOf(db: Db, app: AppContext, userId: number) {
  const found = (await obstaclesOf(db, app, userId)) as { openOrders?: OpenOrder[]; openClaims?: OpenClaim[] }
  const { openOrders = [], openClaims = [] } = found
  const [balance, sides] = [await balanceOf(db, userBalance(userId)), await sidesOf(db, userId)]
  const stands: Record<Blocker, boolean> = {
    openOrders: openOrders.length > 0,
    openClaims: openClaims.length > 0,
    merchant: sides.merchant,
    staff: sides.staff,
    balance: balance > 0,
  }
  return { openOrders, openClaims, balance, blockers: (Object.keys(stands) as Blocker[]).filter((b) => stands[b]) }
}
/**
 * Everything the shop keeps of a person, a key per subject. Amounts are fen, times ISO 8601 UTC;
 * numbers sealed at rest are opened.
 */
export async function allDataOf(
  db: Db,
  app: AppContext,
  userId: number,
  lang: Language,
): Promise<Record<string, unknown>> {
  const told: [string, unknown][] = [['madeAt', new Date(app.clock.now()).toISOString()]]
  for (const { exports = {} } of app.people)
    for (const [name, read] of Object.entries(exports)) told.push([name, await read({ db, app, userId, lang })])
  return Object.fromEntries(told)
}
/** Refuses closingBlocked with what stands in the way, balanceLeft with the fen. */
async function mustBeFree(db: Db, app: AppContext, userId: number, waivesBalance: boolean): Promise<number> {
  const { balance, blockers } = await burdenOf(db, app, userId)
  const firm = blockers.filter((b) => b !== 'balance')
  if (firm.length > 0) throw new Refusal('closingBlocked', { blockers: firm })
  if (balance > 0 && !waivesBalance) throw new Refusal('balanceLeft', { balance })
  return balance
}

type OpenClaim = Static<typeof cancelDetail.output>['openClaims'][number]
type OpenOrder = Static<typeof cancelDetail.output>['openOrders'][number]
type Application = Static<typeof cancelApply.input>
/**
 * Looks first, so that a code is spent only where nothing else stands in the way; then the code.
 * Outside of transactions.
 */
export async function proveLeaving(
  db: Db,
  app: AppContext,
  userId: number,
  { reason, agreement, waiveBalance = false, code }: Application,
): Promise<void> {
  if (!agreement) throw new Refusal('agreementRequired')
  if (!plainWords(reason)) throw new Refusal('reasonRequired')
  await mustBeFree(db, app, userId, waiveBalance)
  await proveByCode(db, app, userId, 'cancelAccount', code)
}
/** Keeps the request, in the caller's transaction. Refuses alreadyUnderReview and what mustBeFree refuses. */
export async function submit(
  db: Db,
  app: AppContext,
  userId: number,
  { reason, waiveBalance = false }: Application,
): Promise<number> {
  await lockPerson(db, userId)
  await mustBeFree(db, app, userId, waiveBalance)
  const id = await insertClosing(db, userId, plainWords(reason), waiveBalance)
  if (id === undefined) throw new Refusal('alreadyUnderReview')
  return id
}
/** Refuses notFound when nothing is submitted (any more). */
export async function revoke(db: Db, userId: number): Promise<void> {
  if (!(await moveOwn(db, userId, sources(closings, 'revoke'), 'revoked'))) throw new Refusal('notFound')
}

/** Requests to leave as a reviewing desk. */
export const desk: Desk = {
  name: 'closing',
  subject: 'account_closing',
  find: async (db, id, staffId) => {
    const request = await findClosing(db, id)
    return request && { about: request.userId, open: request.status === 'submitted', own: request.userId === staffId }
  },
}
/** Who submitted a request that is still to be answered, and when. */
export async function askedOf(db: Db, id: number): Promise<Asked | undefined> {
  const request = await findClosing(db, id)
  return request?.status === 'submitted' ? { by: request.userId, at: request.createdAt } : undefined
}
/**
 * The staff's answer, in the caller's transaction; whom to tell of it (read before it is erased).
 * Refuses notFound, reasonRequired, alreadyDecided, caseHeld, of one's own request what mustBeAnother refuses,
 * and what mustBeFree refuses.
 */
export async function decide(
  db: Db,
  app: AppContext,
  reviewer: Reviewer,
  id: number,
  decision: 'approve' | 'reject',
  reason = '',
) {
  const request = await findClosing(db, id)
  if (!request) throw new Refusal('notFound')
  if (decision === 'reject' && !reason.trim()) throw new Refusal('reasonRequired')
  if (request.status !== 'submitted') throw new Refusal('alreadyDecided')
  await mustNotBeHeld(db, desk, id, reviewer.userId)
  const asked = { by: request.userId, at: request.createdAt }
  const by = await mustBeAnother(db, app, adminCancelAudit.who, reviewer, asked)
  await lockPerson(db, request.userId)
  const contact = await contactOf(db, request.userId)
  const to = decision === 'approve' ? 'reviewed' : 'rejected'
  const waived = decision === 'approve' ? await mustBeFree(db, app, request.userId, request.waivesBalance) : 0
  const from = sources(closings, decision)
  if (!(await decideClosing(db, { id, from, to, staffId: by.staffId, note: reason.trim(), waived })))
    throw new Refusal('alreadyDecided')
  await endClaims(db, desk, [id])
  await audit(db, {
    ...by,
    action: `closing.${decision}`,
    subject: 'account_closing',
    subjectId: id,
    about: request.userId,
    before: { status: request.status },
    after: { status: to, waived },
    reason: reason.trim(),
  })
  if (decision === 'approve') await erase(db, app, { userId: request.userId, ...contact }, id, waived)
  return { status: to, userId: request.userId, contact } as const
}
interface Leaver {
  userId: number
  email: string | null
  phone: string | null
}
const onceMore = 3_600_000
/**
 * The account ends here and now; what other features keep goes with jobs that are queued in the same transaction,
 * and once more an hour later: for what was being written meanwhile.
 */
async function erase(
  db: Db,
  app: AppContext,
  { userId, email, phone }: Leaver,
  id: number,
  waived: number,
): Promise<void> {
  if (waived > 0) await transfer(db, `closing:${id}:waived`, 'waived', move(userBalance(userId), waivedMoney, waived))
  await closeAccount(db, userId)
  const contacts = [email, phone].filter((c) => c !== null)
  await forgetInvitationsTo(db, contacts)
  await forgetInvitedBy(db, contacts)
  await forgetLinksTo(db, contacts)
  await forgetRepliesOf(db, userId)
  const told = telling('account.erased', { userId })
  const runAt = new Date(app.clock.now() + onceMore)
  await addJobs(db, [...told, ...told.map((job) => ({ ...job, runAt }))])
}

/**
 * Everything is gone: the words of the requests too, what staff typed about them, and letters that still wait.
 * Done again, it changes nothing.
 */
export async function finish(db: Db, userId: number): Promise<void> {
  await eraseWords(db, userId)
  await forgetReasonsAbout(db, userId)
  await forgetRepliesOf(db, userId)
  await dropJobsOf(db, userId)
  await moveOwn(db, userId, sources(closings, 'finish'), 'cancelled')
}
