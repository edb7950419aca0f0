// Calls of staff about feedback: the queue by age, one with its thread, who looks after it, answers.
import { Type } from 'typebox'
import { FeedbackState, Words } from './contract.ts'
import { longest } from './limits.ts'
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
import { languages } from '#kernel/text/language.ts'

const reads = { staff: 'feedback.read' } as const
const writes = { staff: 'feedback.write' } as const

const Who = shape({ userId: Id, name: Type.String() })
const facts = {
  id: Id,
  type: Type.String(),
  content: Type.String(),
  status: FeedbackState,
  lang: Type.Enum([...languages]),
  by: Type.String(),
  waitsSince: Time,
  lateAt: Time,
  createdAt: Time,
  assigned: Nullable(Who),
  mine: Type.Boolean({ description: 'I look after it' }),
}
const Tab = Type.Enum(['open', 'mine', 'answered', 'closed'])
export const adminFeedbackPage = contract({
  path: '/api/v2/admin/feedback/page',
  summary: 'Feedback: what waits, the longest first; answered and closed, the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Tab),
    type: Type.Optional(Type.String({ maxLength: 30 })),
    keyword: Type.Optional(Type.String({ maxLength: 80, description: 'Words that all stand in it' })),
  }),
  output: pageOf(shape(facts)),
})
export const adminFeedbackCount = contract({
  path: '/api/v2/admin/feedback/count',
  summary: 'How much waits, how much of it too long, and how much for me, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ open: Type.Integer(), late: Type.Integer(), mine: Type.Integer() }),
})
export const adminFeedbackDetail = contract({
  path: '/api/v2/admin/feedback/detail',
  summary: 'One feedback with its pictures and its thread',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...facts,
    userId: Id,
    contact: Type.String(),
    uploadIds: Type.Array(UploadId),
    thread: Type.Array(
      shape({
        id: Id,
        body: Type.String(),
        at: Time,
        staff: Nullable(Type.String(), { description: 'null: its author' }),
      }),
    ),
    staff: Type.Array(Who, { description: 'Who may look after it' }),
  }),
  refusals: ['notFound'],
})
export const adminFeedbackAssign = contract({
  path: '/api/v2/admin/feedback/assign',
  summary: 'Somebody of the staff looks after it, or nobody',
  who: writes,
  run: 'one',
  input: shape({ id: Id, to: Nullable(Id), requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'feedbackClosed', 'feedbackNobody'],
})
export const adminFeedbackReply = contract({
  path: '/api/v2/admin/feedback/reply',
  summary: 'Answer; whoever sent it gets a message',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    body: Words(longest.answer),
    close: Type.Boolean({ description: 'Nothing can be added then' }),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: FeedbackState }),
  refusals: ['notFound', 'feedbackClosed', 'badInput'],
})
export const adminFeedbackClose = contract({
  path: '/api/v2/admin/feedback/close',
  summary: 'Close it without an answer, with a reason for the log',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Type.String({ maxLength: 300 }), requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'feedbackClosed', 'reasonRequired'],
})
