// Calls of the cart. A visitor's cart lives in the browser: list and total take its lines; a signed-in person's is
// kept here.
import { Type } from 'typebox'
import { contract, Fen, Id, Nothing, RequestId, shape, Nullable } from '#kernel/call/contract.ts'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import { Answers, PreorderDay, SoldBy, StockKind, Tiers } from '#features/catalog/products/contract.ts'
import { most } from '#features/catalog/products/questions.ts'
import { problems } from './limits.ts'
import { LineDiscount } from '../promotions/contract.ts'

const Quantity = Type.Integer({ minimum: -9999, maximum: 99_999 })
const Given = Type.Array(shape({ answers: Answers, quantity: Type.Integer({ minimum: 1, maximum: 9999 }) }), {
  maxItems: most.wordings,
  description: 'How many of the pieces are made how; together they are the pieces of the line',
})
export const VisitorLine = shape({
  skuId: Id,
  quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
  selected: Type.Optional(Type.Boolean()),
  addedPrice: Type.Optional(Fen),
  wordings: Type.Optional(Given),
})
const visitorLines = Type.Optional(
  Type.Array(VisitorLine, { maxItems: 120, description: 'The lines of a visitor; not looked at when signed in' }),
)
const requestId = { requestId: RequestId }

export const CartLine = shape({
  cartLineId: Nullable(Id),
  skuId: Id,
  productId: Id,
  title: Type.String(),
  spec: Type.String({ description: 'The chosen option values in words' }),
  picture: Nullable(Type.String()),
  price: { ...Fen, description: 'Fen: of one alone' },
  unitPrice: { ...Fen, description: 'Fen: of one at this quantity' },
  tiers: Tiers,
  listPrice: Nullable(Fen),
  /** price now − price when it was added; 0 when unchanged */
  priceChange: Fen,
  quantity: Type.Integer(),
  subtotal: Fen,
  selected: Type.Boolean(),
  available: Type.Integer(),
  stock: StockKind,
  preorderDay: PreorderDay,
  purchaseLimit: Nullable(Type.Integer()),
  unit: SoldBy,
  asks: Type.Boolean({ description: 'Its goods have custom options' }),
  wordings: Type.Array(
    shape({
      quantity: Type.Integer(),
      answers: Type.Array(
        shape({
          code: Type.String(),
          given: Type.String({ description: 'The words of a text, or the code of a choice' }),
          label: Type.String(),
          value: Type.String(),
        }),
      ),
    }),
    { description: 'How many of the pieces are made how; empty: none was asked, or none answered' },
  ),
  pausedUntil: Nullable(Type.String({ description: 'The shop is on holiday and sells it again on this day' })),
  problem: Nullable(Type.Enum([...problems])),
})
const Totals = shape({
  goodsAmount: Fen,
  discount: LineDiscount,
  total: Fen,
  saved: Fen,
  quantity: Type.Integer({ description: 'Selected pieces' }),
  lines: Type.Integer({ description: 'Selected lines' }),
})
export const cartList = contract({
  path: '/api/v2/cart/cart/list',
  summary: 'The cart by merchant, what cannot be bought apart, and the totals of what is selected',
  who: 'public',
  run: 'read',
  input: shape({ lines: visitorLines }),
  output: shape({
    groups: Type.Array(
      shape({
        merchant: MerchantCard,
        lines: Type.Array(CartLine),
        freeFreightFrom: Nullable(Fen),
        selectedAmount: Fen,
      }),
    ),
    invalid: Type.Array(CartLine),
    changed: Type.Integer({ description: 'Lines whose price changed since they were added' }),
    totals: Totals,
    count: Type.Integer({ description: 'Pieces in the cart' }),
  }),
})
export const cartTotal = contract({
  path: '/api/v2/cart/cart/total',
  summary: 'The number on the cart: all pieces, and the totals of what is selected',
  who: 'public',
  run: 'read',
  input: shape({ lines: visitorLines }),
  output: shape({ count: Type.Integer(), totals: Totals }),
})
const lineRefusals = [
  'itemNotInStock',
  'itemOffShelf',
  'shopOnHoliday',
  'onlyLeft',
  'atMost',
  'exceedsPurchaseLimit',
  'quantityBelowOne',
  'answersMissing',
  'answersUnfit',
  'tooManyWordings',
  'notFound',
] as const
export const cartAdd = contract({
  path: '/api/v2/cart/cart/add',
  summary: 'Add pieces of a SKU; a line that is there grows, and pieces with the same answers are one wording of it',
  who: 'shopper',
  run: 'one',
  alone: true,
  input: shape({ skuId: Id, quantity: Quantity, answers: Type.Optional(Answers), ...requestId }),
  output: shape({ cartLineId: Id, quantity: Type.Integer(), count: Type.Integer() }),
  refusals: [...lineRefusals, 'cartFull'],
})
export const cartNum = contract({
  path: '/api/v2/cart/cart/num',
  summary: 'Set the quantity of a line, and how its pieces are made; unsaid, the last wording grows and shrinks',
  who: 'shopper',
  run: 'one',
  input: shape({ cartLineId: Id, quantity: Quantity, wordings: Type.Optional(Given), ...requestId }),
  output: shape({ quantity: Type.Integer(), count: Type.Integer() }),
  refusals: [...lineRefusals, 'badInput'],
})
export const cartDel = contract({
  path: '/api/v2/cart/cart/del',
  summary: 'Remove lines; the answer names what was removed so that it can be put back',
  who: 'shopper',
  run: 'one',
  input: shape({ cartLineIds: Type.Array(Id, { minItems: 1, maxItems: 200 }), ...requestId }),
  output: shape({
    removed: Type.Array(shape({ skuId: Id, quantity: Type.Integer(), wordings: Given })),
    count: Type.Integer(),
  }),
})
export const cartSelect = contract({
  path: '/api/v2/cart/cart/select',
  summary: 'Tick or untick lines; without ids all of them',
  who: 'shopper',
  run: 'one',
  input: shape({
    cartLineIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
    selected: Type.Boolean(),
    ...requestId,
  }),
  output: Nothing,
})
export const cartSku = contract({
  path: '/api/v2/cart/cart/sku',
  summary: 'Change the SKU of a line to another of the same product; two lines that meet become one',
  who: 'shopper',
  run: 'one',
  input: shape({ cartLineId: Id, skuId: Id, ...requestId }),
  output: shape({ cartLineId: Id, quantity: Type.Integer() }),
  refusals: lineRefusals,
})
export const cartCollect = contract({
  path: '/api/v2/cart/cart/collect',
  summary: 'Save the goods of lines and take these out of the cart, all or none; what is saved already stays saved',
  who: 'shopper',
  run: 'one',
  input: shape({ skuIds: Type.Array(Id, { minItems: 1, maxItems: 120, uniqueItems: true }), ...requestId }),
  output: shape({ moved: Type.Integer({ description: 'Lines that left the cart' }), count: Type.Integer() }),
  refusals: ['notFound', 'likesFull', 'featureOff'],
})
export const cartClearInvalid = contract({
  path: '/api/v2/cart/cart/clearInvalid',
  summary: 'Remove the lines that cannot be bought',
  who: 'shopper',
  run: 'one',
  input: shape(requestId),
  output: shape({ removed: Type.Integer() }),
})
export const cartMerge = contract({
  path: '/api/v2/cart/cart/merge',
  summary:
    "Take a visitor's lines over after sign-in: the larger quantity wins, capped by limit and stock; " +
    'what cannot be bought is left out',
  who: 'shopper',
  run: 'one',
  input: shape({ lines: Type.Array(VisitorLine, { maxItems: 120 }), ...requestId }),
  output: shape({ merged: Type.Integer(), count: Type.Integer() }),
})
