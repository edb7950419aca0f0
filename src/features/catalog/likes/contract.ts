// Calls of what a person likes: the collection, footprints, follows; and of the fans of a merchant.
// Writes that add or cancel take an explicit wish, so that a double tap undoes nothing.
import { Type } from 'typebox'
import { collectionFilters, collectionSorts } from './limits.ts'
import { Picture } from '#features/catalog/products/contract.ts'
import { ProductCard } from '#features/catalog/listing/contract.ts'
import { MerchantCard } from '../merchants/contract.ts'
import {
  contract,
  Fen,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const On = Type.Optional(Type.Boolean({ description: 'What is wished; without it the call turns to the other side' }))
const Undo = Type.Optional(
  Type.Boolean({ description: 'Takes back a cancel of the last hour: time and price stay those of the first time' }),
)
const Day = Type.String({ pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$', description: 'A day in Shanghai' })
const Shelf = shape(
  { id: Id, name: Type.String(), count: Type.Integer() },
  { description: 'A department of the shop, and how many of the list stand on it' },
)
const standings = ['onSale', 'soldOut', 'offShelf', 'gone'] as const
/** `gone`: taken out of the shop for ever, its page too. */
const State = Type.Enum([...standings])

// the collection
export const collectionPage = contract({
  path: '/api/v2/user/collection/page',
  summary: 'What I have saved, with what changed since',
  who: 'shopper',
  run: 'read',
  input: shape({
    ...pageInput,
    filter: Type.Optional(
      Type.Enum([...collectionFilters], {
        description: 'dropped: cheaper than when saved · low: few are left · gone: sold out or off the shelf',
      }),
    ),
    categoryId: Type.Optional(Id),
    sort: Type.Optional(Type.Enum([...collectionSorts])),
  }),
  output: shape({
    ...pageOf(
      shape({
        productId: Id,
        savedAt: Time,
        savedPrice: Fen,
        drop: Type.Integer({ description: 'Fen that it costs less than when it was saved; 0 unless it can be bought' }),
        left: Nullable(Type.Integer(), { description: 'Pieces, when only few are left' }),
        state: State,
        goods: ProductCard,
      }),
    ).properties,
    counts: shape({ all: Type.Integer(), dropped: Type.Integer(), low: Type.Integer(), gone: Type.Integer() }),
    categories: Type.Array(Shelf),
  }),
})
export const collectionAddOrCancel = contract({
  path: '/api/v2/user/collection/addOrCancel',
  summary: 'Saves a product, or takes it out',
  who: 'shopper',
  run: 'one',
  input: shape({ productId: Id, on: On, undo: Undo, requestId: RequestId }),
  output: shape({ on: Type.Boolean(), favourites: Type.Integer({ description: 'How many people have saved it' }) }),
  refusals: ['notFound', 'likesFull', 'featureOff'],
})
const ProductIds = Type.Array(Id, { minItems: 1, maxItems: 1000 })
export const collectionBatchDel = contract({
  path: '/api/v2/user/collection/batch/del',
  summary: 'Takes several products out; what was not in is passed over',
  who: 'shopper',
  run: 'one',
  input: shape({ productIds: ProductIds, requestId: RequestId }),
  output: shape({ productIds: Type.Array(Id, { description: 'Those that were taken out' }) }),
})
export const collectionBatchRestore = contract({
  path: '/api/v2/user/collection/batch/restore',
  summary: 'Puts back what was taken out within the last hour, as it was',
  who: 'shopper',
  run: 'one',
  input: shape({ productIds: ProductIds, requestId: RequestId }),
  output: shape({ productIds: Type.Array(Id) }),
})
export const likesMine = contract({
  path: '/api/v2/user/likes/mine',
  summary: 'Ids of everything I saved and follow, and what I looked at last: what hearts and buttons of any page need',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    collected: Type.Array(Id),
    merchants: Type.Array(Id),
    brands: Type.Array(Id),
    recent: Type.Array(Id, { description: 'Products, the last one looked at first, 20 at most' }),
    paused: Type.Boolean({ description: 'Nothing that I look at is recorded' }),
    waiting: Type.Array(Id, { description: 'Sold-out SKUs of which I am told when they are back' }),
  }),
})

// footprints
export const browsePage = contract({
  path: '/api/v2/goods/browse/page',
  summary: 'What I looked at, newest first; a product stands once in a day',
  who: 'shopper',
  run: 'read',
  input: shape({ ...pageInput, categoryId: Type.Optional(Id) }),
  output: shape({
    ...pageOf(shape({ id: Id, productId: Id, day: Day, seenAt: Time, state: State, goods: ProductCard })).properties,
    today: Day,
    paused: Type.Boolean(),
    categories: Type.Array(Shelf),
  }),
})
export const browseAdd = contract({
  path: '/api/v2/goods/browse/add',
  summary:
    'Records products as looked at, unless recording is paused; ' +
    'a visitor brings those of before the sign-in with their times',
  who: 'shopper',
  run: 'one',
  input: shape({
    views: Type.Array(shape({ productId: Id, at: Type.Optional(Time) }), { minItems: 1, maxItems: 40 }),
    requestId: RequestId,
  }),
  output: shape({ recorded: Type.Integer() }),
})
export const browseDelete = contract({
  path: '/api/v2/goods/browse/delete',
  summary: 'Deletes these footprints, those of a day, or all',
  who: 'shopper',
  run: 'one',
  input: shape({
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1000 })),
    day: Type.Optional(Day),
    all: Type.Optional(Type.Literal(true)),
    requestId: RequestId,
  }),
  output: shape({ ids: Type.Array(Id, { description: 'Those that were deleted' }) }),
})
export const browseRestore = contract({
  path: '/api/v2/goods/browse/restore',
  summary: 'Puts back what was deleted within the last hour',
  who: 'shopper',
  run: 'one',
  input: shape({ ids: Type.Array(Id, { minItems: 1, maxItems: 2000 }), requestId: RequestId }),
  output: shape({ ids: Type.Array(Id) }),
})
export const browsePause = contract({
  path: '/api/v2/goods/browse/pause',
  summary: 'Pauses the recording of footprints, or goes on with it',
  who: 'shopper',
  run: 'one',
  input: shape({ paused: Type.Boolean(), requestId: RequestId }),
  output: shape({ paused: Type.Boolean() }),
})

