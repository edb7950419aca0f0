// What staff decide about reviews: a case is one person's for a while, decided once, with a reason; the author or the
// merchant is told, and it stands in the audit log. The review is locked before its case.
import {
  endCase,
  endOthers,
  lockCase,
  reviewOfCase,
  standingOf,
  type CaseKind,
  type LockedCase,
} from './case-queries.ts'
import { tellAnswered, tellAuthor, tellShop } from './message-kinds.ts'
import { endClaims, mustBeFree, type Desk } from '#features/people/casework/casework.ts'
import {
  answerReview,
  appendToReview,
  lockReview,
  moveReview,
  type LockedReview,
} from '#features/catalog/reviews/reviews.ts'
import { settleReports } from '#features/catalog/reporting/reporting.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'

export interface Staffer {
  userId: number
  ip: string
}
/** What waits about reviews as a reviewing desk. */
export const desk: Desk = { name: 'comment', subject: 'review_case', find: standingOf }
interface Both {
  review: LockedReview
  at: LockedCase
}
/** Nobody has it any more. Refuses what `mustBeFree` does. */
async function lockBoth(db: Db, caseId: number, staffId: number): Promise<Both> {
  const reviewId = await reviewOfCase(db, caseId)
  if (reviewId === undefined) throw new Refusal('notFound')
  const review = (await lockReview(db, reviewId))!
  const at = (await lockCase(db, caseId))!
  await mustBeFree(db, desk, caseId, staffId)
  await endClaims(db, desk, [caseId])
  return { review, at }
}

/** What becomes of it when the words are, or stay, seen. */
const shows: Record<CaseKind, (db: Db, both: Both) => Promise<unknown>> = {
  review: async (db, { review, at }) => {
    await moveReview(db, review, 'shown')
    await tellAuthor(db, review, 'reviewShown', String(at.id))
  },
  followUp: async (db, { review, at }) => {
    await appendToReview(db, review.id, at)
    await tellAuthor(db, review, 'followUpShown', String(at.id))
  },
  reply: async (db, { review, at }) => {
    await answerReview(db, review.id, at)
    await tellAnswered(db, review)
    await tellShop(db, review, 'replyShown', String(at.id))
  },
  appeal: (db, { review, at }) => tellShop(db, review, 'appealDenied', String(at.id)),
  reported: async (db, { review, at }) => {
    // who reported it is told; its author only where it had been hidden
    await settleReports(db, { kind: 'review', thingId: review.id }, 'dismissed')
    if (await moveReview(db, review, 'shown')) await tellAuthor(db, review, 'reviewShown', String(at.id))
  },
}
async function takeDown(db: Db, { review, at }: Both, key: 'reviewRefused' | 'reviewTakenDown', reason: string) {
  await moveReview(db, review, 'hidden')
  await endClaims(db, desk, await endOthers(db, review.id))
  await settleReports(db, { kind: 'review', thingId: review.id }, 'upheld')
  await tellAuthor(db, review, key, String(at.id), reason)
}
/** And when they are not. */
const hides: Record<CaseKind, (db: Db, both: Both, reason: string) => Promise<unknown>> = {
  review: (db, both, reason) => takeDown(db, both, 'reviewRefused', reason),
  followUp: (db, { review, at }, reason) => tellAuthor(db, review, 'followUpRefused', String(at.id), reason),
  reply: (db, { review, at }) => tellShop(db, review, 'replyRefused', String(at.id)),
  appeal: async (db, both, reason) => {
    await takeDown(db, both, 'reviewTakenDown', reason)
    await tellShop(db, both.review, 'appealUpheld', String(both.at.id))
  },
  reported: (db, both, reason) => takeDown(db, both, 'reviewTakenDown', reason),
}

/** Refuses what `mustBeFree` does, reasonRequired. */
export async function decide(
  db: Db,
  staffer: Staffer,
  { caseId, show, reason }: { caseId: number; show: boolean; reason: string },
) {
  const words = reason.trim()
  if (words === '') throw new Refusal('reasonRequired')
  const both = await lockBoth(db, caseId, staffer.userId)
  const { review, at } = both
  const state = show ? 'shown' : 'hidden'
  await endCase(db, caseId, state, words)
  await (show ? shows[at.kind](db, both) : hides[at.kind](db, both, words))
  await addJobs(db, telling('review.decided', { reviewId: review.id, kind: at.kind, shown: show }))
  await audit(db, {
    staffId: staffer.userId,
    action: show ? 'review.show' : 'review.hide',
    subject: 'review',
    subjectId: review.id,
    ...(at.userId !== null && { about: at.userId }),
    before: { status: review.status },
    after: { case: caseId, kind: at.kind, shown: show },
    reason: words,
    ip: staffer.ip,
  })
  return { state } as const
}
