// The SQL of the order desks: lists of a merchant, or of the whole shop for its staff, and what waits in them.
import { sql, type RawBuilder } from 'kysely'
import { dueJoin } from './due-queries.ts'
import { mostSorted, searchOrders, type Meant } from './desk-search-queries.ts'
import { troubledOrders } from './trouble-queries.ts'
import { head, ownedBy, type DeskOwner, type MerchantHead } from './reading-queries.ts'
import { cappedTotal, exactTo, exactWhereDear, type Total } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'

const asked = sql`(o.status = 'awaitingShipment'
  and exists (select from cancel_request c where c.order_id = o.id and c.status = 'pending'))`
/** The parcels `p` of an owner. */
const parcelsOf = (owner: DeskOwner) => ('merchantId' in owner ? sql`p.merchant_id = ${owner.merchantId}` : sql`true`)
const missed = sql`exists (
  select from parcel p where p.order_id = o.id and p.status = 'travelling' and p.missing_at is not null)`
const underWay = sql`o.status = any(array['awaitingShipment', 'awaitingReceipt'])`
/** The tabs of a desk, as conditions. */
const tabConditions = (owner: DeskOwner, stillSeconds: number) => ({
  all: sql`true`,
  toPay: sql`o.status = 'pendingPayment'`,
  toShip: sql`o.status = 'awaitingShipment' and o.ready_at is null`,
  toCollect: sql`o.status = 'awaitingShipment' and o.ready_at is not null`,
  cancelAsked: asked,
  toReceive: sql`o.status = 'awaitingReceipt'`,
  missing: sql`${underWay} and o.id in (
    select p.order_id from parcel p
    where ${parcelsOf(owner)} and p.status = 'travelling' and p.missing_at is not null)`,
  trouble: sql`${underWay}
    and o.id in (select t.order_id from ${troubledOrders(parcelsOf(owner), stillSeconds)} t)`,
  ended: sql`o.status = any(array['toReview', 'completed', 'reviewed', 'closed', 'cancelled'])`,
})
export type DeskTab = keyof ReturnType<typeof tabConditions>
/** How long an order may wait to be shipped, and a parcel stand still. */
export interface Patience {
  shipSeconds: number
  stillSeconds: number
}

export interface DeskFilter {
  tab: DeskTab
  keyword: string | undefined
  carrier: string | undefined
  paidFrom: string | undefined
  paidUntil: string | undefined
  with: 'remark' | 'reminder' | undefined
}
const left = {
  remark: sql`o.remark <> ''`,
  reminder: sql`o.id in (select r.order_id from order_reminder r)`,
} as const
/** What a filter asks of the order `o` beside its owner and the keyword; none where it asks nothing. */
function asking(owner: DeskOwner, filter: DeskFilter, { stillSeconds }: Patience): RawBuilder<unknown>[] {
  const { tab, carrier, paidFrom, paidUntil } = filter
  return [
    ...(tab === 'all' ? [] : [tabConditions(owner, stillSeconds)[tab]]),
    ...(carrier === undefined ? [] : [sql`o.id in (select p.order_id from parcel p where p.carrier = ${carrier})`]),
    ...(paidFrom === undefined ? [] : [sql`o.paid_at >= ${paidFrom}::timestamptz`]),
    ...(paidUntil === undefined ? [] : [sql`o.paid_at < ${paidUntil}::timestamptz`]),
    ...(filter.with === undefined ? [] : [left[filter.with]]),
  ]
}
const wanted = (owner: DeskOwner, filter: DeskFilter, patience: Patience): RawBuilder<unknown> =>
  sql.join([ownedBy(owner), ...asking(owner, filter, patience)], sql` and `)

export interface DeskSlice {
  size: number
  offset: number
  sort: 'new' | 'due'
  /** the last row that was shown: when somebody must have acted, and its id */
  after: { due: string; id: number } | undefined
}
export type DeskRow = MerchantHead & { dueKey: string }
/** later than all that is due */
const never = sql`'9999-12-31 00:00:00+00'::timestamptz`
/** When the desk must have acted: an answer, word of a missing parcel, shipping. What others do has no such time. */
const dueKey = sql`case when due.kind = any(array['answer', 'missing', 'ship']) then due.ends else ${never} end`

