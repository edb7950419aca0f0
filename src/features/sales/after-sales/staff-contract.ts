// Calls of staff about after-sales: the queue, appeals, goods that are said not to have come, replenishments, and
// refunds of their own accord.
import { Type } from 'typebox'
import { Carrier, stationInput } from '../fulfilment/contract.ts'
import { claimDetail, claimHead, ClaimStatus, ClaimType, Fault, serviceNoInput } from './claim-shape.ts'
import { Buyer, goneInput, ofClaimParcel, stationRefusals } from './merchant-contract.ts'
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

const reads = { staff: 'aftersale.read' } as const
const writes = { staff: 'aftersale.write' } as const
const moved = ['invalidAfterSale', 'afterSaleStateChanged'] as const
const Reason = Type.String({ maxLength: 500 })
const OrderNo = Type.String({ pattern: '^\\d{12,32}$' })
const requestId = RequiredRequestId

export const adminRefundPage = contract({
  path: '/api/v2/admin/refund/page',
  summary: 'Claims of the shop, what is due first comes first; mine: those that wait for staff',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(
      Type.Enum(['all', 'mine', 'appeal', 'notArrived', 'replenishment', 'open', 'refunding', 'ended']),
    ),
    type: Type.Optional(ClaimType),
    keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Service or order number' })),
  }),
  output: pageOf(shape({ ...claimHead, buyer: Buyer })),
})
export const adminRefundCount = contract({
  path: '/api/v2/admin/refund/count',
  summary: 'How many claims stand in each tab',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ all: Type.Integer(), open: Type.Integer(), mine: Type.Integer(), ended: Type.Integer() }),
})
export const adminRefundDetail = contract({
  path: '/api/v2/admin/refund/detail',
  summary: 'One claim with the evidence and words of both sides; phones are masked',
  who: reads,
  run: 'read',
  pace: 'lookup',
  input: shape(serviceNoInput),
  output: shape({ ...claimDetail, buyer: Buyer, contactPhone: Type.String() }),
  refusals: ['invalidAfterSale'],
})
export const adminRefundAppeal = contract({
  path: '/api/v2/admin/refund/appeal',
  summary: 'Decide an appeal with a reason: upheld goes on by where the goods are, denied is final for its units',
  who: writes,
  run: 'one',
  input: shape({
    ...serviceNoInput,
    uphold: Type.Boolean(),
    goodsWith: Type.Optional(
      Type.Enum(['buyer', 'merchant'], { description: 'Where the goods are; the buyer, if left out' }),
    ),
    reason: Reason,
    requestId,
  }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'reasonRequired', 'returnAddressRequired'],
})
export const adminRefundArrival = contract({
  path: '/api/v2/admin/refund/arrival',
  summary: 'Decide whether goods came back, where the merchant says that they did not',
  who: writes,
  run: 'one',
  input: shape({ ...serviceNoInput, arrived: Type.Boolean(), reason: Reason, requestId }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'reasonRequired'],
})
export const adminReplenishAudit = contract({
  path: '/api/v2/admin/refund/replenish/audit',
  summary: 'Approve a replenishment, or any claim at a shop that is closed for good, or reject it with a reason',
  who: writes,
  run: 'one',
  input: shape({ ...serviceNoInput, approve: Type.Boolean(), reason: Type.Optional(Reason), requestId }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'reasonRequired', 'returnAddressRequired'],
})
export const adminReplenishShip = contract({
  path: '/api/v2/admin/refund/replenish/ship',
  summary: 'A replenishment is on its way, out of the stock of the merchant',
  who: writes,
  run: 'one',
  input: shape({
    ...serviceNoInput,
    carrier: Carrier,
    waybill: Type.Optional(Type.String({ maxLength: 40 })),
    requestId,
  }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'carrierUnknown', 'waybillInvalid', 'itemNotInStock', 'onlyLeft'],
})
export const adminReplenishGone = contract({
  path: '/api/v2/admin/refund/replenish/gone',
  summary: 'A replenishment was lost or came back: another is due',
  who: writes,
  run: 'one',
  input: shape(goneInput),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'reasonRequired'],
})
export const adminReplenishStationAdd = contract({
  path: '/api/v2/admin/refund/replenish/station/add',
  summary: 'Tell by hand where a replenishment is, where its carrier is not asked; kept in the audit log',
  who: writes,
  run: 'one',
  input: shape({ ...ofClaimParcel, ...stationInput }),
  output: Nothing,
  refusals: [...stationRefusals],
})
export const adminReplenishStationRemove = contract({
  path: '/api/v2/admin/refund/replenish/station/remove',
  summary: 'Take back what was told by hand of a replenishment, while it is young; kept in the audit log',
  who: writes,
  run: 'one',
  input: shape({ ...ofClaimParcel, scanId: Id }),
  output: Nothing,
  refusals: ['notFound', 'afterSaleStateChanged', 'stationFixed'],
})
export const adminRefundGrantable = contract({
  path: '/api/v2/admin/refund/grant/preview',
  summary:
    'What of an order could be given back of our own accord: units whose windows are over and that no claim holds',
  who: reads,
  run: 'read',
  input: shape({ orderNo: OrderNo }),
  output: shape({
    lines: Type.Array(
      shape({
        orderLineId: Id,
        title: Type.String(),
        spec: Type.String(),
        price: Fen,
        bought: Type.Integer(),
        late: Type.Integer({ description: 'Units that may be given back now' }),
        claimUntil: Nullable(Time, { description: 'Until then the buyer may claim the others' }),
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const adminRefundGrant = contract({
  path: '/api/v2/admin/refund/grant',
  summary: 'Give units back whose windows are over, also after settlement, with a reason; kept in the audit log',
  who: writes,
  run: 'one',
  input: shape({
    orderNo: OrderNo,
    orderLineId: Id,
    quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
    fault: Fault,
    reason: Reason,
    requestId,
  }),
  output: shape({ serviceNo: Type.String(), status: ClaimStatus }),
  refusals: ['notFound', 'reasonRequired', 'claimTooMany', 'notYetSettled', 'orderStateChanged'],
})
