// What a kind of block on the page of a shop may read: the shop's own goods, collections, own categories, pictures and
// films alone, so that nothing of another shop is shown, whatever a block names.
import type { Target } from './shop-settings.ts'
import { knownFilms } from './shop-page-queries.ts'
import { openReading, together, type Reading } from './reading.ts'
import { productCards, type GoodsCard } from '#features/catalog/listing/listing.ts'
import {
  knownPictures,
  shownCategories,
  shownCollections,
  type ShownCollection,
} from '#features/catalog/shop-front/shop-front.ts'
import type { KeptPicture } from '#features/platform/pictures/pictures.ts'
import type { Address } from '#kernel/pages.ts'

export interface ShopReading extends Reading {
  merchantId: number
  picture: (file: string) => Promise<KeptPicture | undefined>
  hasFilm: (file: string) => Promise<boolean>
  /** Of these goods, as far as they are on sale, in this order. */
  cards: (ids: readonly number[]) => Promise<GoodsCard[]>
  collection: (id: number) => Promise<ShownCollection | undefined>
  seesCategory: (id: number) => Promise<boolean>
}
export function openShopReading(asking: Pick<Reading, 'db' | 'app' | 'lang'>, merchantId: number): ShopReading {
  const { db, lang } = asking
  return {
    ...openReading(asking),
    merchantId,
    picture: together(async (files: readonly string[]) => {
      const known = new Map((await knownPictures(db, merchantId, files)).map((p) => [p.file, p]))
      return files.map((file) => known.get(file))
    }),
    hasFilm: together(async (files: readonly string[]) => {
      const known = await knownFilms(db, merchantId, files)
      return files.map((file) => known.includes(file))
    }),
    cards: together(async (asked: readonly (readonly number[])[]) => {
      const cards = await productCards(db, [...new Set(asked.flat())], lang)
      const own = (card: GoodsCard | undefined) => (card?.merchant.merchantId === merchantId ? [card] : [])
      return asked.map((ids) => ids.flatMap((id) => own(cards.get(id))))
    }),
    collection: together(async (ids: readonly number[]) => {
      const shown = await shownCollections(db, lang, ids)
      return ids.map((id) => shown.find((c) => c.id === id && c.merchantId === merchantId))
    }),
    seesCategory: together(async (ids: readonly number[]) => {
      const shown = await shownCategories(db, merchantId, ids)
      return ids.map((id) => shown.includes(id))
    }),
  }
}

const shopPath = (merchantId: number): string => `/home/shopIndex?id=${merchantId}` satisfies Address
/** Where it leads; null where that is not there for shoppers. */
export async function addressIn(reading: ShopReading, to: Target | null): Promise<string | null> {
  if (!to) return null
  const shop = shopPath(reading.merchantId)
  if ('tab' in to) return `${shop}&tab=${to.tab}`
  if ('product' in to)
    return (await reading.cards([to.product])).length > 0 ? (`/goods/${to.product}` satisfies Address) : null
  if ('category' in to) return (await reading.seesCategory(to.category)) ? `${shop}&tab=goods&own=${to.category}` : null
  return (await reading.collection(to.collection)) ? `${shop}&tab=goods&collection=${to.collection}` : null
}
