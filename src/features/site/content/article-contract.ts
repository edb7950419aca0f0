// Calls of staff about articles: a draft beside what is shown, published at once or at a time, every version kept.
import { Type } from 'typebox'
import { Revision } from './announcement-contract.ts'
import { articleKinds, codePattern, longest } from './limits.ts'
import { ShopTexts } from '#features/catalog/shop-front/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import {
  contract,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const reads = { staff: 'content.read' } as const
const writes = { staff: 'content.write' } as const

const Kind = Type.Enum([...articleKinds])
const words = {
  title: ShopTexts(longest.title),
  summary: ShopTexts(longest.summary),
  body: ShopTexts(longest.body, 'HTML; what may not be shown is taken out'),
}
const Cover = Nullable(Type.String(), { description: 'A picture, shown at /img/{cover}-{width}.webp' })
const facts = {
  id: Id,
  code: Type.String(),
  kind: Kind,
  status: Type.Enum(['draft', 'published', 'withdrawn']),
  title: words.title,
  cover: Cover,
  version: Type.Integer({ description: '0: never shown' }),
  revision: Type.Integer(),
  updatedAt: Time,
  hasDraft: Type.Boolean({ description: 'Something is written that nobody sees yet' }),
  publishAt: Nullable(Time, { description: 'When its draft is shown by itself' }),
  helped: Type.Integer(),
  notHelped: Type.Integer(),
}
export const adminArticlePage = contract({
  path: '/api/v2/admin/article/page',
  summary: 'Articles, what was changed last first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['shown', 'draft', 'withdrawn'], { description: 'draft: what has one' })),
    kind: Type.Optional(Kind),
    keyword: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  output: pageOf(shape(facts)),
})
const Version = shape({
  version: Type.Integer(),
  title: words.title,
  shownFrom: Time,
  by: Nullable(Type.String(), { description: 'null: nobody at a desk' }),
  asks: Type.Boolean({ description: 'People are asked to agree to it' }),
  agreed: Type.Integer({ description: 'So many did' }),
})
export const adminArticleDetail = contract({
  path: '/api/v2/admin/article/detail',
  summary: 'One article: its draft, or what is shown where there is none, and its versions',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ ...facts, ...words, versions: Type.Array(Version, { description: 'The newest hundred' }) }),
  refusals: ['notFound'],
})
export const adminArticleVersion = contract({
  path: '/api/v2/admin/article/version',
  summary: 'One version of an article, as its editor takes it',
  who: reads,
  run: 'read',
  input: shape({ id: Id, version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
  output: shape({ ...words, cover: Cover }),
  refusals: ['notFound'],
})
export const adminArticleAdd = contract({
  path: '/api/v2/admin/article/add',
  summary: 'A new article, as a draft',
  who: writes,
  run: 'one',
  input: shape({
    code: Type.String({ pattern: codePattern, description: 'What its address calls it, for good' }),
    kind: Kind,
    title: words.title,
    requestId: RequiredRequestId,
  }),
  output: shape({ id: Id }),
  refusals: ['contentNameless', 'articleCodeTaken'],
})
const seen = { id: Id, revision: Revision }
const seenRefusals = ['notFound', 'contentChanged'] as const
const revised = shape({ revision: Type.Integer() })
export const adminArticleSave = contract({
  path: '/api/v2/admin/article/save',
  summary: 'Keep the draft of an article; nobody sees it',
  who: writes,
  run: 'one',
  input: shape({ ...seen, ...words, requestId: RequiredRequestId }),
  output: revised,
  refusals: [...seenRefusals, 'contentNameless', 'articlePlanned'],
})
export const adminArticleCover = contract({
  path: '/api/v2/admin/article/cover',
  summary: 'Give the draft of an article a cover that was sent, or take it away',
  who: writes,
  run: 'steps',
  input: shape({ ...seen, uploadId: Nullable(UploadId) }),
  output: shape({ cover: Cover, revision: Type.Integer() }),
  refusals: [...seenRefusals, 'uploadNotFound', 'articlePlanned'],
})
export const adminArticlePublish = contract({
  path: '/api/v2/admin/article/publish',
  summary: 'Show the draft of an article, at once or at a time to come',
  who: writes,
  run: 'one',
  input: shape({
    ...seen,
    at: Nullable(Time, { description: 'null: at once' }),
    asks: Type.Optional(Type.Boolean({ description: 'Of an agreement: people are asked to agree to it' })),
    requestId: RequiredRequestId,
  }),
  output: revised,
  refusals: [...seenRefusals, 'articleEmpty', 'articleUnchanged', 'badInput'],
})
export const adminArticleCallOff = contract({
  path: '/api/v2/admin/article/callOff',
  summary: 'A planned draft is not shown by itself',
  who: writes,
  run: 'one',
  input: shape({ ...seen, requestId: RequiredRequestId }),
  output: revised,
  refusals: seenRefusals,
})
export const adminArticleDiscard = contract({
  path: '/api/v2/admin/article/discard',
  summary: 'Throw the draft away; an article that was never shown goes with it',
  who: writes,
  run: 'one',
  input: shape({ ...seen, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: seenRefusals,
})
export const adminArticleWithdraw = contract({
  path: '/api/v2/admin/article/withdraw',
  summary: 'Take an article from shoppers, or show it again as it was',
  who: writes,
  run: 'one',
  input: shape({ ...seen, withdrawn: Type.Boolean(), requestId: RequiredRequestId }),
  output: revised,
  refusals: [...seenRefusals, 'articleEmpty', 'articleBinding'],
})
