// SQL of import and export: products as they stand, with everything a file can tell of them.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'
import type { Attribute, Measure, Option, ProductPicture } from '#features/catalog/products/products.ts'
import type { ProductSource, SkuSource } from './source.ts'
import type { KnownUnit } from './units-of.ts'

export interface StoredSku {
  values: string[]
  code: string
  barcode: string
  price: number
  listPrice: number | null
  memberPrice: number | null
  cost: number | null
  weight: number
  content: Measure | null
  volume: number
  picture: string | null
  onSale: boolean
  source: SkuSource | null
  stock: number | null
  beyond: boolean
}
export interface StoredProduct {
  id: number
  handle: string
  title: Texts
  subtitle: Texts
  fact: Texts
  body: Texts
  seoTitle: Texts
  seoDescription: Texts
  attributes: Attribute[]
  options: Option[]
  pictures: ProductPicture[]
  services: string[]
  condition: 'new' | 'used'
  conditionNote: Texts
  purchaseLimit: number | null
  unit: KnownUnit | null
  onSale: boolean
  /** no staff have seen it: what becomes of it is its merchant's alone */
  unreviewed: boolean
  /** staff look at it now */
  inReview: boolean
  categoryId: number
  category: Texts
  freightTemplateId: number
  brand: Texts | null
  source: ProductSource | null
  skus: StoredSku[]
}

const stored = sql`
  select p.id, p.handle, p.title, p.subtitle, p.fact, p.body, p.seo_title as "seoTitle",
    p.seo_description as "seoDescription", p.attributes, p.options, p.pictures, p.services,
    p.condition, p.condition_note as "conditionNote", p.purchase_limit as "purchaseLimit",
    jsonb_build_object('code', p.unit) || unit_of(p.unit) as unit,
    p.status = 'onSale' as "onSale", p.unreviewed,
    exists (select from product_draft d where d.product_id = p.id and d.state = 'inReview') as "inReview",
    p.category_id as "categoryId", c.name as category,
    p.freight_template_id as "freightTemplateId", b.name as brand, p.source, coalesce((
      select json_agg(json_build_object('values', k.option_values, 'code', k.code, 'barcode', k.barcode,
        'price', k.price, 'listPrice', k.list_price, 'memberPrice', k.member_price, 'cost', k.cost,
        'weight', k.weight_g, 'content', k.content, 'volume', k.volume_cm3, 'picture', k.picture,
        'onSale', k.status = 'onSale',
        'source', k.source, 'stock', case when s.policy = 'uncounted' then null
          else coalesce(s.on_hand, 0) end, 'beyond', coalesce(s.policy = 'preorder', false)) order by k.position, k.id)
      from sku k left join stock s on s.sku_id = k.id where k.product_id = p.id), '[]') as skus
  from product p join category c on c.id = p.category_id left join brand b on b.id = p.brand_id`

/** The merchant's products of these handles. */
export async function productsOf(db: Db, merchantId: number, handles: readonly string[]): Promise<StoredProduct[]> {
  const found = await sql<StoredProduct>`
    ${stored} where p.merchant_id = ${merchantId} and p.handle = any(${handles}::text[])`.execute(db)
  return found.rows
}

/** Nobody else changes them until the transaction ends. */
export const lockHandles = (db: Db, merchantId: number, handles: readonly string[]): Promise<unknown> =>
  sql`
    select from product where merchant_id = ${merchantId} and handle = any(${handles}::text[])
    order by id for update`.execute(db)
