// The SQL of notices: each rightly signed one is kept once.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** Keeps a rightly signed notice once; false when this event came before. */
export const keepNotice = (db: Db, provider: string, eventId: string, kind: string, body: object) =>
  sql`insert into payment_notice (provider, event_id, kind, body)
    values (${provider}, ${eventId}, ${kind}, ${JSON.stringify(body)}::jsonb)
    on conflict do nothing`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
export const noticeOf = (db: Db, provider: string, eventId: string) =>
  sql<{ kind: string; body: { ref?: string; refundRef?: string; disputeRef?: string }; handled: boolean }>`
    select kind, body, handled_at is not null as handled from payment_notice
    where provider = ${provider} and event_id = ${eventId}`
    .execute(db)
    .then((r) => r.rows[0])
export const noteHandled = (db: Db, provider: string, eventId: string, outcome: string) =>
  sql`update payment_notice set outcome = ${outcome}, handled_at = shop_now()
    where provider = ${provider} and event_id = ${eventId}`.execute(db)
