// All SQL about webhook endpoints and what was delivered. Deliveries of events are written by triggers.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'
import { testEvent } from './kinds.ts'

export const lockMerchant = (db: Db, merchantId: number): Promise<unknown> =>
  sql`select from merchant where id = ${merchantId} for no key update`.execute(db)

export interface EndpointRow {
  id: number
  url: string
  events: string[]
  enabled: boolean
  restsSince: Date | null
  oldSecretUntil: Date | null
  createdAt: Date
  done: number
  failed: number
  waiting: number
}
export const listEndpoints = async (db: Db, merchantId: number): Promise<EndpointRow[]> =>
  (
    await sql<EndpointRow>`
      select e.id, e.url, e.events, e.enabled, e.rests_since as "restsSince", e.created_at as "createdAt",
        case when e.old_until > shop_now() then e.old_until end as "oldSecretUntil", day.done, day.failed,
        (select count(*) from (select from webhook_delivery w
          where w.endpoint_id = e.id and w.state = 'waiting' limit 1000) as few) as waiting
      from webhook_endpoint e
      cross join lateral (
        select count(*) filter (where d.state = 'done') as done, count(*) filter (where d.state = 'failed') as failed
        from webhook_delivery d where d.endpoint_id = e.id and d.created_at > shop_now() - interval '24 hours') as day
      where e.merchant_id = ${merchantId} order by e.id`.execute(db)
  ).rows
export const countEndpoints = async (db: Db, merchantId: number): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from webhook_endpoint where merchant_id = ${merchantId}`.execute(db))
    .rows[0]!.n

/** The id comes first, for the secret is sealed for it. */
export const nextEndpointId = async (db: Db): Promise<number> =>
  (await sql<{ id: number }>`select nextval(pg_get_serial_sequence('webhook_endpoint', 'id')) as id`.execute(db))
    .rows[0]!.id
export const insertEndpoint = (
  db: Db,
  e: { id: number; merchantId: number; url: string; events: readonly string[]; secret: Buffer },
): Promise<unknown> =>
  sql`insert into webhook_endpoint (id, merchant_id, url, events, secret) overriding system value
    values (${e.id}, ${e.merchantId}, ${e.url}, ${textList(e.events)}, ${e.secret})`.execute(db)
const found = async (query: ReturnType<typeof sql>, db: Db): Promise<boolean> =>
  (await query.execute(db)).rows.length > 0
export const updateEndpoint = (
  db: Db,
  merchantId: number,
  { id, url, events }: { id: number; url: string; events: readonly string[] },
): Promise<boolean> =>
  found(
    sql`update webhook_endpoint set url = ${url}, events = ${textList(events)}
      where id = ${id} and merchant_id = ${merchantId} returning id`,
    db,
  )
export const switchEndpoint = (db: Db, merchantId: number, id: number, enabled: boolean): Promise<boolean> =>
  found(
    sql`update webhook_endpoint set enabled = ${enabled}, rests_since = null
      where id = ${id} and merchant_id = ${merchantId} returning id`,
    db,
  )
/** All of a shop; how many were on. */
export const switchAllOff = async (db: Db, merchantId: number): Promise<number> =>
  (
    await sql`update webhook_endpoint set enabled = false, rests_since = null
      where merchant_id = ${merchantId} and enabled returning id`.execute(db)
  ).rows.length
/** What waits is due now, with all its tries. */
export const makeDue = (db: Db, endpointId: number): Promise<unknown> =>
  sql`update webhook_delivery set due_at = shop_now(), tries = 0
    where endpoint_id = ${endpointId} and state = 'waiting'`.execute(db)
export const replaceSecret = async (
  db: Db,
  merchantId: number,
  id: number,
  secret: Buffer,
  hours: number,
): Promise<Date | undefined> =>
  (
    await sql<{ until: Date }>`
      update webhook_endpoint set secret = ${secret}, old_secret = secret,
        old_until = shop_now() + make_interval(hours => ${hours})
      where id = ${id} and merchant_id = ${merchantId} returning old_until as until`.execute(db)
  ).rows[0]?.until
/** Its log first, by pieces: of one that was told much no single statement could take it all away. */
export async function deleteEndpoint(db: Db, merchantId: number, id: number): Promise<boolean> {
  const piece = 5000
  let gone: number
  do {
    const { numAffectedRows = 0n } = await sql`
      delete from webhook_delivery where id in (
        select id from webhook_delivery where endpoint_id = ${id} and merchant_id = ${merchantId}
        order by id desc limit ${piece})`.execute(db)
    gone = Number(numAffectedRows)
  } while (gone === piece)
  return found(sql`delete from webhook_endpoint where id = ${id} and merchant_id = ${merchantId} returning id`, db)
}
export const isEnabled = async (db: Db, merchantId: number, id: number): Promise<boolean | undefined> =>
  (
    await sql<{ enabled: boolean }>`
      select enabled from webhook_endpoint where id = ${id} and merchant_id = ${merchantId}`.execute(db)
  ).rows[0]?.enabled
export const insertTest = async (db: Db, merchantId: number, endpointId: number): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into webhook_delivery (endpoint_id, merchant_id, event, subject, data, by_hand)
      values (${endpointId}, ${merchantId}, ${testEvent}, ${'test ' + crypto.randomUUID()}, '{}', true)
      returning id`.execute(db)
  ).rows[0]!.id

