// Calls of operation: how the shop runs, jobs that failed, the audit of the books, backups.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { staff: 'operation.read' } as const
const writes = { staff: 'operation.write' } as const
const Count = Type.Integer()
const Reason = Type.String({ minLength: 2, maxLength: 300, description: 'For the audit log' })

export const operationHealth = contract({
  path: '/api/v2/admin/operation/health',
  summary: 'How the shop runs: version, this process, the queue, storage, slow statements, what fails',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    version: Type.String(),
    node: Type.String(),
    postgres: Type.String(),
    migration: Type.String({ description: 'The newest' }),
    migrations: Count,
    startedAt: Time,
    memory: Type.Integer({ description: 'Bytes of this process' }),
    delay: Type.Integer({ description: 'ms by which it is late with its work' }),
    pool: shape({ total: Count, idle: Count, waiting: Count }),
    queue: shape({
      due: Count,
      planned: Count,
      running: Count,
      retried: Type.Integer({ description: 'Failed and will be tried again' }),
      parked: Type.Integer({ description: 'Failed for good' }),
      oldestDueSeconds: Count,
      workerSeenAt: Nullable(Time, { description: 'When a worker last began what stands in the schedule' }),
    }),
    storage: shape({
      database: Type.Integer({ description: 'Bytes' }),
      files: Count,
      fileBytes: Count,
      diskFree: Count,
      diskTotal: Count,
      backupAt: Nullable(Time),
    }),
    failing: Type.Array(
      shape({
        job: Type.String(),
        count: Count,
        attempts: Count,
        error: Type.String(),
      }),
      { description: 'Mails, providers and other jobs that fail just now, by job' },
    ),
    slow: Type.Array(
      shape({
        statement: Type.String(),
        count: Count,
        worst: Count,
        mean: Count,
        source: Type.Enum(['own', 'database']),
      }),
      { description: 'ms; of this process, and of pg_stat_statements where the database has it' },
    ),
  }),
})
export const operationChanges = contract({
  path: '/api/v2/admin/operation/changes',
  summary: 'What changed in this version, as its changelog says (Markdown, English)',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ version: Type.String(), text: Type.String() }),
})
export const operationJobs = contract({
  path: '/api/v2/admin/operation/job/page',
  summary: 'Jobs that failed for good, the newest first; addresses and long numbers in their words are left out',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput }),
  output: pageOf(
    shape({ id: Id, job: Type.String(), attempts: Count, error: Type.String(), createdAt: Time, failedAt: Time }),
  ),
})
const jobInput = shape({ jobId: Id, reason: Reason, requestId: RequestId })
export const operationJobRetry = contract({
  path: '/api/v2/admin/operation/job/retry',
  summary: 'Have a job that failed for good tried again',
  who: writes,
  run: 'one',
  input: jobInput,
  output: Nothing,
  refusals: ['notFound'],
})
export const operationJobDrop = contract({
  path: '/api/v2/admin/operation/job/drop',
  summary: 'Let go of a job that failed for good; what erases a person stays',
  who: writes,
  run: 'one',
  input: jobInput,
  output: Nothing,
  refusals: ['notFound', 'jobKept'],
})

const Run = {
  id: Id,
  state: Type.Enum(['running', 'passed', 'failed']),
  startedBy: Nullable(Type.String(), { description: 'Nickname; null: by itself' }),
  startedAt: Time,
  endedAt: Nullable(Time),
  done: Count,
  total: Count,
}
export const booksAudits = contract({
  path: '/api/v2/admin/books/audit/page',
  summary: 'Audits of the books, the newest first',
  who: { staff: 'books.read' },
  run: 'read',
  input: shape({ ...pageInput }),
  output: pageOf(shape({ ...Run, found: Count })),
})
export const booksAuditDetail = contract({
  path: '/api/v2/admin/books/audit/detail',
  summary: 'One audit: every check with what it found, up to twenty rows of each',
  who: { staff: 'books.read' },
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...Run,
    fault: Type.String({ description: 'Why it could not end' }),
    checks: Type.Array(shape({ name: Type.String(), found: Count, ms: Count })),
    findings: Type.Array(shape({ name: Type.String(), rows: Type.Array(Type.String({ description: 'JSON' })) })),
  }),
  refusals: ['notFound'],
})
export const booksAuditRun = contract({
  path: '/api/v2/admin/books/audit/run',
  summary: 'Recount the books now, beside the shop',
  who: { staff: 'books.write' },
  run: 'one',
  input: shape({ requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: ['runGoing'],
})
export const backupPage = contract({
  path: '/api/v2/admin/backup/page',
  summary: 'Backups that lie beside the shop, the newest first, and the last runs. Never to be had by the web',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    folder: Type.String(),
    canTest: Type.Boolean({ description: 'Trial into a folder of its own: of an embedded database' }),
    files: Type.Array(shape({ name: Type.String(), bytes: Count, madeAt: Time })),
    runs: Type.Array(
      shape({ ...Run, kind: Type.Enum(['backup', 'restoreTest']), file: Type.String(), fault: Type.String() }),
    ),
  }),
})
export const backupRun = contract({
  path: '/api/v2/admin/backup/run',
  summary: 'Make a backup now, beside the shop',
  who: writes,
  run: 'one',
  input: shape({ requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: ['runGoing'],
})
export const backupTest = contract({
  path: '/api/v2/admin/backup/test',
  summary: 'Bring a backup back into a folder of its own, recount its books, and throw the folder away',
  who: writes,
  run: 'one',
  input: shape({
    file: Type.String({ pattern: String.raw`^miralo-[0-9A-Za-z-]{1,60}\.tar\.gz$` }),
    requestId: RequestId,
  }),
  output: shape({ id: Id }),
  refusals: ['notFound', 'runGoing', 'restoreTestElsewhere'],
})
