// Calls of a merchant about stock: what is there, of each SKU its ledger, pieces counted, come and gone by hand, and
// the lines from which on it is low.
import { Type } from 'typebox'
import { PreorderDay } from '#features/catalog/products/contract.ts'
import { kinds, mostOnHand, mostPieces, policies, reasons } from './reasons.ts'
import {
  contract,
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

const reads = { merchant: 'goods.read' } as const
const writes = { merchant: 'goods.write' } as const
const Pieces = Type.Integer({ minimum: 0, maximum: mostPieces })
const Seen = Type.Integer({
  minimum: -mostOnHand,
  maximum: mostOnHand,
  description: 'What was on hand when it was counted; required for `count`',
})
const SkuIds = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })
const Policy = Type.Enum([...policies], {
  description: 'uncounted: always to be had, orders move nothing; preorder: orders may go below zero',
})
const skuStock = {
  skuId: Id,
  productId: Id,
  title: Type.String(),
  spec: Type.String(),
  picture: Nullable(Type.String()),
  code: Type.String(),
  barcode: Type.String(),
  onSale: Type.Boolean(),
  onHand: Type.Integer(),
  reserved: Type.Integer({ description: 'Held by orders that are not paid yet' }),
  free: Type.Integer(),
  policy: Policy,
  preorderDay: PreorderDay,
  warnAt: Nullable(Type.Integer({ description: 'So few free pieces, or fewer, are told' })),
  low: Type.Boolean(),
}

export const mchStockPage = contract({
  path: '/api/v2/mch/stock/page',
  summary: 'The SKUs of this merchant with their stock, the newest goods first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['all', 'low'])),
    keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Part of a title; a whole code or barcode' })),
  }),
  output: pageOf(shape(skuStock)),
})
export const mchStockCount = contract({
  path: '/api/v2/mch/stock/count',
  summary: 'How many SKUs are low',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ low: Type.Integer() }),
})
export const mchStockDetail = contract({
  path: '/api/v2/mch/stock/detail',
  summary: 'The stock of one SKU',
  who: reads,
  run: 'read',
  input: shape({ skuId: Id }),
  output: shape(skuStock),
  refusals: ['notFound'],
})
export const mchStockLog = contract({
  path: '/api/v2/mch/stock/log',
  summary: 'The ledger of a SKU, the newest first: what moved, why, and what caused it',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, skuId: Id }),
  output: pageOf(
    shape({
      id: Id,
      onHand: Type.Integer({ description: 'Pieces that came, or went (below zero)' }),
      reserved: Type.Integer(),
      reason: Type.String(),
      orderNo: Nullable(Type.String()),
      serviceNo: Nullable(Type.String()),
      by: Nullable(Type.String({ description: 'Who did it by hand; null for what the shop did, or who has left' })),
      note: Type.String(),
      at: Time,
    }),
  ),
  refusals: ['notFound'],
})
export const mchStockAdjust = contract({
  path: '/api/v2/mch/stock/adjust',
  summary:
    'Say what is there (`count`: sets what is on hand, of what was `seen` there), what came or what went; all lines ' +
    'or none. What orders hold is not touched',
  who: writes,
  run: 'one',
  input: shape({
    kind: Type.Enum([...kinds]),
    lines: Type.Array(
      shape({
        skuId: Id,
        quantity: Pieces,
        seen: Type.Optional(Seen),
      }),
      { minItems: 1, maxItems: 100 },
    ),
    reason: Type.Enum([...reasons]),
    note: Type.Optional(Type.String({ maxLength: 200 })),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound', 'stockMoved', 'countBelowHeld', 'adjustmentUnfit', 'onlyLeft', 'itemNotInStock', 'badInput'],
})
export const mchStockPolicy = contract({
  path: '/api/v2/mch/stock/policy',
  logged: false,
  summary: 'How the pieces of these SKUs are minded from now on; what orders hold stays held',
  who: writes,
  run: 'one',
  input: shape({
    skuIds: SkuIds,
    policy: Policy,
    day: Type.Optional(
      Nullable(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }), {
        description:
          'Of preorders: from this day on (2026-12-20) they are shipped; left out, the one that is said stays',
      }),
    ),
    requestId: RequestId,
  }),
  output: Nothing,
  refusals: ['notFound', 'preorderDayUnfit', 'badInput'],
})
export const mchStockWarn = contract({
  path: '/api/v2/mch/stock/warn',
  summary: 'From how many free pieces on these SKUs are low; null: never',
  who: writes,
  run: 'one',
  input: shape({ skuIds: SkuIds, atMost: Nullable(Pieces), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const mchStockExport = contract({
  path: '/api/v2/mch/stock/export',
  summary: 'Write the stock as a file, by a job; with its last column filled in it is a count',
  who: reads,
  byKey: false,
  run: 'one',
  input: shape({ requestId: RequestId }),
  output: shape({ jobId: Id }),
  refusals: ['fileJobRunning'],
})
