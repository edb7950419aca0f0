// Staff look at goods before shoppers see them: taken by one, decided once, with a reason where they go back.
import { applyApproved } from './editing.ts'
import { tellDecided } from './message-kinds.ts'
import { addEdit, lockDraft, moveDraft, type DraftRow, type Note } from './queries.ts'
import { claim, standingOf, unclaim } from './review-queries.ts'
import { changesOf } from './merging.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'

export interface Staffer {
  userId: number
  ip: string
}
/** Refuses notFound, goodsReviewDecided, goodsReviewTaken, goodsReviewOwn. */
async function lock(db: Db, draftId: number, staffId: number): Promise<DraftRow> {
  const draft = await lockDraft(db, null, draftId)
  if (!draft || draft.submittedAt === null) throw new Refusal('notFound')
  if (draft.state !== 'inReview') throw new Refusal('goodsReviewDecided')
  const { taken, own } = await standingOf(db, draftId, staffId)
  if (own) throw new Refusal('goodsReviewOwn')
  if (taken) throw new Refusal('goodsReviewTaken')
  return draft
}
/** Mine for a while; again: for another while. */
export async function take(db: Db, app: AppContext, { userId }: Staffer, draftId: number) {
  await lock(db, draftId, userId)
  const until = await claim(db, draftId, userId, app.settings.get('goodsReviewClaimSeconds'))
  return { claimedUntil: until.toISOString() }
}
/** Mine no more. Refuses notFound. */
export async function letGo(db: Db, { userId }: Staffer, draftId: number): Promise<void> {
  if (!(await unclaim(db, draftId, userId))) throw new Refusal('notFound')
}

interface Decision {
  draftId: number
  /** what the decider has read: withdrawn and sent again is another one */
  version: number
  approve: boolean
  notes: readonly Note[]
  reason: string
}
/** Refuses what `lock` does, draftChanged, reasonRequired, goodsGone, draftUnfit. */
export async function decide(db: Db, { userId, ip }: Staffer, { draftId, version, approve, ...said }: Decision) {
  const draft = await lock(db, draftId, userId)
  if (draft.version !== version) throw new Refusal('draftChanged', { version: draft.version, by: draft.savedBy ?? '' })
  const notes = said.notes.map(({ field, note }) => ({ field, note: note.trim() })).filter(({ note }) => note !== '')
  const reason = said.reason.trim()
  if (!approve && reason === '' && notes.length === 0) throw new Refusal('reasonRequired')
  const productId = approve ? await applyApproved(db, draft, userId) : draft.productId
  if (!approve) {
    await moveDraft(db, draftId, { state: 'returned', notes, answer: reason, decided: true })
    const changes = changesOf(draft.base, draft.content)
    await addEdit(db, { draftId, userId, kind: 'returned', byStaff: true, changes })
  }
  await audit(db, {
    staffId: userId,
    action: approve ? 'goods.approve' : 'goods.return',
    subject: 'product_draft',
    subjectId: draftId,
    after: { state: approve ? 'published' : 'returned', product: productId, notes: notes.length },
    reason: [reason, ...notes.map(({ note }) => note)].filter((text) => text !== '').join(' · '),
    ip,
  })
  await tellDecided(db, draft, { approved: approve, productId, reason: reason || notes[0]?.note || '' })
  return { state: approve ? ('published' as const) : ('returned' as const), productId }
}
