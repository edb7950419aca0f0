// All SQL that reads the buyers of a merchant. Whose they are stands in every statement.
import { sql, type RawBuilder } from 'kysely'
import type { Sort } from './sorts.ts'
import type { Db } from '#kernel/data/db.ts'

export interface BuyerFilter {
  kind?: 'new' | 'returning'
  follows?: boolean
  from?: string
  until?: string
  least?: number
  most?: number
  sort?: Sort
}
export interface BuyerRow {
  id: number
  nickName: string
  avatar: string | null
  closed: boolean
  orders: number
  paid: number
  claims: number
  firstAt: Date
  lastAt: Date
  follows: boolean
  /** the sort key of the row */
  at: string | number
}
const follows = sql`exists (select from follow f where f.user_id = b.user_id and f.kind = 'merchant'
  and f.subject_id = b.merchant_id and f.deleted_at is null)`
const key = { last: sql`b.last_at`, paid: sql`b.paid`, orders: sql`b.orders` } as const
const told = (sort: Sort) => sql`b.id, case when u.status = 'closed' then '' else u.nickname end as "nickName",
  case when u.status = 'closed' then null else u.avatar end as avatar, u.status = 'closed' as closed, b.orders, b.paid,
  b.claims, b.first_at as "firstAt", b.last_at as "lastAt", ${follows} as follows,
  ${sort === 'last' ? sql`(b.last_at at time zone 'UTC')::text || 'Z'` : key[sort]} as at`
const wanted = (
  merchantId: number,
  { kind, follows: on, from, until, least, most }: BuyerFilter,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`b.merchant_id = ${merchantId}`,
      ...(kind === undefined ? [] : [kind === 'new' ? sql`b.orders = 1` : sql`b.orders > 1`]),
      ...(on === undefined ? [] : [on ? follows : sql`not ${follows}`]),
      ...(from === undefined ? [] : [sql`b.last_at >= ${from}::timestamptz`]),
      ...(until === undefined ? [] : [sql`b.last_at < ${until}::timestamptz`]),
      ...(least === undefined ? [] : [sql`b.paid >= ${least}`]),
      ...(most === undefined ? [] : [sql`b.paid <= ${most}`]),
    ],
    sql` and `,
  )
/** One more than asked. */
export const buyersOf = (
  db: Db,
  merchantId: number,
  filter: BuyerFilter,
  { size, offset, cursor }: { size: number; offset: number; cursor: unknown[] | undefined },
): Promise<BuyerRow[]> => {
  const { sort = 'last' } = filter
  const [at, id] = cursor ?? []
  const value = sort === 'last' ? sql`${at}::timestamptz` : sql`${at}::bigint`
  const before = cursor ? sql`(${key[sort]}, b.id) < (${value}, ${id}::bigint)` : sql`true`
  return sql<BuyerRow>`
    select ${told(sort)} from shop_buyer b join user_account u on u.id = b.user_id
    where ${wanted(merchantId, filter)} and ${before}
    order by ${key[sort]} desc, b.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
}
export const countBuyersOf = (db: Db, merchantId: number, filter: BuyerFilter): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (select from shop_buyer b where ${wanted(merchantId, filter)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const buyerOf = async (db: Db, merchantId: number, id: number): Promise<BuyerRow | undefined> =>
  (
    await sql<BuyerRow>`
      select ${told('last')} from shop_buyer b join user_account u on u.id = b.user_id
      where b.id = ${id} and b.merchant_id = ${merchantId}`.execute(db)
  ).rows[0]
export interface OrderOfBuyer {
  orderNo: string
  status: string
  createdAt: Date
  payable: number
  paid: number
  refunded: number
  claims: number
}
export const ordersOfBuyer = (db: Db, merchantId: number, id: number, most: number): Promise<OrderOfBuyer[]> =>
  sql<OrderOfBuyer>`
    select o.order_no as "orderNo", o.status, o.created_at as "createdAt", o.payable, o.paid, o.refunded,
      (select count(*) from claim c where c.order_id = o.id) as claims
    from shop_buyer b join shop_order o on o.user_id = b.user_id and o.merchant_id = b.merchant_id
    where b.id = ${id} and b.merchant_id = ${merchantId} order by o.id desc limit ${most}`
    .execute(db)
    .then((r) => r.rows)
