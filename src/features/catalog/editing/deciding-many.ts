// Many goods of a shop that nobody has seen before, decided by one act: each as it was shown, each by itself, each in
// the log with the same words. How many of a new shop are looked at stays as it is: once enough are on sale, what it
// brings after that needs nobody.
import { decide, type Staffer } from './deciding.ts'
import { goodsAreReviewed } from './editing.ts'
import type { DecideOutcome } from './limits.ts'
import { draftsOfShop } from './review-queries.ts'
import { isRefusal, Refusal, type Reason } from '#kernel/call/refusal.ts'
import { tryOut, type Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

const outcomes: Partial<Record<Reason, DecideOutcome>> = {
  notFound: 'gone',
  goodsGone: 'gone',
  draftChanged: 'changed',
  caseClosed: 'decided',
  caseHeld: 'taken',
  caseConcerned: 'own',
  draftUnfit: 'unfit',
}
interface Wish {
  merchantId: number
  rows: readonly { draftId: number; version: number }[]
  approve: boolean
  reason: string
}
/** Answered in the order asked; locked in that of their ids. Refuses reasonRequired, badInput (one named twice). */
export async function decideMany(
  db: Db,
  settings: SettingsReader,
  staffer: Staffer,
  { merchantId, rows, approve, ...said }: Wish,
) {
  const reason = plainWords(said.reason)
  if (reason === '') throw new Refusal('reasonRequired')
  const ids = rows.map(({ draftId }) => draftId)
  if (new Set(ids).size < ids.length) throw new Refusal('badInput', { field: 'rows', rule: 'uniqueItems' })
  const causes = new Map((await draftsOfShop(db, merchantId, ids)).map((draft) => [draft.id, draft.causes]))
  const done = new Map<number, DecideOutcome>()
  for (const row of rows.toSorted((a, b) => a.draftId - b.draftId)) {
    const why = causes.get(row.draftId)
    const isNew = why?.every((cause) => cause === 'first') ?? false
    done.set(row.draftId, !why ? 'gone' : isNew ? await one(db, staffer, { ...row, approve, reason }) : 'single')
  }
  const results = ids.map((draftId) => ({ draftId, outcome: done.get(draftId)! }))
  return { results, left: await goodsAreReviewed(db, settings, merchantId) }
}
async function one(
  db: Db,
  staffer: Staffer,
  row: { draftId: number; version: number; approve: boolean; reason: string },
): Promise<DecideOutcome> {
  try {
    await tryOut(db, () => decide(db, staffer, { ...row, notes: [] }))
    return 'done'
  } catch (e) {
    const outcome = isRefusal(e) ? outcomes[e.reason] : undefined
    if (!outcome) throw e
    return outcome
  }
}
