// The kinds of blocks on the page of a shop. What of a block is gone is left out; a block of which nothing is left is
// not shown.
import { shopSettings } from '../shop-settings.ts'
import { addressIn, type ShopReading } from '../shop-reading.ts'
import { say, shopKind } from './kind.ts'
import type { Source } from '../shop-settings.ts'
import type { GoodsRow } from '#features/catalog/listing/listing.ts'
import type { KeptPicture } from '#features/platform/pictures/pictures.ts'

const shown = ({ file, width, height, preview }: KeptPicture, alt: string) => ({
  file,
  width,
  height,
  ...(preview && { preview }),
  alt,
})
/** Of as many as look alike on a tile. */
const picturesOfTile = 3

const banner = shopKind({
  type: 'banner',
  settings: shopSettings.banner,
  fill: async (reading, { look, pictures }) => {
    const { lang } = reading
    const filled = await Promise.all(
      pictures.map(async ({ picture, alt, title, text, to }) => {
        const known = picture === null ? undefined : await reading.picture(picture)
        if (!known) return []
        const leads = await addressIn(reading, to)
        const words = { title: say(title, lang), text: say(text, lang) }
        return [{ picture: shown(known, say(alt, lang)), ...words, to: leads }]
      }),
    )
    const there = filled.flat()
    return there.length > 0 ? { look, pictures: there } : undefined
  },
})

/** The row that a source is, and where all of it stands; undefined: it is gone. */
async function rowOf(
  reading: ShopReading,
  source: Exclude<Source, { picked: number[] }>,
): Promise<{ row: Omit<GoodsRow, 'size'>; to: string | null } | undefined> {
  const { merchantId } = reading
  if ('sort' in source) {
    const { sort } = source
    const to = await addressIn(reading, { tab: sort === 'newest' ? 'new' : 'goods' })
    return { row: { merchantId, sort }, to }
  }
  if ('category' in source) {
    if (source.category === null || !(await reading.seesCategory(source.category))) return undefined
    const to = await addressIn(reading, { category: source.category })
    return { row: { merchantId, shopCategoryId: source.category, sort: 'best' }, to }
  }
  const collection = source.collection === null ? undefined : await reading.collection(source.collection)
  if (!collection) return undefined
  const to = await addressIn(reading, { collection: collection.id })
  return { row: { merchantId, collection, sort: collection.rule?.sort ?? 'best' }, to }
}
const goods = shopKind({
  type: 'goods',
  settings: shopSettings.goods,
  fill: async (reading, { source, size, look }) => {
    if ('picked' in source) {
      const cards = (await reading.cards(source.picked)).slice(0, size)
      return cards.length > 0 ? { look, goods: cards, to: null } : undefined
    }
    const found = await rowOf(reading, source)
    const cards = found ? await reading.goods({ ...found.row, size }) : []
    return found && cards.length > 0 ? { look, goods: cards, to: found.to } : undefined
  },
})

const collections = shopKind({
  type: 'collections',
  settings: shopSettings.collections,
  fill: async (reading, { collections: ids }) => {
    const { merchantId } = reading
    const filled = await Promise.all(
      ids.map(async (id) => {
        const collection = await reading.collection(id)
        if (!collection) return []
        const sort = collection.rule?.sort ?? ('best' as const)
        const [cards, to] = await Promise.all([
          reading.goods({ merchantId, collection, sort, size: picturesOfTile }),
          addressIn(reading, { collection: id }),
        ])
        const pictures = cards.flatMap(({ picture }) => picture ?? [])
        const { title, summary } = collection
        // one that holds nothing leads nowhere
        return pictures.length > 0 && to !== null ? [{ id, title, summary, pictures, to }] : []
      }),
    )
    const tiles = filled.flat()
    return tiles.length > 0 ? { tiles } : undefined
  },
})

const text = shopKind({
  type: 'text',
  settings: shopSettings.text,
  fill: async (reading, { title, body, action, to }) => {
    const { lang } = reading
    if (!say(body, lang) && !say(title, lang)) return undefined
    return { body: say(body, lang), action: say(action, lang), to: await addressIn(reading, to) }
  },
})

const video = shopKind({
  type: 'video',
  settings: shopSettings.video,
  fill: async (reading, { film, poster, alt, text: words }) => {
    if (film === null || !(await reading.hasFilm(film))) return undefined
    const { lang } = reading
    const known = poster === null ? undefined : await reading.picture(poster)
    return { film, poster: known ? shown(known, '') : null, alt: say(alt, lang), text: say(words, lang) }
  },
})

export const shopKinds = [banner, goods, collections, text, video] as const
