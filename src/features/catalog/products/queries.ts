// SQL of SKUs as cart and orders need them, and of the category tree.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import { readTogether } from '#kernel/data/read-together.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import { holidayOf, merchantCard, type Holiday, type MerchantCard } from '#features/catalog/merchants/merchants.ts'
import type { Option } from './draft.ts'
import { preorderDay, type StockPolicy } from './stock-queries.ts'
import type { Question } from './questions.ts'
import type { SaleUnit } from './sold-by.ts'
import type { Tier } from './tiers.ts'

export interface SkuFacts {
  skuId: number
  productId: number
  onSale: boolean
  titles: Texts
  options: Option[]
  optionValues: string[]
  skuPicture: string | null
  productPicture: string | null
  code: string
  price: number
  listPrice: number | null
  memberPrice: number | null
  tiers: Tier[]
  available: number
  stock: StockPolicy
  ready: number | null
  preorderDay: string | null
  purchaseLimit: number | null
  unit: SaleUnit | null
  questions: Question[]
  weight: number
  volume: number
  holiday: Holiday | null
  merchant: MerchantCard
  merchantNames: Texts
  freightTemplateId: number
  categoryIds: number[]
  taxBp: number
  commissionBp: number
}
/** Everything that selling needs of these SKUs, by id; one statement, also for many who ask at once. */
export const findSkus = (db: Db, skuIds: readonly number[], lang: Language): Promise<ReadonlyMap<number, SkuFacts>> =>
  skusIn[lang](db, skuIds)
const skusIn = {
  'zh-CN': skusTogether('zh-CN'),
  'en-US': skusTogether('en-US'),
  'es-ES': skusTogether('es-ES'),
} satisfies Record<Language, unknown>
function skusTogether(lang: Language) {
  return readTogether<number, SkuFacts>(
    async (db, ids) => new Map((await readSkus(db, ids, lang)).map((f) => [f.skuId, f])),
  )
}
async function readSkus(db: Db, skuIds: readonly number[], lang: Language): Promise<SkuFacts[]> {
  const found = await sql<SkuFacts>`
    select ${skuColumns(lang)} from ${skuTables}
    where k.id = any(${idList(skuIds)}) and p.status <> 'deleted'`.execute(db)
  return found.rows
}
/**
 * Basis points kept of a product `p` in its category `c`: what was agreed with its merchant, the nearest of it; else
 * the category's, or that of the nearest above it that has one; at last 5 %.
 */
const commission = sql`coalesce(
  (select t.commission_bp from merchant_commission t
    where t.merchant_id = p.merchant_id and (t.category_id = any(c.path || c.id) or t.category_id is null)
    order by array_position(c.path || c.id, t.category_id) desc nulls last limit 1),
  c.commission_bp,
  (select a.commission_bp from category a where a.id = any(c.path) and a.commission_bp is not null
    order by a.level desc limit 1), 500)`

/** The SKU `k` with its product, merchant, category and stock. */
export const skuTables = sql`sku k join product p on p.id = k.product_id join merchant m on m.id = p.merchant_id
  join category c on c.id = p.category_id left join stock s on s.sku_id = k.id`
/** As SkuFacts. */
export const skuColumns = (lang: Language) => sql`
  k.id as "skuId", p.id as "productId",
  k.status = 'onSale' and p.status = 'onSale' and m.status = 'open' as "onSale",
  p.title as titles, p.options, k.option_values as "optionValues",
  k.picture as "skuPicture", p.pictures -> 0 ->> 'file' as "productPicture",
  k.code, k.price, k.list_price as "listPrice", k.member_price as "memberPrice", k.tiers,
  coalesce(s.available, 0) as available, ${stockKind} as stock, ${readyPieces} as ready,
  ${preorderDay} as "preorderDay", p.purchase_limit as "purchaseLimit", unit_of(p.unit) as unit, p.questions,
  k.weight_g as weight, k.volume_cm3 as volume, ${holidayOf} as holiday,
  ${merchantCard(lang)} as merchant, m.name as "merchantNames",
  p.freight_template_id as "freightTemplateId", to_json(c.path || c.id) as "categoryIds",
  c.tax_bp as "taxBp", ${commission} as "commissionBp"`

/** What the goods of these SKUs ask, by SKU. */
export async function findQuestions(
  db: Db,
  skuIds: readonly number[],
  lang: Language,
): Promise<Map<number, { title: string; questions: Question[] }>> {
  const found = await sql<{ skuId: number; title: string; questions: Question[] }>`
    select k.id as "skuId", in_language(p.title, ${lang}) as title, p.questions
    from sku k join product p on p.id = k.product_id where k.id = any(${idList(skuIds)})`.execute(db)
  return new Map(found.rows.map(({ skuId, ...asked }) => [skuId, asked]))
}

/** What a buyer is told of the stock `s`: a preorder only once nothing is left. */
export const stockKind = sql`case when s.policy = 'preorder' and s.on_hand > s.reserved then 'counted'
  else coalesce(s.policy, 'counted') end`
/** The pieces that are there of what is sold beyond them; null of all else. */
export const readyPieces = sql`case when s.policy = 'preorder' then greatest(s.on_hand - s.reserved, 0) end`

export interface Standing {
  productId: number
  onSale: boolean
  available: number
  price: number
}
/** Whether products can be bought, and from what price. */
export async function findStandings(db: Db, productIds: readonly number[]): Promise<Standing[]> {
  const found = await sql<Standing>`
    select p.id as "productId", p.status = 'onSale' and m.status = 'open' as "onSale", p.price, (
      select coalesce(sum(s.available), 0)::int8 from sku k join stock s on s.sku_id = k.id
      where k.product_id = p.id and k.status = 'onSale') as available
    from product p join merchant m on m.id = p.merchant_id
    where p.id = any(${idList(productIds)}) and p.status <> 'deleted'`.execute(db)
  return found.rows
}

export interface CategoryRow {
  id: number
  parentId: number | null
  level: number
  code: string
  /** of those that went into it */
  formerCodes: string[]
  name: string
  line: string
  departmentNo: number | null
  picture: string | null
  productCount: number
}
/** Shoppers see a category `c`: neither it nor what it stands below is closed. */
export const isSeen = sql`not exists (select from category s where s.id = any(c.path || c.id) and s.closed)`
/** The whole tree that is seen: departments by their number, then by position, parents before children. */
export async function listCategories(db: Db, lang: Language): Promise<CategoryRow[]> {
  const found = await sql<CategoryRow>`
    select c.id, c.parent_id as "parentId", c.level, c.code, in_language(c.name, ${lang}) as name,
      array(select m.code from merged_category m where m.into_id = c.id) as "formerCodes",
      in_language(c.line, ${lang}) as line, c.department_no as "departmentNo", c.product_count as "productCount",
      coalesce(c.picture, (
        select p.pictures -> 0 ->> 'file' from product_listing s join product p on p.id = s.product_id
        where s.category_id = c.id order by s.best, s.product_id limit 1)) as picture
    from category c where ${isSeen} order by c.level, c.department_no nulls last, c.position, c.id`.execute(db)
  return found.rows
}
