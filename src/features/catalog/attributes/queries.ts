// SQL of attributes, their values, and where they are asked for.
import { sql, type RawBuilder } from 'kysely'
import type { Asked, Defined } from './asking.ts'
import type { Kind } from './limits.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface Attribute {
  id: number
  code: string
  kind: Kind
  name: Texts
  unit: Texts
  filter: boolean
  card: boolean
  closed: boolean
  version: number
}
const columns = sql`a.id, a.code, a.kind, a.name, a.unit, a.filter, a.card, a.closed, a.version`
const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`

export const listAttributes = (db: Db, lang: Language) =>
  sql<Attribute & { values: number; places: string[] }>`
    select ${columns},
      (select count(*)::int from attribute_value v where v.attribute_id = a.id and not v.closed) as values,
      coalesce((select json_agg(in_language(c.name, ${lang}) order by c.level, c.position, c.id)
        from attribute_place p join category c on c.id = p.category_id where p.attribute_id = a.id), '[]') as places
    from attribute a order by a.closed, a.position, a.id`
    .execute(db)
    .then((r) => r.rows)
export const findAttribute = (db: Db, id: number): Promise<Attribute | undefined> =>
  sql<Attribute>`select ${columns} from attribute a where a.id = ${id}`.execute(db).then((r) => r.rows[0])
/** Nobody else changes it, or a value of it, until the transaction ends. */
export const lockAttribute = (db: Db, id: number): Promise<Attribute | undefined> =>
  sql<Attribute>`select ${columns} from attribute a where a.id = ${id} for update`.execute(db).then((r) => r.rows[0])
export const placesOf = (db: Db, id: number) =>
  sql<{ categoryId: number; required: boolean }>`
    select category_id as "categoryId", required from attribute_place where attribute_id = ${id} order by 1`
    .execute(db)
    .then((r) => r.rows)
export interface Value {
  id: number
  code: string
  name: Texts
  colour: string | null
  picture: string | null
  closed: boolean
}
/** Those that did not go into others. */
export const valuesOf = (db: Db, id: number): Promise<Value[]> =>
  sql<Value>`
    select id, code, name, colour, picture, closed from attribute_value
    where attribute_id = ${id} and into_id is null order by closed, position, id`
    .execute(db)
    .then((r) => r.rows)
export const findValue = (db: Db, attributeId: number, id: number): Promise<Value | undefined> =>
  sql<Value>`
    select id, code, name, colour, picture, closed from attribute_value
    where id = ${id} and attribute_id = ${attributeId} and into_id is null`
    .execute(db)
    .then((r) => r.rows[0])

/** Behind the others; a code that is taken gets a number. Answers its id. */
export const insertAttribute = (db: Db, kind: Kind, name: Texts, code: string): Promise<number> =>
  sql<{ id: number }>`
    insert into attribute (code, kind, name, filter, position)
    select case when exists (select from attribute where code = ${code}) then left(${code}, 28) || '-' || nextval(
        pg_get_serial_sequence('attribute', 'id')) else ${code} end,
      ${kind}, ${json(name)}, ${kind !== 'text'}, (select coalesce(max(position), 0) + 1 from attribute)
    returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
export const bump = (db: Db, id: number): Promise<number> =>
  sql<{ version: number }>`update attribute set version = version + 1 where id = ${id} returning version`
    .execute(db)
    .then((r) => r.rows[0]!.version)
export const updateAttribute = (
  db: Db,
  id: number,
  { name, unit, filter, card }: Pick<Attribute, 'name' | 'unit' | 'filter' | 'card'>,
): Promise<unknown> =>
  sql`
    update attribute set name = ${json(name)}, unit = ${json(unit)}, filter = ${filter}, card = ${card}
    where id = ${id}`.execute(db)
export const closeAttribute = (db: Db, id: number, closed: boolean): Promise<unknown> =>
  sql`update attribute set closed = ${closed} where id = ${id}`.execute(db)
