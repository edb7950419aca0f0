// Calls of staff about brands: named, drawn, merged, closed.
import { Type } from 'typebox'
import { longest } from './limits.ts'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequiredRequestId, shape } from '#kernel/call/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'

const reads = { staff: 'brand.read' } as const
const writes = { staff: 'brand.write' } as const
export const texts = (maxLength: number) => {
  const text = Type.Optional(Type.String({ maxLength }))
  return shape({ 'zh-CN': text, 'en-US': text, 'es-ES': text })
}
export const Country = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO code' })
const seen = {
  id: Id,
  version: Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' }),
}
const seenRefusals = ['notFound', 'brandChanged'] as const
const Version = shape({ version: Type.Integer() })
const fields = {
  name: texts(longest.name),
  story: texts(longest.story),
  country: Nullable(Country),
  pinyin: Type.String({
    maxLength: longest.pinyin,
    description: 'How its Chinese name is read, where that is not the usual way; it stands there in the index',
  }),
}
const facts = {
  id: Id,
  code: Type.String(),
  name: texts(longest.name),
  story: texts(longest.story),
  country: Nullable(Type.String()),
  logo: Nullable(Type.String()),
  pinyin: Type.String(),
  closed: Type.Boolean({ description: 'Shoppers do not see it; goods of it stay on sale' }),
  version: Type.Integer(),
  letter: Type.String({ description: 'Under which it stands in the index of the language of the reply' }),
  goods: Type.Integer({ description: 'On sale' }),
  followers: Type.Integer(),
}
const Alike = shape({
  id: Id,
  name: Type.String(),
  goods: Type.Integer(),
  same: Type.Boolean({ description: 'But for signs and spaces it is called the same' }),
})

export const adminBrandPage = contract({
  path: '/api/v2/admin/brand/page',
  summary: 'Brands by name in the language of the reply; those that are shown, or those that are closed',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    closed: Type.Optional(Type.Boolean()),
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  output: pageOf(shape(facts)),
})
export const adminBrandDetail = contract({
  path: '/api/v2/admin/brand/detail',
  summary: 'One brand, what is called alike, and whose proof stands for it',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...facts,
    alike: Type.Array(Alike, { description: 'At most five, the likest first' }),
    owner: Nullable(
      shape({ requestId: Id, owner: Type.String(), shop: Type.String(), proofs: Type.Array(Type.String()) }),
      { description: 'Of the newest request that was approved' },
    ),
  }),
  refusals: ['notFound'],
})
export const adminBrandAlike = contract({
  path: '/api/v2/admin/brand/alike',
  summary: 'Brands that are called like this',
  who: reads,
  run: 'read',
  input: shape({ name: texts(longest.name) }),
  output: shape({ records: Type.Array(Alike) }),
})
export const adminBrandAdd = contract({
  path: '/api/v2/admin/brand/add',
  summary: 'A new brand',
  who: writes,
  run: 'one',
  input: shape({ ...fields, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['brandNameless', 'brandExists'],
})
export const adminBrandEdit = contract({
  path: '/api/v2/admin/brand/edit',
  summary: 'Name a brand, tell its story, say where it is from; lists follow',
  who: writes,
  run: 'one',
  input: shape({ ...seen, ...fields, requestId: RequiredRequestId }),
  output: Version,
  refusals: [...seenRefusals, 'brandNameless', 'brandExists'],
})
export const adminBrandLogo = contract({
  path: '/api/v2/admin/brand/logo',
  summary: 'Give a brand a logo that was sent, or take it away',
  who: writes,
  run: 'steps',
  input: shape({ ...seen, uploadId: Nullable(UploadId) }),
  output: shape({ file: Nullable(Type.String()) }),
  refusals: [...seenRefusals, 'uploadNotFound'],
})
export const adminBrandClose = contract({
  path: '/api/v2/admin/brand/close',
  summary: 'Hide a brand from shoppers, or show it again; goods of it stay on sale, no other shop can choose it',
  who: writes,
  run: 'one',
  input: shape({ ...seen, closed: Type.Boolean(), requestId: RequiredRequestId }),
  output: Version,
  refusals: [...seenRefusals],
})
export const adminBrandMerging = contract({
  path: '/api/v2/admin/brand/merging',
  summary: 'What would go with a brand into another one',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    onSale: Type.Integer(),
    inStore: Type.Integer(),
    shops: Type.Integer({ description: 'That sell it' }),
    drafts: Type.Integer({ description: 'Goods that are being written' }),
    followers: Type.Integer(),
  }),
})
export const adminBrandMerge = contract({
  path: '/api/v2/admin/brand/merge',
  summary: 'All goods and followers of a brand go into another one; its address leads there',
  who: writes,
  run: 'one',
  input: shape({
    ...seen,
    into: Id,
    reason: Type.String({ maxLength: longest.reason }),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: [...seenRefusals, 'reasonRequired', 'brandGone', 'brandIntoItself'],
})
