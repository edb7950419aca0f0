// SQL of claims as a file.
import { sql } from 'kysely'
import type { ClaimStatus, ClaimType } from './states.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface ClaimLine {
  id: number
  serviceNo: string
  orderNo: string
  status: ClaimStatus
  type: ClaimType
  reason: string
  buyer: string
  code: string
  title: string
  quantity: number
  /** '': pieces */
  unit: string
  goodsRefunded: number | null
  freightRefunded: number | null
  createdAt: Date
  endedAt: Date | null
}
export interface Range {
  from: string
  until: string
}
/** Claims on the merchant behind one, in their order. */
export const claimSlice = (
  db: Db,
  merchantId: number,
  lang: Language,
  { from, until }: Range,
  { after, size }: { after: number; size: number },
): Promise<ClaimLine[]> =>
  sql<ClaimLine>`
    select c.id, c.service_no as "serviceNo", o.order_no as "orderNo", c.status, c.type,
      in_language(c.reason_name, ${lang}) as reason,
      (select u.nickname from user_account u where u.id = c.user_id) as buyer,
      k.code, in_language(l.title, ${lang}) as title, c.quantity,
      coalesce(unit_in(l.unit, ${lang}) ->> 'one', '') as unit, c.goods_refunded as "goodsRefunded",
      c.freight_refunded as "freightRefunded", c.created_at as "createdAt", c.ended_at as "endedAt"
    from claim c join shop_order o on o.id = c.order_id join order_line l on l.id = c.order_line_id
      join sku k on k.id = l.sku_id join claim_reason r on r.id = c.reason_id
    where c.merchant_id = ${merchantId} and c.id > ${after} and c.created_at >= ${from}::timestamptz
      and c.created_at < ${until}::timestamptz
    order by c.id limit ${size}`
    .execute(db)
    .then((r) => r.rows)
