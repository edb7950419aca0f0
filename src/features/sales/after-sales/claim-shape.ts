// How a claim looks on the wire, for all its sides.
import { Type } from 'typebox'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import { SoldBy, Wordings } from '#features/catalog/products/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { Carrier, Scan, ScanKind, Trouble } from '../fulfilment/contract.ts'
import { claimStatuses, claimTypes, ways } from './states.ts'
import { Fen, Id, Nullable, shape, Time } from '#kernel/call/contract.ts'

export const ClaimType = Type.Enum([...claimTypes])
export const ClaimStatus = Type.Enum([...claimStatuses])
export const ReturnGoods = Type.Optional(
  Type.Boolean({ description: 'Of an exchange: false asks for a replenishment, for which nothing goes back' }),
)
export const Files = Type.Array(UploadId, { maxItems: 9, description: 'Uploads of purpose claim' })
export const serviceNoInput = { serviceNo: Type.String({ pattern: '^\\d{12,32}$' }) }
export const orderNoInput = { orderNo: Type.String({ pattern: '^\\d{12,32}$' }) }
export const Quantity = Type.Integer({ minimum: 1, maximum: 9999 })
export const ExchangeSku = Type.Optional(
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Of an exchange: what is wanted instead' }),
)
export const Explanation = Type.String({ maxLength: 500 })
export const Fault = Type.Enum(['merchant', 'buyer', 'none'])

/** The line that a claim is about, as the order shows it. */
export const LineCard = {
  orderLineId: Id,
  productId: Id,
  skuId: Id,
  title: Type.String(),
  spec: Type.String(),
  wordings: Wordings,
  picture: Nullable(Type.String()),
  price: Fen,
  unit: SoldBy,
}
/** What all sides see in lists. */
export const claimHead = {
  serviceNo: Type.String(),
  orderNo: Type.String(),
  type: ClaimType,
  returnGoods: Type.Boolean({ description: 'An exchange without is a replenishment, which the platform reviews' }),
  status: ClaimStatus,
  appeal: Nullable(Type.Enum(['pending', 'upheld', 'denied'])),
  refused: Type.Boolean({ description: 'The merchant refused the parcel with the goods: appeal only' }),
  notArrived: Type.Boolean({ description: 'The goods are said not to have come: staff decide' }),
  astray: Type.Boolean({ description: 'By its carrier’s word the parcel on its way does not arrive' }),
  endedBecause: Nullable(Type.Enum(['noLogistics', 'rejected', 'denied', 'notArrived', 'done'])),
  line: shape({ ...LineCard, bought: Type.Integer({ description: 'Units of the order line' }) }),
  quantity: Type.Integer({ description: 'Units that are claimed' }),
  exchange: Nullable(shape({ skuId: Id, spec: Type.String(), picture: Nullable(Type.String()) })),
  reason: shape({ reasonId: Id, text: Type.String(), fault: Fault }),
  merchant: MerchantCard,
  amount: Fen,
  waitsFor: Nullable(Type.Enum(['buyer', 'merchant', 'staff', 'provider'])),
  deadline: Nullable(Time, { description: 'What happens by itself happens then' }),
  deadlineFrom: Nullable(Time, { description: 'When the time until then began' }),
  onDeadline: Nullable(Type.Enum(['approve', 'refund', 'close', 'receive', 'done', 'ask', 'lose']), {
    description: 'What that is',
  }),
  actions: Type.Array(Type.String(), { description: 'What the reader may do now' }),
  createdAt: Time,
  endedAt: Nullable(Time),
}
const ClaimParcel = shape({
  claimParcelId: Id,
  way: Type.Enum([...ways], {
    description: 'return: to the merchant; back: refused there, to the buyer again; replacement: to the buyer',
  }),
  carrier: Carrier,
  carrierName: Type.String(),
  carrierPhone: Type.String(),
  carrierSite: Type.String({ description: 'Where its carrier shows this parcel; empty where nowhere' }),
  waybill: Type.String(),
  sentAt: Time,
  endedAt: Nullable(Time, { description: 'The claim went on: nothing is told of it any more' }),
  track: Nullable(ScanKind, { description: 'How it stands by its scans; receipt is never their word' }),
  movedAt: Nullable(Time),
  deliveredAt: Nullable(Time, { description: 'As its carrier, or its sender by hand, says' }),
  trouble: Nullable(Trouble),
  tracked: Type.Boolean({ description: 'Its carrier is asked about it' }),
  still: Type.Boolean({ description: 'It is followed, and has not moved for long' }),
  mayTell: Type.Boolean({ description: 'The reader may add stations by hand' }),
  scans: Type.Array(Scan, { description: 'Newest first' }),
})
/** What all sides see of one claim. */
export const claimDetail = {
  ...claimHead,
  version: Type.Integer({ description: 'How often it moved: whoever answers may name what they have seen' }),
  explanation: Type.String(),
  uploadIds: Type.Array(UploadId, { description: 'Read them at /api/v2/token/file/{uploadId}' }),
  amounts: shape({
    goods: Fen,
    freight: Fen,
    returnFreight: Fen,
    returnFreightRepaid: Fen,
    estimated: Type.Boolean({ description: 'Nothing went back yet: this much would, as the order stands' }),
  }),
  refund: Nullable(
    shape({
      refundNo: Type.String(),
      amount: Fen,
      status: Type.Enum(['pending', 'processing', 'done', 'failed']),
      method: Type.String({ description: 'The way it was paid: the money goes back by it' }),
      createdAt: Time,
      doneAt: Nullable(Time),
    }),
  ),
  returnAddress: Nullable(shape({ consignee: Type.String(), phone: Type.String(), text: Type.String() })),
  parcels: Type.Array(ClaimParcel, { description: 'Newest first' }),
  saleable: Nullable(Type.Boolean()),
  resubmissionsLeft: Type.Integer(),
  history: Type.Array(
    shape({
      event: Type.String(),
      status: ClaimStatus,
      actor: Type.Enum(['buyer', 'merchant', 'staff', 'system']),
      note: Type.String(),
      uploadIds: Type.Array(UploadId),
      createdAt: Time,
    }),
  ),
}
