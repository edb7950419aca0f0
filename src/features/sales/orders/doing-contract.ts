// Calls of a buyer that do something to an order: cancel, send elsewhere, pay together, take off the list, buy again.
import { Type } from 'typebox'
import { orderNoInput, OrderStatus } from './contract.ts'
import { contract, Fen, Id, Nothing, RequestId, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

export const orderCancel = contract({
  path: '/api/v2/order/sell/cancel',
  summary: 'Cancel an unpaid order: everything it held is given back',
  who: 'shopper',
  run: 'one',
  input: shape({
    ...orderNoInput,
    reason: Type.Optional(Type.String({ maxLength: 100, description: 'A code of the list of reasons, or own words' })),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: OrderStatus }),
  refusals: ['notFound', 'orderStateChanged', 'transferUnderReview'],
})
export const orderCancelReasons = contract({
  path: '/api/v2/order/sell/cancel/reason/list',
  summary: 'Reasons of cancelling: an unpaid order at once, or a paid one by asking its shop',
  who: 'shopper',
  run: 'read',
  input: shape({ kind: Type.Enum(['unpaid', 'paid']) }),
  output: shape({ records: Type.Array(shape({ code: Type.String(), name: Type.String() })) }),
})
export const orderAddress = contract({
  path: '/api/v2/order/sell/address/edit',
  summary: 'Another address of mine for an order, before its first parcel and for the same freight',
  who: 'shopper',
  run: 'one',
  input: shape({ ...orderNoInput, addressId: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'orderStateChanged', 'placesMismatch', 'outsideDeliveryRange', 'freightDiffers'],
})
export const payJoin = contract({
  path: '/api/v2/order/pay/join',
  summary: 'Pay several unpaid orders at once: one new payment number over them, due when the first of them is',
  who: 'shopper',
  run: 'one',
  input: shape({
    payNos: Type.Array(Type.String({ pattern: '^\\d{12,32}$' }), { minItems: 2, maxItems: 20, uniqueItems: true }),
    requestId: RequiredRequestId,
  }),
  output: shape({ payNo: Type.String(), amount: Fen, expiresAt: Time }),
  refusals: ['notFound', 'paymentStateChanged', 'orderClosed', 'transferUnderReview'],
})
export const payApart = contract({
  path: '/api/v2/order/pay/apart',
  summary:
    'Pay one of several orders that were placed together by itself, with those only that share a platform coupon, ' +
    'a code or points with it: it gets a payment number of its own, the others keep their deadline',
  who: 'shopper',
  run: 'one',
  input: shape({ ...orderNoInput, requestId: RequiredRequestId }),
  output: shape({
    payNo: Type.String(),
    amount: Fen,
    expiresAt: Time,
    paid: Type.Boolean({ description: 'It costs nothing, and is paid' }),
  }),
  refusals: ['notFound', 'paymentStateChanged', 'orderClosed', 'transferUnderReview'],
})
export const orderDelete = contract({
  path: '/api/v2/order/sell/delete',
  summary: 'Take an ended order off my list; `restore` takes it back',
  who: 'shopper',
  run: 'one',
  input: shape({ ...orderNoInput, restore: Type.Optional(Type.Boolean()), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'orderStateChanged'],
})
export const orderRebuy = contract({
  path: '/api/v2/order/sell/rebuy',
  summary: 'Put the goods of an order into the cart again; lines that cannot be bought are named',
  who: 'shopper',
  run: 'one',
  input: shape({ ...orderNoInput, requestId: RequestId }),
  output: shape({
    added: Type.Integer(),
    skipped: Type.Array(
      shape({ title: Type.String(), reason: Type.String({ description: 'A reason of the refusal list' }) }),
    ),
    count: Type.Integer(),
  }),
  refusals: ['notFound', 'cartFull'],
})
