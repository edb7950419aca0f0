// Every kept answer: how it is asked for, and the writes that must make it new,
// all through the doors that everybody uses.
import type { Calls } from '#kernel/call/contract.ts'
import {
  adjustStock,
  saveBrand,
  saveCategory,
  saveProducts,
  type ProductDraft,
} from '#features/catalog/products/products.ts'
import { saveBlock } from '#features/site/composer/composer.ts'
import { saveAnnouncement } from '#features/site/content/content.ts'
import { addCollection, editCollection, saveTree } from '#features/catalog/shop-front/shop-front.ts'
import { transact } from '#kernel/data/db.ts'
import { saveMerchant } from '#features/catalog/merchants/merchants.ts'
import { bringSales } from '#features/afterwards/ranking/ranking.ts'
import { savePicks } from '#features/catalog/search/search.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { same } from '../goods.ts'
import { makePoint } from '../points.ts'
import { comeToPlannedPage, turnAround, turnLanding, turnShopPage } from './page-turns.ts'
import type { Scene } from './scene.ts'
import { mergeNanshan, turnOrder, turnReach, turnSynonym } from './turns.ts'

/** Asks one of the shops. */
export type AskShop = <P extends keyof Calls>(path: P, input: Calls[P]['input']) => Promise<Calls[P]['output']>
export interface KeptAnswer {
  name: string
  /** topic and key of the entries it rests on, their blanks as … */
  kept: readonly string[]
  read: (ask: AskShop) => Promise<unknown>
  /** each must make it new */
  writes: Record<string, () => Promise<unknown>>
}
const seal = { char: '窑', shape: 'gourd', ink: '#3f6f62' } as const
const body = { 'en-US': [{ p: 'One.' }] }

const tray = ({ goods, next }: Scene, handle: string): ProductDraft => ({
  merchantId: goods.merchants.kiln,
  handle,
  categoryId: goods.categories.cups,
  brandId: goods.brands.ferry,
  freightTemplateId: goods.templates.kiln,
  title: same('Zelkova tray'),
  sales: 100_000,
  skus: [{ values: [], price: 5000 + next(), stock: 9, weight: 1, volume: 1 }],
})
/** The tray is sold out, or there again. */
async function turnStock({ world }: Scene): Promise<void> {
  const { rows } = await world.pool.query<{ id: string; n: string }>(
    `select s.id, t.on_hand as n from sku s join product p on p.id = s.product_id join stock t on t.sku_id = s.id
      where p.handle = 'tray'`,
  )
  const skuId = Number(rows[0]!.id)
  await adjustStock(world.app.db, [{ skuId, onHand: Number(rows[0]!.n) > 0 ? 0 : 9 }], 'counted', 'test')
}
/** Other goods sell best, the tray above all; an hour later the boards say so. */
async function redrawBoards({ world, next }: Scene): Promise<void> {
  const { db } = world.app
  const { rows } = await world.pool.query<{ id: string }>(
    `select id from product where status = 'onSale' order by handle = 'tray', random()`,
  )
  const at = new Date(world.app.context.clock.now())
  const sales = rows.map((r, i) => ({ productId: Number(r.id), units: 1 + i + next(), cameBack: 0, at }))
  await bringSales(db, sales)
  await world.advance(3_600_000)
  await addJobs(db, [{ name: 'ranking.takeSnapshot', payload: {} }])
  await world.runJobs()
}
/** Goods of a merchant can be collected, or no longer. */
async function turnPickup({ world, goods }: Scene): Promise<void> {
  const { rowCount } = await world.pool.query('delete from pickup_point where merchant_id = $1', [goods.merchants.kiln])
  const merchantId = goods.merchants.kiln
  if (rowCount === 0) await makePoint(world, merchantId)
  else await addJobs(world.app.db, [{ name: 'pickupPoints.relist', payload: { merchantId } }])
  await world.runJobs()
}
/** Other own categories of a merchant. */
const turnOwnCategories = ({ world, goods, next }: Scene) =>
  transact(world.app.db, async (db) => {
    const { rows } = await world.pool.query<{ version: number }>(
      'select version from shop_category_tree where merchant_id = $1',
      [goods.merchants.kiln],
    )
    const records = [{ name: same(`Shelf ${next()}`), hidden: false, below: [] }]
    const version = rows[0]?.version ?? 0
    await saveTree(db, goods.merchants.kiln, { version, records, requestId: crypto.randomUUID() })
  })
