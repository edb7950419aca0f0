// Calls of merchants about the reviews of their goods: reading, one answer, one appeal.
import { Type } from 'typebox'
import { AppealShape, DeskReview, Ground } from './desk-shape.ts'
import { longestText } from './limits.ts'
import { Stars } from '#features/catalog/reviews/contract.ts'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { merchant: 'comment.read' } as const
const writes = { merchant: 'comment.write' } as const
const Words = Type.String({ maxLength: longestText * 8, description: `At most ${longestText} letters` })

export const MchReview = shape({
  ...DeskReview.properties,
  mendUntil: Nullable(Time, { description: 'The answer may be mended until then' }),
  heldReply: Nullable(
    shape(
      { text: Type.String(), at: Time, state: Type.Enum(['open', 'hidden']), answer: Type.String() },
      { description: 'An answer that nobody sees: staff look at it first, or refused it' },
    ),
  ),
  appeal: Nullable(AppealShape),
})
export const mchCommentPage = contract({
  path: '/api/v2/mch/comment/page',
  summary: 'Reviews of the goods of a merchant, the newest first; unanswered: words of a buyer without an answer',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['all', 'unanswered', 'appealed'])),
    rating: Type.Optional(Stars),
    withPhotos: Type.Optional(Type.Boolean({ description: 'true: only those with pictures' })),
  }),
  output: pageOf(MchReview),
})
export const mchCommentCount = contract({
  path: '/api/v2/mch/comment/count',
  summary: 'How many reviews wait for an answer, and how many appeals for staff; up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ unanswered: Type.Integer(), appealed: Type.Integer() }),
})
export const mchCommentDetail = contract({
  path: '/api/v2/mch/comment/detail',
  summary: 'One review of the goods of a merchant',
  who: reads,
  run: 'read',
  input: shape({ reviewId: Id }),
  output: MchReview,
  refusals: ['notFound'],
})
export const mchCommentReply = contract({
  path: '/api/v2/mch/comment/reply',
  summary: 'Answer a review, once; the answer may be mended for a day',
  who: writes,
  run: 'one',
  input: shape({ reviewId: Id, text: Words, requestId: RequestId }),
  output: shape({ status: Type.Enum(['pending', 'shown'], { description: 'pending: staff look at it first' }) }),
  refusals: ['notFound', 'repliedAlready', 'replyHeld', 'wordsRefused', 'badInput'],
})
export const mchCommentAppeal = contract({
  path: '/api/v2/mch/comment/appeal',
  summary: 'Ask staff to take a review down, once, with a ground and words',
  who: writes,
  run: 'one',
  input: shape({ reviewId: Id, ground: Ground, text: Words, requestId: RequestId }),
  output: shape({ caseId: Id }),
  refusals: ['notFound', 'appealedAlready', 'badInput'],
})
