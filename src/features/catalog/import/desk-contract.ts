// Calls of a merchant that bring goods in by a file and take them out as one.
import { Type } from 'typebox'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { contract, Id, Nothing, Nullable, RequestId, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'
import { languages } from '#kernel/text/language.ts'

const reads = { merchant: 'goods.read' } as const
const writes = { merchant: 'goods.write' } as const
const Heading = Type.String({ maxLength: 120 })
const Wish = {
  language: Type.Enum([...languages], { description: 'Of the texts in the file' }),
  currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'Of the prices' }),
  rate: Type.String({ pattern: '^\\d{1,6}(\\.\\d{1,8})?$', description: 'Its worth in CNY' }),
  headings: Type.Array(shape({ heading: Heading, column: Type.String({ maxLength: 60 }) }), {
    maxItems: 200,
    description: 'Columns said by hand: a heading of the file, and the column of the format',
  }),
  categories: Type.Array(shape({ word: Type.String({ minLength: 1, maxLength: 120 }), categoryId: Id }), {
    maxItems: 200,
    description: 'Where goods belong, by a word of the file',
  }),
}

export const mchImportAdd = contract({
  path: '/api/v2/mch/goods/import/add',
  summary: 'Take a file that was sent for it (purpose importFile) and look at its form; changes no goods',
  who: writes,
  run: 'one',
  input: shape({ uploadId: UploadId, name: Type.String({ maxLength: 120 }), requestId: RequiredRequestId }),
  output: shape({ jobId: Id }),
  refusals: ['uploadNotFound', 'importUnreadable'],
})
export const mchImportDetail = contract({
  path: '/api/v2/mch/goods/import/detail',
  summary: 'A file of goods: its form, how it is to be read, how far it is, what came of it or would',
  who: reads,
  run: 'read',
  input: shape({ jobId: Id }),
  output: shape({
    jobId: Id,
    name: Type.String(),
    status: Type.Enum(['draft', 'running', 'done', 'cancelled', 'failed']),
    cancelAsked: Type.Boolean(),
    dryRun: Type.Boolean({ description: 'What runs, or ran last, changes nothing' }),
    fault: Type.String(),
    done: Type.Integer({ description: 'Rows' }),
    total: Nullable(Type.Integer()),
    form: shape({
      encoding: Type.String(),
      separator: Type.String(),
      headings: Type.Array(Type.String()),
      sample: Type.Array(Type.Array(Type.String())),
      format: Nullable(Type.Enum(['shopify', 'woocommerce']), { description: 'null: columns are missing' }),
      missing: Type.Array(Type.String(), { description: 'Columns that a product file of Shopify must have' }),
    }),
    wish: shape(Wish),
    report: Nullable(
      shape({
        created: Type.Integer(),
        updated: Type.Integer(),
        unchanged: Type.Integer(),
        skippedProducts: Type.Integer(),
        skippedRows: Type.Integer(),
        picturesAwaited: Type.Integer(),
        faults: Type.Array(shape({ line: Type.Integer(), product: Type.String(), message: Type.String() }), {
          description: 'The first of them; the result tells all',
        }),
        unplaced: Type.Array(shape({ word: Type.String(), products: Type.Integer() }), {
          description: 'Words of goods that would go to “Other”, the most first',
        }),
      }),
    ),
    review: shape({
      left: Type.Integer({
        description:
          'So many more must be on sale until new goods need not be seen by staff; until then they lie in store',
      }),
      unreviewed: Type.Integer({ description: 'Goods in store that nobody has seen, up to 1,001' }),
    }),
    createdAt: Time,
  }),
  refusals: ['notFound'],
})
export const mchImportBegin = contract({
  path: '/api/v2/mch/goods/import/begin',
  summary: 'Try a file, which changes nothing, or bring it in; both are a job that outlives the browser',
  who: writes,
  run: 'one',
  input: shape({ jobId: Id, dryRun: Type.Boolean(), ...Wish, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: [
    'notFound',
    'fileJobRunning',
    'fileJobEnded',
    'importColumns',
    'importFreightMissing',
    'categoryUnfit',
    'badInput',
  ],
})
export const mchGoodsExport = contract({
  path: '/api/v2/mch/goods/export',
  summary: 'Write the goods as a Shopify product file, by a job',
  who: reads,
  byKey: false,
  run: 'one',
  input: shape({ requestId: RequestId }),
  output: shape({ jobId: Id }),
  refusals: ['fileJobRunning'],
})
