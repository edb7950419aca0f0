// What a word at an order desk means: an order's number, a waybill, people and goods of that name. All SQL of it.
import { sql, type RawBuilder } from 'kysely'
import type { DeskOwner } from './reading-queries.ts'
import { cappedTotal, exactWhereDear, type Total } from '#kernel/call/page.ts'
import { anyId, type Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import { limitTo } from '#kernel/data/limit.ts'

/** So many of what is found are put in order by when they are due. */
export const mostSorted = 1001

export interface Search {
  owner: DeskOwner
  keyword: string
  /** what else is asked of the order `o` */
  conditions: readonly RawBuilder<unknown>[]
}
interface Part {
  /** at most so many, newest first, of each person and of each product */
  each: RawBuilder<unknown>
  /** only orders before this one */
  below?: number | undefined
  /** of all of them */
  enough?: RawBuilder<unknown>
}

/**
 * Each way by an index, so that a million other orders are never looked at. Planning anew for each merchant would cost
 * more than the search.
 */
function ways({ owner, keyword, conditions }: Search, { each, below, enough = sql`` }: Part): RawBuilder<unknown> {
  const owned = 'merchantId' in owner ? [sql`o.merchant_id = ${anyId(owner.merchantId)}`] : []
  const earlier = below === undefined ? [] : [sql`o.id < ${below}`]
  const asked = sql.join([sql`true`, ...owned, ...earlier, ...conditions], sql` and `)
  // the goods are the owner's already, and so are their orders: where nothing else is asked they need no look
  const ofGoods =
    conditions.length === 0
      ? sql`select l.order_id as id from order_line l
          where l.product_id = g.id and ${below === undefined ? sql`true` : sql`l.order_id < ${below}`}`
      : sql`select l.order_id as id from order_line l join shop_order o on o.id = l.order_id
          where l.product_id = g.id and ${asked}`
  return sql`
    select o.id from shop_order o where o.order_no = ${keyword.replaceAll(' ', '')} and ${asked}
    union
    select o.id from parcel p join shop_order o on o.id = p.order_id
    where p.waybill = upper(${keyword}) and p.waybill <> '' and ${asked}
    union
    (select w.id from people u cross join lateral (
      select o.id from shop_order o where o.user_id = u.id and ${asked} order by o.id desc ${each}
    ) w ${enough})
    union
    (select w.id from goods g cross join lateral (${ofGoods} order by l.order_id desc ${each}) w ${enough})`
}

export interface Meant {
  /** newest first */
  ids: number[]
  total: Total
}
/**
 * The newest that a keyword means before `below`, at most `most` after the first `offset`, and how many there are at
 * all: the names are looked for once for both. The count stops as soon as it has enough of any.
 */
export async function searchOrders(
  db: Db,
  search: Search,
  { most, offset, below }: { most: number; offset: number; below: number | undefined },
): Promise<Meant> {
  const pattern = likePattern(search.keyword)
  const merchantId = 'merchantId' in search.owner ? search.owner.merchantId : null
  const enough = limitTo(exactWhereDear + 1)
  const isFirst = offset === 0 && below === undefined
  const { rows } = await sql<{ ids: number[]; n: number }>`
    with people(id) as materialized (select * from people_named(${pattern})),
      goods(id) as materialized (select * from goods_named(${pattern}, ${merchantId})),
      page as materialized (select array(
        ${ways(search, { each: limitTo(most + offset), below })} order by 1 desc ${limitTo(most, offset)}) as ids)
    select ids, case when ${isFirst} and cardinality(ids) < ${most} then cardinality(ids) else (
      select count(*)::int from (select from (${ways(search, { each: enough, enough })}) w ${enough}) c) end as n
    from page`.execute(db)
  const { ids, n } = rows[0]!
  return { ids: ids.map(Number), total: cappedTotal(n, exactWhereDear) }
}