/** False where one of the categories is not there. */
export async function writePlaces(
  db: Db,
  id: number,
  places: readonly { categoryId: number; required: boolean }[],
): Promise<boolean> {
  await sql`delete from attribute_place where attribute_id = ${id}`.execute(db)
  const written = await sql`
    insert into attribute_place (attribute_id, category_id, required)
    select ${id}, c.id, p.required from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as p("categoryId" bigint, required boolean) join category c on c.id = p."categoryId"
    order by c.id on conflict do nothing returning 1`.execute(db)
  return written.rows.length === places.length
}
/** What asked in a category asks in the one that it goes into. */
export const leadPlacesOn = async (db: Db, from: number, into: number): Promise<void> => {
  await sql`
    insert into attribute_place (attribute_id, category_id, required)
    select attribute_id, ${into}, required from attribute_place where category_id = ${from}
    order by attribute_id on conflict do nothing`.execute(db)
  await sql`delete from attribute_place where category_id = ${from}`.execute(db)
}

export const insertValue = (
  db: Db,
  attributeId: number,
  { code, name, colour }: { code: string; name: Texts; colour: string | null },
): Promise<unknown> =>
  sql`
    insert into attribute_value (attribute_id, code, name, colour, position)
    select ${attributeId}, case when exists (
        select from attribute_value where attribute_id = ${attributeId} and code = ${code})
      then left(${code}, 60) || '-' || nextval(pg_get_serial_sequence('attribute_value', 'id')) else ${code} end,
      ${json(name)}, ${colour},
      (select coalesce(max(position), 0) + 1 from attribute_value where attribute_id = ${attributeId})`.execute(db)
export const updateValue = (
  db: Db,
  id: number,
  { name, colour, closed }: Pick<Value, 'name' | 'colour' | 'closed'>,
): Promise<unknown> =>
  sql`
    update attribute_value set name = ${json(name)}, colour = ${colour}, closed = ${closed}
    where id = ${id}`.execute(db)
export const drawValue = (db: Db, id: number, picture: string | null): Promise<unknown> =>
  sql`update attribute_value set picture = ${picture} where id = ${id}`.execute(db)
/** What went into it before leads on as well. */
export const leadValueOn = async (db: Db, id: number, into: number): Promise<void> => {
  await sql`update attribute_value set into_id = ${into} where into_id = ${id}`.execute(db)
  await sql`update attribute_value set into_id = ${into}, closed = true where id = ${id}`.execute(db)
}
/** Puts one of a row before another one of it, or behind them all. */
export async function putBefore(
  db: Db,
  of: { table: 'attribute' } | { table: 'attribute_value'; attributeId: number },
  id: number,
  before: number | null,
): Promise<void> {
  const row = of.table === 'attribute' ? sql`true` : sql`attribute_id = ${of.attributeId}`
  await sql`
    with others as (
      select id, row_number() over (order by position, id) as n from ${sql.table(of.table)}
      where ${row} and id <> ${id}
    ), ordered as (
      select id, row_number() over (order by n) as n from (
        select id, n::numeric from others
        union all select ${id}, coalesce((select n - 0.5 from others where id = ${before}::bigint), 1000000)) o
    )
    update ${sql.table(of.table)} t set position = o.n from ordered o where t.id = o.id and t.position <> o.n`.execute(
    db,
  )
}

const values = sql`coalesce((select json_agg(json_build_object('code', v.code, 'name', v.name, 'colour', v.colour,
  'picture', v.picture, 'closed', v.closed, 'into', i.code) order by v.position, v.id)
  from attribute_value v left join attribute_value i on i.id = v.into_id where v.attribute_id = a.id), '[]') as values`
/** What goods of a category are asked for; where several categories of its way ask, required counts. */
export const askedIn = (db: Db, categoryId: number): Promise<Asked[]> =>
  sql<Asked>`
    select a.code, a.kind, a.name, a.unit, p.required, ${values}
    from (
      select l.attribute_id, bool_or(l.required) as required from category c
      join attribute_place l on l.category_id = any(c.path || c.id)
      where c.id = ${categoryId} group by 1
    ) p join attribute a on a.id = p.attribute_id where not a.closed order by a.position, a.id`
    .execute(db)
    .then((r) => r.rows)
export const definitionsOf = (db: Db, codes: readonly string[]): Promise<Defined[]> =>
  sql<Defined>`
    select a.code, a.kind, a.name, a.unit, ${values} from attribute a where a.code = any(${codes}::text[])`
    .execute(db)
    .then((r) => r.rows)
/** All that goods may be said to have, closed ones left out. */
export const allDefined = (db: Db): Promise<Defined[]> =>
  sql<Defined>`
    select a.code, a.kind, a.name, a.unit, ${values} from attribute a where not a.closed order by a.position, a.id`
    .execute(db)
    .then((r) => r.rows)
