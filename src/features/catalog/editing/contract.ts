// Calls of merchants about the goods that they write: drafts saved as one types, published as a whole.
import { Type } from 'typebox'
import { Content } from './content.ts'
import { mostSentAtOnce, sendOutcomes } from './limits.ts'
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
  Nothing,
} from '#kernel/call/contract.ts'
import { goodsDetailNormal } from '#features/catalog/products/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'

const reads = { merchant: 'goods.read' } as const
const writes = { merchant: 'goods.write' } as const
const seen = {
  draftId: Id,
  version: Type.Integer({ minimum: 1, description: 'Of the draft as it was seen; an older one is refused' }),
}
const seenRefusals = ['notFound', 'draftEnded', 'draftChanged'] as const
const State = Type.Enum(['draft', 'inReview', 'returned'])
export const Notes = Type.Array(shape({ field: Type.String(), note: Type.String() }))
const Change = shape({
  field: Type.String(),
  of: Type.String({ description: 'A language; a SKU by its values; empty where the field is one' }),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
})
export const Changes = Type.Array(Change)

export const mchGoodsDetail = contract({
  path: '/api/v2/mch/goods/detail',
  summary: 'A product of this merchant as it is on sale, and its draft; or a draft of what is new',
  who: reads,
  run: 'read',
  input: shape({ productId: Type.Optional(Id), draftId: Type.Optional(Id) }),
  output: shape({
    productId: Nullable(Id),
    unreviewed: Type.Boolean({
      description: 'It lies in store and no staff have seen it: publishing sends it to them',
    }),
    published: Nullable(Content),
    skus: Type.Array(shape({ skuId: Id, values: Type.Array(Type.String()), onHand: Type.Integer() }), {
      description: 'Those that it has or had, with what is there',
    }),
    draft: Nullable(
      shape({
        id: Id,
        version: Type.Integer(),
        state: State,
        content: Content,
        base: Nullable(Content, { description: 'What was on sale when it was begun' }),
        savedAt: Time,
        savedBy: Type.String(),
        submittedAt: Nullable(Time),
        causes: Type.Array(Type.String(), { description: 'Why staff look at it' }),
        notes: Notes,
        answer: Type.String({ description: 'Of staff, where they returned it' }),
      }),
    ),
  }),
  refusals: ['notFound', 'badInput'],
})
export const mchGoodsChoices = contract({
  path: '/api/v2/mch/goods/draft/choices',
  summary: 'What goods can be set to: categories, brands, freight templates of this merchant, units of sale',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    categories: Type.Array(
      shape({
        id: Id,
        parentId: Nullable(Id),
        level: Type.Integer(),
        name: Type.String(),
        open: Type.Boolean({ description: 'This merchant may put goods on sale there' }),
      }),
    ),
    brands: Type.Array(shape({ id: Id, name: Type.String() })),
    templates: Type.Array(shape({ id: Id, name: Type.String(), isDefault: Type.Boolean() })),
    units: Type.Array(shape({ code: Type.String(), name: Type.String(), open: Type.Boolean() }), {
      description: 'Of sale, but the piece; those that are not open only goods have that carry them',
    }),
  }),
})
const saved = { version: Type.Integer(), savedAt: Time }
export const mchGoodsAdd = contract({
  path: '/api/v2/mch/goods/add',
  summary: 'Begin a draft, of something new or of a product; where the product has one, it is that',
  who: writes,
  run: 'one',
  input: shape({ productId: Type.Optional(Id), requestId: RequestId }),
  output: shape({ draftId: Id, version: Type.Integer() }),
  refusals: ['notFound'],
})
export const mchGoodsEdit = contract({
  path: '/api/v2/mch/goods/edit',
  logged: false,
  summary: 'Save a draft as far as it is written; what shoppers see does not change',
  who: writes,
  run: 'one',
  input: shape({ ...seen, content: Content, requestId: RequestId }),
  output: shape(saved),
  refusals: [...seenRefusals, 'draftInReview', 'pictureUnknown', 'mediaUnknown', 'badInput', 'categoryBarred'],
})
export const mchGoodsDiscard = contract({
  path: '/api/v2/mch/goods/discard',
  summary: 'Throw a draft away; what is on sale stays as it is',
  who: writes,
  run: 'one',
  input: shape({ ...seen, requestId: RequestId }),
  output: Nothing,
  refusals: [...seenRefusals, 'draftInReview'],
})
export const mchGoodsPublish = contract({
  path: '/api/v2/mch/goods/publish',
  summary:
    'Check the whole draft and put it on sale, or before staff where they look at such changes first; what is on ' +
    'sale stays on sale meanwhile',
  who: writes,
  run: 'one',
  input: shape({
    ...seen,
    overwrite: Type.Optional(Type.Boolean({ description: 'The draft is right also where both were changed' })),
    requestId: RequiredRequestId,
  }),
  output: shape({ outcome: Type.Enum(['published', 'planned', 'keptOff', 'inReview']), productId: Nullable(Id) }),
  refusals: [...seenRefusals, 'draftInReview', 'draftUnfit', 'goodsMoved', 'goodsGone', 'reviewsWait', 'featureOff'],
})
export const mchGoodsReview = contract({
  path: '/api/v2/mch/goods/review',
  summary:
    'Send goods to staff that lie in store and that nobody has seen; approved, they are on sale. Each is answered by ' +
    'itself: so many of a shop wait at once',
  who: writes,
  run: 'one',
  input: shape({
    ids: Type.Array(Id, { minItems: 1, maxItems: mostSentAtOnce, uniqueItems: true }),
    requestId: RequiredRequestId,
  }),
  output: shape({ results: Type.Array(shape({ id: Id, outcome: Type.Enum([...sendOutcomes]) })) }),
})
export const mchGoodsReviewState = contract({
  path: '/api/v2/mch/goods/review/state',
  summary: 'Whether new goods of this shop are looked at before they are on sale, and what lies in store unseen',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    left: Type.Integer({
      description: 'So many more must be on sale until new goods need not be seen; 0: they need not',
    }),
    changes: Type.Boolean({
      description: 'Whether staff look at changed titles, texts, pictures and categories first',
    }),
    priceBp: Type.Integer({ description: 'A price that rises above so much of what it was waits for staff; 0: none' }),
    unreviewed: Type.Integer({ description: 'Goods in store that nobody has seen, up to 1,001' }),
    waiting: Type.Integer({ description: 'Of them before staff, up to 1,001' }),
  }),
})
export const mchGoodsWithdraw = contract({
  path: '/api/v2/mch/goods/withdraw',
  summary: 'Take a draft back from staff, to go on writing',
  who: writes,
  run: 'one',
  input: shape({ ...seen, requestId: RequestId }),
  output: shape({ version: Type.Integer() }),
  refusals: [...seenRefusals, 'caseClosed'],
})
export const mchGoodsPicture = contract({
  path: '/api/v2/mch/goods/picture',
  logged: false,
  summary: 'Bring a picture that was sent for goods; drafts name it by its file',
  who: writes,
  run: 'steps',
  input: shape({ uploadId: UploadId }),
  output: shape({ file: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  refusals: ['uploadNotFound'],
})
export const mchGoodsMedia = contract({
  path: '/api/v2/mch/goods/media',
  logged: false,
  summary: 'Bring a film (MP4) or a turning model (GLB) that was sent for goods; drafts name it by its file',
  who: writes,
  run: 'one',
  input: shape({ kind: Type.Enum(['video', 'model']), uploadId: UploadId, requestId: RequestId }),
  output: shape({ file: Type.String() }),
  refusals: ['uploadNotFound', 'mediaUnused'],
})
export const mchGoodsPreview = contract({
  path: '/api/v2/mch/goods/preview',
  summary: 'A token that shows a draft as shoppers would see it, at /goods/preview?t=…, for some minutes',
  who: reads,
  run: 'read',
  input: shape({ draftId: Id }),
  output: shape({ token: Type.String(), until: Time }),
  refusals: ['notFound'],
})
export const goodsPreview = contract({
  path: '/api/v2/goods/goods/preview',
  summary: "A draft as a product page shows it, by the token of who writes it; its ids are nobody's",
  who: 'public',
  run: 'read',
  input: shape({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  output: goodsDetailNormal.output,
  refusals: ['notFound'],
})
export const mchGoodsHistory = contract({
  path: '/api/v2/mch/goods/history',
  summary: 'Who did what with a product, or with a draft of what is new; the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, productId: Type.Optional(Id), draftId: Type.Optional(Id) }),
  output: pageOf(
    shape({
      id: Id,
      kind: Type.Enum(['begun', 'submitted', 'withdrawn', 'returned', 'published', 'discarded']),
      by: Nullable(Type.String({ description: 'Null: staff, or who has left' })),
      byStaff: Type.Boolean(),
      changes: Changes,
      at: Time,
    }),
  ),
  refusals: ['notFound', 'badInput'],
})
export const DraftTab = Type.Enum(['draft', 'inReview', 'returned'])
export const mchGoodsDraftPage = contract({
  path: '/api/v2/mch/goods/draft/page',
  summary: 'Drafts of this merchant that are not over, the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, tab: Type.Optional(DraftTab) }),
  output: pageOf(
    shape({
      id: Id,
      productId: Nullable(Id),
      state: State,
      title: Type.String(),
      picture: Nullable(Type.String()),
      skus: Type.Integer(),
      notes: Type.Integer(),
      savedAt: Time,
      savedBy: Type.String(),
    }),
  ),
})
export const mchGoodsDraftCount = contract({
  path: '/api/v2/mch/goods/draft/count',
  summary: 'How many drafts stand in each state, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ draft: Type.Integer(), inReview: Type.Integer(), returned: Type.Integer() }),
})
