// Calls of merchants about their files in and out, and of staff about those that they take out: the list of jobs, their
// results.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { merchant: 'file.read' } as const
const writes = { merchant: 'file.write' } as const

const Part = shape({
  name: Type.String(),
  csv: Type.String(),
  next: Nullable(Type.Integer({ description: 'Give it as `part` to read on' })),
})
const Job = shape({
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
})
export const mchFilePage = contract({
  path: '/api/v2/mch/file/page',
  summary: 'Files in and out of this merchant, as far as the role may see what is in them; the newest first',
  who: reads,
  run: 'read',
  input: shape(pageInput),
  output: pageOf(Job),
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
  output: Part,
  refusals: ['notFound'],
})

const staffReads = { staff: 'file.read' } as const
export const adminFilePage = contract({
  path: '/api/v2/admin/file/page',
  summary: 'Files that staff take out, as far as the role may see what is in them; the newest first',
  who: staffReads,
  run: 'read',
  input: shape(pageInput),
  output: pageOf(Job),
})
export const adminFileCancel = contract({
  path: '/api/v2/admin/file/cancel',
  summary: 'Ask a job of staff to stop',
  who: { staff: 'file.write' },
  run: 'one',
  input: shape({ jobId: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'fileJobEnded'],
})
export const adminFileResult = contract({
  path: '/api/v2/admin/file/result',
  summary: 'The result of a job of staff that has ended, part by part: put one behind the other they are the file',
  who: staffReads,
  run: 'read',
  input: shape({ jobId: Id, part: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })) }),
  output: Part,
  refusals: ['notFound'],
})
export const adminFileBook = contract({
  path: '/api/v2/admin/file/book',
  summary: 'The result of a job of staff that is done, as a workbook of Excel (.xlsx)',
  who: staffReads,
  run: 'read',
  pace: 'parsing',
  input: shape({ jobId: Id }),
  output: shape({ name: Type.String(), xlsx: Type.String({ description: 'In base64' }) }),
  refusals: ['notFound', 'fileTooLong'],
})
