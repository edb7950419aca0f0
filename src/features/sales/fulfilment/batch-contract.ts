// Calls of a merchant that ship many orders by a file.
import { Type } from 'typebox'
import { ordersAtOnce, shipFileBytes } from './limits.ts'
import {
  contract,
  Id,
  Nullable,
  pageInput,
  pageOf,
  RequestId,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const who = { merchant: 'order.write' } as const
const reads = { merchant: 'order.read' } as const
const File = Type.String({
  maxLength: Math.ceil(shipFileBytes / 3) * 4,
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  description:
    'A CSV file in base64, as a spreadsheet writes it: order number, carrier (its code or name), waybill, and ' +
    'where less than all that is left is in the parcel, SKU and quantity',
})
const Line = Type.Integer({ description: 'Of the file, from 1' })
const Ready = shape({
  lines: Type.Array(Line),
  orderNo: Type.String(),
  buyer: Type.String({ description: 'Nickname' }),
  carrier: Type.String({ description: 'Its code' }),
  carrierName: Type.String({ description: 'In the language of the reader; empty for own' }),
  waybill: Type.String(),
  goods: Type.Array(shape({ title: Type.String(), quantity: Type.Integer() })),
  left: Type.Integer({ description: 'Units of the order that would stay to be shipped' }),
})
const Refused = shape({
  line: Line,
  orderNo: Type.String(),
  carrier: Type.String(),
  waybill: Type.String(),
  sku: Type.String(),
  quantity: Type.String(),
  reason: Type.String({ description: 'A reason of the refusal list' }),
  message: Type.String(),
})
const Head = {
  batchId: Id,
  by: Nullable(Type.String(), { description: 'Nickname; null when they left' }),
  createdAt: Time,
  finishedAt: Nullable(Time),
  rows: Type.Integer(),
  done: Type.Integer(),
  shipped: Type.Integer(),
  already: Type.Integer({ description: 'Shipped before with the same waybill: nothing was changed' }),
  refused: Type.Integer(),
}
const TextFile = shape({ name: Type.String(), csv: Type.String() })
const unread = ['shipFileUnreadable', 'shipFileColumns', 'shipFileRows', 'badInput'] as const

export const shipBatchTemplate = contract({
  path: '/api/v2/mch/order/ship/batch/template',
  summary:
    'The file to fill in, with the orders that wait, or those of them that are named; ' +
    'lines that stay empty are left out',
  who: reads,
  run: 'read',
  input: shape({
    orderNos: Type.Optional(
      Type.Array(Type.String({ pattern: '^\\d{12,32}$' }), { minItems: 1, maxItems: ordersAtOnce, uniqueItems: true }),
    ),
  }),
  output: TextFile,
})
export const shipBatchCheck = contract({
  path: '/api/v2/mch/order/ship/batch/check',
  summary: 'What would become of a file, row by row; changes nothing',
  who,
  run: 'read',
  pace: 'preview',
  input: shape({ file: File }),
  output: shape({
    rows: Type.Integer(),
    blank: Type.Integer({ description: 'Lines that name nothing to ship with' }),
    parcels: Type.Integer(),
    ready: Type.Array(Ready, { description: 'The parcels that would be shipped, in the order of the file' }),
    ship: Type.Integer({ description: 'Rows that would be shipped' }),
    already: Type.Integer(),
    refused: Type.Array(Refused),
  }),
  refusals: [...unread],
})
export const shipBatch = contract({
  path: '/api/v2/mch/order/ship/batch',
  summary: 'Ship what a file says, row by row by a job; the same file again changes nothing',
  who,
  run: 'one',
  input: shape({ file: File, requestId: RequiredRequestId }),
  output: shape({ batchId: Id, rows: Type.Integer(), blank: Type.Integer() }),
  refusals: [...unread, 'shipBatchesRunning'],
})
export const shipBatchDetail = contract({
  path: '/api/v2/mch/order/ship/batch/detail',
  summary: 'How far a batch is, and the rows that were refused',
  who: reads,
  run: 'read',
  input: shape({ batchId: Id }),
  output: shape({ ...Head, refusedRows: Type.Array(Refused) }),
  refusals: ['notFound'],
})
export const shipBatchPage = contract({
  path: '/api/v2/mch/order/ship/batch/page',
  summary: 'The batches of this merchant, newest first',
  who: reads,
  run: 'read',
  input: shape(pageInput),
  output: pageOf(shape(Head)),
})
export const shipBatchResult = contract({
  path: '/api/v2/mch/order/ship/batch/result',
  summary: 'What became of every row, or of those that were refused, as a file; no cell of it runs in a spreadsheet',
  who: reads,
  run: 'read',
  input: shape({ batchId: Id, refusedOnly: Type.Optional(Type.Boolean()) }),
  output: TextFile,
  refusals: ['notFound'],
})

export const orderExport = contract({
  path: '/api/v2/mch/order/export',
  summary: 'Write the orders of a time as a file, a row for each line, by a job; it is written into the log',
  who: reads,
  byKey: false,
  run: 'one',
  input: shape({ from: Time, until: Time, requestId: RequestId }),
  output: shape({ jobId: Id }),
  refusals: ['fileJobRunning'],
})
