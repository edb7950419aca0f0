// Calls of a merchant about after-sales: the queue, answers, goods that come back, replacements.
import { Type } from 'typebox'
import { Carrier, stationInput } from '../fulfilment/contract.ts'
import { claimDetail, claimHead, ClaimStatus, ClaimType, Files, serviceNoInput } from './claim-shape.ts'
import {
  contract,
  Id,
  Nothing,
  pageInput,
  pageOf,
  RequestId,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const reads = { merchant: 'aftersale.read' } as const
const writes = { merchant: 'aftersale.write' } as const
const moved = ['invalidAfterSale', 'afterSaleStateChanged'] as const
const Reason = Type.String({ maxLength: 500 })
const Waybill = Type.String({ maxLength: 40 })
const requestId = RequiredRequestId
export const Buyer = Type.String({ description: 'Nickname' })

export const mchRefundPage = contract({
  path: '/api/v2/mch/refund/page',
  summary: 'Claims of this merchant, what is due first comes first; mine: those that wait for the merchant',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['all', 'mine', 'open', 'refunding', 'ended'])),
    type: Type.Optional(ClaimType),
    keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Service or order number' })),
  }),
  output: pageOf(shape({ ...claimHead, buyer: Buyer })),
})
export const mchRefundCount = contract({
  path: '/api/v2/mch/refund/count',
  summary: 'How many claims stand in each tab',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ all: Type.Integer(), open: Type.Integer(), mine: Type.Integer(), ended: Type.Integer() }),
})
export const mchRefundDetail = contract({
  path: '/api/v2/mch/refund/detail',
  summary: 'One claim with its evidence and thread; the phone is masked long after the end',
  who: reads,
  run: 'read',
  pace: 'lookup',
  input: shape(serviceNoInput),
  output: shape({ ...claimDetail, buyer: Buyer, contactPhone: Type.String() }),
  refusals: ['invalidAfterSale'],
})
export const mchRefundAudit = contract({
  path: '/api/v2/mch/refund/audit',
  summary: 'Approve a claim, or reject it with a reason; `version` of the detail keeps changes out of the answer',
  who: writes,
  run: 'one',
  input: shape({
    ...serviceNoInput,
    approve: Type.Boolean(),
    reason: Type.Optional(Reason),
    addressId: Type.Optional(Id),
    version: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    requestId,
  }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'reasonRequired', 'returnAddressRequired', 'notFound'],
})
export const mchRefundReceive = contract({
  path: '/api/v2/mch/refund/receive',
  summary: 'The goods came back: a return is refunded at once; only saleable ones go back into the stock',
  who: writes,
  run: 'one',
  input: shape({ ...serviceNoInput, saleable: Type.Boolean(), requestId }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved],
})
export const mchRefundNotArrived = contract({
  path: '/api/v2/mch/refund/notArrived',
  summary: 'The goods have not come: time stands still, staff decide',
  who: writes,
  run: 'one',
  input: shape({ ...serviceNoInput, reason: Reason, requestId }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'reasonRequired'],
})
export const mchRefundRefuse = contract({
  path: '/api/v2/mch/refund/refuse',
  summary: 'What came back is not what it should be: it goes to the buyer again, with reason, photos and a waybill',
  who: writes,
  run: 'one',
  input: shape({ ...serviceNoInput, reason: Reason, uploadIds: Files, carrier: Carrier, waybill: Waybill, requestId }),
  output: shape({ status: ClaimStatus }),
  refusals: [
    ...moved,
    'reasonRequired',
    'photosRequired',
    'uploadNotFound',
    'carrierUnknown',
    'waybillInvalid',
    'badInput',
  ],
})
export const mchRefundReship = contract({
  path: '/api/v2/mch/refund/reship',
  summary: 'The replacement is on its way; it leaves the stock',
  who: writes,
  run: 'one',
  input: shape({ ...serviceNoInput, carrier: Carrier, waybill: Type.Optional(Waybill), requestId }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'carrierUnknown', 'waybillInvalid', 'itemNotInStock', 'onlyLeft'],
})
export const goneInput = {
  ...serviceNoInput,
  state: Type.Enum(['lost', 'returned']),
  note: Reason,
  saleable: Type.Optional(Type.Boolean({ description: 'What came back can be sold again' })),
  requestId,
}
export const ofClaimParcel = { claimParcelId: Id, requestId }
export const stationRefusals = [
  'notFound',
  'afterSaleStateChanged',
  'trackedByCarrier',
  'stationTime',
  'stationsFull',
] as const
export const mchRefundStationAdd = contract({
  path: '/api/v2/mch/refund/station/add',
  summary: 'Tell by hand where a parcel is that we sent for a claim, where its carrier is not asked',
  who: writes,
  run: 'one',
  input: shape({ ...ofClaimParcel, ...stationInput }),
  output: Nothing,
  refusals: [...stationRefusals],
})
export const mchRefundStationRemove = contract({
  path: '/api/v2/mch/refund/station/remove',
  summary: 'Take back what was told by hand of a parcel of a claim, while it is young',
  who: writes,
  run: 'one',
  input: shape({ ...ofClaimParcel, scanId: Id }),
  output: Nothing,
  refusals: ['notFound', 'afterSaleStateChanged', 'stationFixed'],
})
export const mchRefundGone = contract({
  path: '/api/v2/mch/refund/gone',
  summary: 'The replacement was lost or came back: another is due',
  who: writes,
  run: 'one',
  input: shape(goneInput),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'reasonRequired'],
})

export const mchRefundExport = contract({
  path: '/api/v2/mch/refund/export',
  summary: 'Write the claims of a time as a file, by a job, without phones and addresses; it is written into the log',
  who: { merchant: 'aftersale.read' },
  byKey: false,
  run: 'one',
  input: shape({ from: Time, until: Time, requestId: RequestId }),
  output: shape({ jobId: Id }),
  refusals: ['fileJobRunning'],
})
