// Calls of orders: preview and create, list and detail.
import { Type } from 'typebox'
import { Address } from '#features/people/addresses/contract.ts'
import { KeptPoint, PickupState, PickupTime, PickupView, PickupWishes } from './pickup-contract.ts'
import { Together } from './together-contract.ts'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import { Answers, PreorderDay, SoldBy, StockKind, Tiers, Wordings } from '#features/catalog/products/contract.ts'
import { problems } from '../cart/limits.ts'
import { Discount } from '../promotions/contract.ts'
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

export { KeptPoint, PickupState, PickupTime }
const Sums = { goodsAmount: Fen, freight: Fen, discount: Discount, tax: Fen, payable: Fen }
const Invoice = shape({
  type: Type.Union([Type.Literal('none'), Type.Literal('individual'), Type.Literal('enterprise')]),
  title: Type.Optional(Type.String({ maxLength: 100 })),
  taxNo: Type.Optional(Type.String({ maxLength: 40 })),
  invoiceId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'A saved profile of mine, of this type: it stands for title and number',
    }),
  ),
})
export const Arrival = Nullable(shape({ from: Time, until: Time }))
const Pieces = Type.Integer({ minimum: 1, maximum: 9999 })
const source = {
  from: Type.Union(
    [shape({ cart: Type.Literal(true) }), shape({ skuId: Id, quantity: Pieces, answers: Type.Optional(Answers) })],
    { description: 'The ticked lines of the cart, or one SKU bought now' },
  ),
  addressId: Type.Optional(Id),
  pickups: Type.Optional(PickupWishes),
  invoice: Type.Optional(Invoice),
}
const PreviewLine = shape({
  skuId: Id,
  productId: Id,
  title: Type.String(),
  spec: Type.String(),
  picture: Nullable(Type.String()),
  price: { ...Fen, description: 'Fen: of one at this quantity' },
  ordinaryPrice: { ...Fen, description: 'Fen: of one alone' },
  tiers: Tiers,
  quantity: Type.Integer(),
  goodsAmount: Fen,
  payable: Fen,
  problem: Nullable(Type.Enum([...problems, 'outsideDeliveryRange'])),
  wordings: Wordings,
  madeToOrder: Type.Boolean({ description: 'By these answers: it does not go back without a reason' }),
  available: Type.Integer(),
  purchaseLimit: Nullable(Type.Integer()),
  unit: SoldBy,
  stock: StockKind,
  preorderDay: PreorderDay,
})
export const normalPreview = contract({
  path: '/api/v2/order/sell/normal/preview',
  summary: 'What an order would cost, by merchant, with everything that stands in its way; changes nothing',
  who: 'shopper',
  run: 'read',
  pace: 'preview',
  input: shape(source),
  output: shape({
    groups: Type.Array(
      shape({
        merchant: MerchantCard,
        lines: Type.Array(PreviewLine),
        deliverable: Type.Boolean(),
        arrives: Arrival,
        collectable: Type.Boolean({ description: 'This shop has a point where it can be collected' }),
        pickup: PickupView,
        ...Sums,
      }),
    ),
    address: Nullable(Address),
    totals: shape({ ...Sums, saved: Fen, quantity: Type.Integer() }),
    priceToken: Type.String({
      description:
        'Give it to create, once and within half an hour: the order is refused when a figure has changed since',
    }),
    canPlace: Type.Boolean(),
    blockedBy: Nullable(Type.String({ description: 'The first reason why it cannot be placed' })),
  }),
  refusals: ['noItemSelected', 'notFound', 'featureOff'],
})
export const orderTax = contract({
  path: '/api/v2/order/sell/tax',
  summary: 'The tax of an order if an invoice is asked',
  who: 'shopper',
  run: 'read',
  input: shape({ ...source, invoice: Invoice }),
  output: shape({ tax: Fen, payable: Fen }),
  refusals: ['noItemSelected', 'notFound', 'featureOff'],
})
export const normalCreate = contract({
  path: '/api/v2/order/sell/normal/create',
  summary: 'Place the order: one per merchant under one payment number; stock is reserved until the deadline',
  who: 'shopper',
  run: 'one',
  usesUp: true,
  input: shape({
    ...source,
    addressId: Type.Optional({ ...Id, description: 'May be left out where all is collected' }),
    priceToken: Type.String({ maxLength: 20_000 }),
    remarks: Type.Optional(
      Type.Array(shape({ merchantId: Id, text: Type.String({ maxLength: 200 }) }), { maxItems: 60 }),
    ),
    requestId: RequiredRequestId,
  }),
  output: shape({
    payNo: Type.String(),
    orderNos: Type.Array(Type.String()),
    payable: Fen,
    expiresAt: Time,
    paid: Type.Boolean({ description: 'A zero total pays itself' }),
  }),
  refusals: [
    'featureOff',
    'noItemSelected',
    'addressRequired',
    'placesMismatch',
    'outsideDeliveryRange',
    'pickupPointGone',
    'pickupPersonRequired',
    'pickupTimeInvalid',
    'orderHasOffShelf',
    'shopOnHoliday',
    'itemNotInStock',
    'answersMissing',
    'answersUnfit',
    'onlyLeft',
    'atMost',
    'totalChanged',
    'confirmationOutdated',
    'tooManyUnpaid',
    'letExpire',
    'exceedsPurchaseLimit',
    'invoiceTitleRequired',
    'teamViewer',
    'teamLimitReached',
    'badInput',
    'notFound',
  ],
})

