// Calls of a buyer about after-sales: why and what, filing and changing claims, sending goods back, appeals.
import { Type } from 'typebox'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import {
  claimDetail,
  claimHead,
  ClaimStatus,
  ClaimType,
  ExchangeSku,
  Explanation,
  Fault,
  Files,
  LineCard,
  orderNoInput,
  Quantity,
  ReturnGoods,
  serviceNoInput,
} from './claim-shape.ts'
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

const filing = [
  'notFound',
  'explanationRequired',
  'reasonUnfit',
  'claimTooMany',
  'claimWindowOver',
  'exchangeUnfit',
  'uploadNotFound',
  'badInput',
] as const
const moved = ['invalidAfterSale', 'afterSaleStateChanged'] as const

export const reasonList = contract({
  path: '/api/v2/order/refund/reason/list',
  summary: 'Why something may be claimed, and whose fault that is',
  who: 'shopper',
  run: 'read',
  input: shape({ type: ClaimType, returnGoods: ReturnGoods }),
  output: Type.Array(
    shape({
      reasonId: Id,
      code: Type.String(),
      text: Type.String(),
      fault: Fault,
      free: Type.Boolean({ description: 'Within the shorter window only (`freeUntil`, `freeQuantity` of preview)' }),
    }),
  ),
})
export const claimPreview = contract({
  path: '/api/v2/order/refund/preview',
  summary: 'What of my order may be claimed, until when, and how much would go back; changes nothing',
  who: 'shopper',
  run: 'read',
  pace: 'lookup',
  input: shape({
    ...orderNoInput,
    serviceNo: Type.Optional(
      Type.String({ pattern: '^\\d{12,32}$', description: 'A claim that is about to be changed: its units count' }),
    ),
    reasonId: Type.Optional(Id),
    lines: Type.Optional(Type.Array(shape({ orderLineId: Id, quantity: Quantity }), { minItems: 1, maxItems: 200 })),
  }),
  output: shape({
    orderNo: Type.String(),
    merchant: MerchantCard,
    lines: Type.Array(
      shape({
        ...LineCard,
        bought: Type.Integer(),
        claimable: Type.Integer({ description: 'Units that may be claimed now' }),
        until: Nullable(Time, { description: 'The last moment for the last of them, also when it is over' }),
        freeQuantity: Type.Integer({ description: 'Of them without a reason' }),
        freeUntil: Nullable(Time),
        blockedBy: Nullable(Type.Enum(['notReceived', 'windowOver', 'claimed'])),
        afterSale: Nullable(Type.String(), { description: 'The service number of the newest claim about it' }),
        quantity: Type.Integer({ description: 'As asked, else all that may be claimed' }),
        goods: Fen,
        exchanges: Type.Array(
          shape({
            skuId: Id,
            spec: Type.String(),
            picture: Nullable(Type.String()),
            available: Type.Integer(),
          }),
          { description: 'What it may be exchanged for, itself first' },
        ),
      }),
    ),
    goods: Fen,
    freight: Fen,
    amount: Fen,
    resubmissions: Type.Integer({ description: 'How often a rejected claim may be submitted again' }),
    returnFreightMax: Fen,
    answerSeconds: Type.Integer({ description: 'A merchant who says nothing for so long agrees' }),
  }),
  refusals: ['notFound', 'invalidAfterSale', 'claimTooMany', 'badInput'],
})
export const claimCreate = contract({
  path: '/api/v2/order/refund/create',
  summary: 'Claim units of received lines: a service number for each line, all or none',
  who: 'shopper',
  run: 'one',
  input: shape({
    ...orderNoInput,
    type: ClaimType,
    returnGoods: ReturnGoods,
    reasonId: Id,
    explanation: Explanation,
    uploadIds: Type.Optional(Files),
    lines: Type.Array(shape({ orderLineId: Id, quantity: Quantity, skuId: ExchangeSku }), {
      minItems: 1,
      maxItems: 200,
    }),
    requestId: RequiredRequestId,
  }),
  output: shape({ serviceNos: Type.Array(Type.String()) }),
  refusals: [...filing],
})
export const claimEdit = contract({
  path: '/api/v2/order/refund/edit',
  summary: 'Change a claim that is not answered, or submit a rejected one again; says all of it anew',
  who: 'shopper',
  run: 'one',
  input: shape({
    ...serviceNoInput,
    type: ClaimType,
    returnGoods: ReturnGoods,
    reasonId: Id,
    explanation: Explanation,
    uploadIds: Type.Optional(Files),
    quantity: Quantity,
    skuId: ExchangeSku,
    requestId: RequiredRequestId,
  }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'noSubmissionsLeft', ...filing],
})
export const claimPage = contract({
  path: '/api/v2/order/refund/page',
  summary: 'My claims, newest first',
  who: 'shopper',
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['all', 'open', 'mine', 'ended'])),
    orderNo: Type.Optional(Type.String({ pattern: '^\\d{12,32}$' })),
  }),
  output: pageOf(shape(claimHead)),
})
export const claimCount = contract({
  path: '/api/v2/order/refund/count',
  summary: 'How many claims stand in each tab; mine: those that wait for me',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({ all: Type.Integer(), open: Type.Integer(), mine: Type.Integer(), ended: Type.Integer() }),
})
export const claimShow = contract({
  path: '/api/v2/order/refund/detail',
  summary: 'One claim of mine: where it stands, who acts until when, what was said, what goes back',
  who: 'shopper',
  run: 'read',
  pace: 'lookup',
  input: shape(serviceNoInput),
  output: shape(claimDetail),
  refusals: ['invalidAfterSale'],
})
export const claimCancel = contract({
  path: '/api/v2/order/refund/cancel',
  summary: 'Withdraw a claim; a new one may be filed inside the window',
  who: 'shopper',
  run: 'one',
  input: shape({ ...serviceNoInput, requestId: RequiredRequestId }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved],
})
export const claimAppeal = contract({
  path: '/api/v2/order/refund/appeal',
  summary: 'Ask the platform to look at a rejection: time stands still until staff decide',
  who: 'shopper',
  run: 'one',
  input: shape({
    ...serviceNoInput,
    explanation: Explanation,
    uploadIds: Type.Optional(Files),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved, 'explanationRequired', 'uploadNotFound', 'badInput'],
})
export const logisticsCompanies = contract({
  path: '/api/v2/order/refund/logistics/company/list',
  summary: 'Who carries goods back, and how their waybills look',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: Type.Array(
    shape({ code: Type.String(), name: Type.String(), pattern: Type.String(), example: Type.String() }),
  ),
})
export const logisticsAdd = contract({
  path: '/api/v2/order/refund/logistics/add',
  summary: 'I sent the goods back: by whom, the waybill, my phone, and what it cost me',
  who: 'shopper',
  run: 'one',
  input: shape({
    ...serviceNoInput,
    carrier: Type.String({ pattern: '^[a-z]{2,20}$', description: 'A code of logistics/company/list' }),
    waybill: Type.String({ maxLength: 40 }),
    areaCode: Type.Optional(Type.String({ pattern: '^\\+?\\d{1,4}$' })),
    phone: Type.String({ minLength: 1, maxLength: 30 }),
    freight: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Fen; repaid where it is the merchant’s fault' }),
    ),
    uploadIds: Type.Optional(Files),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: ClaimStatus, deadline: Nullable(Time) }),
  refusals: [...moved, 'carrierUnknown', 'waybillInvalid', 'phoneInvalid', 'uploadNotFound', 'badInput'],
})
export const replacementConfirm = contract({
  path: '/api/v2/order/refund/confirm',
  summary: 'The replacement arrived',
  who: 'shopper',
  run: 'one',
  input: shape({ ...serviceNoInput, requestId: RequestId }),
  output: shape({ status: ClaimStatus }),
  refusals: [...moved],
})
