// All SQL of the summary: mornings by the shop's calendar, and whom they concern.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

const here = sql`shop_now() at time zone 'Asia/Shanghai'`
/** The day of the shop's calendar, 2026-11-25. */
export const today = (db: Db): Promise<string> =>
  sql<{ day: string }>`select (${here})::date::text as day`.execute(db).then((r) => r.rows[0]!.day)
/** The next time that it is so late of a day. */
export const nextMorning = (db: Db, hour: number): Promise<{ day: string; at: Date }> =>
  sql<{ day: string; at: Date }>`
    select m.at::date::text as day, m.at at time zone 'Asia/Shanghai' as at from (
      select case when t.at > ${here} then t.at else t.at + interval '1 day' end as at
      from (select date_trunc('day', ${here}) + make_interval(hours => ${hour}) as at) t) m`
    .execute(db)
    .then((r) => r.rows[0]!)

/** The next merchants that somebody works for, by their ids. */
export const merchantsAfter = (db: Db, after: number, most: number): Promise<number[]> =>
  sql<{ id: number }>`
    select m.id from merchant m
    where m.id > ${after} and exists (select from membership b where b.merchant_id = m.id)
    order by m.id limit ${most}`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))

export interface Member {
  userId: number
  merchantId: number
  merchant: Texts
  permissions: string[]
}
/** Those who may work the orders of these merchants. */
export const membersAt = (db: Db, merchantIds: readonly number[]): Promise<Member[]> =>
  sql<Member>`
    select b.user_id as "userId", b.merchant_id as "merchantId", m.name as merchant, r.permissions
    from membership b join merchant m on m.id = b.merchant_id
    join role r on r.audience = b.audience and r.code = b.role
    where b.audience = 'merchant' and b.merchant_id = any(${idList(merchantIds)}) and 'order.write' = any(r.permissions)
    order by b.merchant_id, b.user_id`
    .execute(db)
    .then((r) => r.rows)
