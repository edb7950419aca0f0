// Calls of a merchant about its files in and out: the list of jobs, their results.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { merchant: 'file.read' } as const
const writes = { merchant: 'file.write' } as const

export const mchFilePage = contract({
  path: '/api/v2/mch/file/page',
  summary: 'Files in and out of this merchant, as far as the role may see what is in them; the newest first',
  who: reads,
  run: 'read',
  input: shape(pageInput),
  output: pageOf(
    shape({
      jobId: Id,
      kind: Type.String(),
      name: Type.String({ description: 'Of the file that came in' }),
      by: Nullable(Type.String({ description: 'null: they left' })),
      status: Type.Enum(['draft', 'running', 'done', 'cancelled', 'failed']),
      cancelAsked: Type.Boolean(),
      done: Type.Integer(),
      total: Nullable(Type.Integer()),
      fault: Type.String(),
      hasResult: Type.Boolean(),
      createdAt: Time,
      endedAt: Nullable(Time),
      keptUntil: Time,
    }),
  ),
})
export const mchFileCancel = contract({
  path: '/api/v2/mch/file/cancel',
  summary: 'Ask a job to stop; what it has done stays',
  who: writes,
  run: 'one',
  input: shape({ jobId: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'fileJobEnded'],
})
export const mchFileResult = contract({
  path: '/api/v2/mch/file/result',
  summary: 'The result of a job that has ended, part by part: put one behind the other they are the file',
  who: reads,
  run: 'read',
  input: shape({ jobId: Id, part: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })) }),
  output: shape({
    name: Type.String(),
    csv: Type.String(),
    next: Nullable(Type.Integer({ description: 'Give it as `part` to read on' })),
  }),
  refusals: ['notFound'],
})
