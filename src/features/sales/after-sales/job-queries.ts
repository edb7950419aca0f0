// The SQL of jobs: claims that are long due, and what the provider did with the money of one.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** What a lost timer left. */
export const overdueClaims = (db: Db, limit: number): Promise<number[]> =>
  sql<{ id: number }>`
    select id from claim where deadline < shop_now() - interval '5 minutes' order by deadline limit ${limit}`
    .execute(db)
    .then((r) => r.rows.map((row) => row.id))

export type RefundStatus = 'pending' | 'processing' | 'done' | 'failed'
export const refundStatus = (db: Db, key: string): Promise<RefundStatus | undefined> =>
  sql<{ status: RefundStatus }>`select status from refund where key = ${key}`.execute(db).then((r) => r.rows[0]?.status)
/** What somebody wrote about their goods, and what the other sides answered them; evidence goes with its sender. */
export const eraseWords = (db: Db, userId: number): Promise<unknown> =>
  sql`with own as (
      update claim set explanation = '', return_phone = '', uploads = '{}'
      where user_id = ${userId} returning id
    )
    update claim_history h set note = '', uploads = '{}' from own where h.claim_id = own.id`.execute(db)
/** Claims that are not over, the oldest first: an account cannot be closed meanwhile. */
export const openClaims = (db: Db, userId: number, ended: readonly string[]) =>
  sql<{ serviceNo: string; status: string }>`
    select service_no as "serviceNo", status from claim
    where user_id = ${userId} and status <> all(${[...ended]}::text[]) order by id`
    .execute(db)
    .then((r) => r.rows)
/** Everything that was claimed by a person, as it is kept. */
export const claimsInFull = (db: Db, userId: number) =>
  sql<{ claim: object }>`
    select json_build_object('serviceNo', c.service_no, 'type', c.type, 'returnGoods', c.return_goods,
      'quantity', c.quantity, 'explanation', c.explanation, 'status', c.status, 'createdAt', c.created_at,
      'endedAt', c.ended_at, 'goodsRefunded', c.goods_refunded, 'freightRefunded', c.freight_refunded,
      'parcels', (
        select coalesce(json_agg(json_build_object('way', w.way, 'carrier', w.carrier, 'waybill', w.waybill,
          'sentAt', w.sent_at) order by w.id), '[]') from claim_parcel w where w.claim_id = c.id),
      'returnPhone', c.return_phone, 'uploads', c.uploads) as claim
    from claim c where c.user_id = ${userId} order by c.id`
    .execute(db)
    .then((r) => r.rows.map((row) => row.claim))
