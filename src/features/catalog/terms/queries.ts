// SQL of what was agreed with merchants.
import { sql } from 'kysely'
import type { Cycle } from './limits.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface Commission {
  categoryId: number | null
  commission: number
}
export interface Terms {
  version: number
  categoryIds: number[]
  commissions: Commission[]
  cycle: Cycle
}
/** Of a merchant that is there. */
export const termsOf = async (db: Db, merchantId: number): Promise<Terms | undefined> =>
  (
    await sql<Terms>`
      select coalesce(t.version, 0) as version, coalesce(t.settlement_cycle, 'month') as cycle,
        coalesce((select json_agg(a.category_id order by a.category_id) from merchant_category a
          where a.merchant_id = m.id), '[]') as "categoryIds",
        coalesce((select json_agg(json_build_object('categoryId', c.category_id, 'commission', c.commission_bp)
          order by c.category_id nulls first) from merchant_commission c where c.merchant_id = m.id), '[]')
          as commissions
      from merchant m left join merchant_terms t on t.merchant_id = m.id where m.id = ${merchantId}`.execute(db)
  ).rows[0]

export interface TermsCategory {
  id: number
  parentId: number | null
  name: string
  commission: number
  goods: number
}
/** All categories in their order. */
export const listCategories = async (db: Db, lang: Language, merchantId: number): Promise<TermsCategory[]> =>
  (
    await sql<TermsCategory>`
      with mine as materialized (
        select category_id, count(*)::int as n from product where merchant_id = ${merchantId} and status <> 'deleted'
        group by 1
      )
      select c.id, c.parent_id as "parentId", in_language(c.name, ${lang}) as name,
        category_commission(c.path || c.id) as commission, coalesce((select sum(g.n)::int from mine g
          join category b on b.id = g.category_id where b.id = c.id or b.path @> array[c.id]), 0) as goods
      from category c order by c.level, c.department_no nulls last, c.position, c.id`.execute(db)
  ).rows
export const knownCategories = async (db: Db, ids: readonly number[]): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from category where id = any(${idList(ids)}) for key share) c`.execute(db)
  ).rows[0]!.n

/** Goods that stand neither in one of these categories nor below it; without categories none does. */
export const countOutside = async (
  db: Db,
  merchantId: number,
  categoryIds: readonly number[],
): Promise<{ onSale: number; inStore: number }> =>
  (
    await sql<{ onSale: number; inStore: number }>`
      select count(*) filter (where p.status = 'onSale')::int as "onSale",
        count(*) filter (where p.status = 'offShelf')::int as "inStore"
      from product p where p.merchant_id = ${merchantId} and p.status <> 'deleted' and ${categoryIds.length} > 0
        and p.category_id <> all(array(select c.id from category c
          where c.path || c.id && ${idList(categoryIds)}))`.execute(db)
  ).rows[0]!

/** Answers the new version. */
export async function putTerms(
  db: Db,
  merchantId: number,
  { categoryIds, commissions, cycle }: Omit<Terms, 'version'>,
): Promise<number> {
  await sql`delete from merchant_category where merchant_id = ${merchantId}`.execute(db)
  await sql`
    insert into merchant_category (merchant_id, category_id)
    select ${merchantId}, id from unnest(${idList(categoryIds)}) id`.execute(db)
  await sql`delete from merchant_commission where merchant_id = ${merchantId}`.execute(db)
  await sql`
    insert into merchant_commission (merchant_id, category_id, commission_bp)
    select ${merchantId}, c."categoryId", c.commission
    from jsonb_to_recordset(${JSON.stringify(commissions)}::jsonb) as c("categoryId" bigint, commission int)`.execute(
    db,
  )
  const { rows } = await sql<{ version: number }>`
    insert into merchant_terms as t (merchant_id, settlement_cycle, version) values (${merchantId}, ${cycle}, 1)
    on conflict (merchant_id) do update set settlement_cycle = excluded.settlement_cycle, version = t.version + 1
    returning version`.execute(db)
  return rows[0]!.version
}

/** How many merchants have something agreed about a category. */
export const countNaming = async (db: Db, categoryId: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (
        select merchant_id from merchant_category where category_id = ${categoryId}
        union select merchant_id from merchant_commission where category_id = ${categoryId}) m`.execute(db)
  ).rows[0]!.n
export interface MergedRate {
  merchantId: number
  name: string
  /** goods that go along, and goods that stand where they go; on sale or in store */
  along: number
  there: number
  /** basis points by now, of both, and of all of them afterwards */
  from: number
  into: number
  after: number
  /** it is agreed for the category that they go into from then on */
  agreed: boolean
}
/**
 * What becomes of the commission of merchants with whom one was agreed about a category, another one that it goes into,
 * or one above these. A category has one rate, so where a merchant has goods in both that were to pay different ones,
 * all pay the lower: none pays more than was agreed for it. What was agreed about the first alone does not spread to
 * goods of the second where none go along.
 */
