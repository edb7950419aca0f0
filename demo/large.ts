// Makes the demo catalogue large: `node demo/large.ts 20000` adds that many products of three SKUs each, the same ones
// every time, from the demo's texts and pictures.
import { countWords } from '#features/catalog/words/words.ts'
import {
  rankListings,
  saveProducts,
  type Attribute,
  type Option,
  type ProductDraft,
  type SkuDraft,
} from '#features/catalog/products/products.ts'
import { openApp, prepareDatabase } from '#app.ts'
import { openDb, openPool, transact } from '#kernel/data/db.ts'
import { readEnv } from '#kernel/data/env.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import type pg from 'pg'
import { largeWords, type Word } from './large-words.ts'
import { seedDemo } from './seed.ts'
import { vocabulary } from './vocabulary.ts'

const batch = 500
/** Tells the added products from others. */
const mark = 'large'
const day = 86_400_000
const services = ['return7', 'invoice', 'freeFreight', 'fragileCover', 'repair'] as const

/** A whole number from 0 below `below`, always the same for a product and a purpose. */
function draw(product: number, purpose: number, below: number): number {
  let x = (product * 0x9e3779b1 + purpose * 0x85ebca6b) >>> 0
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) >>> 0
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39) >>> 0
  return ((x ^ (x >>> 15)) >>> 0) % below
}
const named = (key: string, name: Word['name'], word: Word): Attribute => ({
  key,
  name,
  value: word.name,
  code: word.code,
})

interface Base {
  handle: string
  categoryId: number
  title: ProductDraft['title']
  subtitle: ProductDraft['title']
  fact: ProductDraft['title']
  body: ProductDraft['title']
  pictures: NonNullable<ProductDraft['pictures']>
  price: number
}
interface Stock {
  bases: Base[]
  merchants: { merchantId: number; freightTemplateId: number }[]
  brandIds: number[]
}

/** The n-th added product. */
function draftOf(n: number, { bases, merchants, brandIds }: Stock, now: number): ProductDraft {
  const { collections, colors: allColors, materials, origins } = largeWords()
  const { attributes, options } = vocabulary()
  const base = bases[n % bases.length]!
  const round = Math.floor(n / bases.length)
  const collection = collections[round % collections.length]!
  const number = Math.floor(round / collections.length) + 1
  const titled = (lang: 'en-US' | 'zh-CN' | 'es-ES') => `${base.title[lang]} · ${collection.name[lang]} ${number}`
  const first = draw(n, 1, allColors.length)
  const colors = [0, 3, 7].map((step) => allColors[(first + step) % allColors.length]!)
  const option: Option = {
    code: 'color',
    name: options['color']!,
    values: colors.map(({ code, name }) => ({ code, name })),
  }
  // 60 to 149 hundredths of its pattern's price, in whole yuan
  const price = Math.max(1, Math.floor((base.price * (60 + draw(n, 2, 90))) / 10_000)) * 100
  return {
    ...merchants[draw(n, 3, merchants.length)]!,
    handle: `${base.handle}-${n}`,
    categoryId: base.categoryId,
    brandId: brandIds[draw(n, 4, brandIds.length)]!,
    title: { 'en-US': titled('en-US'), 'zh-CN': titled('zh-CN'), 'es-ES': titled('es-ES') },
    subtitle: base.subtitle,
    fact: base.fact,
    body: base.body,
    attributes: [
      named('material', attributes['material']!, materials[draw(n, 5, materials.length)]!),
      named('origin', attributes['origin']!, origins[draw(n, 6, origins.length)]!),
    ],
    options: [option],
    pictures: base.pictures,
    services: services.filter((_, i) => draw(n, 10 + i, 5) > i),
    condition: draw(n, 7, 40) === 0 ? 'used' : 'new',
    rating: 380 + draw(n, 8, 121),
    reviewCount: draw(n, 9, 4000),
    sales: Math.floor(20_000 / (1 + draw(n, 20, 500))),
    listedAt: new Date(now - draw(n, 21, 900) * day - n * 1000).toISOString(),
    skus: skusOf(n, price, colors),
    source: { [mark]: n },
  }
}
function skusOf(n: number, price: number, colors: readonly Word[]): SkuDraft[] {
  const [offered, forMembers] = [draw(n, 30, 4) === 0, draw(n, 31, 3) === 0]
  return colors.map(({ code }, i) => {
    const own = price + i * 500
    return {
      values: [code],
      price: own,
      listPrice: offered ? own + Math.ceil(own / 4) : null,
      memberPrice: forMembers ? own - Math.floor(own / 20) : null,
      stock: draw(n, 40 + i, 12) === 0 ? 0 : 5 + draw(n, 50 + i, 300),
      weight: 100 + draw(n, 32, 3000),
      code: `L${n}-${code.toUpperCase()}`,
    }
  })
}

async function readStock(pool: pg.Pool): Promise<Stock> {
  const bases = await pool.query<Base>(`
    select p.handle, p.category_id as "categoryId", p.title, p.subtitle, p.fact, p.body, p.pictures, p.price
    from product p
    where p.status = 'onSale' and p.source is null order by p.handle`)
  const merchants = await pool.query<Stock['merchants'][number]>(`
    select m.id as "merchantId", t.id as "freightTemplateId"
    from merchant m join freight_template t on t.merchant_id = m.id and t.is_default order by m.code`)
  const brands = await pool.query<{ id: number }>('select id from brand order by code')
  if (bases.rows.length === 0 || merchants.rows.length === 0) throw new Error('the demo shop is empty')
  return { bases: bases.rows, merchants: merchants.rows, brandIds: brands.rows.map((b) => b.id) }
}

/**
 * Brings the added products to `count`; those that are there stay. Opens its own connection, without the limits of
 * service.
 */
export async function growDemo(
  databaseUrl: string,
  count: number,
  told: (done: number) => void = () => undefined,
): Promise<void> {
  const pool = openPool(databaseUrl, { max: 2, limited: false })
  const db = openDb(pool)
  try {
    const stock = await readStock(pool)
    const known = await pool.query<{ n: number }>('select count(*)::int as n from product where source ? $1', [mark])
    const now = Date.now()
    let analyzed = known.rows[0]!.n
    for (let at = known.rows[0]!.n; at < count; at += batch) {
      const drafts = Array.from({ length: Math.min(batch, count - at) }, (_, i) => draftOf(at + i, stock, now))
      await transact(db, (trx) => saveProducts(trx, drafts))
      // an empty table's statistics would plan the later batches badly
      if (at + batch >= analyzed * 2) await pool.query('analyze').then(() => (analyzed = at + batch))
      told(at + drafts.length)
    }
    await rankListings(db)
    await countWords(db)
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}

async function main(count: number): Promise<void> {
  const env = readEnv()
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir)
  const url = env.databaseUrl ?? embedded!.url
  const ownerUrl = embedded?.adminUrl ?? url
  try {
    await prepareDatabase(ownerUrl, embedded && shopRole)
    const app = await openApp(env, url, true)
    await seedDemo(app).finally(() => app.close())
    const began = performance.now()
    await growDemo(ownerUrl, count, (done) => void (done % 5000 === 0 && console.log(`${done} products`)))
    console.log(`${count} products in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    if (embedded && !embedded.adopted) await embedded.stop()
  }
}
if (import.meta.main) await main(Number(process.argv[2] ?? 20_000))