type Duty = 'ship' | 'answer' | 'missing' | 'none'
/** What the orders of a tab may wait for; where that is nothing, the newest come first. */
const dutiesOf: Record<DeskTab, readonly Duty[]> = {
  all: ['ship', 'answer', 'missing', 'none'],
  toPay: [],
  toShip: ['ship', 'answer', 'missing'],
  toCollect: ['answer', 'none'],
  cancelAsked: ['answer'],
  toReceive: ['missing', 'none'],
  missing: ['missing'],
  trouble: [],
  ended: [],
}
/** Orders by what is due first, then the newest: the first `most` of each kind of duty, each by its index. */
function byDuty(
  { owner, tab, conditions }: { owner: DeskOwner; tab: DeskTab; conditions: RawBuilder<unknown> },
  most: number,
  after: DeskSlice['after'],
  shipSeconds: number,
): RawBuilder<unknown> {
  const beyond = (time: RawBuilder<unknown>) =>
    after === undefined
      ? sql`true`
      : sql`${time} >= ${after.due}::timestamptz and (${time} > ${after.due}::timestamptz or o.id < ${after.id})`
  const ends = sql`o.ship_from + make_interval(secs => ${shipSeconds})`
  const rest = after === undefined || !after.due.startsWith('9999') ? sql`true` : sql`o.id < ${after.id}`
  const ways: Record<Duty, RawBuilder<unknown>> = {
    ship: sql`(select o.id from shop_order o where ${conditions} and o.status = 'awaitingShipment'
      and o.ready_at is null and not ${asked} and not ${missed} and ${beyond(ends)}
      order by o.ship_from, o.id desc ${limitTo(most)})`,
    answer: sql`(select o.id from cancel_request c
        cross join lateral (select * from shop_order o where o.id = c.order_id offset 0) o
      where ${conditions} and c.status = 'pending' and ${beyond(sql`c.answer_by`)}
      order by c.answer_by, o.id desc ${limitTo(most)})`,
    missing: sql`(select o.id from parcel p join shop_order o on o.id = p.order_id
      where ${parcelsOf(owner)} and ${conditions} and p.status = 'travelling' and p.missing_at is not null
        and ${beyond(sql`p.missing_until`)} order by p.missing_until, o.id desc ${limitTo(most)})`,
    none: sql`(select o.id from shop_order o
      where ${conditions} and (o.status <> 'awaitingShipment' or o.ready_at is not null and not ${asked})
        and not ${missed} and ${rest}
      order by o.id desc ${limitTo(most)})`,
  }
  const asUnion = sql.join(
    dutiesOf[tab].map((duty) => ways[duty]),
    sql` union `,
  )
  return sql`(${asUnion})`
}

/** The newest before the last that was shown: left out before they are put together, for that is most of the work. */
function newestFirst(
  owner: DeskOwner,
  filter: DeskFilter,
  patience: Patience,
  { size, offset, after }: DeskSlice,
): RawBuilder<unknown> {
  const earlier = after === undefined ? sql`true` : sql`o.id < ${after.id}`
  const limit = limitTo(size + 1, offset)
  if (filter.tab !== 'trouble')
    return sql`(select o.id from shop_order o where ${wanted(owner, filter, patience)} and ${earlier}
      order by o.id desc ${limit})`
  return sql`(select o.id from ${inTrouble(owner, filter, patience)} and ${earlier} order by t.order_id desc ${limit})`
}
/** Those with a parcel in trouble in their order, each looked at only until there are enough. */
const inTrouble = (owner: DeskOwner, filter: DeskFilter, patience: Patience): RawBuilder<unknown> => sql`
  (select t.order_id from ${troubledOrders(parcelsOf(owner), patience.stillSeconds)} t order by t.order_id desc) t
    cross join lateral (select * from shop_order o where o.id = t.order_id offset 0) o
  where ${wanted(owner, { ...filter, tab: 'all' }, patience)} and ${underWay}`
const isByNewest = (filter: DeskFilter, sort: DeskSlice['sort']): boolean =>
  sort === 'new' || dutiesOf[filter.tab].length === 0

/** What a keyword means at a desk: orders of a page, or those that are to be put in order, and how many there are. */
export function searchDesk(
  db: Db,
  owner: DeskOwner,
  filter: DeskFilter & { keyword: string },
  { size, offset, sort, after }: DeskSlice,
  patience: Patience,
): Promise<Meant> {
  const search = { owner, keyword: filter.keyword, conditions: asking(owner, filter, patience) }
  return isByNewest(filter, sort)
    ? searchOrders(db, search, { most: size + 1, offset, below: after?.id })
    : searchOrders(db, search, { most: mostSorted, offset: 0, below: undefined })
}

