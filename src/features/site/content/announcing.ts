// What staff do to announcements, each act in the audit log; what is shown follows at once, and by a job at the
// moment that one begins or ends. In the caller's transaction.
import type { Static } from 'typebox'
import type { adminAnnouncementAdd, adminAnnouncementEdit } from './announcement-contract.ts'
import {
  dropAnnouncement,
  insertForDesk,
  lockAnnouncement,
  updateForDesk,
  type AnnouncementWish,
} from './announcement-queries.ts'
import { bodiesOf, textsOf } from './rich-text.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { languages, type Texts } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export interface Staffer {
  userId: number
  ip: string
}
/** Lines without what nobody sees in them; a language that says nothing is left out. */
export const tidy = (texts: Texts): Texts =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const line = plainWords(texts[lang] ?? '')
      return line === '' ? [] : [[lang, line]]
    }),
  )
/** Refuses contentNameless. */
export function named(texts: Texts): Texts {
  const title = tidy(texts)
  if (Object.keys(title).length === 0) throw new Refusal('contentNameless')
  return title
}
/** Caches go now, and again at each of these moments. */
export async function shownAnew(db: Db, times: readonly (Date | null)[] = []): Promise<void> {
  await dropPublic(db, 'content')
  await addJobs(
    db,
    times.flatMap((runAt) => (runAt ? [{ name: 'content.turn', payload: {}, runAt }] : [])),
  )
}

type Wish = Omit<Static<typeof adminAnnouncementAdd.input>, 'requestId'>
const timeOf = (at: string | null): Date | null => (at === null ? null : new Date(at))
/** Refuses contentNameless, badInput: it would end before it begins. */
function rowOf({ publish, title, body, startsAt, endsAt, ...rest }: Wish, now: number): AnnouncementWish {
  const [starts, ends] = [timeOf(startsAt), timeOf(endsAt)]
  if (ends && ends.getTime() <= Math.max(starts?.getTime() ?? now, publish ? now : 0))
    throw new Refusal('badInput', { field: 'endsAt', rule: 'minimum' })
  const status = publish ? 'published' : 'draft'
  return { ...rest, title: named(title), body: bodiesOf(body), status, startsAt: starts, endsAt: ends }
}
const note = (db: Db, { userId, ip }: Staffer, act: string, id: number, done: Pick<Deed, 'before' | 'after'>) =>
  audit(db, { staffId: userId, action: `announcement.${act}`, subject: 'announcement', subjectId: id, ip, ...done })
/** As the log keeps it. */
const told = ({ title, body, ...row }: Pick<AnnouncementWish, 'title' | 'body' | 'kind' | 'pinned' | 'audience'>) => ({
  kind: row.kind,
  pinned: row.pinned,
  audience: row.audience,
  title,
  body: textsOf(body),
})
/** Refuses what the contract lists. */
export async function announce(db: Db, now: number, by: Staffer, wish: Wish) {
  const row = rowOf(wish, now)
  const id = await insertForDesk(db, row)
  await note(db, by, 'add', id, { after: told(row) })
  await shownAnew(db, [row.startsAt, row.endsAt])
  return { id, revision: 1 }
}
async function lock(db: Db, { id, revision }: { id: number; revision: number }) {
  const was = await lockAnnouncement(db, id)
  if (!was) throw new Refusal('notFound')
  if (was.revision !== revision) throw new Refusal('contentChanged')
  return was
}
/** Refuses what the contract lists. */
export async function rewrite(
  db: Db,
  now: number,
  by: Staffer,
  { id, revision, ...wish }: Omit<Static<typeof adminAnnouncementEdit.input>, 'requestId'>,
) {
  const was = await lock(db, { id, revision })
  const row = rowOf(wish, now)
  // one that is out keeps the day on which it came
  if (row.startsAt === null && was.state === 'out') row.startsAt = was.startsAt
  const next = await updateForDesk(db, id, row)
  await note(db, by, 'edit', id, { before: told(was), after: told(row) })
  await shownAnew(db, [row.startsAt, row.endsAt])
  return { id, revision: next }
}
/** Refuses notFound, contentChanged. */
export async function takeAway(db: Db, by: Staffer, seen: { id: number; revision: number }) {
  const was = await lock(db, seen)
  await dropAnnouncement(db, seen.id)
  await note(db, by, 'delete', seen.id, { before: told(was) })
  await shownAnew(db)
  return {}
}
