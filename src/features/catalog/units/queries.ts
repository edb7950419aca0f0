// SQL of the units by which goods are sold.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface Unit {
  id: number
  code: string
  name: Texts
  many: Texts
  closed: boolean
  version: number
}
const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`
const columns = sql`u.id, u.code, u.name, u.many, u.closed, u.version`

export const listUnits = (db: Db): Promise<(Unit & { goods: number })[]> =>
  sql<Unit & { goods: number }>`
    select ${columns}, coalesce(p.n, 0) as goods
    from sale_unit u left join (
      select unit, count(*)::int as n from product where unit is not null and status <> 'deleted' group by 1
    ) p on p.unit = u.code
    order by u.closed, u.position, u.id`
    .execute(db)
    .then((r) => r.rows)
/** Nobody else changes it until the transaction ends. */
export const lockUnit = (db: Db, id: number): Promise<Unit | undefined> =>
  sql<Unit>`select ${columns} from sale_unit u where u.id = ${id} for update`.execute(db).then((r) => r.rows[0])
/** Whoever adds one does so alone. */
export const countUnits = async (db: Db): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('sale_unit', 0))`.execute(db)
  return (await sql<{ n: number }>`select count(*)::int as n from sale_unit`.execute(db)).rows[0]!.n
}
/** Behind the others; a code that is taken gets a number. Answers its id. */
export const insertUnit = (db: Db, code: string, { name, many }: Pick<Unit, 'name' | 'many'>): Promise<number> =>
  sql<{ id: number }>`
    insert into sale_unit (code, name, many, position)
    select (select c.code from (
        select ${code} as code, 0 as n union all select left(${code}, 36) || '-' || n, n from generate_series(2, 200) n
      ) c where not exists (select from sale_unit u where u.code = c.code) order by c.n limit 1),
      ${json(name)}, ${json(many)}, (select coalesce(max(position), 0) + 1 from sale_unit)
    returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
export const updateUnit = (db: Db, { id, name, many, closed }: Omit<Unit, 'code' | 'version'>): Promise<number> =>
  sql<{ version: number }>`
    update sale_unit set name = ${json(name)}, many = ${json(many)}, closed = ${closed}, version = version + 1
    where id = ${id} returning version`
    .execute(db)
    .then((r) => r.rows[0]!.version)
/** Before another one, or behind them all. Answers its version. */
export const putBefore = (db: Db, id: number, before: number | null): Promise<number> =>
  sql<{ version: number }>`
    with others as (
      select id, row_number() over (order by position, id) as n from sale_unit where id <> ${id}
    ), ordered as (
      select id, row_number() over (order by n) as n from (
        select id, n::numeric from others
        union all select ${id}::bigint, coalesce((select n - 0.5 from others where id = ${before}::bigint), 1000000)) o
    ), moved as (
      update sale_unit u set position = o.n, version = u.version + (u.id = ${id})::int
      from ordered o where u.id = o.id and (u.position <> o.n or u.id = ${id}) returning u.id, u.version
    )
    select version from moved where id = ${id}`
    .execute(db)
    .then((r) => r.rows[0]!.version)

/** As goods choose among them; those that are closed stay with goods that carry them. */
export const offeredUnits = (db: Db, lang: Language): Promise<{ code: string; name: string; open: boolean }[]> =>
  sql<{ code: string; name: string; open: boolean }>`
    select u.code, in_language(u.name, ${lang}) as name, not u.closed as open from sale_unit u
    order by u.closed, u.position, u.id`
    .execute(db)
    .then((r) => r.rows)
/** Whether goods may be sold by it from now on. */
export const isOffered = (db: Db, code: string): Promise<boolean> =>
  sql`select from sale_unit where code = ${code} and not closed`.execute(db).then((r) => r.rows.length === 1)
/** The names by which files call them. */
export const unitNames = (db: Db): Promise<Pick<Unit, 'code' | 'name' | 'many'>[]> =>
  sql<Unit>`select ${columns} from sale_unit u where not u.closed order by u.position, u.id`
    .execute(db)
    .then((r) => r.rows)
