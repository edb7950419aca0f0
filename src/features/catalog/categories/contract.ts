// Calls of staff about the tree of categories: named, drawn, moved, merged, closed.
import { Type } from 'typebox'
import { longest, mostRate } from './limits.ts'
import { contract, Id, Nothing, Nullable, RequestId, RequiredRequestId, shape } from '#kernel/call/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'

const writes = { staff: 'category.write' } as const
const texts = (maxLength: number) => {
  const text = Type.Optional(Type.String({ maxLength }))
  return shape({ 'zh-CN': text, 'en-US': text, 'es-ES': text })
}
const Rate = Type.Integer({ minimum: 0, maximum: mostRate, description: 'Basis points: 500 are 5 %' })
const seen = {
  id: Id,
  version: Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' }),
}
const seenRefusals = ['notFound', 'categoryChanged'] as const
const Reason = Type.String({ maxLength: 300 })
const Version = shape({ version: Type.Integer() })

export const adminCategoryList = contract({
  path: '/api/v2/admin/category/list',
  summary: 'All categories, closed ones too, parents before children, each in its order',
  who: { staff: 'category.read' },
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        parentId: Nullable(Id),
        level: Type.Integer(),
        code: Type.String(),
        name: texts(longest.name),
        line: texts(longest.line),
        picture: Nullable(Type.String({ description: 'null: that of its best goods' })),
        commission: Nullable(Type.Integer({ description: 'Basis points; null: that of the one above it' })),
        applied: Type.Integer({ description: 'Basis points, its own or of the one above it' }),
        tax: Type.Integer({ description: 'Basis points' }),
        closed: Type.Boolean({ description: 'Shoppers see neither it nor what stands below it' }),
        goods: Type.Integer({ description: 'On sale, in it and below it' }),
        version: Type.Integer(),
      }),
    ),
  }),
})
export const adminCategoryAdd = contract({
  path: '/api/v2/admin/category/add',
  summary: 'A new category, behind its neighbours',
  who: writes,
  run: 'one',
  input: shape({ parentId: Nullable(Id), name: texts(longest.name), requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['categoryNameless', 'categoryGone', 'categoryTooDeep'],
})
export const adminCategoryEdit = contract({
  path: '/api/v2/admin/category/edit',
  summary: 'Name a category and say what is kept and taxed in it; the commission holds for orders placed from now on',
  who: writes,
  run: 'one',
  input: shape({
    ...seen,
    name: texts(longest.name),
    line: texts(longest.line),
    commission: Nullable(Rate),
    tax: Rate,
    requestId: RequiredRequestId,
  }),
  output: Version,
  refusals: [...seenRefusals, 'categoryNameless'],
})
export const adminCategoryPicture = contract({
  path: '/api/v2/admin/category/picture',
  summary: 'Give a category a picture that was sent, or take it away',
  who: writes,
  run: 'steps',
  input: shape({ ...seen, uploadId: Nullable(UploadId) }),
  output: shape({ file: Nullable(Type.String()) }),
  refusals: [...seenRefusals, 'uploadNotFound'],
})
export const adminCategoryMove = contract({
  path: '/api/v2/admin/category/move',
  summary: 'Move a category with all that stands below it, among its neighbours or below another one',
  who: writes,
  run: 'one',
  input: shape({
    ...seen,
    parentId: Nullable(Id, { description: 'null: it becomes a department' }),
    before: Nullable(Id, { description: 'The neighbour that follows it; null: it is the last' }),
    requestId: RequiredRequestId,
  }),
  output: Version,
  refusals: [...seenRefusals, 'categoryGone', 'categoryBelowItself', 'categoryTooDeep'],
})
export const adminCategoryMerging = contract({
  path: '/api/v2/admin/category/merging',
  summary: 'What would go with a category into another one',
  who: { staff: 'category.read' },
  run: 'read',
  input: shape({ id: Id, into: Type.Optional(Id) }),
  output: shape({
    onSale: Type.Integer({ description: 'Goods in it itself' }),
    inStore: Type.Integer(),
    below: Type.Integer({ description: 'Categories right below it' }),
    shops: Type.Integer({ description: 'With whom something was agreed about it' }),
    rates: Type.Array(
      shape({
        merchantId: Id,
        name: Type.String(),
        along: Type.Integer({ description: 'Of its goods, those that go along' }),
        there: Type.Integer({ description: 'And those that stand in the other one' }),
        from: Rate,
        into: Rate,
        after: Rate,
      }),
      { description: 'Shops with terms about either, goods of which pay another commission afterwards' },
    ),
  }),
})
export const adminCategoryMerge = contract({
  path: '/api/v2/admin/category/merge',
  summary: 'Everything of a category goes into another one, what was agreed with shops too; its address leads there',
  who: writes,
  run: 'one',
  input: shape({ ...seen, into: Id, reason: Reason, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: [...seenRefusals, 'reasonRequired', 'categoryGone', 'categoryBelowItself', 'categoryTooDeep'],
})
export const adminCategoryClose = contract({
  path: '/api/v2/admin/category/close',
  summary: 'Hide a category from shoppers with all below it, or show it again; goods in it stay on sale',
  who: writes,
  run: 'one',
  input: shape({ ...seen, closed: Type.Boolean(), requestId: RequiredRequestId }),
  output: Version,
  refusals: [...seenRefusals],
})
export const adminCategoryDelete = contract({
  path: '/api/v2/admin/category/delete',
  summary: 'Delete a category that nothing ever stood in',
  who: writes,
  run: 'one',
  input: shape({ ...seen, requestId: RequestId }),
  output: Nothing,
  refusals: [...seenRefusals, 'categoryNotEmpty', 'categoryAgreed'],
})
