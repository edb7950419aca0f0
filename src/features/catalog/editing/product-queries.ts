// SQL of products as their editor reads them: everything that a draft can change, and what it can be set to.
import { sql } from 'kysely'
import {
  isSeen,
  type Attribute,
  type Measure,
  type Option,
  type ProductMedia,
  type ProductPicture,
  type Question,
  type Tier,
} from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface PublishedSku {
  id: number
  values: string[]
  price: number
  listPrice: number | null
  memberPrice: number | null
  cost: number | null
  tiers: Tier[]
  weight: number
  volume: number
  content: Measure | null
  code: string
  barcode: string
  picture: string | null
  onSale: boolean
  onHand: number
  source: unknown
}
export interface PublishedProduct {
  id: number
  handle: string
  status: 'onSale' | 'offShelf'
  unreviewed: boolean
  categoryId: number
  brandId: number | null
  freightTemplateId: number
  title: Texts
  subtitle: Texts
  fact: Texts
  body: Texts
  attributes: Attribute[]
  options: Option[]
  pictures: ProductPicture[]
  video: ProductMedia | null
  model: ProductMedia | null
  services: string[]
  condition: 'new' | 'used'
  conditionNote: Texts
  purchaseLimit: number | null
  unit: string | null
  onSaleAt: Date | null
  offSaleAt: Date | null
  questions: Question[]
  source: unknown
  skus: PublishedSku[]
}
const product = (merchantId: number, id: number) => sql`
  select p.id, p.handle, p.status, p.unreviewed, p.category_id as "categoryId", p.brand_id as "brandId",
    p.freight_template_id as "freightTemplateId", p.title, p.subtitle, p.fact, p.body, p.attributes, p.options,
    p.pictures, p.video, p.model, p.services, p.condition,
    p.condition_note as "conditionNote", p.purchase_limit as "purchaseLimit", p.unit,
    p.on_sale_at as "onSaleAt", p.off_sale_at as "offSaleAt", p.questions, p.source,
    coalesce((select json_agg(json_build_object('id', k.id, 'values', k.option_values, 'price', k.price,
      'listPrice', k.list_price, 'memberPrice', k.member_price, 'cost', k.cost, 'tiers', k.tiers,
      'weight', k.weight_g, 'volume', k.volume_cm3, 'content', k.content,
      'code', k.code, 'barcode', k.barcode, 'picture', k.picture,
      'onSale', k.status = 'onSale', 'onHand', coalesce(s.on_hand, 0), 'source', k.source) order by k.position, k.id)
      from sku k left join stock s on s.sku_id = k.id where k.product_id = p.id), '[]') as skus
  from product p where p.id = ${id} and p.merchant_id = ${merchantId} and p.status <> 'deleted'`
export const productOf = (db: Db, merchantId: number, id: number): Promise<PublishedProduct | undefined> =>
  sql<PublishedProduct>`${product(merchantId, id)}`.execute(db).then((r) => r.rows[0])
/** Nobody else changes it until the transaction ends. */
export async function lockProduct(db: Db, merchantId: number, id: number): Promise<PublishedProduct | undefined> {
  await sql`select 1 from product where id = ${id} and merchant_id = ${merchantId} for update`.execute(db)
  return productOf(db, merchantId, id)
}

/** The shop's clock. */
export const nowOf = (db: Db): Promise<Date> =>
  sql<{ now: Date }>`select shop_now() as now`.execute(db).then((r) => r.rows[0]!.now)

/** A brand `b` that is shown, or that the merchant sells already. */
const offered = (merchantId: number) => sql`(not b.closed or exists (
  select from product o where o.merchant_id = ${merchantId} and o.brand_id = b.id and o.status <> 'deleted'))`
/** What a category and a brand went into meanwhile; themselves where they did not. */
export const ledTo = (db: Db, c: { categoryId: number | null; brandId: number | null }) =>
  sql<{ categoryId: number | null; brandId: number | null }>`
    select coalesce((select into_id from merged_category where id = ${c.categoryId}), ${c.categoryId}::bigint)
        as "categoryId",
      coalesce((select into_id from merged_brand where id = ${c.brandId}), ${c.brandId}::bigint) as "brandId"`
    .execute(db)
    .then((r) => r.rows[0]!)

