// What each kind of block on the page of a shop is set to. What a block names (pictures, goods, collections, own
// categories, films) is the merchant's own; a link names a place inside the shop, never an address.
import { Type, type Static, type TObject } from 'typebox'
import { most, shopRooms, type ShopBlockType } from './limits.ts'
import { ShopTexts } from '#features/catalog/shop-front/contract.ts'
import { Id, Nullable, shape } from '#kernel/call/contract.ts'

const File = Type.String({
  pattern: '^[a-z0-9-]{1,80}$',
  description: 'A picture that this merchant brought for its shop',
})
const Film = Type.String({ pattern: '^[0-9a-f]{40}\\.mp4$', description: 'A film that this merchant brought' })
const places = [
  shape({ tab: Type.Enum([...shopRooms]) }),
  shape({ category: Id }),
  shape({ collection: Id }),
  shape({ product: Id }),
] as const
export type Target = Static<(typeof places)[number]>
const lead = Type.Union([...places, Type.Null()], {
  description: 'A place inside this shop: a tab, an own category, a collection, goods; null: nowhere',
})
const Source = Type.Union([
  shape({ picked: Type.Array(Id, { maxItems: most.picked, uniqueItems: true }) }),
  shape({ collection: Nullable(Id) }),
  shape({ category: Nullable(Id) }),
  shape({ sort: Type.Enum(['newest', 'sales']) }),
])
export type Source = Static<typeof Source>
const title = ShopTexts(most.title)

/** By kind: what of it is written. Half of it may be missing: what says nothing is not shown. */
export const shopSettings = {
  banner: shape({
    title,
    look: Type.Enum(['wide', 'row'], { description: 'wide: one after the other; row: side by side' }),
    pictures: Type.Array(
      shape({
        picture: Nullable(File),
        alt: ShopTexts(most.alt),
        title: ShopTexts(most.title),
        text: ShopTexts(most.text),
        to: lead,
      }),
      { maxItems: most.pictures },
    ),
  }),
  goods: shape({
    title,
    source: Source,
    size: Type.Integer({ minimum: 1, maximum: most.picked }),
    look: Type.Enum(['grid', 'large', 'rail']),
  }),
  collections: shape({ title, collections: Type.Array(Id, { maxItems: most.collections, uniqueItems: true }) }),
  text: shape({
    title,
    body: ShopTexts(most.body, 'HTML, cleaned when it is saved; links go, for a block leads by `to` alone'),
    action: ShopTexts(most.action),
    to: lead,
  }),
  video: shape({
    title,
    film: Nullable(Film),
    poster: Nullable(File),
    alt: ShopTexts(most.alt),
    text: ShopTexts(most.text),
  }),
} as const satisfies Record<ShopBlockType, TObject>

const written = <const T extends ShopBlockType>(type: T) =>
  shape({
    key: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'Of this block, from one save to the next' }),
    type: Type.Literal(type),
    hidden: Type.Boolean({ description: 'Shoppers do not see it' }),
    settings: shopSettings[type],
  })
export const WrittenBlock = Type.Union([
  written('banner'),
  written('goods'),
  written('collections'),
  written('text'),
  written('video'),
])
export type WrittenBlock = Static<typeof WrittenBlock>

/** What blocks name. */
export interface Named {
  files: string[]
  films: string[]
  categories: number[]
  collections: number[]
  products: number[]
}
const nothingNamed = (): Named => ({ files: [], films: [], categories: [], collections: [], products: [] })
function nameTarget(to: Target | null, named: Named): void {
  if (!to) return
  if ('category' in to) named.categories.push(to.category)
  if ('collection' in to) named.collections.push(to.collection)
  if ('product' in to) named.products.push(to.product)
}
function nameSource(source: Source, named: Named): void {
  if ('picked' in source) named.products.push(...source.picked)
  if ('collection' in source && source.collection !== null) named.collections.push(source.collection)
  if ('category' in source && source.category !== null) named.categories.push(source.category)
}
/** Adds what one block names. */
function namedIn(block: WrittenBlock, named: Named = nothingNamed()): Named {
  switch (block.type) {
    case 'banner':
      for (const { picture, to } of block.settings.pictures) {
        if (picture !== null) named.files.push(picture)
        nameTarget(to, named)
      }
      break
    case 'goods':
      nameSource(block.settings.source, named)
      break
    case 'collections':
      named.collections.push(...block.settings.collections)
      break
    case 'text':
      nameTarget(block.settings.to, named)
      break
    case 'video':
      if (block.settings.film !== null) named.films.push(block.settings.film)
      if (block.settings.poster !== null) named.files.push(block.settings.poster)
      break
    default:
      block satisfies never
  }
  return named
}
export const allNamed = (blocks: readonly WrittenBlock[]): Named => {
  const named = nothingNamed()
  for (const block of blocks) namedIn(block, named)
  return named
}
