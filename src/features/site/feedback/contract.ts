// Calls of shoppers about feedback: what can be sent, sending it, one's own, and the thread of one.
import { Type } from 'typebox'
import { longest, mostPictures } from './limits.ts'
import { states } from './states.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import {
  contract,
  Id,
  Nothing,
  pageInput,
  pageOf,
  RequestId,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

export const FeedbackState = Type.Enum([...states])
export const Kind = shape({ code: Type.String(), name: Type.String() })
// letters are counted as people count them, by the handler
export const Words = (most: number) =>
  Type.String({ minLength: 1, maxLength: most * 8, description: `At most ${most} letters` })

export const configFeedback = contract({
  path: '/api/v2/config/feedback',
  summary: 'What feedback can be about, and what it may hold',
  who: 'public',
  run: 'read',
  input: Nothing,
  output: shape({
    types: Type.Array(Kind),
    contentMax: Type.Integer(),
    picturesMax: Type.Integer(),
    answerDays: shape({ from: Type.Integer(), until: Type.Integer() }),
  }),
})
export const feedbackCreate = contract({
  path: '/api/v2/feedback/create',
  summary: 'Send feedback; an answer is a message',
  who: 'shopper',
  run: 'one',
  begins: 'feedback',
  input: shape({
    type: Type.String({ maxLength: 30, description: 'A code of config/feedback' }),
    content: Words(longest.content),
    contact: Type.Optional(Type.String({ maxLength: longest.contact, description: 'No Chinese' })),
    uploadIds: Type.Optional(Type.Array(UploadId, { maxItems: mostPictures, uniqueItems: true })),
    requestId: RequiredRequestId,
  }),
  output: shape({ id: Id }),
  refusals: ['badInput', 'tooFast', 'uploadNotFound', 'feedbackEmoji', 'feedbackContact'],
})
const Row = {
  id: Id,
  type: Type.String({ description: 'As it was called when it was sent' }),
  content: Type.String(),
  status: FeedbackState,
  unread: Type.Boolean({ description: 'The shop answered, and you have not read it' }),
  pictures: Type.Integer(),
  replies: Type.Integer(),
  createdAt: Time,
  movedAt: Time,
}
export const feedbackPage = contract({
  path: '/api/v2/feedback/page',
  summary: 'My feedback, the newest first',
  who: 'shopper',
  run: 'read',
  input: shape(pageInput),
  output: pageOf(shape(Row)),
})
export const Reply = shape({
  id: Id,
  mine: Type.Boolean({ description: 'Of its author; else of the shop' }),
  body: Type.String(),
  at: Time,
})
export const feedbackDetail = contract({
  path: '/api/v2/feedback/detail',
  summary: 'One feedback of mine with all that was answered',
  who: 'shopper',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ ...Row, contact: Type.String(), uploadIds: Type.Array(UploadId), thread: Type.Array(Reply) }),
  refusals: ['notFound'],
})
export const feedbackReply = contract({
  path: '/api/v2/feedback/reply',
  summary: 'Add to my feedback; it waits for an answer again',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, content: Words(longest.content), requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['notFound', 'feedbackClosed', 'badInput', 'tooFast', 'feedbackEmoji'],
})
export const feedbackRead = contract({
  path: '/api/v2/feedback/read',
  summary: 'I have read what was answered',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
