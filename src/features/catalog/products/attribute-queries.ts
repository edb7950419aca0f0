// SQL of what goods say by attribute: how many say what, and all of them said anew.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

const carrying = (key: string) => sql`p.attributes <> '[]' and p.attributes @> ${JSON.stringify([{ key }])}::jsonb`
/** Above this counts are of a part of the goods. */
const counted = 50_000
/** Goods that carry an attribute, and by code its values. */
export async function carriedOf(db: Db, key: string): Promise<{ goods: number; byCode: Map<string, number> }> {
  const found = await sql<{ code: string | null; n: number }>`
    with mine as materialized (
      select p.attributes from product p where ${carrying(key)} and p.status <> 'deleted' limit ${sql.lit(counted)})
    select null as code, count(*)::int as n from mine
    union all select a ->> 'code', count(*)::int from mine, jsonb_array_elements(attributes) a
      where a ->> 'key' = ${key} and a ->> 'code' is not null group by 1`.execute(db)
  const byCode = new Map(found.rows.flatMap(({ code, n }) => (code === null ? [] : [[code, n] as const])))
  return { goods: found.rows.find(({ code }) => code === null)?.n ?? 0, byCode }
}

export interface SaidAnew {
  key: string
  name: Texts
  /** by the code that goods carry: the one that they are to carry, and its words */
  values: Record<string, { code: string; value: Texts }>
  /** of a number; null: it is none */
  unit: Texts | null
}
/** The next goods that carry it, behind one of them; they say it as it is called now, and one value once. */
export async function sayAnew(
  db: Db,
  { key, name, values, unit }: SaidAnew,
  after: number,
  limit: number,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select p.id from product p where ${carrying(key)} and p.id > ${after} order by p.id limit ${limit}
    for no key update`.execute(db)
  const ids = found.rows.map(({ id }) => id)
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  const units = unit && { 'zh-CN': '', 'en-US': '', 'es-ES': '', ...unit }
  const worded = units
    ? sql`jsonb_build_object('value', (
        select jsonb_object_agg(u.key, trim(
          case u.key when 'es-ES' then replace(a ->> 'code', '.', ',') else a ->> 'code' end || ' ' || u.value))
        from jsonb_each_text(${json(units)}) u))`
    : sql`coalesce(${json(values)} -> (a ->> 'code'), '{}')`
  await sql`
    update product p set attributes = n.said, updated_at = shop_now()
    from (
      select q.id, (
        select jsonb_agg(d.line order by d.place) from (
          select distinct on (l.line ->> 'key', case when l.own then l.line ->> 'code' else l.place::text end)
            l.line, l.place
          from (
            select a ->> 'key' = ${key} as own, place,
              case when a ->> 'key' = ${key}
                then a || jsonb_build_object('name', ${json(name)}) || ${worded} else a end as line
            from jsonb_array_elements(q.attributes) with ordinality t(a, place)
          ) l order by l.line ->> 'key', case when l.own then l.line ->> 'code' else l.place::text end, l.place
        ) d) as said
      from product q where q.id = any(${idList(ids)})
    ) n where p.id = n.id and p.attributes <> n.said`.execute(db)
  return ids
}
