// SQL of templates of specs: those of a merchant are its own, and nobody else's.
import { sql, type RawBuilder } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface Choice {
  code: string
  name: Texts
  colour: string | null
}
export interface Template {
  title: Texts
  code: string
  name: Texts
  choices: Choice[]
  categoryIds: number[]
}
export type KeptTemplate = Template & { id: number; version: number }
const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`
const columns = sql`t.id, t.title, t.code, t.name, t.choices, to_json(t.category_ids) as "categoryIds", t.version`

export const listOfStaff = (db: Db): Promise<KeptTemplate[]> =>
  sql<KeptTemplate>`select ${columns} from spec_template t where t.merchant_id is null order by t.id`
    .execute(db)
    .then((r) => r.rows)
/** Its own, the newest first, then those of staff for the category. */
export const listFor = (
  db: Db,
  merchantId: number,
  categoryId: number | undefined,
): Promise<(KeptTemplate & { own: boolean })[]> =>
  sql<KeptTemplate & { own: boolean }>`
    select ${columns}, t.merchant_id is not null as own from spec_template t
    where t.merchant_id = ${merchantId} or (t.merchant_id is null and (t.category_ids = '{}' or t.category_ids && (
      select c.path || c.id from category c where c.id = ${categoryId ?? 0})))
    order by own desc, case when t.merchant_id is null then t.id else -t.id end`
    .execute(db)
    .then((r) => r.rows)
/** Whoever adds to a row of templates does so alone. */
export const countKept = async (db: Db, merchantId: number | null): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('spec_template', ${merchantId ?? 0}))`.execute(db)
  const found = await sql<{ n: number }>`
    select count(*)::int as n from spec_template where merchant_id is not distinct from ${merchantId}::bigint`.execute(
    db,
  )
  return found.rows[0]!.n
}
export const insertTemplate = (db: Db, merchantId: number | null, t: Template): Promise<number> =>
  sql<{ id: number }>`
    insert into spec_template (merchant_id, title, code, name, choices, category_ids)
    values (${merchantId}, ${json(t.title)}, ${t.code}, ${json(t.name)}, ${json(t.choices)},
      ${t.categoryIds}::bigint[]) returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
/** Of staff; nobody else changes it until the transaction ends. */
export const lockTemplate = (db: Db, id: number): Promise<KeptTemplate | undefined> =>
  sql<KeptTemplate>`select ${columns} from spec_template t where t.id = ${id} and t.merchant_id is null for update`
    .execute(db)
    .then((r) => r.rows[0])
export const updateTemplate = (db: Db, id: number, t: Template): Promise<number> =>
  sql<{ version: number }>`
    update spec_template set title = ${json(t.title)}, name = ${json(t.name)}, choices = ${json(t.choices)},
      category_ids = ${t.categoryIds}::bigint[], version = version + 1
    where id = ${id} returning version`
    .execute(db)
    .then((r) => r.rows[0]!.version)
/** Its title; undefined where it is not theirs. */
export const deleteTemplate = (db: Db, merchantId: number | null, id: number): Promise<Texts | undefined> =>
  sql<{ title: Texts }>`
    delete from spec_template where id = ${id} and merchant_id is not distinct from ${merchantId}::bigint
    returning title`
    .execute(db)
    .then((r) => r.rows[0]?.title)
export const areCategories = async (db: Db, ids: readonly number[]): Promise<boolean> =>
  (await sql<{ n: number }>`select count(*)::int as n from category where id = any(${idList(ids)})`.execute(db))
    .rows[0]!.n === ids.length
