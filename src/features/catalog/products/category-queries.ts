// SQL of categories as staff keep them. Whoever writes has queued: moves come one after the other.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

/** Whoever changes the tree does so alone, until the transaction ends. */
export const queueForTree = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('category', 0))`.execute(db)

export interface KeptCategory {
  id: number
  parentId: number | null
  level: number
  path: number[]
  code: string
  name: Texts
  line: Texts
  picture: string | null
  /** basis points; null: that of the one above */
  commission: number | null
  tax: number
  closed: boolean
  version: number
}
const kept = sql`c.id, c.parent_id as "parentId", c.level, to_json(c.path) as path, c.code, c.name, c.line, c.picture,
  c.commission_bp as commission, c.tax_bp as tax, c.closed, c.version`
/** No goods come to it, and nothing goes from it, until the transaction ends. */
export const lockCategory = async (db: Db, id: number): Promise<KeptCategory | undefined> =>
  (await sql<KeptCategory>`select ${kept} from category c where c.id = ${id} for update`.execute(db)).rows[0]

interface ListedCategory extends Omit<KeptCategory, 'path'> {
  /** basis points, its own or of the one above */
  applied: number
  /** on sale, in it and below it */
  goods: number
}
/** Parents before children, each in its order. */
export const listKept = async (db: Db): Promise<ListedCategory[]> =>
  (
    await sql<ListedCategory>`
      select ${kept}, category_commission(c.path || c.id) as applied, c.product_count as goods
      from category c order by c.level, c.department_no nulls last, c.position, c.id`.execute(db)
  ).rows

/** Answers its id. */
export const insertCategory = async (
  db: Db,
  { code, parentId, name }: { code: string; parentId: number | null; name: Texts },
): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into category (code, parent_id, level, path, name)
      select case when exists (select from category o where o.code = ${code}) then ${code} || '-' || nextval(
          pg_get_serial_sequence('category', 'id')) else ${code} end,
        ${parentId}::bigint, coalesce(p.level, 0) + 1,
        case when p.id is null then '{}' else p.path || p.id end, ${JSON.stringify(name)}::jsonb
      from (select 1) one left join category p on p.id = ${parentId}::bigint
      returning id`.execute(db)
  ).rows[0]!.id

export interface CategoryFields {
  name: Texts
  line: Texts
  commission: number | null
  tax: number
}
/** Answers its new version. */
export const updateCategory = async (db: Db, id: number, f: CategoryFields): Promise<number> =>
  (
    await sql<{ version: number }>`
      update category set name = ${JSON.stringify(f.name)}::jsonb, line = ${JSON.stringify(f.line)}::jsonb,
        commission_bp = ${f.commission}, tax_bp = ${f.tax}, version = version + 1
      where id = ${id} returning version`.execute(db)
  ).rows[0]!.version
export const setPicture = (db: Db, id: number, picture: string | null): Promise<unknown> =>
  sql`update category set picture = ${picture}, version = version + 1 where id = ${id}`.execute(db)
export const setClosed = (db: Db, id: number, closed: boolean): Promise<unknown> =>
  sql`update category set closed = ${closed}, version = version + 1 where id = ${id}`.execute(db)

/** How many levels stand below it. */
export const depthBelow = async (db: Db, id: number): Promise<number> =>
  (
    await sql<{ depth: number }>`
      select coalesce(max(b.level) - min(c.level), 0)::int as depth
      from category c left join category b on b.path @> array[c.id] where c.id = ${id}`.execute(db)
  ).rows[0]!.depth
/** Puts it below `parentId`, before one of its neighbours there or behind them all; numbers of departments follow. */
export async function putAmong(db: Db, id: number, parentId: number | null, before: number | null): Promise<void> {
  await sql`update category set parent_id = ${parentId}, version = version + 1 where id = ${id}`.execute(db)
  await sql`
    with others as (
      select id, row_number() over (order by department_no nulls last, position, id) as n from category
      where parent_id is not distinct from ${parentId}::bigint and id <> ${id}
    ), ordered as (
      select id, row_number() over (order by n) as n from (
        select id, n::numeric from others
        union all select ${id}, coalesce((select n - 0.5 from others where id = ${before}::bigint), 1000000)) o
    )
    update category c set position = o.n, department_no = case
        when ${parentId}::bigint is null and c.code <> 'other' then o.n::smallint end
    from ordered o where c.id = o.id`.execute(db)
}
/** Its own level and path, and those of all that stands below it, follow from what they stand below. */
export const rewritePaths = (db: Db, id: number): Promise<unknown> =>
  sql`
    with recursive tree as (
      select c.id, (coalesce(p.level, 0) + 1)::smallint as level,
        case when p.id is null then '{}' else p.path || p.id end as path
      from category c left join category p on p.id = c.parent_id where c.id = ${id}
      union all select c.id, (t.level + 1)::smallint, t.path || t.id from category c join tree t on c.parent_id = t.id
    )
    update category c set level = t.level, path = t.path from tree t
    where c.id = t.id and (c.level, c.path) is distinct from (t.level, t.path)`.execute(db)
export const childrenOf = async (db: Db, id: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select id from category where parent_id = ${id} order by department_no nulls last, position, id`.execute(db)
  ).rows.map((row) => row.id)

/** Products of a category and of all below it, by their ids, behind one of them; those that are gone are left out. */
export const goodsBelow = async (db: Db, id: number, after: number, limit: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select p.id from product p
      where p.category_id = any(array(select c.id from category c where c.id = ${id} or c.path @> array[${id}::bigint]))
        and p.id > ${after} and p.status <> 'deleted'
      order by p.id limit ${limit}`.execute(db)
  ).rows.map((row) => row.id)
/** What stands in it itself: on sale, in store, and with what lies in the bin or is gone. */
export const countOwn = async (db: Db, id: number): Promise<{ onSale: number; inStore: number; all: number }> =>
  (
    await sql<{ onSale: number; inStore: number; all: number }>`
      select count(*) filter (where status = 'onSale')::int as "onSale",
        count(*) filter (where status = 'offShelf')::int as "inStore", count(*)::int as all
      from product where category_id = ${id}`.execute(db)
  ).rows[0]!
/** All its products, whatever became of them. It may be many: the statement has its time. */
export async function moveProducts(db: Db, from: number, into: number): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  await sql`update product set category_id = ${into}, updated_at = shop_now() where category_id = ${from}`.execute(db)
  await sql`set local statement_timeout = '3s'`.execute(db)
}
export const dropCategory = (db: Db, id: number): Promise<unknown> =>
  sql`delete from category where id = ${id}`.execute(db)
/** What went into it before leads on as well. */
export async function leadOn(db: Db, { id, code }: { id: number; code: string }, into: number): Promise<void> {
  await sql`update merged_category set into_id = ${into} where into_id = ${id}`.execute(db)
  await sql`insert into merged_category (id, code, into_id) values (${id}, ${code}, ${into})`.execute(db)
}
export const mergedInto = async (db: Db, id: number): Promise<number | undefined> =>
  (await sql<{ id: number }>`select into_id as id from merged_category where id = ${id}`.execute(db)).rows[0]?.id
export const refreshSome = (db: Db, ids: readonly number[]): Promise<unknown> =>
  sql`select refresh_listing(${idList(ids)})`.execute(db)