/** The first collection of a merchant, made or changed: another title, other prices. */
const turnCollection = ({ world, goods, next }: Scene) =>
  transact(world.app.db, async (db) => {
    const { rows } = await world.pool.query<{ version: number }>('select version from shop_collection where id = 1')
    const n = next()
    const rule = { priceMin: (rows[0]?.version ?? 0) % 2 === 0 ? 1 : 1_000_000, sort: 'newest' as const }
    const wish = { title: same(`Gifts ${n}`), summary: {}, rule, productIds: [], hidden: false }
    if (rows[0]) await editCollection(db, goods.merchants.kiln, { ...wish, id: 1, version: rows[0].version })
    else await addCollection(db, goods.merchants.kiln, wish)
  })
/** Each write changes what the shop shows. */
export function doors(scene: () => Scene) {
  const db = () => scene().world.app.db
  const next = () => scene().next()
  return {
    category: () =>
      saveCategory(db(), { code: 'table', name: same(`Table ${next()}`), parentId: null, departmentNo: 2 }),
    brand: () => saveBrand(db(), { code: 'ferry', name: same(`Ferry ${next()}`), country: 'CN' }),
    merging: () => mergeNanshan(scene().world, scene().goods, scene().next()),
    synonym: () => turnSynonym(scene().world),
    merchant: () => saveMerchant(db(), { code: 'kiln', name: same(`Kiln ${next()}`), seal, followers: 38_400 }),
    product: () => saveProducts(db(), [tray(scene(), 'tray')]),
    newProduct: () => saveProducts(db(), [tray(scene(), `tray-${next()}`)]),
    stock: () => turnStock(scene()),
    board: () => redrawBoards(scene()),
    pickup: () => turnPickup(scene()),
    order: () => turnOrder(scene().world, scene().goods),
    freight: () => turnReach(scene().world, scene().goods),
    picks: () => savePicks(db(), { 'en-US': [`word ${next()}`] }),
    ownCategory: () => turnOwnCategories(scene()),
    collection: () => turnCollection(scene()),
    shopPage: () => turnShopPage(scene(), null),
    plannedPage: () => comeToPlannedPage(scene()),
    landing: () => turnLanding(scene()),
    links: () => turnAround(scene(), 'links'),
    popups: () => turnAround(scene(), 'popups'),
    announcement: () => saveAnnouncement(db(), { kind: 'system', title: same(`Notice ${next()}`), body }),
    block: () =>
      saveBlock(db(), {
        page: 'home',
        position: 10 + next(),
        type: 'ticker',
        settings: { title: same(`News ${next()}`), size: 2 },
        status: 'published',
      }),
  }
}

type Doors = ReturnType<typeof doors>

