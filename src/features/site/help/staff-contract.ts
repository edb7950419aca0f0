// Calls of staff about help: topics and problems as a tree in its order.
import { Type } from 'typebox'
import { longest } from './limits.ts'
import { ShopTexts } from '#features/catalog/shop-front/contract.ts'
import { contract, Id, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const reads = { staff: 'content.read' } as const
const writes = { staff: 'content.write' } as const

const name = ShopTexts(longest.name)
const words = { title: ShopTexts(longest.title), body: ShopTexts(longest.body, 'HTML; sanitised') }
const marks = { hot: Type.Boolean({ description: 'Among what is asked most' }), hidden: Type.Boolean() }
const Revision = Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' })
const revision = Type.Integer()
const Problem = shape({
  id: Id,
  title: words.title,
  ...marks,
  whole: Type.Boolean({ description: 'It is written in all languages' }),
  helped: Type.Integer(),
  notHelped: Type.Integer(),
})
export const adminHelpList = contract({
  path: '/api/v2/admin/help/list',
  summary: 'All topics with their problems, hidden ones too, in their order',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(shape({ id: Id, name, hidden: Type.Boolean(), revision, problems: Type.Array(Problem) })),
  }),
})
export const adminHelpDetail = contract({
  path: '/api/v2/admin/help/problem/detail',
  summary: 'One problem, as its editor takes it',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    id: Id,
    topicId: Id,
    ...words,
    ...marks,
    revision,
    helped: Type.Integer(),
    notHelped: Type.Integer(),
  }),
  refusals: ['notFound'],
})
export const adminHelpTopicAdd = contract({
  path: '/api/v2/admin/help/topic/add',
  summary: 'A new topic, behind the others',
  who: writes,
  run: 'one',
  input: shape({ name, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['contentNameless', 'helpTooMuch'],
})
const seen = { id: Id, revision: Revision }
const seenRefusals = ['notFound', 'contentChanged'] as const
export const adminHelpTopicEdit = contract({
  path: '/api/v2/admin/help/topic/edit',
  summary: 'Name a topic anew, hide it with all in it, or show it again',
  who: writes,
  run: 'one',
  input: shape({ ...seen, name, hidden: Type.Boolean(), requestId: RequiredRequestId }),
  output: Nothing,
  refusals: [...seenRefusals, 'contentNameless'],
})
export const adminHelpTopicDelete = contract({
  path: '/api/v2/admin/help/topic/delete',
  summary: 'Delete a topic that nothing stands in',
  who: writes,
  run: 'one',
  input: shape({ ...seen, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: [...seenRefusals, 'helpTopicUsed'],
})
export const adminHelpProblemAdd = contract({
  path: '/api/v2/admin/help/problem/add',
  summary: 'A new problem with its answer, behind the others of its topic',
  who: writes,
  run: 'one',
  input: shape({ topicId: Id, ...words, ...marks, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['notFound', 'contentNameless', 'helpUnanswered', 'helpTooMuch'],
})
export const adminHelpProblemEdit = contract({
  path: '/api/v2/admin/help/problem/edit',
  summary: 'Write a problem and its answer anew',
  who: writes,
  run: 'one',
  input: shape({ ...seen, topicId: Id, ...words, ...marks, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: [...seenRefusals, 'contentNameless', 'helpUnanswered'],
})
export const adminHelpProblemDelete = contract({
  path: '/api/v2/admin/help/problem/delete',
  summary: 'Delete a problem with its answer',
  who: writes,
  run: 'one',
  input: shape({ ...seen, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: seenRefusals,
})
export const adminHelpMove = contract({
  path: '/api/v2/admin/help/move',
  summary: 'Move a topic among topics, or a problem within its topic or into another one',
  who: writes,
  run: 'one',
  input: shape({
    kind: Type.Enum(['topic', 'problem']),
    id: Id,
    topicId: Nullable(Id, { description: 'Of a problem: where it goes' }),
    before: Nullable(Id, { description: 'What follows it; null: it is the last' }),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound'],
})