/** Whether these may stand in goods of the merchant. */
export const mayChoose = (
  db: Db,
  merchantId: number,
  c: { categoryId: number | null; brandId: number | null; freightTemplateId: number | null },
) =>
  sql<{ categoryId: boolean; brandId: boolean; freightTemplateId: boolean }>`
    select (${c.categoryId}::bigint is null
        or exists (select from category where id = ${c.categoryId})) as "categoryId",
      (${c.brandId}::bigint is null or exists (select from brand b where b.id = ${c.brandId}
        and ${offered(merchantId)})) as "brandId",
      (${c.freightTemplateId}::bigint is null or exists (select from freight_template
        where id = ${c.freightTemplateId} and merchant_id = ${merchantId} and deleted_at is null))
        as "freightTemplateId"`
    .execute(db)
    .then((r) => r.rows[0]!)
/** Which of these codes other goods of the merchant carry. */
export const codesElsewhere = (
  db: Db,
  merchantId: number,
  productId: number | null,
  codes: readonly string[],
): Promise<string[]> =>
  sql<{ code: string }>`
    select distinct lower(k.code) as code from sku k join product p on p.id = k.product_id
    where lower(k.code) = any(${codes.map((c) => c.toLowerCase())}::text[]) and k.code <> ''
      and k.status = 'onSale' and p.merchant_id = ${merchantId} and p.status <> 'deleted'
      and p.id <> coalesce(${productId}::bigint, 0)`
    .execute(db)
    .then((r) => r.rows.map(({ code }) => code))
/** How many goods of a merchant are on sale; counted up to what is asked. */
export const onSaleOf = (db: Db, merchantId: number, upTo: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from
      (select 1 from product where merchant_id = ${merchantId} and status = 'onSale' limit ${upTo}) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

/** Pictures of a file that are still fetched: those that came to nothing are not waited for. */
export const picturesToCome = (db: Db, productId: number): Promise<boolean> =>
  sql`
    select from product p where p.id = ${productId} and exists (
      select from (
        select x ->> 'src' as src from jsonb_array_elements(
          case when jsonb_typeof(p.source -> 'pictures') = 'array' then p.source -> 'pictures' else '[]' end) x
        union select k.source ->> 'picture' from sku k where k.product_id = p.id) t
      where t.src ~* '^https?://' and not coalesce(p.source -> 'files', '{}') ? t.src
        and not coalesce(p.source -> 'lost', '{}') ? t.src)`
    .execute(db)
    .then((r) => r.rows.length > 0)
/** Goods of a merchant that nobody has seen, in store, and those of them that are before staff. */
export const unreviewedOf = (db: Db, merchantId: number): Promise<{ unreviewed: number; waiting: number }> =>
  sql<{ unreviewed: number; waiting: number }>`
    select count(*)::int as unreviewed, count(*) filter (where exists (
        select from product_draft d where d.product_id = g.id and d.state = 'inReview'))::int as waiting
    from (select id from product where merchant_id = ${merchantId} and unreviewed and status <> 'deleted'
      order by id limit 1001) g`
    .execute(db)
    .then((r) => r.rows[0]!)

/** What goods can be set to: categories, brands, the merchant's freight templates. */
export async function choicesFor(db: Db, merchantId: number, lang: Language) {
  const categories = await sql<{ id: number; parentId: number | null; level: number; name: string; open: boolean }>`
    with bounds as materialized (
      select array_agg(category_id) as ids from merchant_category where merchant_id = ${merchantId}
    )
    select c.id, c.parent_id as "parentId", c.level, in_language(c.name, ${lang}) as name,
      (b.ids is null or c.path || c.id && b.ids) and ${isSeen} as open
    from category c, bounds b order by c.level, c.position, c.id`.execute(db)
  const brands = await sql<{ id: number; name: string }>`
    select b.id, in_language(b.name, ${lang}) as name from brand b where ${offered(merchantId)}
    order by 2, id limit 2000`.execute(db)
  const templates = await sql<{ id: number; name: string; isDefault: boolean }>`
    select id, name, is_default as "isDefault" from freight_template
    where merchant_id = ${merchantId} and deleted_at is null
    order by is_default desc, id`.execute(db)
  return { categories: categories.rows, brands: brands.rows, templates: templates.rows }
}
