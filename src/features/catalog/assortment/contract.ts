// Calls of a merchant about its goods: how they stand, found and filtered; on and off the shelf, priced, moved to
// another category or freight, copied, into the bin and back. Many at once: each row says what was seen, and each is
// answered by itself.
import { Type } from 'typebox'
import { fields, leastPrice, longestNote, mostAtOnce, mostPrice, outcomes, sorts, tabs } from './limits.ts'
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

const reads = { merchant: 'goods.read' } as const
const writes = { merchant: 'goods.write' } as const
const Named = shape({ id: Id, name: Type.String() })
const Status = Type.Enum(['onSale', 'offShelf', 'bin'])
const Price = Type.Integer({ minimum: leastPrice, maximum: mostPrice, description: 'Fen' })
const Seen = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** Preorders that are paid and wait for their pieces stand below zero. */
const SeenPieces = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
const Note = Type.Optional(Type.String({ maxLength: longestNote, description: 'Why, for those who work here' }))
const many = { minItems: 1, maxItems: mostAtOnce }
const writing = { note: Note, requestId: RequiredRequestId }
/** In the order asked. */
export const Results = shape({ results: Type.Array(shape({ id: Id, outcome: Type.Enum([...outcomes]) })) })

const filters = {
  tab: Type.Optional(Type.Enum([...tabs], { description: 'all: but the bin' })),
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'Part of a title in any language; a whole code or barcode' }),
  ),
  categoryId: Type.Optional(Id),
  brandId: Type.Optional(Id),
  freightTemplateId: Type.Optional(Id),
  priceFrom: Type.Optional(Seen),
  priceTo: Type.Optional(Seen),
  stockTo: Type.Optional({ ...Seen, description: 'At most so many free pieces' }),
}
export const GoodsRow = shape({
  id: Id,
  title: Type.String(),
  picture: Nullable(Type.String()),
  code: Type.String({ description: 'Of its first SKU' }),
  skuCount: Type.Integer(),
  status: Status,
  soldOut: Type.Boolean({ description: 'On the shelf, and no piece is free' }),
  takenOff: Nullable(
    shape({ by: Type.Enum(['merchant', 'staff']), reason: Type.String({ description: 'In the words of the staff' }) }),
  ),
  price: Fen,
  priceMax: Fen,
  listPrice: Nullable(Fen),
  onHand: Type.Integer(),
  free: Type.Integer({ description: 'Of the SKUs that are counted' }),
  uncounted: Type.Boolean({ description: 'Of a SKU of it nobody counts the pieces: it can always be had' }),
  sales: Type.Integer(),
  category: Named,
  brand: Nullable(Named),
  freightTemplate: Named,
  listedAt: Time,
  onSaleAt: Nullable(Time, { description: 'In store, and goes on sale by itself then' }),
  offSaleAt: Nullable(Time, { description: 'Goes off sale by itself then' }),
  unreviewed: Type.Boolean({ description: 'In store, and nobody has seen it' }),
  seenFirst: Type.Boolean({ description: 'Staff must see it before it is on sale' }),
  draft: Nullable(Type.Enum(['draft', 'inReview', 'returned']), { description: 'How what is written of it stands' }),
  binUntil: Nullable(Time, { description: 'In the bin: until when it can be restored' }),
})
export const mchGoodsPage = contract({
  path: '/api/v2/mch/goods/page',
  summary: 'The goods of this merchant in every state, found and filtered',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, ...filters, sort: Type.Optional(Type.Enum([...sorts])) }),
  output: pageOf(GoodsRow),
})
export const mchGoodsCount = contract({
  path: '/api/v2/mch/goods/count',
  summary: 'How many goods stand in each tab, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    all: Type.Integer(),
    onSale: Type.Integer(),
    offShelf: Type.Integer({ description: 'In store, and seen by staff or not in need of it' }),
    unreviewed: Type.Integer(),
    soldOut: Type.Integer(),
    bin: Type.Integer(),
  }),
})
export const mchGoodsChoices = contract({
  path: '/api/v2/mch/goods/choices',
  summary: 'What these goods can be filtered by and moved to: their categories and brands, the freight templates',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    categories: Type.Array(Named),
    brands: Type.Array(Named),
    freightTemplates: Type.Array(shape({ ...Named.properties, isDefault: Type.Boolean() })),
  }),
})
export const mchGoodsSkuPage = contract({
  path: '/api/v2/mch/goods/sku/page',
  summary: 'The SKUs of goods of this merchant, as the sheet of prices and stock shows them: of these goods, or found',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, ...filters, productIds: Type.Optional(Type.Array(Id, { ...many, uniqueItems: true })) }),
  output: pageOf(
    shape({
      skuId: Id,
      productId: Id,
      title: Type.String(),
      spec: Type.String(),
      picture: Nullable(Type.String()),
      code: Type.String(),
      price: Fen,
      listPrice: Nullable(Fen),
      memberPrice: Nullable(Fen),
      cost: Nullable(Fen),
      weight: Type.Integer({ description: 'Grams of one piece; 0 where nobody said' }),
      volume: Type.Integer({ description: 'Cubic centimetres of one piece; 0 where nobody said' }),
      onHand: Type.Integer(),
      reserved: Type.Integer(),
    }),
  ),
})
const Value = Type.Union([Type.Integer(), Type.String(), Type.Null()], { description: 'Fen, a state, or a name' })
export const mchGoodsLog = contract({
  path: '/api/v2/mch/goods/log',
  summary: 'Who changed what of a product from what, the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, productId: Id }),
  output: pageOf(
    shape({
      id: Id,
      field: Type.Enum([...fields]),
      spec: Type.String({ description: 'Which SKU; empty where it is the whole product' }),
      before: Value,
      after: Value,
      by: Nullable(Type.String({ description: 'null for who has left' })),
      note: Type.String(),
      at: Time,
    }),
  ),
  refusals: ['notFound'],
})
export const mchGoodsShelf = contract({
  path: '/api/v2/mch/goods/shelf',
  logged: false,
  summary: 'Put goods on the shelf or take them off; what staff took off, or have yet to see, stays off',
  who: writes,
  run: 'one',
  input: shape({
    onSale: Type.Boolean(),
    rows: Type.Array(shape({ id: Id, seen: Type.Enum(['onSale', 'offShelf']) }), many),
    ...writing,
  }),
  output: Results,
  refusals: ['badInput'],
})
export const mchGoodsPrice = contract({
  path: '/api/v2/mch/goods/price',
  logged: false,
  summary:
    'Set sale prices and list prices of SKUs; `id` of an answer is the SKU. What rises so far that staff look at it ' +
    'waits for them at the old price',
  who: writes,
  run: 'one',
  input: shape({
    rows: Type.Array(
      shape({
        skuId: Id,
        price: Price,
        listPrice: Nullable(Price),
        seen: shape({ price: Seen, listPrice: Nullable(Seen) }),
      }),
      many,
    ),
    ...writing,
  }),
  output: Results,
  refusals: ['badInput'],
})
export const mchGoodsStock = contract({
  path: '/api/v2/mch/goods/stock',
  logged: false,
  summary: 'Say what is on hand of SKUs, of what was seen there; `id` of an answer is the SKU',
  who: writes,
  run: 'one',
  input: shape({
    rows: Type.Array(
      shape({ skuId: Id, onHand: Type.Integer({ minimum: 0, maximum: 1_000_000 }), seen: SeenPieces }),
      many,
    ),
    ...writing,
  }),
  output: Results,
  refusals: ['badInput'],
})
export const mchGoodsCategory = contract({
  path: '/api/v2/mch/goods/category',
  logged: false,
  summary:
    'Move goods to another category: one that has none below it. Where staff look at that first, they wait in the ' +
    'old one',
  who: writes,
  run: 'one',
  input: shape({ categoryId: Id, rows: Type.Array(shape({ id: Id, seen: Id }), many), ...writing }),
  output: Results,
  refusals: ['badInput', 'categoryUnfit', 'categoryBarred'],
})
export const mchGoodsFreight = contract({
  path: '/api/v2/mch/goods/freight',
  logged: false,
  summary: 'Give goods another freight template of this merchant, for orders placed from now on',
  who: writes,
  run: 'one',
  input: shape({ freightTemplateId: Id, rows: Type.Array(shape({ id: Id, seen: Id }), many), ...writing }),
  output: Results,
  refusals: ['badInput', 'templateForeign'],
})
export const mchGoodsCopy = contract({
  path: '/api/v2/mch/goods/copy',
  summary: 'A second product like this one, off the shelf and without stock, codes, sales and reviews',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['notFound', 'categoryBarred'],
})
export const mchGoodsBin = contract({
  path: '/api/v2/mch/goods/bin',
  logged: false,
  summary: 'Put goods into the bin, from where they can be restored for some time; orders keep what they name',
  who: writes,
  run: 'one',
  input: shape({
    rows: Type.Array(shape({ id: Id, seen: Type.Enum(['onSale', 'offShelf']) }), many),
    ...writing,
  }),
  output: Results,
  refusals: ['badInput'],
})
export const mchGoodsRestore = contract({
  path: '/api/v2/mch/goods/restore',
  logged: false,
  summary: 'Take goods out of the bin; they are off the shelf',
  who: writes,
  run: 'one',
  input: shape({ ids: Type.Array(Id, { ...many, uniqueItems: true }), ...writing }),
  output: Results,
})
