// Calls of a merchant about orders: the list, one of them, shipping, answers.
import { Type } from 'typebox'
import { PreorderDay, SoldBy, StockKind, Wordings } from '#features/catalog/products/contract.ts'
import { AddressParts } from '#features/people/addresses/contract.ts'
import { KeptPoint, OrderStatus, PickupState, PickupTime } from '../orders/contract.ts'
import { CancelRequest, Carrier, orderNoInput, Parcel, stationInput } from './contract.ts'
import {
  contract,
  Fen,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequestId,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const reads = { merchant: 'order.read' } as const
const writes = { merchant: 'order.write' } as const
const Waybill = Type.String({ maxLength: 40 })
const moved = ['notFound', 'orderStateChanged'] as const
const MerchantRemark = shape({
  text: Type.String(),
  by: Nullable(Type.String(), { description: 'Nickname; null when they left' }),
  at: Time,
})
/** An order as a row of a desk tells it. */
export const Head = {
  orderNo: Type.String(),
  status: OrderStatus,
  buyer: Type.String({ description: 'Nickname' }),
  lines: Type.Array(
    shape({
      orderLineId: Id,
      skuId: Id,
      title: Type.String(),
      spec: Type.String(),
      picture: Nullable(Type.String()),
      price: Fen,
      quantity: Type.Integer(),
      unit: SoldBy,
      left: Type.Integer({ description: 'Units to be shipped' }),
      stock: StockKind,
      preorderDay: PreorderDay,
      wordings: Wordings,
      refundedQuantity: Type.Integer(),
    }),
  ),
  payable: Fen,
  paid: Fen,
  refunded: Fen,
  remark: Type.String({ description: "The buyer's" }),
  merchantRemark: Nullable(MerchantRemark),
  reminders: Type.Integer({ description: 'How often the buyer asked to hurry' }),
  cancelRequest: Nullable(CancelRequest),
  due: Nullable(
    shape({
      kind: Type.Enum(['pay', 'ship', 'answer', 'missing', 'confirm', 'complete', 'collect']),
      from: Time,
      at: Time,
    }),
    { description: 'What ends this state and when: the request for an answer before all, then a missing parcel' },
  ),
  trouble: Nullable(Type.Enum(['problem', 'back', 'unknown', 'lost', 'still']), {
    description: 'Of one of its parcels; still: followed, and not moved for long',
  }),
  pickup: PickupState,
  createdAt: Time,
  paidAt: Nullable(Time),
}

/** What a list of a desk may be asked. */
export const deskSearch = {
  ...pageInput,
  tab: Type.Optional(
    Type.Enum(['all', 'toPay', 'toShip', 'cancelAsked', 'toReceive', 'missing', 'trouble', 'ended', 'toCollect']),
  ),
  sort: Type.Optional(Type.Enum(['new', 'due'])),
  keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Order number, waybill, goods or buyer' })),
  carrier: Type.Optional(Carrier),
  paidFrom: Type.Optional(Time),
  paidUntil: Type.Optional(Time),
  with: Type.Optional(Type.Enum(['remark', 'reminder'], { description: 'What the buyer left there' })),
}
export const mchOrderPage = contract({
  path: '/api/v2/mch/order/page',
  summary: 'Orders of this merchant, newest first; or by what is due first, then those that wait for nothing',
  who: reads,
  run: 'read',
  input: shape(deskSearch),
  output: pageOf(shape(Head)),
})
export const mchOrderTodo = contract({
  path: '/api/v2/mch/order/todo',
  summary: 'How many orders wait for this merchant: exact to 1,000',
  who: reads,
  run: 'read',
  input: shape({ since: Type.Optional(Time) }),
  output: shape({
    toShip: Type.Integer(),
    late: Type.Integer({ description: 'Of those to ship, how many should have been shipped' }),
    cancelAsked: Type.Integer(),
    missing: Type.Integer(),
    trouble: Type.Integer({ description: 'With a parcel that is held up, goes back, is unknown or stands still' }),
    toPay: Type.Integer(),
    toReceive: Type.Integer(),
    toCollect: Type.Integer({ description: 'Ready, and waiting for whoever collects them' }),
    fresh: Type.Integer({ description: 'Paid since the time that was named; else nought' }),
  }),
})
/** What the order itself tells beyond its row. */
export const Detail = {
  goodsAmount: Fen,
  freight: Fen,
  discount: Fen,
  tax: Fen,
  lowerable: Nullable(shape({ now: Fen, least: Fen }), {
    description: 'What the goods cost and the least that they may: null where the price cannot be lowered any more',
  }),
  addressChangeable: Type.Boolean({ description: 'Before the first parcel' }),
  collected: Nullable(shape({ point: KeptPoint, time: PickupTime }), {
    description: 'Where it is collected, and when the buyer meant to come',
  }),
  address: shape({
    consignee: Type.String(),
    phone: Type.String(),
    text: Type.String(),
    parts: Nullable(shape(AddressParts), {
      description: 'As it was typed, to be changed; null while phone and address are masked',
    }),
  }),
  invoice: shape({ type: Type.String(), title: Type.String() }),
  chargeback: Nullable(
    shape({ amount: Fen, status: Type.Enum(['open', 'answered', 'won', 'lost']), createdAt: Time }),
    { description: 'Its payer’s bank takes so much of its payment back' },
  ),
  history: Type.Array(
    shape({
      event: Type.String(),
      toStatus: Type.String(),
      actor: Type.String(),
      by: Nullable(Type.String(), { description: 'Nickname of whoever of the desk it was; null for others' }),
      note: Type.String(),
      createdAt: Time,
    }),
  ),
}
export const mchOrderDetail = contract({
  path: '/api/v2/mch/order/detail',
  summary: 'One order with its parcels and history; phone and address are masked before payment and long after its end',
  who: reads,
  run: 'read',
  pace: 'lookup',
  input: shape(orderNoInput),
  output: shape({
    ...Head,
    ...Detail,
    parcels: Type.Array(Parcel),
    correctableSeconds: Type.Integer({ description: 'A waybill may be corrected for so long after shipping' }),
  }),
  refusals: ['notFound'],
})
const Day = Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
export const mchOrderDue = contract({
  path: '/api/v2/mch/order/due',
  summary:
    'Paid orders that must be shipped from one day until another, by the calendar of Shanghai; the first of them',
  who: reads,
  run: 'read',
  input: shape({ fromDay: Day, backDay: Day }),
  output: shape({ count: Type.Integer(), orders: Type.Array(shape({ orderNo: Type.String(), at: Time })) }),
  refusals: ['badInput'],
})
export const mchOrderShip = contract({
  path: '/api/v2/mch/order/ship',
  summary: 'Ship units in one or more parcels; a parcel without lines takes all that is left',
  who: writes,
  run: 'one',
  input: shape({
    ...orderNoInput,
    parcels: Type.Array(
      shape({
        carrier: Carrier,
        waybill: Type.Optional(Waybill),
        lines: Type.Optional(
          Type.Array(shape({ orderLineId: Id, quantity: Type.Integer({ minimum: 1, maximum: 9999 }) }), {
            minItems: 1,
            maxItems: 200,
          }),
        ),
      }),
      { minItems: 1, maxItems: 20 },
    ),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: OrderStatus, parcelIds: Type.Array(Id) }),
  refusals: [
    ...moved,
    'orderIsCollected',
    'cancelRequestPending',
    'returnAddressRequired',
    'tooManyUnits',
    'carrierUnknown',
    'waybillInvalid',
    'badInput',
  ],
})
export const mchWaybill = contract({
  path: '/api/v2/mch/order/waybill',
  summary: 'Another waybill for a parcel that was shipped within the last day, or that its carrier has never seen',
  who: writes,
  run: 'one',
  input: shape({
    parcelId: Id,
    carrier: Carrier,
    waybill: Type.Optional(Waybill),
    requestId: RequestId,
  }),
  output: Nothing,
  refusals: [...moved, 'waybillFixed', 'carrierUnknown', 'waybillInvalid'],
})
export const mchCancelAudit = contract({
  path: '/api/v2/mch/order/cancel/audit',
  summary: 'Answer a request to call off what is not shipped; a rejection says why',
  who: writes,
  run: 'one',
  input: shape({
    ...orderNoInput,
    approve: Type.Boolean(),
    reason: Type.Optional(Type.String({ maxLength: 200 })),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: OrderStatus }),
  refusals: [...moved, 'reasonRequired'],
  byKey: false,
})
export const mchParcelState = contract({
  path: '/api/v2/mch/order/parcel/state',
  summary:
    'State of a parcel that it was delivered (where the buyer misses it), is lost or came back: ' +
    'then its units are refunded',
  who: writes,
  run: 'one',
  input: shape({
    parcelId: Id,
    state: Type.Enum(['delivered', 'lost', 'returned']),
    note: Type.String({ maxLength: 200, description: 'What proves the delivery, or what happened' }),
    saleable: Type.Optional(Type.Boolean({ description: 'Goods that came back can be sold again' })),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: OrderStatus }),
  refusals: [...moved, 'reasonRequired'],
  byKey: false,
})
export const mchStationAdd = contract({
  path: '/api/v2/mch/order/parcel/station/add',
  summary: 'Tell by hand where a parcel is, where its carrier is not asked; the buyer sees whose word it is',
  who: writes,
  run: 'one',
  input: shape({
    parcelId: Id,
    ...stationInput,
    requestId: RequestId,
  }),
  output: Nothing,
  refusals: [...moved, 'trackedByCarrier', 'stationTime', 'stationsFull'],
})
export const mchStationRemove = contract({
  path: '/api/v2/mch/order/parcel/station/remove',
  summary: 'Take back what was told by hand of a parcel, while it is young and nobody misses the parcel',
  who: writes,
  run: 'one',
  input: shape({ parcelId: Id, scanId: Id, requestId: RequestId }),
  output: Nothing,
  refusals: [...moved, 'stationFixed'],
})
