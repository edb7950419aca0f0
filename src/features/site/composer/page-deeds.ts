// What is done with a composed page, whoever composes it: published at once or for an hour to come, for good or until
// an hour; brought back, cleared, called off. Each change raises the version of the page: whoever saw an older one is
// told and writes over nothing. What is shown follows from the clock, so that no job has to be in time. Verbs run in
// the caller's transaction, one after the other for each owner.
import { most } from './limits.ts'
import {
  blocksOf,
  callOffRevision,
  findPage,
  forgetOld,
  insertRevision,
  listRevisions,
  turnPage,
  type Owner,
  type PageRow,
  type RevisionDraft,
  type RevisionRow,
} from './page-queries.ts'
import { mustBeFound, Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'

const day = 86_400_000
/** Nobody plans further ahead. */
const furthest = 400 * day

interface Written {
  hidden: boolean
}
export interface Composed<B extends Written> {
  owner: Owner
  /** Holds the row of the owner. */
  queue: (db: Db) => Promise<unknown>
  /** whom the log names */
  subject: string
  /** at the hour at which a revision begins or ends */
  job: { name: string; payload: object }
  /** Refuses what cannot be shown. */
  check?: (db: Db, blocks: readonly B[]) => Promise<void>
}
export interface By {
  userId: number
  ip: string
}

export const told = ({ id, number, startsAt, endsAt, blocks, by }: RevisionRow) => ({
  id,
  number,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  blocks,
  by,
})
export async function historyOf(db: Db, owner: Owner) {
  const rows = await listRevisions(db, owner)
  return rows.map((row) => ({
    ...told(row),
    state: row.state,
    broughtBack: row.broughtBack,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Refuses shopPageChanged: somebody did something else with the page meanwhile. */
export async function mustBeNewest<B extends Written>(
  db: Db,
  { queue, owner }: Composed<B>,
  version: number,
): Promise<PageRow<B> | undefined> {
  await queue(db)
  const page = await findPage<B>(db, owner)
  const now = page?.version ?? 0
  if (now !== version) throw new Refusal('shopPageChanged', { version: now, by: page?.by ?? '' })
  return page
}
/** Refuses shopPageChanged. */
export async function discardDraft<B extends Written>(
  db: Db,
  page: Composed<B>,
  { userId }: By,
  version: number,
): Promise<number> {
  await mustBeNewest(db, page, version)
  return turnPage(db, page.owner, userId, null)
}
/** Shows a revision in its time, and writes down who did it. */
async function show<B extends Written>(
  db: Db,
  { owner, subject, job }: Composed<B>,
  { userId, ip }: By,
  action: string,
  revision: RevisionDraft<B>,
): Promise<void> {
  const before = (await listRevisions(db, owner)).find(({ state }) => state === 'shown')
  const { id, number } = await insertRevision(db, owner, userId, revision)
  const times = [revision.startsAt, revision.endsAt].flatMap((at) => at ?? [])
  // what is kept of the page is dropped in that minute; a late job leaves it two seconds old at most
  await addJobs(
    db,
    times.map((runAt) => ({ ...job, runAt })),
  )
  await forgetOld(db, owner, most.revisions)
  await dropPublic(db, 'page')
  const { startsAt, endsAt, broughtBack, blocks } = revision
  await audit(db, {
    staffId: userId,
    action,
    subject,
    subjectId: owner.id,
    ...(before && { before: { number: before.number, blocks: before.blocks } }),
    after: {
      revision: id,
      number,
      blocks: blocks.length,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      ...(broughtBack !== null && { broughtBack }),
    },
    ip,
  })
}
interface Span {
  version: number
  startsAt: string | null
  endsAt: string | null
}
/** Refuses badInput: times that are over, too far, or the wrong way round. */
function spanOf(now: number, { startsAt, endsAt }: Span): { from: Date | null; until: Date | null } {
  const [from, until] = [startsAt, endsAt].map((at) => (at === null ? null : new Date(at))) as [
    Date | null,
    Date | null,
  ]
  if (from && (from.getTime() <= now || from.getTime() > now + furthest))
    throw new Refusal('badInput', { field: 'startsAt', rule: from.getTime() <= now ? 'minimum' : 'maximum' })
  if (until && (until.getTime() <= (from?.getTime() ?? now) || until.getTime() > now + 2 * furthest))
    throw new Refusal('badInput', { field: 'endsAt', rule: until.getTime() > now + furthest ? 'maximum' : 'minimum' })
  return { from, until }
}
/** The new version. Refuses badInput, shopPageChanged, shopPageEmpty, shopPagesPlanned, what the page's check does. */
export async function publishDraft<B extends Written>(
  db: Db,
  page: Composed<B>,
  by: By,
  now: number,
  given: Span,
): Promise<number> {
  const { from, until } = spanOf(now, given)
  const { owner } = page
  const row = await mustBeNewest(db, page, given.version)
  if (!row?.draft?.some(({ hidden }) => !hidden)) throw new Refusal('shopPageEmpty')
  await page.check?.(db, row.draft)
  if (from) {
    const planned = (await listRevisions(db, owner)).filter(({ state }) => state === 'planned')
    if (planned.length >= most.planned) throw new Refusal('shopPagesPlanned', { max: most.planned })
  }
  const revision = { blocks: row.draft, startsAt: from, endsAt: until, broughtBack: null }
  await show(db, page, by, from ? 'page.schedule' : 'page.publish', revision)
  return turnPage(db, owner, by.userId, null)
}
/** The new version. Refuses notFound, shopPageChanged. */
export async function rollBack<B extends Written>(
  db: Db,
  page: Composed<B>,
  by: By,
  { version, id, as }: { version: number; id: number; as: 'shown' | 'draft' },
): Promise<number> {
  const { owner } = page
  await mustBeNewest(db, page, version)
  const found = await blocksOf<B>(db, owner, id)
  if (!found) throw new Refusal('notFound')
  const { blocks, number } = found
  if (as === 'draft') return turnPage(db, owner, by.userId, blocks)
  await show(db, page, by, 'page.rollback', { blocks, startsAt: null, endsAt: null, broughtBack: number })
  return turnPage(db, owner, by.userId)
}
/** What stands there while nobody composes it, again. Refuses shopPageChanged. */
export async function clearPage<B extends Written>(
  db: Db,
  page: Composed<B>,
  by: By,
  version: number,
): Promise<number> {
  const { owner } = page
  const row = await mustBeNewest(db, page, version)
  if (!row) await turnPage(db, owner, by.userId, null)
  await show(db, page, by, 'page.clear', { blocks: [], startsAt: null, endsAt: null, broughtBack: null })
  return turnPage(db, owner, by.userId)
}
/** Refuses notFound: it has begun, another's, or none; shopPageChanged. */
export async function callOff<B extends Written>(
  db: Db,
  page: Composed<B>,
  { userId, ip }: By,
  version: number,
  id: number,
): Promise<number> {
  const { owner, subject } = page
  await mustBeNewest(db, page, version)
  mustBeFound(await callOffRevision(db, owner, id))
  const deed = { staffId: userId, action: 'page.callOff', subject, subjectId: owner.id, ip }
  await audit(db, { ...deed, before: { revision: id } })
  return turnPage(db, owner, userId)
}
