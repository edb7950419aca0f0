// SQL of footprints: one row per person, product and Shanghai day, the last look of that day;
// nothing is written while the person has paused it.
import { sql } from 'kysely'
import { departmentsOf, iso, standing, stateOf, undoable, type Department, type State } from './queries.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'
import type { Limits } from '#kernel/call/page.ts'

export interface View {
  productId: number
  /** ISO; now when missing. What is older than `days` or in the future is drawn to the nearest time that can be. */
  at?: string | undefined
}
const earliest = Date.UTC(2000, 0)
const latest = Date.UTC(2200, 0)
/** What a browser says, as PostgreSQL can read it; undefined for a time that is none. */
function timeOf(at: string | undefined): string | undefined {
  const ms = Date.parse(at ?? '')
  return Number.isNaN(ms) ? undefined : new Date(Math.min(Math.max(ms, earliest), latest)).toISOString()
}
/** Records views; unknown products are left out. Answers how many rows there are of it. */
export async function recordViews(db: Db, userId: number, views: readonly View[], days: number): Promise<number> {
  const told = views.map(({ productId, at }) => ({ product_id: productId, at: timeOf(at) }))
  const done = await sql<{ id: number }>`
    insert into footprint as f (user_id, product_id, day, seen_at)
    select ${userId}, v.product_id, (v.at at time zone 'Asia/Shanghai')::date, max(v.at) from (
      select p.id as product_id,
        greatest(least(coalesce(g.at, shop_now()), shop_now()), shop_now() - make_interval(days => ${days})) as at
      from json_to_recordset(${JSON.stringify(told)}::json) as g(product_id bigint, at timestamptz)
      join product p on p.id = g.product_id and p.status <> 'deleted'
    ) v
    where not exists (select from footprint_pause where user_id = ${userId})
    group by 2, 3 order by 2, 3
    on conflict (user_id, product_id, day) do update set
      seen_at = greatest(f.seen_at, excluded.seen_at), deleted_at = null
    returning f.id`.execute(db)
  return done.rows.length
}

export interface FootprintRow {
  id: number
  productId: number
  day: string
  seenAt: string
  state: State
}
export interface Footprints {
  total: number
  today: string
  paused: boolean
  categories: Department[]
  rows: FootprintRow[]
}
/** A page of footprints, newest first, and what the page says around them. One statement: footprints are bounded. */
export async function listFootprints(
  db: Db,
  lang: Language,
  userId: number,
  categoryId: number | undefined,
  limits: Limits,
): Promise<Footprints> {
  const wanted = categoryId === undefined ? sql`true` : sql`department = ${categoryId}`
  const after = limits.cursor
    ? sql`and (seen_at, id) < (${limits.cursor[0]}::timestamptz, ${limits.cursor[1]}::bigint)`
    : sql``
  const found = await sql<Footprints>`
    with mine as materialized (
      select f.id, f.product_id, f.day, f.seen_at, coalesce(g.path[1], g.id) as department
      from footprint f join product p on p.id = f.product_id join category g on g.id = p.category_id
      where f.user_id = ${userId} and f.deleted_at is null
    )
    select (select count(*)::int from mine where ${wanted}) as total,
      (shop_now() at time zone 'Asia/Shanghai')::date::text as today,
      exists (select from footprint_pause where user_id = ${userId}) as paused,
      ${departmentsOf(lang, sql`mine`)} as categories,
      coalesce((select json_agg(r) from (
        select l.id, l.product_id as "productId", l.day::text as day, ${iso('l.seen_at')} as "seenAt",
          ${stateOf} as state
        from (select * from mine where ${wanted} ${after}
          order by seen_at desc, id desc ${limitTo(limits.size + 1, limits.offset)}) l
        join product p on p.id = l.product_id ${standing}
        order by l.seen_at desc, l.id desc) r), '[]') as rows`.execute(db)
  return found.rows[0]!
}

const ids = (rows: readonly { id: number }[]): number[] => rows.map((r) => r.id)
export interface Deletion {
  ids?: number[] | undefined
  day?: string | undefined
  all?: true | undefined
}
/** Hides these of the person's own footprints. */
export async function hideFootprints(db: Db, userId: number, { ids: chosen, day, all }: Deletion): Promise<number[]> {
  const which = all ? sql`true` : day ? sql`day = ${day}::date` : sql`id = any(${idList(chosen ?? [])})`
  const gone = await sql<{
    id: number
  }>`
    update footprint set deleted_at = shop_now()
    where user_id = ${userId} and deleted_at is null and ${which} returning id`.execute(db)
  return ids(gone.rows)
}
export async function restoreFootprints(db: Db, userId: number, chosen: readonly number[]): Promise<number[]> {
  const back = await sql<{ id: number }>`
    update footprint set deleted_at = null
    where user_id = ${userId} and id = any(${idList(chosen)}) and deleted_at > ${undoable} returning id`.execute(db)
  return ids(back.rows)
}

export const setPause = (db: Db, userId: number, paused: boolean): Promise<unknown> =>
  paused
    ? sql`insert into footprint_pause (user_id) values (${userId}) on conflict do nothing`.execute(db)
    : sql`delete from footprint_pause where user_id = ${userId}`.execute(db)

const batch = 2000
/** Forgets what was taken out more than a day ago, and footprints that are too old. True when there may be more. */
export async function dropStale(db: Db, days: number): Promise<boolean> {
  let more = false
  for (const [table, which] of [
    ['collection', sql`deleted_at < shop_now() - interval '1 day'`],
    ['follow', sql`deleted_at < shop_now() - interval '1 day'`],
    ['footprint', sql`deleted_at < shop_now() - interval '1 day'`],
    ['footprint', sql`seen_at < shop_now() - make_interval(days => ${days})`],
  ] as const) {
    const done = await sql`
      delete from ${sql.table(table)}
      where ctid = any(array(select ctid from ${sql.table(table)} where ${which} limit ${sql.lit(batch)}))`.execute(db)
    more ||= Number(done.numAffectedRows ?? 0) === batch
  }
  return more
}
/**
 * Leaves only the newest `most` footprints of up to a hundred people after `userId`; answers the last of them,
 * undefined when there are no more.
 */
export async function trimPeople(db: Db, userId: number, most: number): Promise<number | undefined> {
  const people = await sql<{
    id: number
  }>`
    select user_id as id from footprint where user_id > ${userId} group by user_id having count(*) > ${most}
    order by user_id limit 100`.execute(db)
  if (people.rows.length > 0)
    await sql`delete from footprint where id in (
      select o.id from unnest(${idList(ids(people.rows))}) u(id)
      cross join lateral (select f.id from footprint f where f.user_id = u.id and f.deleted_at is null
        order by f.seen_at desc, f.id desc offset ${most}) o)`.execute(db)
  return people.rows.at(-1)?.id
}
