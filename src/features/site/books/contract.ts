// Calls of staff about the books: a day of them, entries, corrections.
import { Type } from 'typebox'
import { adjustableOwners } from './adjustable.ts'
import { AloneProof, secondPersonRefusals } from '#features/people/accounts/contract.ts'
import {
  contract,
  Fen,
  Id,
  Nullable,
  pageInput,
  pageOf,
  RequestId,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const reads = { staff: 'books.read' } as const
const writes = { staff: 'books.write' } as const
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'In Shanghai, as 2026-11-24' })
const Currency = Type.Enum(['CNY', 'POINTS'])
const Owner = Type.Enum(['platform', 'user', 'merchant', 'order'])
const Kind = Type.String({ maxLength: 40 })
const Sum = Type.Integer({ description: 'Integer fen, or points' })

export const adminBooksDay = contract({
  path: '/api/v2/admin/books/day',
  summary:
    'The trial balance of a day, by kind of account: plus the shop owes it, minus the shop has it, or has given it; ' +
    'and what moved, by event',
  who: reads,
  run: 'read',
  extra: true,
  input: shape({ day: Type.Optional(Day), currency: Type.Optional(Currency) }),
  output: shape({
    day: Day,
    closed: Type.Boolean({ description: 'The day is over' }),
    accounts: Type.Array(
      shape({ owner: Owner, kind: Kind, opening: Sum, debit: Sum, credit: Sum, closing: Sum, entries: Type.Integer() }),
    ),
    events: Type.Array(shape({ kind: Type.String(), count: Type.Integer(), amount: Sum })),
  }),
})
export const adminBooksEntryPage = contract({
  path: '/api/v2/admin/books/entry/page',
  summary: 'Entries of a kind of account on a day, the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, day: Day, owner: Owner, kind: Kind, currency: Type.Optional(Currency) }),
  output: pageOf(
    shape({
      id: Id,
      transferId: Id,
      key: Type.String({ description: 'Business key of the transfer' }),
      event: Type.String({ description: 'Kind of the transfer' }),
      ownerId: Type.Integer(),
      name: Nullable(Type.String({ description: 'Of the shop or person; the number of the order' })),
      amount: Sum,
      at: Time,
    }),
  ),
})
export const adminBooksEntryExport = contract({
  path: '/api/v2/admin/books/entry/export',
  summary: 'Take all of them out as a file: a job begins, its result lies among the files of staff',
  who: reads,
  run: 'one',
  input: shape({ day: Day, owner: Owner, kind: Kind, currency: Type.Optional(Currency), requestId: RequestId }),
  output: shape({ jobId: Id }),
  refusals: ['badInput', 'fileJobRunning'],
})
export const adminBooksTransfer = contract({
  path: '/api/v2/admin/books/transfer',
  summary: 'One transfer with all of its legs: they sum to zero',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    key: Type.String(),
    event: Type.String(),
    at: Time,
    legs: Type.Array(
      shape({
        currency: Currency,
        owner: Owner,
        kind: Kind,
        ownerId: Type.Integer(),
        name: Nullable(Type.String()),
        amount: Sum,
      }),
    ),
  }),
  refusals: ['notFound'],
})
const adjustment = {
  id: Id,
  owner: Type.Enum(adjustableOwners),
  ownerId: Type.Integer(),
  name: Nullable(Type.String()),
  kind: Kind,
  amount: Fen,
  reason: Type.String(),
  status: Type.Enum(['asked', 'done', 'rejected']),
  asker: Type.String(),
  own: Type.Boolean({ description: 'I asked for it: another decides it' }),
  askedAt: Time,
  decider: Nullable(Type.String()),
  decidedAt: Nullable(Time),
}
export const adminAdjustmentPage = contract({
  path: '/api/v2/admin/books/adjustment/page',
  summary: 'Corrections of the books, the newest first',
  who: reads,
  run: 'read',
  input: shape(pageInput),
  output: pageOf(shape(adjustment)),
})
export const adminAdjustmentAdd = contract({
  path: '/api/v2/admin/books/adjustment/add',
  summary: 'Ask for a correction: an account gets so much, or it is taken from it, against platform:adjustment',
  who: writes,
  run: 'one',
  input: shape({
    owner: Type.Enum(adjustableOwners),
    ownerId: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '0 of the platform' }),
    kind: Kind,
    amount: Type.Integer({ minimum: -100_000_000_00, maximum: 100_000_000_00, description: 'Integer fen' }),
    reason: Type.String({ maxLength: 300 }),
    requestId: RequiredRequestId,
  }),
  output: shape({ id: Id }),
  refusals: ['notFound', 'badInput', 'adjustmentAccount', 'reasonRequired'],
})
export const adminAdjustmentAudit = contract({
  path: '/api/v2/admin/books/adjustment/audit',
  summary: 'Approve a correction that somebody else asked for, or reject it',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    decision: Type.Enum(['approve', 'reject']),
    proof: AloneProof,
    requestId: RequiredRequestId,
  }),
  output: shape({ status: Type.Enum(['done', 'rejected']) }),
  refusals: ['notFound', 'adjustmentDecided', 'insufficientBalance', ...secondPersonRefusals],
})
