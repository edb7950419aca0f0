// SQL of sending: what is due is taken by one process, of each endpoint a few at once, of each thing the earliest;
// merchants take turns, so that one with many slow addresses does not take all hands for itself.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface Due {
  id: number
  endpointId: number
  merchantId: number
  messageId: string
  event: string
  data: object
  createdAt: Date
  tries: number
  byHand: boolean
  url: string
  secret: Buffer
  oldSecret: Buffer | null
}
/** Takes so many at most, for so many seconds; they count as tried from now on. */
export async function takeDue(
  db: Db,
  { most, ofEndpoint, seconds }: { most: number; ofEndpoint: number; seconds: number },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select one.id from (
        select id, row_number() over (partition by merchant_id order by random()) as turn from webhook_endpoint w
        where enabled and exists (select from webhook_delivery d
          where d.endpoint_id = w.id and d.state = 'waiting' and d.due_at <= shop_now())
        order by turn, random()) as e cross join lateral (
        select d.id from webhook_delivery d
        where d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= shop_now()
          and coalesce(d.taken_until < shop_now(), true)
          and not exists (select from webhook_delivery b where b.endpoint_id = d.endpoint_id
            and b.subject = d.subject and b.state = 'waiting' and b.id < d.id)
        order by d.id limit greatest(0, ${ofEndpoint} - (select count(*) from webhook_delivery r
          where r.endpoint_id = e.id and r.state = 'waiting' and r.taken_until >= shop_now()))
        for update skip locked) as one
      limit ${most}),
    taken as (
      update webhook_delivery d set tries = d.tries + 1, taken_until = shop_now() + make_interval(secs => ${seconds})
      from due where d.id = due.id
      returning d.id, d.endpoint_id, d.merchant_id, d.message_id, d.event, d.data, d.created_at, d.tries, d.by_hand)
    select t.id, t.endpoint_id as "endpointId", t.merchant_id as "merchantId", t.message_id as "messageId", t.event,
      t.data, t.created_at as "createdAt", t.tries, t.by_hand as "byHand", e.url, e.secret,
      case when e.old_until > shop_now() then e.old_secret end as "oldSecret"
    from taken t join webhook_endpoint e on e.id = t.endpoint_id order by t.id`.execute(db)
  return rows
}

export interface Outcome {
  ms: number
  status: number | null
  fault: 'inside' | 'unreachable' | 'late' | null
  answer: string
}
export type Then = 'done' | 'failed' | { seconds: number }
/** Notes a try and what becomes of the delivery; when it is due again. False: its endpoint was removed meanwhile. */
export async function noteTry(db: Db, id: number, outcome: Outcome, then: Then): Promise<Date | undefined | false> {
  const again = typeof then === 'object' ? then.seconds : null
  const state = typeof then === 'object' ? 'waiting' : then
  const { rows } = await sql<{ dueAt: Date }>`
    update webhook_delivery set state = ${state}, taken_until = null,
      due_at = case when ${again}::int is null then due_at else shop_now() + make_interval(secs => ${again}::int) end,
      ended_at = case when ${again}::int is null then shop_now() end
    where id = ${id} returning due_at as "dueAt"`.execute(db)
  if (!rows[0]) return false
  const { ms, status, fault, answer } = outcome
  await sql`insert into webhook_try (delivery_id, ms, status, fault, answer)
    values (${id}, ${ms}, ${status}, ${fault}, ${answer})`.execute(db)
  return again === null ? undefined : rows[0].dueAt
}
/** The endpoint rests from now on; false where it did already, or was switched off. */
export const rest = async (db: Db, endpointId: number): Promise<boolean> =>
  (
    await sql`update webhook_endpoint set enabled = false, rests_since = shop_now()
      where id = ${endpointId} and enabled returning id`.execute(db)
  ).rows.length > 0
