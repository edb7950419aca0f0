// Own categories, collections and the front page of each merchant of the demo, by the doors that merchants use.
import { addCollection, addPicture, putGoods, saveTree } from '#features/catalog/shop-front/shop-front.ts'
import { bringPage } from '#features/site/composer/shop-page.ts'
import type { WrittenBlock } from '#features/site/composer/shop-settings.ts'
import type { KeptPicture } from '#features/platform/pictures/pictures.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'
import { merchants } from './merchants.ts'
import { products } from './products.ts'
import { shopPages, type DemoShopPage } from './shop-pages.ts'

const titles = {
  best: { 'en-US': 'Bought most', 'zh-CN': '大家常买', 'es-ES': 'Lo que más se lleva' },
  sets: { 'en-US': 'Put together by us', 'zh-CN': '店家搭配', 'es-ES': 'Elegido por la casa' },
  about: { 'en-US': 'Who we are', 'zh-CN': '我们是谁', 'es-ES': 'Quiénes somos' },
  more: { 'en-US': 'More about the shop', 'zh-CN': '了解店铺', 'es-ES': 'Más sobre la tienda' },
} satisfies Record<string, Texts>

export async function seedShopPages(
  db: Db,
  pictures: ReadonlyMap<string, KeptPicture>,
  sellers: ReadonlyMap<string, number>,
): Promise<void> {
  for (const page of shopPages()) {
    const merchantId = sellers.get(page.merchant)!
    const rows = await db.selectFrom('product').select(['id', 'handle']).where('merchant_id', '=', merchantId).execute()
    const ids = new Map(rows.map(({ id, handle }) => [handle, id]))
    const categoryIds = await seedCategories(db, merchantId, page, ids)
    const collectionIds: number[] = []
    for (const { title, summary, goods } of page.collections) {
      const productIds = goods.flatMap((code) => ids.get(code) ?? [])
      collectionIds.push(await addCollection(db, merchantId, { title, summary, rule: null, productIds, hidden: false }))
    }
    const shown = page.banner.map(({ picture }) => pictures.get(picture)!)
    for (const picture of shown) await addPicture(db, merchantId, picture)
    await bringPage(db, merchantId, blocksOf(page, shown, { categoryIds, collectionIds }))
  }
}
/** Their ids, in the order of the page. */
async function seedCategories(
  db: Db,
  merchantId: number,
  { merchant, categories }: DemoShopPage,
  ids: ReadonlyMap<string, number>,
): Promise<number[]> {
  const records = categories.map(({ name }) => ({ name, hidden: false, below: [] }))
  await saveTree(db, merchantId, { version: 0, records, requestId: crypto.randomUUID() })
  const rows = await db
    .selectFrom('shop_category')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute()
  for (const [at, { id }] of rows.entries()) {
    const { of } = categories[at]!
    const codes = products().filter((p) => p.merchant === merchant && of.includes(p.category))
    const productIds = codes.flatMap(({ code }) => ids.get(code) ?? [])
    await putGoods(db, merchantId, { productIds, into: [id], outOf: [] })
  }
  return rows.map(({ id }) => id)
}

interface Ids {
  categoryIds: readonly number[]
  collectionIds: readonly number[]
}
const isWide = ({ width, height }: KeptPicture): boolean => width >= height * 1.8
function blocksOf(page: DemoShopPage, shown: readonly KeptPicture[], ids: Ids): WrittenBlock[] {
  const { story } = merchants().find(({ code }) => code === page.merchant)!
  const wide = isWide(shown[0]!)
  const slides = page.banner.slice(0, wide ? 1 : 2).map(({ alt }, at) => ({
    picture: shown[at]!.file,
    alt,
    title: page.collections[at]!.title,
    text: page.collections[at]!.summary,
    to: { collection: ids.collectionIds[at]! },
  }))
  const bodies = Object.fromEntries(Object.entries(story).map(([lang, words]) => [lang, `<p>${words}</p>`]))
  const written: Omit<WrittenBlock, 'key' | 'hidden'>[] = [
    { type: 'banner', settings: { title: {}, look: wide ? 'wide' : 'row', pictures: slides } },
    { type: 'goods', settings: { title: titles.best, source: { sort: 'sales' }, size: 10, look: 'rail' } },
    { type: 'collections', settings: { title: titles.sets, collections: [...ids.collectionIds] } },
    {
      type: 'goods',
      settings: {
        title: page.categories[0]!.name,
        source: { category: ids.categoryIds[0]! },
        size: 6,
        look: 'large',
      },
    },
    { type: 'text', settings: { title: titles.about, body: bodies, action: titles.more, to: { tab: 'about' } } },
  ]
  return written.map((block, at) => ({ ...block, key: `demo-${at + 1}`, hidden: false }) as WrittenBlock)
}
