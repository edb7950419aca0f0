// Calls about the buyers of a merchant: who they are by nickname, what they bought here. Nothing by which somebody
// could reach them: that stands in the order, for as long as it may.
import { Type } from 'typebox'
import { sorts } from './sorts.ts'
import { contract, Fen, Id, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

const who = { merchant: 'buyer.read' } as const
const Count = Type.Integer({ minimum: 0 })
const buyer = {
  id: Id,
  nickName: Type.String({ description: 'Empty of an account that was closed' }),
  avatar: Nullable(Type.String()),
  closed: Type.Boolean(),
  orders: Type.Integer({ description: 'Paid ones' }),
  paid: Type.Integer({ description: 'Fen, less what went back' }),
  claims: Type.Integer(),
  firstAt: Time,
  lastAt: Time,
  follows: Type.Boolean(),
}
const filter = {
  kind: Type.Optional(Type.Enum(['new', 'returning'], { description: 'One paid order, or more' })),
  follows: Type.Optional(Type.Boolean()),
  from: Type.Optional({ ...Time, description: 'Last bought since' }),
  until: Type.Optional({ ...Time, description: 'Last bought before' }),
  least: Type.Optional({ ...Fen, minimum: 0, description: 'Paid in all, fen' }),
  most: Type.Optional({ ...Fen, minimum: 0 }),
}
export const mchBuyerPage = contract({
  path: '/api/v2/mch/buyer/page',
  summary: 'Who bought at this merchant; counted anew within a minute of each order',
  who,
  run: 'read',
  byKey: false,
  input: shape({
    ...pageInput,
    ...filter,
    sort: Type.Optional(Type.Enum(sorts, { description: 'The highest first; last when missing' })),
  }),
  output: pageOf(shape(buyer)),
})
export const mchBuyerDetail = contract({
  path: '/api/v2/mch/buyer/detail',
  summary: 'A buyer of this merchant with their newest orders here, fifty at most',
  who,
  run: 'read',
  byKey: false,
  input: shape({ id: Id }),
  output: shape({
    ...buyer,
    list: Type.Array(
      shape({
        orderNo: Type.String(),
        status: Type.String(),
        createdAt: Time,
        payable: Fen,
        paid: Fen,
        refunded: Fen,
        claims: Count,
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const mchBuyerExport = contract({
  path: '/api/v2/mch/buyer/export',
  summary: 'Write the buyers, or those of a filter, as a file, by a job: numbers and sums, no names',
  who,
  byKey: false,
  run: 'one',
  input: shape({ ...filter, requestId: RequestId }),
  output: shape({ jobId: Id }),
  refusals: ['fileJobRunning'],
})