/** Ids of all the merchant's products in the order they came: by import, then as their file had them. */
export async function productIds(db: Db, merchantId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from product where merchant_id = ${merchantId} and status <> 'deleted'
    order by created_at, (source ->> 'line')::bigint nulls last, id`.execute(db)
  return found.rows.map((r) => r.id)
}
/** These products, in the order asked. */
export async function productsByIds(db: Db, ids: readonly number[]): Promise<StoredProduct[]> {
  const found = await sql<StoredProduct>`
    ${stored} where p.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], p.id)`.execute(db)
  return found.rows
}

/** Columns beyond the format's own that came with the merchant's files, and the currencies of its files. */
export async function sourcesOf(db: Db, merchantId: number): Promise<{ extra: string[]; currencies: string[] }> {
  const found = await sql<{ extra: string[]; currencies: string[] }>`
    with mine as (select id, source from product where merchant_id = ${merchantId} and status <> 'deleted')
    select array(select coalesce(source ->> 'currency', 'CNY') from mine group by 1 order by 1) as currencies,
      array(select e.name from mine, jsonb_array_elements_text(source -> 'extra') with ordinality as e(name, n)
        group by 1 order by min(id), min(n)) as extra`.execute(db)
  return found.rows[0]!
}

export interface CategoryName {
  id: number
  code: string
  path: number[]
  name: Texts
}
export async function categoryNames(db: Db): Promise<CategoryName[]> {
  const found = await sql<CategoryName>`
      select id, code, to_json(path) as path, name from category order by level, position, id`.execute(db)
  return found.rows
}

/** The number of the next department. */
export async function nextDepartmentNo(db: Db): Promise<number> {
  const found = await sql<{ no: number }>`
    select coalesce(max(department_no), 0) + 1 as no from category where level = 1`.execute(db)
  return found.rows[0]!.no
}

export interface BrandName {
  id: number
  code: string
  name: Texts
  /** as it was called before it went into the one that is named here */
  before: Texts | null
}
/** Brands of these codes or names, whichever language; those that went into another one lead there. */
export async function brandsNamed(db: Db, codes: readonly string[], names: readonly string[]): Promise<BrandName[]> {
  const found = await sql<BrandName>`
    with known as (
      select id, code, name, null::bigint as into_id from brand
      union all select id, code, name, into_id from merged_brand
    )
    select coalesce(i.id, b.id) as id, b.code, coalesce(i.name, b.name) as name,
      case when i.id is not null then b.name end as before
    from known b left join brand i on i.id = b.into_id
    where b.code = any(${codes}::text[])
      or exists (select from jsonb_each_text(b.name) n where lower(n.value) = any(${names}::text[]))
    order by b.into_id is not null, b.id`.execute(db)
  return found.rows
}

/** The merchant of this code or name, with its default freight template. */
export async function merchantNamed(
  db: Db,
  code: string,
  name: string,
): Promise<{ id: number; templateId: number | null } | undefined> {
  const found = await sql<{ id: number; templateId: number | null }>`
    select m.id, (
      select t.id from freight_template t where t.merchant_id = m.id order by t.is_default desc, t.id limit 1
    ) as "templateId"
    from merchant m
    where m.code = any(${[code, name]}::text[])
      or exists (select from jsonb_each_text(m.name) n where n.value = ${name})
    order by m.code = ${name} desc, m.code = ${code} desc, m.id limit 1`.execute(db)
  return found.rows[0]
}
interface WaitingProduct {
  id: number
  merchantId: number
  handle: string
  source: ProductSource
  skuPictures: string[]
}
/** Products that wait for pictures, of all merchants or of one. */
export async function waitingForPictures(db: Db, merchantId: number | undefined): Promise<WaitingProduct[]> {
  const found = await sql<WaitingProduct>`
    select p.id, p.merchant_id as "merchantId", p.handle, p.source, array(
      select k.source ->> 'picture' from sku k where k.product_id = p.id and k.source ? 'picture') as "skuPictures"
    from product p
    where p.status <> 'deleted' and jsonb_typeof(p.source -> 'pictures') = 'array'
      and (${merchantId ?? null}::bigint is null or p.merchant_id = ${merchantId ?? null})
    order by p.id`.execute(db)
  return found.rows
}
interface HeldProduct {
  source: ProductSource | null
  pictures: ProductPicture[]
  /** staff look at it now */
  inReview: boolean
  /** staff have approved it as they saw it */
  approved: boolean
}
/** What a picture must know of its product, held until the transaction ends. */
export async function holdProduct(db: Db, id: number): Promise<HeldProduct | undefined> {
  const found = await sql<HeldProduct>`
    select source, pictures,
      exists (select from product_draft d where d.product_id = product.id and d.state = 'inReview') as "inReview",
      exists (select from product_draft d where d.product_id = product.id and d.state = 'published'
        and d.decided_at is not null) as approved
    from product where id = ${id} and status <> 'deleted' for update`.execute(db)
  return found.rows[0]
}
/** A merchant that is there, with its default freight template; undefined while it has none. */
export async function sellerWithTemplate(
  db: Db,
  merchantId: number,
): Promise<{ id: number; templateId: number } | undefined> {
  const found = await sql<{ id: number; templateId: number }>`
    select merchant_id as id, id as "templateId" from freight_template where merchant_id = ${merchantId}
    order by is_default desc, id limit 1`.execute(db)
  return found.rows[0]
}
