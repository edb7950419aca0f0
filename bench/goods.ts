// What is bought in the benchmark: ids of products, categories and SKUs of the large catalogue,
// and the one SKU that 500 people want.
import { drawCards, keepFacets } from '#features/catalog/listing/listing.ts'
import { adjustStock, drawDetails, saveProducts } from '#features/catalog/products/products.ts'
import { openApp, prepareDatabase, type App } from '#app.ts'
import { openPool, transact } from '#kernel/data/db.ts'
import { readEnv } from '#kernel/data/env.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import type pg from 'pg'
import { growDemo } from '../demo/large.ts'
import { seedDemo } from '../demo/seed.ts'
import { openDesk, type Desk } from './desk.ts'
import { openBought, type Bought } from './many-bought.ts'
import { shoppers, type Shopper } from './shoppers.ts'

export interface Goods {
  productIds: number[]
  categoryIds: number[]
  brandIds: number[]
  /** what goods are filtered by, as addresses have it: `material:oak` */
  traits: string[]
  /** two words that some titles hold */
  keywords: string[]
  /** SKUs of different products that are plentiful and delivered to the shoppers' place */
  skuIds: number[]
  productOf: Record<number, number>
  flashSku: number
  /** of a product of which one person may have one piece */
  limitedSku: number
  shoppers: Shopper[]
  /** only where the desk is measured: a million orders take minutes to make */
  desk?: Desk
  bought?: Bought
}
const products = 20_000
const flashPieces = 100
const shopperCount = 600

/** Seeds what is missing and reads what will be asked for. */
export async function prepare(
  databaseUrl: string,
  dataDir: string,
  wanted: { desk: boolean; bought: boolean },
): Promise<Goods> {
  await prepareDatabase(databaseUrl, shopRole)
  const app = await openApp(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }), databaseUrl, true)
  // whom the demo made would be nobody in the measured shop
  const service = openPool(databaseUrl, { max: 2, limited: false })
  try {
    await seedDemo(app)
    const { rows } = await app.pool.query<{ n: number }>('select count(*)::int as n from product')
    if (rows[0]!.n < products) await growDemo(databaseUrl, products)
    await drawCards(app.db)
    await drawDetails(app.db)
    await keepFacets(app.db, app.context.log)
    await liftLimits(app)
    const found = await readGoods(app)
    return {
      ...found,
      flashSku: await flashSku(app, 'bench-flash', null),
      limitedSku: await flashSku(app, `bench-limited-${Date.now()}`, 1),
      shoppers: await shoppers(app.context, service, shopperCount),
      ...(wanted.desk && { desk: await openDesk(service, found.skuIds) }),
      ...(wanted.bought && { bought: await openBought(service) }),
    }
  } finally {
    await service.end()
    await app.close()
  }
}

/** What a few people in one place may ask in a minute is soon used up by a load. */
export const liftLimits = ({ pool }: Pick<App, 'pool'>): Promise<unknown> =>
  pool.query(
    `insert into setting (name, value) select name, '0' from unnest($1::text[]) name
     on conflict (name) do update set value = '0'`,
    [['readsPerMinute', 'writesPerMinute', 'previewsPerMinute', 'lookupsPerMinute']],
  )

export type Found = Omit<Goods, 'flashSku' | 'limitedSku' | 'shoppers' | 'desk' | 'bought'>
export async function readGoods({ pool }: { pool: pg.Pool }): Promise<Found> {
  const ids = async (text: string): Promise<number[]> => (await pool.query<{ id: number }>(text)).rows.map((r) => r.id)
  const { rows: skus } = await pool.query<{ id: number; productId: number }>(plentiful)
  return {
    productIds: await ids(`select id from product where status = 'onSale' order by md5(id::text) limit 2000`),
    keywords: (await pool.query<{ words: string }>(pairs)).rows.map((r) => r.words),
    categoryIds: await ids(`select id from category where product_count >= 100 order by id`),
    brandIds: await ids(`select id from brand where product_count >= 20 order by product_count desc, id limit 20`),
    traits: (await pool.query<{ trait: string }>(traits)).rows.map((r) => r.trait),
    skuIds: skus.map((s) => s.id),
    productOf: Object.fromEntries(skus.map((s) => [s.id, s.productId])),
  }
}
const pairs = `
  select distinct lower(split_part(title ->> 'en-US', ' ', 1) || ' ' ||
    split_part(split_part(title ->> 'en-US', '· ', 2), ' ', 1)) as words
  from product where title ->> 'en-US' like '% · %' and status = 'onSale' order by 1 limit 2000`
const traits = `
  select replace(t, '=', ':') as trait from product_listing s, unnest(s.traits) t
  where s.category_id = 0 group by 1 order by count(*) desc, 1 limit 20`
/** One SKU of each product. */
const plentiful = `
      select min(k.id) as id, p.id as "productId"
      from sku k join stock s on s.sku_id = k.id join product p on p.id = k.product_id
      where k.status = 'onSale' and p.status = 'onSale' and p.purchase_limit is null and k.id > 10000
        and s.on_hand - s.reserved >= 150 and exists (select from freight_region r
          where r.template_id = p.freight_template_id and r.areas && '{CN,CN-31}')
      group by p.id order by md5(p.id::text) limit 1000`

/** A product of one SKU with exactly 100 pieces to be had. Where there is a limit, earlier orders count: a new one. */
async function flashSku(app: App, handle: string, purchaseLimit: number | null): Promise<number> {
  const merchant = await app.pool.query<{
    merchantId: number
    categoryId: number
    freightTemplateId: number
    skuId: number | null
    held: number | null
  }>(`
    select p.merchant_id as "merchantId", p.category_id as "categoryId", p.freight_template_id as "freightTemplateId"
    from product p where exists (select from freight_region r
      where r.template_id = p.freight_template_id and r.areas && '{CN,CN-31}') order by p.id limit 1`)
  const [saved] = await transact(app.db, (db) =>
    saveProducts(db, [
      {
        ...merchant.rows[0]!,
        handle,
        purchaseLimit,
        title: { 'en-US': 'Flash' },
        brandId: null,
        pictures: [],
        attributes: [],
        services: [],
        skus: [{ values: [], price: 9900, stock: flashPieces, weight: 300 }],
      },
    ]),
  )
  const { rows } = await app.pool.query<{ skuId: number; held: number }>(
    'select k.id as "skuId", s.reserved as held from sku k join stock s on s.sku_id = k.id where k.product_id = $1',
    [saved!.id],
  )
  const { skuId, held } = rows[0]!
  await transact(app.db, (db) => adjustStock(db, [{ skuId, onHand: held + flashPieces }], 'counted', 'bench'))
  return skuId
}
