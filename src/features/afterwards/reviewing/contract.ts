// Calls of buyers about their own reviews: what may be reviewed, writing, and what became of it.
import { Type } from 'typebox'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import { Picture } from '#features/catalog/products/contract.ts'
import { Review, Stars, Tag } from '#features/catalog/reviews/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { longestAlt, longestText, mostPictures } from './limits.ts'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

const orderNoInput = { orderNo: Type.String({ pattern: '^\\d{12,32}$' }) }
const Shop = shape({ goods: Stars, service: Stars, delivery: Stars }, { description: 'For the shop, once an order' })
// letters are counted as people count them, by the handler
const Text = Type.String({
  maxLength: longestText * 8,
  description: `At most ${longestText} letters; empty: stars only`,
})

const { nickname: _nickname, useful: _useful, own: _own, spec: _spec, ...Shown } = Review.properties
const FollowUp = shape({ text: Type.String(), at: Time, pictures: Type.Array(Picture) })
export const OwnReview = shape({
  ...Shown,
  status: Type.Enum(['pending', 'shown', 'hidden'], {
    description: 'pending: staff look at it first; hidden: they took it away',
  }),
  anonymous: Type.Boolean(),
  heldFollowUp: Nullable(FollowUp, { description: 'What was added: staff look at it first' }),
  followUpUntil: Nullable(Time, { description: 'It may be added to until then; null: it was, or it is too late' }),
  shop: Nullable(Shop),
})
const MyLine = shape({
  orderNo: Type.String(),
  orderLineId: Id,
  productId: Id,
  skuId: Id,
  title: Type.String(),
  spec: Type.String(),
  picture: Nullable(Type.String()),
  merchant: MerchantCard,
  receivedAt: Time,
  reviewUntil: Nullable(Time, { description: 'It may be reviewed until then; null: it was, or it is too late' }),
  review: Nullable(OwnReview),
})

export const myReviewPage = contract({
  path: '/api/v2/goods/comment/my/page',
  summary: 'What I bought and may review, what I reviewed, and what of that I may add to; the newest first',
  who: 'shopper',
  run: 'read',
  input: shape({ ...pageInput, tab: Type.Optional(Type.Enum(['toReview', 'reviewed', 'followUp'])) }),
  output: pageOf(MyLine),
})
export const myReviewCount = contract({
  path: '/api/v2/goods/comment/my/count',
  summary: 'How many stand in each tab of my reviews',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({ toReview: Type.Integer(), reviewed: Type.Integer(), followUp: Type.Integer() }),
})
export const myReviewDetail = contract({
  path: '/api/v2/goods/comment/my/detail',
  summary: 'The lines of an order of mine that arrived, with their reviews, and what can be said of them',
  who: 'shopper',
  run: 'read',
  pace: 'lookup',
  input: shape(orderNoInput),
  output: shape({
    orderNo: Type.String(),
    merchant: MerchantCard,
    shopScored: Type.Boolean({ description: 'Its shop has its scores' }),
    lines: Type.Array(MyLine),
    tags: Type.Array(shape({ ...Tag.properties, least: Stars, most: Stars }), {
      description: 'What can be said with so many stars, from `least` to `most`',
    }),
  }),
  refusals: ['notFound'],
})
const Pictures = Type.Array(shape({ uploadId: UploadId, alt: Type.Optional(Type.String({ maxLength: longestAlt })) }), {
  maxItems: mostPictures,
  description: 'Uploads of purpose review, with words for who cannot see them',
})
export const commentCreate = contract({
  path: '/api/v2/goods/comment/create',
  summary: 'Review a line of an order that arrived, once',
  who: 'shopper',
  run: 'one',
  begins: 'reviews',
  input: shape({
    orderLineId: Id,
    rating: Type.Integer({ minimum: 1, maximum: 5, description: '1 very bad, 2 bad, 3 average, 4 good, 5 very good' }),
    tags: Type.Optional(Type.Array(Type.String({ pattern: '^[a-zA-Z]{2,30}$' }), { maxItems: 10, uniqueItems: true })),
    text: Type.Optional(Text),
    pictures: Type.Optional(Pictures),
    videoId: Type.Optional(UploadId),
    anonymous: Type.Optional(Type.Boolean()),
    shop: Type.Optional(Shop),
    requestId: RequestId,
  }),
  output: shape({
    reviewId: Id,
    status: Type.Enum(['pending', 'shown']),
    orderStatus: Type.String(),
  }),
  refusals: [
    'wordsRefused',
    'notFound',
    'reviewNotOpen',
    'reviewWindowOver',
    'reviewedAlready',
    'shopScored',
    'uploadNotFound',
    'badInput',
    'featureOff',
  ],
})
export const commentAppend = contract({
  path: '/api/v2/goods/comment/append',
  summary: 'Add to a review of mine, once',
  who: 'shopper',
  run: 'one',
  input: shape({
    reviewId: Id,
    text: Type.String({ maxLength: longestText * 8, description: `At most ${longestText} letters` }),
    pictures: Type.Optional(Pictures),
    requestId: RequestId,
  }),
  output: shape({
    status: Type.Enum(['pending', 'shown', 'hidden'], { description: 'pending: staff look at it first' }),
  }),
  refusals: [
    'notFound',
    'followedUpAlready',
    'reviewNotOpen',
    'reviewWindowOver',
    'uploadNotFound',
    'wordsRefused',
    'badInput',
    'featureOff',
  ],
})
