// Calls of help that shoppers ask: topics, problems by words or topic, one with its answer, whether it helped.
import { Type } from 'typebox'
import { Block } from '#features/site/content/contract.ts'
import { contract, Id, Nothing, pageInput, pageOf, shape, Time } from '#kernel/call/contract.ts'

const Row = { id: Id, title: Type.String(), topicId: Id, topic: Type.String() }
export const helpTopicList = contract({
  path: '/api/v2/help/topic/list',
  summary: 'Topics of help that have answers, in their order',
  who: 'public',
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(shape({ id: Id, name: Type.String(), count: Type.Integer({ description: 'Problems in it' }) })),
  }),
})
export const helpProblemPage = contract({
  path: '/api/v2/help/problem/page',
  summary: 'Problems in the order of their topics; what is asked most first where only that is wanted',
  who: 'public',
  run: 'read',
  input: shape({
    ...pageInput,
    topicId: Type.Optional(Id),
    hot: Type.Optional(Type.Boolean({ description: 'Only what is asked most' })),
    keyword: Type.Optional(
      Type.String({ maxLength: 80, description: 'Words that all stand in the problem or in its answer' }),
    ),
  }),
  output: pageOf(shape(Row)),
})
export const helpProblemDetail = contract({
  path: '/api/v2/help/problem/detail',
  summary: 'One problem with its answer, and the others of its topic',
  who: 'public',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...Row,
    body: Type.Array(Block),
    updatedAt: Time,
    helped: Type.Integer({ description: 'Readers whom it helped' }),
    others: Type.Array(shape({ id: Id, title: Type.String() })),
  }),
  refusals: ['notFound'],
})
export const helpProblemHelpful = contract({
  path: '/api/v2/help/problem/helpful',
  summary: 'Says whether an answer helped; one voice per reader, which may change',
  who: 'public',
  run: 'one',
  input: shape({ id: Id, helped: Type.Boolean() }),
  output: shape({ helped: Type.Integer() }),
  refusals: ['notFound'],
})
