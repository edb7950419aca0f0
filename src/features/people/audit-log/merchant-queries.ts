// All SQL that reads the log of one shop. Rows of other merchants, and of no merchant, are never among them.
import { sql, type RawBuilder } from 'kysely'
import { areas, type Area } from './areas.ts'
import type { Db } from '#kernel/data/db.ts'

export interface ShopLogFilter {
  userId?: number
  area?: Area
  number?: string
  from?: string
  until?: string
}
export interface ShopDeed {
  id: number
  at: Date
  member: { userId: number; nickName: string }
  action: string
  subject: string
  subjectId: number
  number: string | null
  before: string | null
  after: string | null
  reason: string
  ip: string
  device: string
  key: string | null
}
/** A number names an order, a claim, or a thing by its id. */
const named = (merchantId: number, number: string) => {
  const id = /^\d{1,15}$/.test(number) ? Number(number) : -1
  return sql`(a.subject_no = ${number} or (a.subject_id = ${id} and a.subject <> 'merchant')
    or (a.subject = 'order' and a.subject_id = (
      select o.id from shop_order o where o.order_no = ${number} and o.merchant_id = ${merchantId})))`
}
const wanted = (merchantId: number, { userId, area, number, from, until }: ShopLogFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`a.merchant_id = ${merchantId}`,
      ...(userId === undefined ? [] : [sql`a.staff_id = ${userId}`]),
      ...(area === undefined ? [] : [sql`split_part(a.action, '.', 1) = any(${[...areas[area]]}::text[])`]),
      ...(number === undefined ? [] : [named(merchantId, number)]),
      ...(from === undefined ? [] : [sql`a.created_at >= ${from}::timestamptz`]),
      ...(until === undefined ? [] : [sql`a.created_at < ${until}::timestamptz`]),
    ],
    sql` and `,
  )
/** Deeds, newest first, one more than asked. */
export const deedsOfShop = (
  db: Db,
  merchantId: number,
  filter: ShopLogFilter,
  { size, offset, before }: { size: number; offset: number; before: number | undefined },
): Promise<ShopDeed[]> =>
  sql<ShopDeed>`
    select a.id, a.created_at as at, json_build_object('userId', w.id, 'nickName', w.nickname) as member, a.action,
      a.subject, a.subject_id as "subjectId",
      coalesce(a.subject_no, case a.subject
        when 'order' then (select o.order_no from shop_order o where o.id = a.subject_id)
        when 'parcel' then (
          select o.order_no from parcel p join shop_order o on o.id = p.order_id where p.id = a.subject_id)
        when 'claim_parcel' then (
          select c.service_no from claim_parcel p join claim c on c.id = p.claim_id where p.id = a.subject_id)
      end) as number,
      a.before::text as before, a.after::text as after, a.reason, a.ip, coalesce(a.device, '') as device,
      case when k.id is not null then k.name || ' ' || k.hint end as key
    from audit_log a join user_account w on w.id = a.staff_id left join api_key k on k.id = a.api_key_id
    where ${wanted(merchantId, filter)} and (${before === undefined} or a.id < ${before ?? 0})
    order by a.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countOfShop = (db: Db, merchantId: number, filter: ShopLogFilter): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (select from audit_log a where ${wanted(merchantId, filter)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

/** Every different one, by their index: one step for each, however long the log is. */
export const membersInLog = (db: Db, merchantId: number): Promise<{ userId: number; nickName: string }[]> =>
  sql<{ userId: number; nickName: string }>`
    with recursive found as (
      (select staff_id from audit_log where merchant_id = ${merchantId} order by staff_id limit 1)
      union all
      select (select a.staff_id from audit_log a where a.merchant_id = ${merchantId} and a.staff_id > f.staff_id
        order by a.staff_id limit 1)
      from found f where f.staff_id is not null
    )
    select u.id as "userId", u.nickname as "nickName"
    from found f join user_account u on u.id = f.staff_id order by u.nickname, u.id`
    .execute(db)
    .then((r) => r.rows)