/** Lists of the catalog, and what they are narrowed by. */
const lists = (
  scene: () => Scene,
  { category, brand, merging, merchant, product, newProduct, stock, pickup, order }: Doors,
): KeptAnswer[] => [
  {
    name: 'the category tree',
    kept: ['catalog tree …'],
    read: (ask) => ask('/api/v2/goods/category/list', {}),
    writes: { category, newProduct },
  },
  {
    name: 'a list of goods',
    kept: ['catalog page … … … …'],
    read: (ask) => ask('/api/v2/goods/goods/page', { categoryId: scene().goods.categories.cups, sort: 'sales' }),
    writes: { product, newProduct, stock, merchant },
  },
  {
    name: 'a list in the order of its category',
    kept: ['catalog page … … … …'],
    read: (ask) => ask('/api/v2/goods/goods/page', { categoryId: scene().goods.categories.cups }),
    writes: { order },
  },
  {
    name: 'goods that can be collected',
    kept: ['catalog page … … … …'],
    read: (ask) => ask('/api/v2/goods/goods/page', { services: ['pickup'] }),
    writes: { pickup },
  },
  {
    name: 'what lists are filtered by',
    kept: ['catalog facets …', 'catalog facets kept'],
    read: async (ask) =>
      (await ask('/api/v2/goods/goods/page', { facets: true, categoryId: scene().goods.categories.cups })).facets,
    writes: { newProduct, brand },
  },
  {
    name: 'the hall of brands',
    kept: ['catalog brands … …'],
    read: (ask) => ask('/api/v2/goods/brand/page', {}),
    writes: { brand, newProduct },
  },
  {
    name: 'brands that went into others',
    kept: ['catalog brands led'],
    read: (ask) => ask('/api/v2/goods/brand/moved', { id: scene().goods.brands.nanshan }),
    writes: { merging },
  },
]
/** What merchants sort by themselves, and where they deliver. */
const shops = (scene: () => Scene, { category, newProduct, ownCategory, collection, freight }: Doors): KeptAnswer[] => [
  {
    name: 'places where somebody delivers',
    kept: ['catalog reached'],
    read: (ask) => ask('/api/v2/config/region/list', {}),
    writes: { freight },
  },
  {
    name: "a merchant's categories",
    kept: ['catalog tree … …'],
    read: (ask) => ask('/api/v2/goods/category/list/merchant', { merchantId: scene().goods.merchants.kiln }),
    writes: { category, newProduct, ownCategory, collection },
  },
  {
    name: 'a collection of a merchant',
    kept: ['catalog collection … … …'],
    read: (ask) => ask('/api/v2/merchant/collection/detail', { id: 1, merchantId: scene().goods.merchants.kiln }),
    writes: { collection },
  },
  {
    name: 'what a collection gathers',
    kept: ['catalog gathered …', 'catalog page … … … …'],
    read: (ask) => ask('/api/v2/goods/goods/page', { collectionId: 1 }),
    writes: { collection },
  },
]
/** What the search understands and suggests. */
const words = ({ category, brand, merchant, newProduct, stock, picks, synonym }: Doors): KeptAnswer[] => [
  {
    name: 'the rules of the search',
    kept: ['search rules'],
    read: async (ask) => (await ask('/api/v2/goods/goods/page', { keyword: 'quixword' })).total,
    writes: { synonym },
  },
  {
    name: 'what words are understood as',
    kept: ['catalog understood … … …', 'search names'],
    read: (ask) => ask('/api/v2/goods/goods/page', { keyword: 'zelkova' }),
    writes: { newProduct, stock, merchant },
  },
  {
    name: 'what a started word may mean',
    kept: ['catalog suggest … … …', 'search names', 'search names to complete'],
    read: (ask) => ask('/api/v2/goods/search/suggest', { keyword: 'f' }),
    writes: { brand },
  },
  {
    name: 'queries that are suggested',
    kept: ['search queries …'],
    read: (ask) => ask('/api/v2/goods/search/suggest', { keyword: 'ta' }),
    writes: { category },
  },
  {
    name: 'hot words',
    kept: ['search hot …'],
    read: (ask) => ask('/api/v2/goods/search/hot', {}),
    writes: { picks },
  },
]
const composed = ['page composed … … …', 'page site …']
/** What stands around every page, and what is laid over one. */
const around = ({ links, popups }: Doors): KeptAnswer[] => [
  { name: 'links', kept: composed, read: (ask) => ask('/api/v2/page/links', {}), writes: { links } },
  { name: 'popups', kept: composed, read: (ask) => ask('/api/v2/page/popup', { place: 'home' }), writes: { popups } },
]
/** What the shop chose to show. */
const choices = (
  scene: () => Scene,
  { merchant, product, board, announcement, block, shopPage, plannedPage, landing }: Doors,
): KeptAnswer[] => [
  {
    name: 'goods that go with it',
    kept: ['catalog recommend … … … …'],
    read: (ask) => ask('/api/v2/goods/goods/recommend', { scene: 'home', size: 20 }),
    writes: { product, merchant },
  },
  {
    name: 'a board',
    kept: ['catalog board … …'],
    read: (ask) => ask('/api/v2/goods/rank/page', { code: 'sales' }),
    writes: { board, product },
  },
  {
    name: 'the tops of the boards',
    kept: ['catalog boards …'],
    read: (ask) => ask('/api/v2/goods/rank/list', {}),
    writes: { board, product },
  },
  {
    name: 'the home page',
    kept: ['page home …', 'page site …'],
    read: (ask) => ask('/api/v2/page/home/detail', {}),
    writes: { announcement, block, product },
  },
  {
    name: 'a landing page',
    kept: composed,
    read: (ask) => ask('/api/v2/page/landing/detail', { slug: 'tea' }),
    writes: { landing, announcement },
  },
  {
    name: 'the page of a shop',
    kept: ['page shop … …'],
    read: (ask) => ask('/api/v2/page/shop/detail', { merchantId: scene().goods.merchants.kiln }),
    writes: { shopPage, product, plannedPage },
  },
]

export function keptAnswers(scene: () => Scene): KeptAnswer[] {
  const writes = doors(scene)
  return [lists(scene, writes), shops(scene, writes), words(writes), choices(scene, writes), around(writes)].flat()
}
