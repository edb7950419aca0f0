// How a claim looks on the wire, for all its sides.
import { Type } from 'typebox'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { claimStatuses, claimTypes } from './states.ts'
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
  picture: Nullable(Type.String()),
  price: Fen,
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
  notArrived: Type.Boolean({ description: 'The merchant says that the goods have not come: staff decide' }),
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
  onDeadline: Nullable(Type.Enum(['approve', 'refund', 'close', 'receive', 'done']), { description: 'What that is' }),
  actions: Type.Array(Type.String(), { description: 'What the reader may do now' }),
  createdAt: Time,
  endedAt: Nullable(Time),
}
const Waybill = Nullable(shape({ carrier: Type.String(), carrierName: Type.String(), waybill: Type.String() }))
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
  returned: Waybill,
  sentBack: Waybill,
  replacement: Waybill,
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
