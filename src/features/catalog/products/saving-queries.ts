// SQL that writes the catalogue: set-based, comparing before writing, so that saving the same again changes nothing.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import { ownValue } from '#kernel/data/own.ts'
import type { Texts } from '#kernel/text/language.ts'
import type { ProductRow, SkuRow } from './draft.ts'
import type { StockPolicy } from './stock-queries.ts'
import { nameKeys } from './name-keys.ts'

export interface CategoryDraft {
  code: string
  parentId?: number | null
  name: Texts
  line?: Texts
  departmentNo?: number | null
  picture?: string | null
  taxBp?: number
  /** basis points; missing: that of the category above */
  commissionBp?: number | null
  position?: number
}
export interface BrandDraft {
  code: string
  name: Texts
  story?: Texts
  country?: string | null
}
const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`

/**
 * By code; level and path come from the parent. `shown` tells that a known category's name or place moved,
 * with which its goods are listed.
 */
export async function upsertCategory(db: Db, d: CategoryDraft): Promise<{ id: number; shown: boolean }> {
  const parentId = d.parentId ?? null
  const saved = await sql<{ id: number; shown: boolean }>`
    with parent as (select level, path || id as path from category where id = ${parentId}::bigint),
    old as materialized (select name, path from category where code = ${d.code})
    insert into category as c
      (code, parent_id, level, path, name, line, department_no, picture, tax_bp, commission_bp, position)
    values (${d.code}, ${parentId}::bigint, coalesce((select level from parent), 0) + 1,
      coalesce((select path from parent), '{}'), ${json(d.name)}, ${json(d.line ?? {})},
      ${d.departmentNo ?? null}, ${d.picture ?? null}, ${d.taxBp ?? 0}, ${d.commissionBp ?? null}, ${d.position ?? 0})
    on conflict (code) do update set parent_id = excluded.parent_id, level = excluded.level, path = excluded.path,
      name = excluded.name, line = excluded.line, department_no = excluded.department_no, picture = excluded.picture,
      tax_bp = excluded.tax_bp, commission_bp = excluded.commission_bp, position = excluded.position
    where not c.id = any(excluded.path)
    returning id,
      coalesce((select (o.name, o.path) is distinct from (c.name, c.path) from old o), false) as shown`.execute(db)
  const row = saved.rows[0]
  if (!row) throw new Error(`category ${d.code} cannot stand below itself`)
  return row
}
/** Takes everything below a category along: the levels and paths of the categories, the lists of the goods. */
export async function moveSubtree(db: Db, id: number): Promise<void> {
  await sql`
    with recursive tree as (
      select id, level, path from category where id = ${id}
      union all select c.id, (t.level + 1)::smallint, t.path || t.id from category c join tree t on c.parent_id = t.id
    )
    update category c set level = t.level, path = t.path from tree t
    where c.id = t.id and (c.level, c.path) is distinct from (t.level, t.path)`.execute(db)
  await sql`
    select refresh_listing(array(select p.id from product p join category c on c.id = p.category_id
      where c.id = ${id} or c.path @> array[${id}::bigint]))`.execute(db)
}

/** By code; `shown` tells that a known brand's name moved. */
export async function upsertBrand(db: Db, d: BrandDraft): Promise<{ id: number; shown: boolean }> {
  const saved = await sql<{ id: number; shown: boolean }>`
    with old as materialized (select name from brand where code = ${d.code})
    insert into brand as b (code, name, name_keys, story, country)
    values (${d.code}, ${json(d.name)}, ${json(nameKeys(d.name))}, ${json(d.story ?? {})}, ${d.country ?? null})
    on conflict (code) do update set name = excluded.name, story = excluded.story, country = excluded.country,
      name_keys = case when b.name = excluded.name then b.name_keys else excluded.name_keys end,
      version = b.version + 1
    returning id, coalesce((select o.name <> b.name from old o), false) as shown`.execute(db)
  return saved.rows[0]!
}
export const refreshBrandListing = (db: Db, id: number): Promise<unknown> =>
  sql`select refresh_listing(array(select id from product where brand_id = ${id}))`.execute(db)

export type Outcome = 'created' | 'updated' | 'unchanged'
export interface SavedRow {
  id: number
  merchantId: number
  handle: string
  outcome: Outcome
}
const productShape = sql`
  merchant_id bigint, handle text, category_id bigint, brand_id bigint, freight_template_id bigint, title jsonb,
  subtitle jsonb, fact jsonb, body jsonb, attributes jsonb, options jsonb, pictures jsonb, services text[],
  condition text, condition_note jsonb, purchase_limit int, unit text, status text, unreviewed boolean, questions jsonb,
  seo_title jsonb, seo_description jsonb, rating int, review_count int, sales int,
  listed_at timestamptz, source jsonb`

/**
 * Products by merchant and handle: those that stand are locked, so that two who save the same product
 * do so one after the other.
 */
export async function upsertProducts(db: Db, rows: readonly ProductRow[]): Promise<SavedRow[]> {
  const keys = rows.map(({ merchant_id, handle }) => ({ merchant_id, handle }))
  await sql`
    select 1 from product p
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as d(merchant_id bigint, handle text)
      on d.merchant_id = p.merchant_id and d.handle = p.handle
    order by p.id for update of p`.execute(db)
  const saved = await writeProducts(db, rows)
  const met = rows.filter((r) => !saved.some((s) => s.merchantId === r.merchant_id && s.handle === r.handle))
  return met.length === 0 ? saved : [...saved, ...(await upsertProducts(db, met))]
}
const productColumns = [
  'category_id',
  'brand_id',
  'freight_template_id',
  'title',
  'subtitle',
  'fact',
  'body',
  'attributes',
  'options',
  'pictures',
  'services',
  'condition',
  'condition_note',
  'purchase_limit',
  'unit',
  'status',
  'unreviewed',
  'source',
]
/** What would come on sale, or to another category, where its merchant may not sell. */
const barred = sql`((p.status <> 'onSale' or p.category_id <> d.category_id)
  and not may_sell_in(d.merchant_id, d.category_id))`
/** What staff took off the shelf, or have yet to see, stays off it, whatever a file or an editor says. */
const unseen = sql`(p.unreviewed and coalesce(d.unreviewed, true))`
const statusTold = sql`case when d.status = 'onSale' and (p.taken_off_by = 'staff' or ${unseen} or ${barred})
  then 'offShelf' else d.status end`
/** Kept where a draft does not say them. */
const countedColumns = ['questions', 'seo_title', 'seo_description', 'rating', 'review_count', 'sales', 'listed_at']

/** Leaves out a product that somebody else made since this statement began. */
async function writeProducts(db: Db, rows: readonly ProductRow[]): Promise<SavedRow[]> {
  const [columns, counted] = [productColumns, countedColumns]
  const of = (prefix: string, names: string[]) => sql.join(names.map((n) => sql.ref(`${prefix}.${n}`)))
  const ruled = (rules: Record<string, RawBuilder<unknown>>) => (n: string) => ownValue(rules, n) ?? sql.ref(`d.${n}`)
  const first = ruled({
    status: sql`case when d.unreviewed or not may_sell_in(d.merchant_id, d.category_id)
      then 'offShelf' else d.status end`,
    unreviewed: sql`coalesce(d.unreviewed, false)`,
    unit: sql`nullif(d.unit, '')`,
  })
  const told = ruled({
    status: statusTold,
    unreviewed: unseen,
    unit: sql`nullif(coalesce(d.unit, p.unit), '')`,
  })
  const kept = (names: string[]) =>
    sql.join(names.map((n) => sql`coalesce(${sql.ref(`d.${n}`)}, ${sql.ref(`p.${n}`)})`))
  const set = sql.join([
    ...columns.map((n) => sql`${sql.ref(n)} = ${told(n)}`),
    ...counted.map((n) => sql`${sql.ref(n)} = coalesce(${sql.ref(`d.${n}`)}, ${sql.ref(`p.${n}`)})`),
  ])
  const saved = await sql<SavedRow>`
    with d as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(${productShape})),
    made as (
      insert into product (merchant_id, handle, ${sql.join(columns.map((n) => sql.ref(n)))},
        ${sql.join(counted.map((n) => sql.ref(n)))})
      select d.merchant_id, d.handle, ${sql.join(columns.map(first))}, coalesce(d.questions, '[]'),
        coalesce(d.seo_title, '{}'),
        coalesce(d.seo_description, '{}'), coalesce(d.rating, 0), coalesce(d.review_count, 0),
        coalesce(d.sales, 0), coalesce(d.listed_at, shop_now())
      from d order by d.merchant_id, d.handle
      on conflict (merchant_id, handle) do nothing returning id, merchant_id, handle
    ), changed as (
      update product p set ${set}, updated_at = shop_now(),
        off_shelf_at = case when ${statusTold} = 'onSale' then null else coalesce(p.off_shelf_at, shop_now()) end,
        taken_off_by = case when p.taken_off_by = 'staff' then 'staff' when d.status <> 'onSale' then 'merchant' end,
        on_sale_at = case when ${statusTold} <> 'onSale' then p.on_sale_at end, binned_at = null
      from d where p.merchant_id = d.merchant_id and p.handle = d.handle
        and (${of('p', columns)}, ${of('p', counted)}) is distinct from
          (${sql.join(columns.map(told))}, ${kept(counted)})
      returning p.id
    )
    select coalesce(m.id, p.id) as id, d.merchant_id as "merchantId", d.handle,
      case when m.id is not null then 'created' when c.id is not null then 'updated' else 'unchanged' end as outcome
    from d left join made m on m.merchant_id = d.merchant_id and m.handle = d.handle
    left join product p on p.merchant_id = d.merchant_id and p.handle = d.handle
    left join changed c on c.id = p.id
    where coalesce(m.id, p.id) is not null`.execute(db)
  return saved.rows
}

const skuShape = sql`
  product_id bigint, option_values text[], code text, barcode text, price bigint, list_price bigint,
  member_price bigint, cost bigint, tiers jsonb, weight_g bigint, volume_cm3 bigint, content jsonb,
  picture text, status text, position int, source jsonb`

/**
 * SKUs by product and option values, one statement; those of these products that are not named go off the shelf.
 * Returns the products that changed.
 */
export async function upsertSkus(db: Db, productIds: readonly number[], rows: readonly SkuRow[]): Promise<number[]> {
  const columns = [
    'code',
    'barcode',
    'price',
    'list_price',
    'member_price',
    'cost',
    'tiers',
    'weight_g',
    'volume_cm3',
    'content',
    'picture',
    'status',
    'position',
    'source',
  ]
  const of = (prefix: string) => sql.join(columns.map((n) => sql.ref(`${prefix}.${n}`)))
  // prices by quantity, and how much it holds, stay where whoever saves does not say them
  const told: Record<string, RawBuilder<unknown>> = {
    tiers: sql`coalesce(d.tiers, s.tiers)`,
    content: sql`nullif(coalesce(d.content, s.content), '{}')`,
  }
  const first: Record<string, RawBuilder<unknown>> = {
    tiers: sql`coalesce(d.tiers, '[]')`,
    content: sql`nullif(d.content, '{}')`,
  }
  const said = (n: string) => ownValue(told, n) ?? sql.ref(`d.${n}`)
  const made = (n: string) => ownValue(first, n) ?? sql.ref(`d.${n}`)
  const saved = await sql<{ id: number }>`
    with d as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(${skuShape})),
    made as (
      insert into sku (product_id, option_values, ${sql.join(columns.map((n) => sql.ref(n)))})
      select d.product_id, d.option_values, ${sql.join(columns.map(made))} from d
      on conflict (product_id, option_values) do nothing returning product_id
    ), changed as (
      update sku s set ${sql.join(columns.map((n) => sql`${sql.ref(n)} = ${said(n)}`))} from d
      where s.product_id = d.product_id and s.option_values = d.option_values
        and (${of('s')}) is distinct from (${sql.join(columns.map(said))})
      returning s.product_id
    ), gone as (
      update sku s set status = 'offShelf' where s.product_id = any(${productIds}::bigint[]) and s.status = 'onSale'
        and not exists (select from d where d.product_id = s.product_id and d.option_values = s.option_values)
      returning s.product_id
    )
    select product_id as id from made union select product_id from changed
    union select product_id from gone`.execute(db)
  return saved.rows.map((r) => r.id)
}

/** The SKUs whose stock is told, and new ones, with the pieces they are to hold. */
export async function skusToStock(
  db: Db,
  rows: readonly SkuRow[],
): Promise<{ skuId: number; productId: number; onHand: number }[]> {
  const told = rows.map(({ product_id, option_values, stock }) => ({ product_id, option_values, stock }))
  const found = await sql<{ skuId: number; productId: number; onHand: number }>`
    select k.id as "skuId", k.product_id as "productId", coalesce(d.stock, 0) as "onHand"
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as d(product_id bigint, option_values text[], stock bigint)
    join sku k on k.product_id = d.product_id and k.option_values = d.option_values left join stock s on s.sku_id = k.id
    where s.sku_id is null or s.on_hand <> d.stock`.execute(db)
  return found.rows
}

/** The SKUs that are to be minded otherwise than they are. */
export async function skusToMind(
  db: Db,
  rows: readonly SkuRow[],
): Promise<{ skuId: number; productId: number; policy: StockPolicy }[]> {
  const told = rows.flatMap(({ product_id, option_values, policy }) =>
    policy === null ? [] : [{ product_id, option_values, policy }],
  )
  if (told.length === 0) return []
  const found = await sql<{ skuId: number; productId: number; policy: StockPolicy }>`
    select k.id as "skuId", k.product_id as "productId", d.policy
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as d(product_id bigint, option_values text[], policy text)
    join sku k on k.product_id = d.product_id and k.option_values = d.option_values left join stock s on s.sku_id = k.id
    where coalesce(s.policy, 'counted') <> d.policy`.execute(db)
  return found.rows
}

export const refreshListing = (db: Db, productIds: readonly number[]): Promise<unknown> =>
  sql`select refresh_listing(${productIds}::bigint[])`.execute(db)