// follows
export const followTypes = ['merchant', 'brand'] as const
const FollowType = Type.Enum([...followTypes])
export const focusAddOrCancel = contract({
  path: '/api/v2/user/focus/addOrCancel',
  summary: 'Follows a merchant or a brand, or ends it',
  who: 'shopper',
  run: 'one',
  input: shape({ type: FollowType, id: Id, on: On, undo: Undo, requestId: RequestId }),
  output: shape({ on: Type.Boolean(), followers: Type.Integer() }),
  refusals: ['notFound', 'likesFull', 'featureOff'],
})
export const focusPage = contract({
  path: '/api/v2/user/focus/page',
  method: 'GET',
  summary: 'The merchants or brands that I follow, the last one first, each with its newest goods',
  who: 'shopper',
  run: 'read',
  input: shape({
    ...pageInput,
    type: FollowType,
    keyword: Type.Optional(
      Type.Union([Type.String({ maxLength: 60 }), Type.Integer()], {
        description: 'A part of the name, in any language',
      }),
    ),
  }),
  output: shape({
    ...pageOf(
      shape({
        id: Id,
        name: Type.String(),
        line: Type.String({ description: "A merchant's motto, a brand's story" }),
        merchant: Nullable(MerchantCard),
        open: Type.Boolean({ description: 'false: the merchant is closed for now' }),
        mutual: Type.Boolean({ description: 'The merchant follows me back' }),
        followers: Type.Integer(),
        productCount: Type.Integer(),
        followedAt: Time,
        goods: Type.Array(
          shape({
            id: Id,
            title: Type.String(),
            picture: Nullable(Picture),
            price: Fen,
            isNew: Type.Boolean(),
          }),
          {
            description: 'The four newest',
          },
        ),
      }),
    ).properties,
    counts: shape({ merchant: Type.Integer(), brand: Type.Integer() }),
  }),
})

// of a merchant
export const fanPage = contract({
  path: '/api/v2/mch/fan/page',
  summary: 'Who follows this merchant, the last one first',
  who: { merchant: 'shop.read' },
  run: 'read',
  input: shape({
    ...pageInput,
    mutual: Type.Optional(
      Type.Boolean({ description: 'Only those whom the merchant follows back, or only the others' }),
    ),
  }),
  output: shape({
    ...pageOf(shape({ fanId: Id, nickname: Type.String(), followedAt: Time, mutual: Type.Boolean() })).properties,
    followers: Type.Integer({ description: 'The number that the public sees' }),
  }),
})
export const fanFollow = contract({
  path: '/api/v2/mch/fan/follow',
  summary: 'The merchant follows a follower back, or ends it',
  who: { merchant: 'shop.write' },
  run: 'one',
  input: shape({ fanId: Id, on: Type.Boolean(), requestId: RequestId }),
  output: shape({ mutual: Type.Boolean() }),
  refusals: ['notFound'],
})
