// Staff look at goods before shoppers see them: taken by one, decided once, with a reason where they go back.
import { applyApproved } from './editing.ts'
import { tellDecided } from './message-kinds.ts'
import { addEdit, lockDraft, moveDraft, type Note } from './queries.ts'
import { standingOf } from './review-queries.ts'
import { changesOf } from './merging.ts'
import { endClaims, mustBeFree, type Desk } from '#features/people/casework/casework.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'

export interface Staffer {
  userId: number
  ip: string
}
/** Goods as a reviewing desk. */
export const desk: Desk = { name: 'goods', subject: 'product_draft', find: standingOf }

interface Decision {
  draftId: number
  /** what the decider has read: withdrawn and sent again is another one */
  version: number
  approve: boolean
  notes: readonly Note[]
  reason: string
}
/** Refuses what `mustBeFree` does, draftChanged, reasonRequired, goodsGone, draftUnfit. */
export async function decide(db: Db, { userId, ip }: Staffer, { draftId, version, approve, ...said }: Decision) {
  const draft = await lockDraft(db, null, draftId)
  if (!draft) throw new Refusal('notFound')
  await mustBeFree(db, desk, draftId, userId)
  if (draft.version !== version) throw new Refusal('draftChanged', { version: draft.version, by: draft.savedBy ?? '' })
  const notes = said.notes.map(({ field, note }) => ({ field, note: note.trim() })).filter(({ note }) => note !== '')
  const reason = said.reason.trim()
  if (!approve && reason === '' && notes.length === 0) throw new Refusal('reasonRequired')
  await endClaims(db, desk, [draftId])
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
