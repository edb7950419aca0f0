// The SQL of notices: each rightly signed one is kept once.
import { sql } from 'kysely'
import { attemptColumns, attempts, type Attempt, type NoticeKey } from './attempt-queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { addingJobs, type Job } from '#kernel/jobs/jobs.ts'

interface Kept {
  eventId: string
  kind: string
  about: { ref?: string }
}
/** Table `kept`: a row where this event did not come before. */
const keeping = (provider: string, { eventId, kind, about }: Kept, sealed: Buffer) => sql`
  kept as (
    insert into payment_notice (provider, event_id, kind, body, sealed)
    values (${provider}, ${eventId}, ${kind}, ${JSON.stringify(about)}::jsonb, ${sealed})
    on conflict do nothing returning 1
  )`
/** Keeps a rightly signed notice once, with the job that acts on it; nothing when this event came before. Committed
 * when it is over. */
export const keepNotice = (db: Db, provider: string, told: Kept, sealed: Buffer, job: Job): Promise<unknown> =>
  sql`with ${keeping(provider, told, sealed)}
    select case when exists (select from kept) then ${addingJobs([job])} end`.execute(db)
/** The same in a transaction that acts on it itself: the attempt of the reference it names; null where there is none,
 * undefined where this event came before. */
export const keepNoticeOf = (
  db: Db,
  { code, notices }: { code: string; notices: { provider: string } },
  told: Kept,
  sealed: Buffer,
): Promise<Attempt | null | undefined> =>
  sql<Attempt | { id: null }>`
    with ${keeping(notices.provider, told, sealed)}
    select x.* from kept left join (
      select ${attemptColumns} from ${attempts}
      where a.method = ${code} and a.provider_ref = ${told.about.ref}) x on true`
    .execute(db)
    .then(({ rows: [row] }) => row && (row.id === null ? null : row))
export const noteHandled = (db: Db, { provider, eventId }: NoticeKey, outcome: string) =>
  sql`update payment_notice set outcome = ${outcome}, handled_at = shop_now()
    where provider = ${provider} and event_id = ${eventId}`.execute(db)
/** The words of old notices go, so many at once; how many went. */
export const forgetOldNotices = (db: Db, days: number, most: number): Promise<number> =>
  sql`update payment_notice set sealed = null where (provider, event_id) in (
      select provider, event_id from payment_notice
      where sealed is not null and received_at < shop_now() - make_interval(days => ${days}::int)
      order by received_at limit ${most})`
    .execute(db)
    .then((r) => Number(r.numAffectedRows))
/** Providers name who paid: their words go with the account. */
export const forgetNoticesOf = async (db: Db, userId: number): Promise<void> => {
  await sql`update payment_notice n set sealed = null from payment_attempt a
    where a.payer_id = ${userId} and n.body ? 'ref' and n.body ->> 'ref' = a.provider_ref`.execute(db)
  await sql`update payment_notice n set sealed = null from refund r join payment_attempt a on a.id = r.attempt_id
    where a.payer_id = ${userId} and n.body ? 'refundRef' and n.body ->> 'refundRef' = r.provider_ref`.execute(db)
}
