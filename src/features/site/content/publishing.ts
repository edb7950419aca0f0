// What staff do to articles, each act in the audit log: a draft is written beside what is shown, and becomes the next
// version at once or at its time. In the caller's transaction.
import type { Static } from 'typebox'
import { named, shownAnew, tidy, type Staffer } from './announcing.ts'
import type { adminArticleAdd, adminArticleSave } from './article-contract.ts'
import {
  dropArticle,
  dropDraft,
  insertArticle,
  keepDraft,
  lockArticle,
  nextRevision,
  plannerOf,
  planDraft,
  setStatus,
  showDraft,
} from './article-queries.ts'
import { bodiesOf } from './rich-text.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'

interface Seen {
  id: number
  revision: number
}
const note = (
  db: Db,
  { userId, ip }: Staffer,
  act: string,
  { id, code }: { id: number; code: string },
  done: Pick<Deed, 'before' | 'after'> = {},
) =>
  audit(db, {
    staffId: userId,
    action: `article.${act}`,
    subject: 'article',
    subjectId: id,
    subjectNo: code,
    ip,
    ...done,
  })
/** Refuses notFound, contentChanged. */
async function lock(db: Db, { id, revision }: Seen) {
  const was = await lockArticle(db, id)
  if (!was) throw new Refusal('notFound')
  if (was.revision !== revision) throw new Refusal('contentChanged')
  return was
}
/** Refuses the same and articlePlanned. */
async function lockToWrite(db: Db, seen: Seen) {
  const was = await lock(db, seen)
  if (was.publishAt !== null) throw new Refusal('articlePlanned')
  return was
}

/** Refuses what the contract lists. */
export async function add(
  db: Db,
  by: Staffer,
  { code, kind, ...wish }: Omit<Static<typeof adminArticleAdd.input>, 'requestId'>,
) {
  const title = named(wish.title)
  const id = await insertArticle(db, { code, kind, title })
  if (id === undefined) throw new Refusal('articleCodeTaken')
  await keepDraft(db, id, { title, summary: {}, body: {}, cover: null }, by.userId)
  await note(db, by, 'add', { id, code }, { after: { kind, title } })
  return { id }
}
/** Refuses what the contract lists. */
export async function save(
  db: Db,
  by: Staffer,
  { title, summary, body, ...seen }: Omit<Static<typeof adminArticleSave.input>, 'requestId'>,
) {
  const was = await lockToWrite(db, seen)
  const words = { title: named(title), summary: tidy(summary), body: bodiesOf(body), cover: was.cover }
  await keepDraft(db, seen.id, words, by.userId)
  await note(db, by, 'save', was, { after: { title: words.title } })
  return { revision: await nextRevision(db, seen.id) }
}
/** Refuses notFound, contentChanged, articlePlanned. */
export async function cover(db: Db, by: Staffer, seen: Seen, picture: string | null): Promise<number> {
  const was = await lockToWrite(db, seen)
  await keepDraft(db, seen.id, { ...was, cover: picture }, by.userId)
  await note(db, by, 'cover', was, { before: { cover: was.cover }, after: { cover: picture } })
  return nextRevision(db, seen.id)
}
type Publishing = Seen & { at: string | null; asks?: boolean | undefined }
/** Refuses what the contract lists. */
export async function publish(db: Db, now: number, by: Staffer, { at, asks = false, ...seen }: Publishing) {
  const was = await lock(db, seen)
  if (!was.hasDraft) throw new Refusal('articleUnchanged')
  if (Object.keys(was.body).length === 0) throw new Refusal('articleEmpty')
  const time = at === null ? null : new Date(at)
  if (time && time.getTime() <= now) throw new Refusal('badInput', { field: 'at', rule: 'minimum' })
  // people agree to agreements alone
  const asked = asks && was.kind === 'agreement'
  if (time) {
    await planDraft(db, seen.id, time, asked)
    await addJob(db, 'content.publish', { articleId: seen.id }, { key: `content.publish:${seen.id}`, runAt: time })
    await note(db, by, 'plan', was, { after: { at: time.toISOString(), asks: asked } })
  } else {
    await showDraft(db, seen.id, by.userId, asked)
    await note(db, by, 'publish', was, {
      before: { version: was.version },
      after: { version: was.version + 1, asks: asked },
    })
    await shownAnew(db)
  }
  return { revision: await nextRevision(db, seen.id) }
}
/** A planned draft whose time has come; called off or done already, nothing happens. */
export const publishPlanned = (db: Db, id: number): Promise<void> =>
  transact(db, async (trx) => {
    const was = await lockArticle(trx, id)
    const planned = await plannerOf(trx, id)
    if (!was || !planned) return
    await showDraft(trx, id, planned.by, planned.asks)
    await nextRevision(trx, id)
    await shownAnew(trx)
  })
/** Refuses notFound, contentChanged. */
export async function callOff(db: Db, by: Staffer, seen: Seen) {
  const was = await lock(db, seen)
  await planDraft(db, seen.id, null)
  await note(db, by, 'callOff', was, { before: { at: was.publishAt?.toISOString() ?? null } })
  return { revision: await nextRevision(db, seen.id) }
}
/** Refuses notFound, contentChanged. */
export async function discard(db: Db, by: Staffer, seen: Seen) {
  const was = await lock(db, seen)
  await note(db, by, 'discard', was, { before: { title: was.title } })
  if (was.status === 'draft') await dropArticle(db, seen.id)
  else {
    await dropDraft(db, seen.id)
    await nextRevision(db, seen.id)
  }
  return {}
}
/** Refuses what the contract lists: agreements that people gave their word to are always there to be read. */
export async function withdraw(db: Db, by: Staffer, { withdrawn, ...seen }: Seen & { withdrawn: boolean }) {
  const was = await lock(db, seen)
  if (was.status === 'draft') throw new Refusal('articleEmpty')
  if (withdrawn && was.kind === 'agreement') throw new Refusal('articleBinding')
  await setStatus(db, seen.id, withdrawn ? 'withdrawn' : 'published')
  await note(db, by, withdrawn ? 'withdraw' : 'restore', was)
  await shownAnew(db)
  return { revision: await nextRevision(db, seen.id) }
}