/**
 * Orders of a desk, one more than asked: newest first, or what is due first and then the newest. `meant`: those that
 * a keyword means.
 */
export async function deskOrders(
  db: Db,
  owner: DeskOwner,
  lang: Language,
  filter: DeskFilter,
  slice: DeskSlice,
  patience: Patience,
  meant: readonly number[] | undefined,
): Promise<DeskRow[]> {
  if (meant?.length === 0) return []
  const { size, offset, sort, after } = slice
  const { shipSeconds, stillSeconds } = patience
  const newest = isByNewest(filter, sort)
  const conditions = wanted(owner, filter, patience)
  const ids = meant
    ? sql`unnest(${meant}::bigint[])`
    : newest
      ? newestFirst(owner, filter, patience, slice)
      : byDuty({ owner, tab: filter.tab, conditions }, offset + size + 1, after, shipSeconds)
  const unseen =
    newest || after === undefined
      ? sql`true`
      : sql`(${dueKey} > ${after.due}::timestamptz or (${dueKey} = ${after.due}::timestamptz and o.id < ${after.id}))`
  const { rows } = await sql<DeskRow>`
    select ${head(lang, stillSeconds)}, ${dueKey}::text as "dueKey"
    from ${ids} i(id) join shop_order o on o.id = i.id ${dueJoin(shipSeconds)}
    where ${unseen}
    order by ${newest ? sql`o.id desc` : sql`${dueKey}, o.id desc`} ${limitTo(size + 1, newest ? 0 : offset)}`.execute(
    db,
  )
  return rows
}
/** How many there are without a keyword. */
export async function deskTotal(db: Db, owner: DeskOwner, filter: DeskFilter, patience: Patience): Promise<Total> {
  const [of, most] =
    filter.tab === 'trouble'
      ? [inTrouble(owner, filter, patience), exactWhereDear]
      : [sql`shop_order o where ${wanted(owner, filter, patience)}`, exactTo]
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select from ${of} ${limitTo(most + 1)}) c`.execute(db)
  return cappedTotal(rows[0]!.n, most)
}

export interface DeskTodo {
  toShip: number
  late: number
  cancelAsked: number
  missing: number
  trouble: number
  toPay: number
  toReceive: number
  toCollect: number
  fresh: number
}
/** What waits at a desk, counted to 1,000; `since` counts what was paid after it. */
export const deskTodo = (
  db: Db,
  owner: DeskOwner,
  { shipSeconds, stillSeconds }: Patience,
  since: string | undefined,
) => {
  const tabs = tabConditions(owner, stillSeconds)
  const count = (rows: RawBuilder<unknown>) => sql`(select count(*)::int from (select from ${rows} limit 1001) c)`
  const those = (condition: RawBuilder<unknown>) => count(sql`shop_order o where ${ownedBy(owner)} and ${condition}`)
  const late = sql`o.status = 'awaitingShipment' and o.ready_at is null
    and o.ship_from < shop_now() - make_interval(secs => ${shipSeconds})`
  return sql<DeskTodo>`
    select ${those(tabs.toShip)} as "toShip", ${those(late)} as late,
      ${count(sql`cancel_request c join shop_order o on o.id = c.order_id
        where c.status = 'pending' and o.status = 'awaitingShipment' and ${ownedBy(owner)}`)} as "cancelAsked",
      ${count(sql`(
        select distinct p.order_id from parcel p
        where ${parcelsOf(owner)} and p.status = 'travelling' and p.missing_at is not null) p`)} as missing,
      ${those(tabs.trouble)} as trouble,
      ${those(tabs.toPay)} as "toPay", ${those(tabs.toReceive)} as "toReceive",
      ${those(tabs.toCollect)} as "toCollect",
      ${since === undefined ? sql`0` : those(sql`o.paid_at > ${since}::timestamptz`)} as fresh`
    .execute(db)
    .then((r) => r.rows[0]!)
}
/** Missed parcels whose merchants let their time go by: staff decide. */
export const unanswered = (db: Db): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (
      select from parcel p where p.status = 'travelling' and p.missing_at is not null
        and p.missing_until <= shop_now() limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Orders of all merchants with a parcel in trouble. */
export const allTroubled = (db: Db, { stillSeconds }: Patience): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (
      select from ${troubledOrders(sql`true`, stillSeconds)} t limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
