// SQL of counts: the SKUs that codes mean, what the books say of them at a moment, the counts that were booked.
import { sql, type RawBuilder } from 'kysely'
import type { Policy } from './reasons.ts'
import type { Limits } from '#kernel/call/page.ts'
import { idList, textList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const own = (merchantId: number) => sql`p.merchant_id = ${merchantId} and p.status <> 'deleted'`
/** By code in small letters: the SKUs of the merchant of this code, else of this barcode. */
export async function skusCalled(
  db: Db,
  merchantId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<{ code: string; skuIds: number[] }>`
    with asked as (select distinct lower(c) as code from unnest(${textList(codes)}) c),
    by_code as (
      select a.code, s.id from asked a join sku s on lower(s.code) = a.code and s.code <> ''
        join product p on p.id = s.product_id where ${own(merchantId)}
    ), by_barcode as (
      select a.code, s.id from asked a join sku s on s.barcode = a.code and s.barcode <> ''
        join product p on p.id = s.product_id
      where ${own(merchantId)} and a.code not in (select code from by_code)
    )
    select code, json_agg(id order by id) as "skuIds" from (
      select * from by_code union select * from by_barcode) f group by 1`.execute(db)
  return new Map(rows.map(({ code, skuIds }) => [code, skuIds]))
}
const plain = (code: RawBuilder<unknown>) =>
  sql`ltrim(regexp_replace(translate(lower(${code}), 'oil', '011'), '[^0-9a-z]', '', 'g'), '0')`
/** The one SKU whose code or barcode looks like an unknown one. */
export async function alike(
  db: Db,
  merchantId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, { skuId: number; code: string }>> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<{ asked: string; skuId: number; code: string }>`
    with asked as (select c as code, ${plain(sql`c`)} as plain from unnest(${textList(codes)}) c),
    called as (
      select s.id, n.code, ${plain(sql`n.code`)} as plain
      from product p join sku s on s.product_id = p.id
        cross join lateral (values (s.code), (s.barcode)) n(code)
      where ${own(merchantId)} and n.code <> ''
    )
    select a.code as asked, min(c.id) as "skuId", min(c.code) as code
    from asked a join called c on c.plain = a.plain and a.plain <> ''
    group by 1 having count(distinct c.id) = 1`.execute(db)
  return new Map(rows.map(({ asked, ...like }) => [asked, like]))
}

export interface Books {
  skuId: number
  code: string
  onHand: number
  reserved: number
  policy: Policy
  cost: number | null
  /** what came and went after it was counted, later counts aside */
  since: number
}
/** What the books say of SKUs of the merchant; of each from its own moment on what moved since. */
export const booksOf = (
  db: Db,
  merchantId: number,
  counted: readonly { skuId: number; at: string | null }[],
): Promise<Books[]> =>
  sql<Books>`
    select s.id as "skuId", coalesce(nullif(s.code, ''), s.barcode) as code, s.cost,
      coalesce(k.on_hand, 0) as "onHand", coalesce(k.reserved, 0) as reserved,
      coalesce(k.policy, 'counted') as policy,
      case when w.at is null then 0 else (
        select coalesce(sum(m.on_hand), 0)::bigint from stock_move m
        where m.sku_id = s.id and m.created_at > w.at and not exists (
          select from stock_adjustment a
          where a.id = case when split_part(m.ref, ':', 1) = 'adjustment' then split_part(m.ref, ':', 2)::bigint end
            and (a.count_id is not null or a.reason = 'counted'))) end as since
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) w("skuId" bigint, at timestamptz)
      join sku s on s.id = w."skuId" join product p on p.id = s.product_id left join stock k on k.sku_id = s.id
    where ${own(merchantId)} order by 1`
    .execute(db)
    .then((r) => r.rows)

/** How many counted SKUs of the merchant are none of these. */
export const countedElsewhere = (db: Db, merchantId: number, skuIds: readonly number[]): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from product p join sku s on s.product_id = p.id left join stock k on k.sku_id = s.id
    where ${own(merchantId)} and coalesce(k.policy, 'counted') <> 'uncounted' and s.id <> all(${idList(skuIds)})`
    .execute(db)
    .then((r) => r.rows[0]!.n)

/** At cost; null when that of one of them is not known. */
export const worthOf = (db: Db, moved: readonly { skuId: number; pieces: number }[]): Promise<number | null> =>
  sql<{ worth: number | null }>`
    select case when count(*) = count(s.cost) then sum(s.cost * w.pieces)::bigint end as worth
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) w("skuId" bigint, pieces bigint)
      join sku s on s.id = w."skuId"`
    .execute(db)
    .then((r) => r.rows[0]!.worth)

interface NewCount {
  merchantId: number
  userId: number
  name: string
  differed: number
  pieces: number
  worth: number | null
}
export const addCount = (db: Db, { merchantId, userId, ...figures }: NewCount): Promise<number> =>
  db
    .insertInto('stock_count')
    .values({ merchant_id: merchantId, user_id: userId, ...figures })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)

export interface CountHead {
  countId: number
  by: string | null
  name: string
  differed: number
  pieces: number
  worth: number | null
  createdAt: Date
}
/** The newest first, one more than asked. */
export const countsOf = (db: Db, merchantId: number, { size, offset, cursor }: Limits): Promise<CountHead[]> =>
  sql<CountHead>`
    select c.id as "countId", u.nickname as by, c.name, c.differed, c.pieces, c.worth, c.created_at as "createdAt"
    from stock_count c left join user_account u on u.id = c.user_id
    where c.merchant_id = ${merchantId} ${cursor ? sql`and c.id < ${cursor[0]}::bigint` : sql``}
    order by c.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countTotal = (db: Db, merchantId: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (select from stock_count where merchant_id = ${merchantId} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

export interface BookedRow {
  code: string
  barcode: string
  title: string
  before: number
  after: number
  cause: string
}
export const addCountRows = (
  db: Db,
  countId: number,
  rows: readonly { skuId: number; before: number; after: number; cause: string }[],
): Promise<unknown> =>
  sql`
    insert into stock_count_row (count_id, sku_id, before, after, cause)
    select ${countId}, r."skuId", r.before, r.after, r.cause
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r("skuId" bigint, before bigint, after bigint, cause text)`.execute(db)
/** What a count of the merchant booked; nothing when it is not theirs. */
export const bookedRows = (db: Db, merchantId: number, countId: number, lang: Language): Promise<BookedRow[]> =>
  sql<BookedRow>`
    select s.code, s.barcode, in_language(p.title, ${lang}) as title, r.before, r.after, r.cause
    from stock_count c join stock_count_row r on r.count_id = c.id join sku s on s.id = r.sku_id
      join product p on p.id = s.product_id
    where c.id = ${countId} and c.merchant_id = ${merchantId} order by p.id, s.id`
    .execute(db)
    .then((r) => r.rows)
