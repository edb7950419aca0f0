// Calls about goods that a shop has twice, and where the address of one that was merged leads.
import { Type } from 'typebox'
import {
  contract,
  Fen,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const Half = shape({
  id: Id,
  title: Type.String(),
  picture: Nullable(Type.String()),
  code: Type.String(),
  status: Type.Enum(['onSale', 'offShelf']),
  price: Fen,
  sales: Type.Integer(),
  reviews: Type.Integer(),
  favourites: Type.Integer(),
  onHand: Type.Integer({ description: 'Pieces; they stay where they are' }),
  createdAt: Time,
})
export const mchDoublePage = contract({
  path: '/api/v2/mch/goods/double/page',
  summary: 'Goods of this shop that seem to be the same twice, with what they share',
  who: { merchant: 'goods.read' },
  run: 'read',
  input: shape({ ...pageInput }),
  output: pageOf(
    shape({
      id: Id,
      causes: Type.Array(Type.Enum(['barcode', 'code', 'title'])),
      one: Half,
      other: Half,
      foundAt: Time,
    }),
  ),
})
export const mchDoubleMerge = contract({
  path: '/api/v2/mch/goods/double/merge',
  summary:
    'Keep one of two: reviews, hearts and sales of the other become its own, and so does its address; the other is ' +
    'gone from the shop, orders keep what they name. It cannot be undone',
  who: { merchant: 'goods.write' },
  run: 'one',
  input: shape({
    id: Id,
    keepId: { ...Id, description: 'One of its two products' },
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound', 'doubleInReview', 'doubleTakenOff'],
})
export const mchDoublePart = contract({
  path: '/api/v2/mch/goods/double/part',
  summary: 'Say that two are two: they are not told of again',
  who: { merchant: 'goods.write' },
  run: 'one',
  input: shape({ id: Id, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const goodsMoved = contract({
  path: '/api/v2/goods/goods/moved',
  summary: 'Into which product one went that is not there any more',
  who: 'public',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ productId: Nullable(Id) }),
})
