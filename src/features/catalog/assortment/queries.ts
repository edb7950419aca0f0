// SQL of a merchant's goods as its desk lists, finds and counts them.
import { sql, type RawBuilder } from 'kysely'
import type { GoodsSort, GoodsTab } from './limits.ts'
import { isMeant, type Meant } from '#features/catalog/products/products.ts'
import { anyId, byItsValues, idList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'
import { cappedTotal, exactTo, exactWhereDear, type Limits, type Total } from '#kernel/call/page.ts'

export interface Search {
  tab?: GoodsTab | undefined
  meant?: Meant | undefined
  categoryId?: number | undefined
  brandId?: number | undefined
  freightTemplateId?: number | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  stockTo?: number | undefined
  productIds?: readonly number[] | undefined
}
export interface GoodsFacts {
  id: number
  title: string
  picture: string | null
  code: string
  skuCount: number
  status: 'onSale' | 'offShelf' | 'bin'
  takenOffBy: 'merchant' | 'staff' | null
  takenOffReason: string
  price: number
  priceMax: number
  listPrice: number | null
  onHand: number
  free: number
  uncounted: boolean
  available: number
  sales: number
  category: { id: number; name: string }
  brand: { id: number; name: string } | null
  freightTemplate: { id: number; name: string }
  listedAt: Date
  binnedAt: Date | null
  onSaleAt: Date | null
  offSaleAt: Date | null
  unreviewed: boolean
  draft: 'draft' | 'inReview' | 'returned' | null
}
const tabs: Record<GoodsTab, RawBuilder<unknown>> = {
  all: sql`p.status <> 'deleted'`,
  onSale: sql`p.status = 'onSale'`,
  offShelf: sql`p.status = 'offShelf' and not p.unreviewed`,
  unreviewed: sql`p.unreviewed and p.status <> 'deleted'`,
  soldOut: sql`p.status = 'onSale' and f.available <= 0`,
  bin: sql`p.status = 'deleted' and p.binned_at is not null`,
}
const inCategory = (id: number) => sql`
  and p.category_id = any(array(select id from category where id = ${id} or path @> array[${id}::bigint]))`
/** Goods of which a SKU may cost as much: those of one price are found by it, those of several by their highest. */
function inPrice(from: number | undefined, to: number | undefined): RawBuilder<unknown> {
  if (from === undefined) return to === undefined ? sql`` : sql`and p.price <= ${to}`
  const within = to === undefined ? sql`p.price >= ${from}` : sql`p.price between ${from} and ${to}`
  return sql`and (${within} or (p.price < p.price_max and p.price < ${from} and p.price_max >= ${from}))`
}
const when = (value: unknown, condition: () => RawBuilder<unknown>) => (value === undefined ? sql`` : condition())
/** What nobody counts comes after all that is: `product_pieces.sorted`. */
const last = 1_000_000_000
const mostCounted = (pieces: number): number => Math.min(pieces, last - 1)
function wanted(merchantId: number, s: Search): RawBuilder<unknown> {
  return sql`
    p.merchant_id = ${anyId(merchantId)} and ${tabs[s.tab ?? 'all']}
    ${when(s.meant, () => sql`and ${isMeant(s.meant!)}`)}
    ${when(s.categoryId, () => inCategory(s.categoryId!))}
    ${when(s.brandId, () => sql`and p.brand_id = ${s.brandId}`)}
    ${when(s.freightTemplateId, () => sql`and p.freight_template_id = ${s.freightTemplateId}`)}
    ${inPrice(s.priceFrom, s.priceTo)}
    ${when(s.stockTo, () => sql`and f.sorted <= ${mostCounted(s.stockTo!)}`)}
    ${when(s.productIds, () => sql`and p.id = any(${idList(s.productIds!)})`)}`
}
const keys: Record<GoodsSort | 'newestOfPieces', { of: RawBuilder<unknown>; id: RawBuilder<unknown>; down: boolean }> =
  {
    newest: { of: sql`p.id`, id: sql`p.id`, down: true },
    newestOfPieces: { of: sql`f.product_id`, id: sql`f.product_id`, down: true },
    priceUp: { of: sql`p.price`, id: sql`p.id`, down: false },
    priceDown: { of: sql`p.price`, id: sql`p.id`, down: true },
    sales: { of: sql`p.sales`, id: sql`p.id`, down: true },
    stock: { of: sql`f.sorted`, id: sql`f.product_id`, down: false },
  }
export const sortKey = (row: GoodsFacts, sort: GoodsSort): number =>
  ({
    newest: row.id,
    priceUp: row.price,
    priceDown: row.price,
    sales: row.sales,
    stock: row.uncounted ? last : row.free,
  })[sort]

/** Whether what is there of the SKUs on sale tells which goods these are, or in which order. */
const asksPieces = ({ tab, stockTo, sort }: Search & { sort?: GoodsSort }) =>
  tab === 'soldOut' || stockTo !== undefined || sort === 'stock'
/** Goods, with their pieces where these tell which: then those are walked along, unless words say which goods. */
const from = (merchantId: number, search: Search & { sort?: GoodsSort }) => {
  if (!asksPieces(search)) return sql`product p`
  if (search.meant || search.productIds)
    return sql`product p join product_pieces f on f.product_id = p.id and f.merchant_id = ${anyId(merchantId)}`
  // in their order before any is looked at, so that no more are than are shown
  const newest = search.sort === 'newest' && search.stockTo !== undefined
  return sql`(select * from product_pieces f where merchant_id = ${anyId(merchantId)}
        ${newest ? sql`and f.sorted <= ${mostCounted(search.stockTo!)} order by product_id desc` : sql``}) f
        cross join lateral (select * from product p where p.id = f.product_id offset 0) p`
}
const columns = (lang: Language) => sql`
  p.id, in_language(p.title, ${lang}) as title, p.pictures -> 0 ->> 'file' as picture,
  coalesce((select k.code from sku k where k.product_id = p.id order by k.status desc, k.position, k.id limit 1), '')
    as code,
  f.skus as "skuCount", case when p.status = 'deleted' then 'bin' else p.status end as status,
  p.taken_off_by as "takenOffBy", p.taken_off_reason as "takenOffReason", p.price, p.price_max as "priceMax",
  p.list_price as "listPrice", f.on_hand as "onHand", f.free, f.uncounted, f.available,
  p.sales,
  json_build_object('id', c.id, 'name', in_language(c.name, ${lang})) as category,
  (select json_build_object('id', b.id, 'name', in_language(b.name, ${lang})) from brand b where b.id = p.brand_id)
    as brand,
  (select json_build_object('id', t.id, 'name', t.name) from freight_template t where t.id = p.freight_template_id)
    as "freightTemplate",
  p.listed_at as "listedAt", p.binned_at as "binnedAt",
  p.on_sale_at as "onSaleAt", p.off_sale_at as "offSaleAt", p.unreviewed,
  (select d.state from product_draft d where d.product_id = p.id and d.ended_at is null) as draft`
export function goodsPage(
  db: Db,
  lang: Language,
  merchantId: number,
  search: Search & { sort: GoodsSort },
  { size, offset, cursor }: Limits,
): Promise<GoodsFacts[]> {
  // by the pieces themselves where they are walked along
  const { of, id, down } = keys[search.sort === 'newest' && asksPieces(search) ? 'newestOfPieces' : search.sort]
  const after = cursor
    ? sql`and (${of}, ${id}) ${down ? sql`<` : sql`>`} (${cursor[0]}::bigint, ${cursor[1]}::bigint)`
    : sql``
  const way = down ? sql`desc` : sql`asc`
  const order = sql`order by ${search.sort === 'newest' ? sql`` : sql`${of} ${way},`} ${id} ${way}`
  // which they are first, and only then what is told of them
  return sql<GoodsFacts>`
    with page as materialized (select p.id from ${from(merchantId, search)}
      where ${wanted(merchantId, search)} ${after} ${order} limit ${size + 1} offset ${offset})
    select ${columns(lang)} from page join product p on p.id = page.id
      join product_pieces f on f.product_id = p.id join category c on c.id = p.category_id
    ${order}`
    .execute(db)
    .then((r) => r.rows)
}
/** Goods that a word means are looked at one by one: of those that many have the total says less. */
const dearToCount = ({ meant, stockTo }: Search): boolean =>
  stockTo !== undefined || (meant !== undefined && meant.count > exactTo)
export async function countGoods(db: Db, merchantId: number, search: Search): Promise<Total> {
  const most = dearToCount(search) ? exactWhereDear : exactTo
  const { rows } = await sql<{ n: number }>`
    ${search.priceFrom === undefined ? sql`` : byItsValues} select count(*)::int as n from (
      select from ${from(merchantId, search)} where ${wanted(merchantId, search)} ${limitTo(most + 1)}) g`.execute(db)
  return cappedTotal(rows[0]!.n, most)
}

export interface SkuFacts {
  skuId: number
  productId: number
  cost: number | null
  onHand: number
  reserved: number
}
/** On sale; the newest goods first, their SKUs together. */
export const skuPage = (db: Db, merchantId: number, search: Search, { size, offset, cursor }: Limits) =>
  sql<SkuFacts>`
    select s.id as "skuId", p.id as "productId", s.cost, coalesce(t.on_hand, 0) as "onHand",
      coalesce(t.reserved, 0) as reserved
    from ${from(merchantId, search)}
      cross join lateral (select * from sku s where s.product_id = p.id and s.status = 'onSale' offset 0) s
      left join stock t on t.sku_id = s.id
    where ${wanted(merchantId, search)} ${
      cursor
        ? sql`and p.id <= ${cursor[0]}::bigint and (p.id < ${cursor[0]}::bigint or s.id > ${cursor[1]}::bigint)`
        : sql``
    }
    order by p.id desc, s.id limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countSkus = (db: Db, merchantId: number, search: Search): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (
      select from ${from(merchantId, search)} join sku s on s.product_id = p.id and s.status = 'onSale'
      where ${wanted(merchantId, search)} limit 1001) g`
    .execute(db)
    .then((r) => r.rows[0]!.n)

interface Named {
  id: number
  name: string
}
export interface Choices {
  categories: Named[]
  brands: Named[]
  freightTemplates: (Named & { isDefault: boolean })[]
}
/** Categories with those above them: "Table › Teaware › Teapots". Each is looked for behind the one before. */
export const choicesOf = (db: Db, lang: Language, merchantId: number): Promise<Choices> =>
  sql<Choices>`
    with recursive categories(id) as (
      (select category_id from product where merchant_id = ${merchantId} order by category_id limit 1)
      union all select (select category_id from product where merchant_id = ${merchantId} and category_id > c.id
        order by category_id limit 1) from categories c where c.id is not null
    ), brands(id) as (
      (select brand_id from product where merchant_id = ${merchantId} and brand_id is not null
        order by brand_id limit 1)
      union all select (select brand_id from product where merchant_id = ${merchantId} and brand_id > b.id
        order by brand_id limit 1) from brands b where b.id is not null
    )
    select coalesce((select json_agg(json_build_object('id', c.id, 'name', (
          select string_agg(in_language(a.name, ${lang}), ${sql.lit(' › ')} order by a.level)
          from unnest(c.path || c.id) above(id)
            cross join lateral (select name, level from category where id = above.id offset 0) a))
          order by c.path || c.id)
        from category c where c.id in (select id from categories)), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', b.id, 'name', in_language(b.name, ${lang})) order by b.id)
        from brand b where b.id in (select id from brands)), '[]') as brands,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'isDefault', t.is_default)
          order by t.is_default desc, t.id)
        from freight_template t where t.merchant_id = ${merchantId} and t.deleted_at is null), '[]')
        as "freightTemplates"`
    .execute(db)
    .then((r) => r.rows[0]!)

/** Prices of SKUs of these goods as they stand; `product` holds those that are locked. */
export interface PriceRow {
  skuId: number
  productId: number
  price: number
  listPrice: number | null
  unreviewed: boolean
}
/** The SKUs of this merchant among them, with the products to be locked. */
export const pricesOf = (db: Db, merchantId: number, skuIds: readonly number[]): Promise<PriceRow[]> =>
  sql<PriceRow>`
    select s.id as "skuId", p.id as "productId", s.price, s.list_price as "listPrice", p.unreviewed
    from sku s join product p on p.id = s.product_id
    where s.id = any(${idList(skuIds)}) and s.status = 'onSale' and p.merchant_id = ${merchantId}
      and p.status <> 'deleted'`
    .execute(db)
    .then((r) => r.rows)
export const isLeaf = (db: Db, categoryId: number): Promise<boolean> =>
  sql`
    select from category c where c.id = ${categoryId} and not exists (select from category b where b.parent_id = c.id)`
    .execute(db)
    .then((r) => r.rows.length === 1)
export const isOwnTemplate = (db: Db, merchantId: number, id: number): Promise<boolean> =>
  sql`
    select from freight_template where id = ${id} and merchant_id = ${merchantId} and deleted_at is null for share`
    .execute(db)
    .then((r) => r.rows.length === 1)
