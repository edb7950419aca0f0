// SQL of freight templates at their merchant's desk. Whose they are stands in every statement; who writes holds the
// merchant's row.
import { sql } from 'kysely'
import type { ChargedBy, FreightRow } from './freight.ts'
import { putRows } from './queries.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'

export interface FreightListed {
  id: number
  name: string
  chargedBy: ChargedBy
  isDefault: boolean
  goods: number
  areas: string[]
  firstFee: number
  freeFromAmount: number | null
  version: number
}
const standing = (merchantId: number) => sql`t.merchant_id = ${merchantId} and t.deleted_at is null`
const goods = sql`
  (select count(*)::int from (select from product p where p.freight_template_id = t.id and p.status <> 'deleted'
    limit 1001) g) as goods`
/** The default first, then the newest; one more than asked. */
export const listFreights = (db: Db, merchantId: number, { size, offset, cursor }: Limits): Promise<FreightListed[]> =>
  sql<FreightListed>`
    select t.id, t.name, t.charged_by as "chargedBy", t.is_default as "isDefault", t.version, ${goods},
      (select coalesce(json_agg(a.area order by r.id), '[]') from freight_region r, unnest(r.areas) a(area)
        where r.template_id = t.id) as areas,
      (select coalesce(min(r.first_fee), 0) from freight_region r where r.template_id = t.id) as "firstFee",
      (select min(r.free_from_amount) from freight_region r where r.template_id = t.id) as "freeFromAmount"
    from freight_template t where ${standing(merchantId)}
      ${cursor ? sql`and (t.is_default, t.id) < (${cursor[0]}::boolean, ${cursor[1]}::bigint)` : sql``}
    order by t.is_default desc, t.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countFreights = (db: Db, merchantId: number): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from freight_template t where ${standing(merchantId)}`
    .execute(db)
    .then((r) => r.rows[0]!.n)

export interface FreightFull {
  id: number
  name: string
  chargedBy: ChargedBy
  rows: FreightRow[]
  excluded: string[]
  isDefault: boolean
  goods: number
  version: number
}
export const findFreight = (db: Db, merchantId: number, id: number): Promise<FreightFull | undefined> =>
  sql<FreightFull>`
    select t.id, t.name, t.charged_by as "chargedBy", to_json(t.excluded) as excluded, t.is_default as "isDefault",
      t.version, ${goods}, coalesce((
        select json_agg(json_build_object('areas', r.areas, 'firstUnits', r.first_units, 'firstFee', r.first_fee,
          'nextUnits', r.next_units, 'nextFee', r.next_fee, 'freeFromAmount', r.free_from_amount,
          'freeFromCount', r.free_from_count) order by r.id)
        from freight_region r where r.template_id = t.id), '[]') as rows
    from freight_template t where ${standing(merchantId)} and t.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** Goods cannot be given it meanwhile. */
export const lockFreight = (db: Db, merchantId: number, id: number): Promise<unknown> =>
  sql`select from freight_template t where ${standing(merchantId)} and t.id = ${id} for update`.execute(db)
export const isNamed = (db: Db, merchantId: number, name: string, but: number): Promise<boolean> =>
  sql`select from freight_template t where ${standing(merchantId)} and t.name = ${name} and t.id <> ${but}`
    .execute(db)
    .then((r) => r.rows.length > 0)

export interface FreightWish {
  name: string
  chargedBy: ChargedBy
  rows: FreightRow[]
  excluded: string[]
}
export async function insertFreight(db: Db, merchantId: number, wish: FreightWish, isDefault: boolean) {
  const made = await sql<{ id: number }>`
    insert into freight_template (merchant_id, name, charged_by, excluded, is_default)
    values (${merchantId}, ${wish.name}, ${wish.chargedBy}, ${wish.excluded}, ${isDefault}) returning id`.execute(db)
  const { id } = made.rows[0]!
  await putRows(db, id, wish.rows)
  return id
}
/** The new version; undefined where it was changed since the one that was seen. */
export async function updateFreight(
  db: Db,
  id: number,
  version: number,
  wish: FreightWish,
): Promise<number | undefined> {
  const changed = await sql<{ version: number }>`
    update freight_template set name = ${wish.name}, charged_by = ${wish.chargedBy}, excluded = ${wish.excluded},
      version = version + 1
    where id = ${id} and version = ${version} returning version`.execute(db)
  if (changed.rows[0]) await putRows(db, id, wish.rows)
  return changed.rows[0]?.version
}
export const hideFreight = (db: Db, id: number): Promise<unknown> =>
  sql`update freight_template set deleted_at = shop_now() where id = ${id}`.execute(db)
export async function setDefaultFreight(db: Db, merchantId: number, id: number): Promise<void> {
  await sql`
    update freight_template set is_default = false
    where merchant_id = ${merchantId} and is_default and id <> ${id}`.execute(db)
  await sql`update freight_template set is_default = true where id = ${id}`.execute(db)
}
