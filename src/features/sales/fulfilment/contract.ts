// Calls of a buyer about a paid order: where it is, hurry, call it off, it arrived, it does not.
import { Type } from 'typebox'
import { OrderStatus } from '../orders/contract.ts'
import { handKinds, scanKinds } from './movement.ts'
import { SoldBy } from '#features/catalog/products/contract.ts'
import { contract, Id, Nothing, Nullable, RequestId, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

export const orderNoInput = { orderNo: Type.String({ pattern: '^\\d{12,32}$' }) }
export const Carrier = Type.String({ maxLength: 20, description: 'A code of carrier/list; own: without a waybill' })
export const ScanKind = Type.Enum([...scanKinds])
export const Trouble = Type.Enum(['problem', 'back', 'unknown', 'lost'])
export const Scan = shape({
  scanId: Id,
  at: Time,
  kind: ScanKind,
  text: Type.String({ description: 'As its carrier wrote it' }),
  place: Type.String(),
  byMerchant: Type.Boolean({ description: "The merchant's own word, not the carrier's" }),
})
/** What is told by hand of a parcel. */
export const stationInput = {
  at: Time,
  kind: Type.Enum([...handKinds]),
  text: Type.Optional(Type.String({ maxLength: 120 })),
  place: Type.Optional(Type.String({ maxLength: 60 })),
}
export const Parcel = shape({
  parcelId: Id,
  carrier: Carrier,
  carrierName: Type.String({ description: 'In the language of the reader; empty for own' }),
  waybill: Type.String(),
  status: Type.Enum(['travelling', 'received', 'lost', 'returned']),
  shippedAt: Time,
  confirmAt: Type.String({ description: 'It counts as received then' }),
  extended: Type.Boolean(),
  missingAt: Nullable(Time),
  missingUntil: Nullable(Time, { description: 'The merchant answers until then' }),
  mayMiss: Type.Boolean({ description: 'It travels for so long that it may be reported missing' }),
  endedAt: Nullable(Time),
  note: Type.String(),
  carrierPhone: Type.String({ description: 'Of its service; empty where there is not one for all' }),
  carrierSite: Type.String({ description: 'Where its carrier shows this parcel; empty where nowhere' }),
  expected: Nullable(shape({ from: Time, until: Time }), { description: 'It should be there on one of these days' }),
  track: Nullable(ScanKind, { description: 'How it stands by its scans; receipt is never their word' }),
  movedAt: Nullable(Time, { description: 'The newest scan' }),
  deliveredAt: Nullable(Time, { description: 'As its carrier, or its merchant by hand, says' }),
  trouble: Nullable(Trouble),
  tracked: Type.Boolean({ description: 'Its carrier is asked about it; else the merchant may add stations' }),
  still: Type.Boolean({ description: 'It is followed, and has not moved for long' }),
  scans: Type.Array(Scan, { description: 'Newest first' }),
  lines: Type.Array(
    shape({
      orderLineId: Id,
      title: Type.String(),
      picture: Nullable(Type.String()),
      quantity: Type.Integer(),
      unit: SoldBy,
    }),
  ),
})
export const CancelRequest = shape({
  status: Type.Enum(['pending', 'approved', 'rejected']),
  reason: Type.String(),
  answer: Type.String(),
  askedAt: Time,
  answerBy: Type.String({ description: 'Silence until then is a yes' }),
  answeredAt: Nullable(Time),
})
const moved = ['notFound', 'orderStateChanged'] as const

export const logistics = contract({
  path: '/api/v2/order/sell/logistics',
  summary: 'The parcels of my order, and what I asked for meanwhile',
  who: 'shopper',
  run: 'read',
  pace: 'lookup',
  input: shape(orderNoInput),
  output: shape({
    orderNo: Type.String(),
    status: OrderStatus,
    parcels: Type.Array(Parcel),
    destination: Type.String({ description: 'The city it all goes to' }),
    pickupCode: Nullable(Type.String(), {
      description: 'Of an order that is ready: eight digits, for who collects it',
    }),
    cancelRequest: Nullable(CancelRequest),
    remindAgainAt: Nullable(Time),
  }),
  refusals: ['notFound'],
})
export const parcelLatest = contract({
  path: '/api/v2/order/sell/parcel/latest',
  summary: 'Of my parcels that travel the one that moved last, with its newest scan alone; null where none does',
  who: 'shopper',
  run: 'read',
  extra: true,
  input: Nothing,
  output: shape({
    latest: Nullable(
      shape({
        orderNo: Type.String(),
        merchant: Type.String(),
        parcel: Parcel,
        more: Type.Integer({ description: 'Others that travel' }),
      }),
    ),
  }),
})
export const confirmReceipt = contract({
  path: '/api/v2/order/sell/confirm',
  summary: 'All parcels of an order that travel arrived',
  who: 'shopper',
  run: 'one',
  input: shape({ ...orderNoInput, requestId: RequiredRequestId }),
  output: shape({ status: OrderStatus }),
  refusals: [...moved],
})
export const parcelConfirm = contract({
  path: '/api/v2/order/sell/parcel/confirm',
  summary: 'One parcel arrived',
  who: 'shopper',
  run: 'one',
  input: shape({ parcelId: Id, requestId: RequiredRequestId }),
  output: shape({ status: OrderStatus }),
  refusals: [...moved],
})
export const orderExtend = contract({
  path: '/api/v2/order/sell/extend',
  summary: 'More time until a parcel counts as received, once',
  who: 'shopper',
  run: 'one',
  input: shape({ parcelId: Id, requestId: RequestId }),
  output: shape({ confirmAt: Time }),
  refusals: [...moved, 'extendedAlready'],
})
export const orderRemind = contract({
  path: '/api/v2/order/sell/remind',
  summary: 'Ask the merchant to ship, once a day',
  who: 'shopper',
  run: 'one',
  input: shape({ ...orderNoInput, requestId: RequestId }),
  output: Nothing,
  refusals: [...moved, 'remindedAlready', 'cancelRequestPending'],
})
export const cancelRequest = contract({
  path: '/api/v2/order/sell/cancel/request',
  summary: 'Ask to call off what is not shipped of a paid order; silence is a yes',
  who: 'shopper',
  run: 'one',
  input: shape({ ...orderNoInput, reason: Type.String({ maxLength: 100 }), requestId: RequiredRequestId }),
  output: shape({ answerBy: Time }),
  refusals: [...moved, 'cancelRequestPending', 'cancelRejected', 'reasonRequired'],
})
export const parcelMissing = contract({
  path: '/api/v2/order/sell/missing',
  summary: 'A parcel does not arrive: its time stands still, the merchant must answer, else staff decide',
  who: 'shopper',
  run: 'one',
  input: shape({ parcelId: Id, requestId: RequestId }),
  output: shape({ answerBy: Time }),
  refusals: [...moved, 'missingTooEarly'],
})
export const carrierList = contract({
  path: '/api/v2/order/carrier/list',
  summary: 'Who carries parcels, in the order in which they are offered, and how their waybills look',
  who: 'public',
  run: 'read',
  input: shape({ all: Type.Optional(Type.Boolean({ description: 'Those that carry no new parcels too' })) }),
  output: Type.Array(
    shape({
      code: Type.String(),
      name: Type.String(),
      region: Type.Enum(['china', 'spain', 'world']),
      pattern: Type.String({ description: 'A regular expression over capitals and digits' }),
      example: Type.String(),
      phone: Type.String({ description: 'Of its service; empty where there is not one for all' }),
    }),
  ),
})
