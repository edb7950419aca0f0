// Calls of the front page of a shop: what shoppers see of it, and the draft, the revisions and the preview of its
// merchant.
import { Type, type Static } from 'typebox'
import { most, type ShopBlockType } from './limits.ts'
import { WrittenBlock } from './shop-settings.ts'
import { Picture } from '#features/catalog/products/contract.ts'
import { ProductCard } from '#features/catalog/listing/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { contract, Id, Nothing, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const To = Nullable(Type.String({ description: 'A page of this shop' }))
/** What the part of each kind of block is given. */
const shopShapes = {
  banner: shape({
    look: Type.Enum(['wide', 'row']),
    pictures: Type.Array(shape({ picture: Picture, title: Type.String(), text: Type.String(), to: To })),
  }),
  goods: shape({ look: Type.Enum(['grid', 'large', 'rail']), goods: Type.Array(ProductCard), to: To }),
  collections: shape({
    tiles: Type.Array(
      shape({
        id: Id,
        title: Type.String(),
        summary: Type.String(),
        pictures: Type.Array(Picture, { description: 'Of its first goods' }),
        to: Type.String(),
      }),
    ),
  }),
  text: shape({ body: Type.String({ description: 'Clean HTML' }), action: Type.String(), to: To }),
  video: shape({
    film: Type.String({ description: 'Shown at /files/{film}' }),
    poster: Nullable(Picture),
    alt: Type.String(),
    text: Type.String(),
  }),
}
export type ShopBlockData<T extends ShopBlockType> = Static<(typeof shopShapes)[T]>
const block = <const T extends ShopBlockType>(type: T) =>
  shape({ key: Type.String(), type: Type.Literal(type), title: Type.String(), data: shopShapes[type] })
const ShopBlock = Type.Union([block('banner'), block('goods'), block('collections'), block('text'), block('video')])
export type AnyShopBlock = Static<typeof ShopBlock>
export type ShopBlock<T extends ShopBlockType> = Extract<AnyShopBlock, { type: T }>

export const pageShopDetail = contract({
  path: '/api/v2/page/shop/detail',
  summary: 'The front page of a shop: its blocks in their order, filled; none where it shows its standard page',
  who: 'public',
  run: 'read',
  input: shape({ merchantId: Id }),
  output: shape({ blocks: Type.Array(ShopBlock) }),
})
export const pageShopPreview = contract({
  path: '/api/v2/page/shop/preview',
  summary: 'What is being written of the front page of a shop, for whoever holds a token of somebody who writes it',
  who: 'public',
  run: 'read',
  input: shape({ token: Type.String({ minLength: 1, maxLength: 400 }) }),
  output: shape({ merchantId: Id, blocks: Type.Array(ShopBlock) }),
  refusals: ['notFound'],
})

const reads = { merchant: 'shop.read' } as const
const writes = { merchant: 'shop.write' } as const
const Version = Type.Integer({ minimum: 0, description: 'Of the page as it was read; it grows with each change' })
const acts = { version: Version, requestId: RequiredRequestId }
const Turned = shape({ version: Version })
const Revision = {
  id: Id,
  number: Type.Integer(),
  startsAt: Time,
  endsAt: Nullable(Time, { description: 'From then on the one before it is shown again' }),
  blocks: Type.Integer({ description: 'How many; none: the standard page' }),
  by: Nullable(Type.String({ description: 'Who published it' })),
}

export const mchPageDetail = contract({
  path: '/api/v2/mch/page/detail',
  summary: 'The front page of this shop as it is written: its draft, else what is shown now',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    version: Version,
    merchantId: Id,
    draft: Nullable(shape({ savedAt: Time, by: Nullable(Type.String()) })),
    blocks: Type.Array(WrittenBlock),
    goods: Type.Array(
      shape({ id: Id, title: Type.String(), picture: Nullable(Type.String()), onSale: Type.Boolean() }),
      { description: 'Those that the blocks name, as far as they are there' },
    ),
    shown: Nullable(shape(Revision), { description: 'What shoppers see now; null: the standard page' }),
    planned: Type.Array(shape(Revision)),
  }),
})
export const mchPageSave = contract({
  path: '/api/v2/mch/page/save',
  logged: false,
  summary: 'Save the draft as a whole; shoppers see nothing of it. Whatever its blocks name is this merchant’s own',
  who: writes,
  run: 'one',
  input: shape({ version: Version, blocks: Type.Array(WrittenBlock, { maxItems: most.blocks }) }),
  output: Turned,
  refusals: ['badInput', 'shopPageChanged', 'shopPageForeign'],
})
export const mchPageDiscard = contract({
  path: '/api/v2/mch/page/discard',
  logged: false,
  summary: 'Throw the draft away; what is shown stays',
  who: writes,
  run: 'one',
  input: shape(acts),
  output: Turned,
  refusals: ['shopPageChanged'],
})
export const mchPagePublish = contract({
  path: '/api/v2/mch/page/publish',
  summary: 'Show the draft to shoppers, at once or from an hour to come on, for good or until an hour',
  who: writes,
  run: 'one',
  input: shape({
    ...acts,
    startsAt: Nullable(Time, { description: 'null: now' }),
    endsAt: Nullable(Time, { description: 'null: until another is shown' }),
  }),
  output: Turned,
  refusals: ['badInput', 'shopPageChanged', 'shopPageEmpty', 'shopPagesPlanned'],
})
export const mchPageHistory = contract({
  path: '/api/v2/mch/page/history',
  summary: 'What was, is and will be shown of this shop’s page, the latest first',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        ...Revision,
        state: Type.Enum(['planned', 'shown', 'past', 'calledOff']),
        broughtBack: Nullable(Type.Integer(), { description: 'The number of the one that it shows again' }),
        createdAt: Time,
      }),
    ),
  }),
})
export const mchPageRollback = contract({
  path: '/api/v2/mch/page/rollback',
  summary: 'Bring an earlier revision back: shown at once as a new one, or as the draft in place of what is written',
  who: writes,
  run: 'one',
  input: shape({ ...acts, id: Id, as: Type.Enum(['shown', 'draft']) }),
  output: Turned,
  refusals: ['notFound', 'shopPageChanged'],
})
export const mchPageClear = contract({
  path: '/api/v2/mch/page/clear',
  summary: 'Show the standard page again, from now on; the draft stays',
  who: writes,
  run: 'one',
  input: shape(acts),
  output: Turned,
  refusals: ['shopPageChanged'],
})
export const mchPageCallOff = contract({
  path: '/api/v2/mch/page/callOff',
  summary: 'Call off a revision that waits for its hour',
  who: writes,
  run: 'one',
  input: shape({ ...acts, id: Id }),
  output: Turned,
  refusals: ['notFound', 'shopPageChanged'],
})
export const mchPagePreview = contract({
  path: '/api/v2/mch/page/preview',
  summary: 'A token by which the draft is seen as shoppers would see it, for some minutes',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ token: Type.String(), until: Time }),
})
export const mchPageFilm = contract({
  path: '/api/v2/mch/page/film',
  logged: false,
  summary: 'Bring a film that was sent, for the page of this shop; the oldest that nothing uses go',
  who: writes,
  run: 'one',
  input: shape({ uploadId: UploadId, requestId: RequiredRequestId }),
  output: shape({ file: Type.String() }),
  refusals: ['uploadNotFound'],
})