export const OrderStatus = Type.Enum([
  'pendingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'toReview',
  'completed',
  'reviewed',
  'closed',
  'cancelled',
])
const tab = Type.Enum(['all', 'toPay', 'toShip', 'toReceive', 'toReview', 'afterSale'])
const OrderLine = shape({
  orderLineId: Id,
  productId: Id,
  skuId: Id,
  title: Type.String(),
  spec: Type.String(),
  picture: Nullable(Type.String()),
  price: Fen,
  quantity: Type.Integer(),
  unit: SoldBy,
  goodsAmount: Fen,
  payable: Fen,
  stock: StockKind,
  preorderDay: PreorderDay,
  wordings: Wordings,
  refundedQuantity: Type.Integer(),
  claimable: Type.Integer({ description: 'Units of it that may be claimed now' }),
  reviewable: Type.Boolean({ description: 'It arrived, has no review yet, and may have one' }),
  afterSale: Nullable(shape({ serviceNo: Type.String(), status: Type.String(), quantity: Type.Integer() }), {
    description: 'The newest claim about it',
  }),
})
const OrderHead = {
  orderNo: Type.String(),
  payNo: Nullable(Type.String()),
  together: Together,
  status: OrderStatus,
  merchant: MerchantCard,
  lines: Type.Array(OrderLine),
  payable: Fen,
  paid: Fen,
  refunded: Fen,
  createdAt: Time,
  expiresAt: Nullable(Time),
  inReview: Type.Boolean({ description: 'A bank transfer for it is looked at: nothing else pays it meanwhile' }),
  cancelRequest: Type.Enum(['none', 'pending', 'rejected']),
  pickup: PickupState,
  afterSales: Type.Enum(['none', 'inProgress', 'refunded'], { description: 'Of the newest claims of its lines' }),
  deadline: Nullable(
    shape({ kind: Type.Enum(['pay', 'cancelAnswer', 'receipt', 'missingAnswer', 'collect']), at: Time }),
    {
      description:
        'What comes first: it is closed unpaid, the shop answers (silence is a yes), a parcel counts as received, ' +
        'the shop answers about a missing one, nobody collected it',
    },
  ),
  actions: Type.Array(Type.String(), {
    description:
      'What the buyer may do now: pay, viewProof, changeAddress, cancel, requestCancel, remind, confirm, extend, ' +
      'review, afterSale, rebuy, delete',
  }),
}
export const orderPage = contract({
  path: '/api/v2/order/sell/page',
  summary: 'My orders, newest first',
  who: 'shopper',
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(tab),
    keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Goods, shop or order number' })),
    since: Type.Optional(Time),
    until: Type.Optional(Time),
  }),
  output: pageOf(shape(OrderHead)),
})
export const orderCount = contract({
  path: '/api/v2/order/sell/count',
  summary: 'How many orders stand in each tab',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    all: Type.Integer(),
    toPay: Type.Integer(),
    toShip: Type.Integer(),
    toReceive: Type.Integer(),
    toReview: Type.Integer(),
    afterSale: Type.Integer(),
  }),
})
export const orderNoInput = { orderNo: Type.String({ pattern: '^\\d{12,32}$' }) }
export const orderDetail = contract({
  path: '/api/v2/order/sell/detail',
  summary: 'One order with its history, sums and address',
  who: 'shopper',
  run: 'read',
  pace: 'lookup',
  input: shape(orderNoInput),
  output: shape({
    ...OrderHead,
    ...Sums,
    remark: Type.String(),
    invoice: shape({ type: Type.String(), title: Type.String(), taxNo: Type.String() }),
    address: shape(
      {
        consignee: Type.String(),
        phone: Type.String(),
        text: Type.String({ description: 'The address in one line, in the order of its country' }),
      },
      { description: 'Of an order that is collected: who collects it, and the place' },
    ),
    collected: Nullable(shape({ point: KeptPoint, time: PickupTime }), {
      description: 'Where, as the point stood when the order was placed, and when the buyer meant to come',
    }),
    paymentMethod: Nullable(Type.String()),
    paidByFriend: Type.Boolean({ description: 'Somebody else paid for it; refunds go to them' }),
    paidAt: Nullable(Time),
    shippedAt: Nullable(Time),
    receivedAt: Nullable(Time),
    endedAt: Nullable(Time),
    cancelReason: Nullable(Type.String({ description: 'As it was worded then, in the language of the reader' })),
    arrives: Arrival,
    history: Type.Array(
      shape({ event: Type.String(), toStatus: Type.String(), actor: Type.String(), createdAt: Time }),
    ),
    refunds: Type.Array(
      shape({
        refundNo: Type.String(),
        amount: Fen,
        status: Type.String({ description: 'pending, processing, done; failed: refused by the provider, tried on' }),
        why: Nullable(
          Type.String({ description: 'Why money that came was not taken: late, notWanted, wrongAmount …' }),
        ),
        createdAt: Time,
        doneAt: Nullable(Time),
      }),
    ),
  }),
  refusals: ['notFound'],
})