export interface DeliveryRow {
  id: number
  endpointId: number
  event: string
  subject: string
  state: 'waiting' | 'done' | 'failed'
  tries: number
  status: number | null
  ms: number | null
  createdAt: Date
}
const delivery = sql`d.id, d.endpoint_id as "endpointId", d.event, d.subject, d.state, d.tries, t.status, t.ms,
  d.created_at as "createdAt"`
const deliveries = sql`webhook_delivery d left join lateral (
  select status, ms from webhook_try where delivery_id = d.id order by id desc limit 1) t on true`
export interface DeliveryFilter {
  endpointId?: number | undefined
  state?: string | undefined
}
const those = (merchantId: number, { endpointId, state }: DeliveryFilter) => sql`d.merchant_id = ${merchantId}
  ${endpointId === undefined ? sql`` : sql`and d.endpoint_id = ${endpointId}`}
  ${state === undefined ? sql`` : sql`and d.state = ${state}`}`
export const listDeliveries = async (
  db: Db,
  merchantId: number,
  filter: DeliveryFilter,
  { before, offset, size }: { before: number | undefined; offset: number; size: number },
): Promise<DeliveryRow[]> =>
  (
    await sql<DeliveryRow>`
      select ${delivery} from ${deliveries} where ${those(merchantId, filter)}
      ${before === undefined ? sql`` : sql`and d.id < ${before}`}
      order by d.id desc limit ${size + 1} offset ${offset}`.execute(db)
  ).rows
export const countDeliveries = async (db: Db, merchantId: number, filter: DeliveryFilter): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*) as n from (
      select from webhook_delivery d where ${those(merchantId, filter)} limit 1001) as few`.execute(db)
  ).rows[0]!.n
export interface DeliveryInFull extends DeliveryRow {
  url: string
  messageId: string
  data: object
  enabled: boolean
  dueAt: Date
}
export const deliveryOf = async (db: Db, merchantId: number, id: number): Promise<DeliveryInFull | undefined> =>
  (
    await sql<DeliveryInFull>`
      select ${delivery}, e.url, d.message_id as "messageId", d.data, e.enabled, d.due_at as "dueAt"
      from ${deliveries} join webhook_endpoint e on e.id = d.endpoint_id
      where d.merchant_id = ${merchantId} and d.id = ${id}`.execute(db)
  ).rows[0]
export interface TryRow {
  at: Date
  ms: number
  status: number | null
  fault: 'inside' | 'unreachable' | 'late' | null
  answer: string
}
export const triesOf = async (db: Db, id: number): Promise<TryRow[]> =>
  (
    await sql<TryRow>`
      select at, ms, status, fault, answer from webhook_try where delivery_id = ${id}
      order by id desc limit 50`.execute(db)
  ).rows
export const repeatDelivery = (db: Db, merchantId: number, id: number): Promise<unknown> =>
  sql`update webhook_delivery set state = 'waiting', by_hand = state <> 'waiting' or by_hand, due_at = shop_now(),
      ended_at = null
    where id = ${id} and merchant_id = ${merchantId} and coalesce(taken_until < shop_now(), true)`.execute(db)
export const deleteOld = (db: Db, days: number): Promise<unknown> =>
  sql`delete from webhook_delivery where id in (
    select id from webhook_delivery where created_at < shop_now() - make_interval(days => ${days})
    order by created_at limit 20000)`.execute(db)