export const mergedRates = async (db: Db, lang: Language, from: number, into: number): Promise<MergedRate[]> =>
  (
    await sql<MergedRate>`
      with way as (
        select f.path || f.id as f, i.path || i.id as i from category f, category i
        where f.id = ${from} and i.id = ${into}
      ), named as (
        select t.merchant_id, bool_or(t.category_id = ${from}) as along, bool_or(t.category_id = ${into}) as there
        from merchant_commission t, way where t.category_id = any(way.f || way.i) group by 1
      ), counted as (
        select p.merchant_id, count(*) filter (where b.goes)::int as along,
          count(*) filter (where not b.goes)::int as there
        from product p join (
          select c.id, ${from} = any(c.path || c.id) as goes from category c
          where c.path || c.id && array[${from}::bigint, ${into}]) b on b.id = p.category_id
        where p.merchant_id in (select merchant_id from named) and p.status <> 'deleted' group by 1
      ), rated as (
        select n.*, coalesce(c.along, 0) as goods, coalesce(c.there, 0) as others,
          merchant_commission_at(n.merchant_id, way.f) as was, merchant_commission_at(n.merchant_id, way.i) as other
        from way, named n left join counted c on c.merchant_id = n.merchant_id
      ), told as (
        select r.*, case when not r.along or (r.goods = 0 and (r.others > 0 or r.there)) then r.other
          when r.others = 0 then r.was else least(r.was, r.other) end as after from rated r
      )
      select t.merchant_id as "merchantId", in_language(m.name, ${lang}) as name, t.goods as along, t.others as there,
        t.was as "from", t.other as "into", t.after,
        t.there or (t.along and (t.goods > 0 or t.others = 0) and t.after = t.was) as agreed
      from told t join merchant m on m.id = t.merchant_id order by t.merchant_id`.execute(db)
  ).rows
/** Merchants who are held so that nothing else is agreed with them meanwhile: all with terms about one of two. */
export const holdNamed = (db: Db, from: number, into: number): Promise<unknown> =>
  sql`
    select from merchant where id in (
      select merchant_id from merchant_category where category_id in (${from}, ${into})
      union select merchant_id from merchant_commission where category_id in (${from}, ${into}))
    order by id for no key update`.execute(db)
/** What was agreed about a category holds for the one it goes into, at these rates. Answers with whom anything was. */
export async function leadOn(db: Db, from: number, into: number, rates: readonly MergedRate[]): Promise<number[]> {
  await sql`
    insert into merchant_category (merchant_id, category_id)
    select merchant_id, ${into} from merchant_category where category_id = ${from} on conflict do nothing`.execute(db)
  const agreed = rates.filter((rate) => rate.agreed)
  await sql`
    insert into merchant_commission (merchant_id, category_id, commission_bp)
    select r."merchantId", ${into}, r.after
    from jsonb_to_recordset(${JSON.stringify(agreed)}::jsonb) as r("merchantId" bigint, after int)
    on conflict (merchant_id, category_id) do update set commission_bp = excluded.commission_bp`.execute(db)
  // whoever read what was agreed before is told
  const { rows } = await sql<{ id: number }>`
    with named as (
      select merchant_id from merchant_category where category_id = ${from}
      union select merchant_id from merchant_commission where category_id = ${from}
    ), told as (
      update merchant_terms set version = version + 1 where merchant_id in (select merchant_id from named)
    )
    select merchant_id as id from named order by 1`.execute(db)
  await sql`delete from merchant_category where category_id = ${from}`.execute(db)
  await sql`delete from merchant_commission where category_id = ${from}`.execute(db)
  return rows.map(({ id }) => id)
}
/** Whether there is a category where it may not sell. */
export const hasBounds = async (db: Db, merchantId: number): Promise<boolean> =>
  (
    await sql`
      select from merchant_category where merchant_id = ${merchantId}
      union all select from category where closed limit 1`.execute(db)
  ).rows.length > 0
/** In which of these categories a merchant may not put goods on sale. */
export const barred = async (db: Db, merchantId: number, categoryIds: readonly number[]): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select id from unnest(${idList(categoryIds)}) id where not may_sell_in(${merchantId}, id)`.execute(db)
  ).rows.map(({ id }) => id)
export const merchantNames = async (db: Db, id: number): Promise<Texts> =>
  (await sql<{ name: Texts }>`select name from merchant where id = ${id}`.execute(db)).rows[0]!.name
