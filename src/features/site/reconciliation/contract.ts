// Calls of staff about files of providers: which were read, what differs, how that was cleared.
import { Type } from 'typebox'
import { fileBytes } from './limits.ts'
import {
  contract,
  Fen,
  Id,
  Nullable,
  pageInput,
  pageOf,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const reads = { staff: 'ledger.read' } as const
const writes = { staff: 'ledger.write' } as const
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'In Shanghai, as 2026-11-24' })
const Provider = Type.String({ maxLength: 20 })
const Sum = Type.Integer({ description: 'Integer fen, plus in and minus out' })
const file = {
  id: Id,
  provider: Type.String(),
  day: Day,
  name: Type.String(),
  by: Nullable(Type.String({ description: 'null: the shop fetched it' })),
  readAt: Time,
  rows: Type.Integer(),
  paid: Fen,
  refunded: Fen,
  fees: Type.Integer({ description: 'Fen; below zero: given back' }),
  paidOut: Fen,
  differences: Type.Integer({ description: 'That day’s, still to be cleared' }),
}

export const adminReconcilePage = contract({
  path: '/api/v2/admin/pay/file/page',
  summary: 'Files of providers that were read, the newest day first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, provider: Type.Optional(Provider) }),
  output: pageOf(shape(file)),
})
export const adminReconcileState = contract({
  path: '/api/v2/admin/pay/file/state',
  summary: 'Providers that are set up, the day up to which each was read, and how much differs',
  who: reads,
  run: 'read',
  input: shape({}),
  output: shape({
    yesterday: Day,
    open: Type.Integer(),
    providers: Type.Array(
      shape({
        provider: Type.String(),
        method: Type.String(),
        newest: Nullable(Day),
        clearing: Type.Integer({ description: 'What the books say that it has of ours: integer fen' }),
        missing: Type.Array(Day, { description: 'Of the last days' }),
      }),
    ),
  }),
})
export const adminReconcileRead = contract({
  path: '/api/v2/admin/pay/file/add',
  summary: 'Read the file of a provider’s day, and compare it',
  who: writes,
  run: 'one',
  pace: 'parsing',
  input: shape({
    provider: Provider,
    day: Day,
    name: Type.String({ maxLength: 200 }),
    file: Type.String({
      maxLength: Math.ceil(fileBytes / 3) * 4,
      pattern: '^[A-Za-z0-9+/]+={0,2}$',
      description: 'As the provider gives it, or packed (.zip), in base64',
    }),
    requestId: RequiredRequestId,
  }),
  output: shape({ id: Id, rows: Type.Integer(), differences: Type.Integer() }),
  refusals: [
    'badInput',
    'providerUnknown',
    'providerFileRead',
    'providerFileDiffers',
    'providerFileUnknown',
    'providerFileHalf',
    'providerFileCell',
    'providerFileDay',
  ],
})
export const adminReconcileFetch = contract({
  path: '/api/v2/admin/pay/file/fetch',
  summary: 'Fetch the files that are missing, now',
  who: writes,
  run: 'one',
  input: shape({ requestId: RequiredRequestId }),
  output: shape({}),
})
export const adminDifferencePage = contract({
  path: '/api/v2/admin/pay/difference/page',
  summary: 'What stands only there, only here, or with another sum; the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    provider: Type.Optional(Provider),
    day: Type.Optional(Day),
    status: Type.Optional(Type.Enum(['open', 'resolved'])),
  }),
  output: pageOf(
    shape({
      id: Id,
      provider: Type.String(),
      day: Day,
      kind: Type.Enum(['onlyThere', 'onlyHere', 'amount']),
      what: Type.Enum(['payment', 'refund', 'payout', 'fee', 'other']),
      note: Type.String({ description: 'What the provider calls it, where that is none of ours' }),
      theirNo: Nullable(Type.String()),
      ourNo: Nullable(Type.String({ description: 'As the provider was told' })),
      payNo: Nullable(Type.String()),
      theirs: Nullable(Sum),
      ours: Nullable(Sum),
      foundAt: Time,
      resolvedAt: Nullable(Time),
      resolver: Nullable(Type.String({ description: 'null: it agreed later, by itself' })),
      resolution: Type.String(),
    }),
  ),
})
export const adminDifferenceResolve = contract({
  path: '/api/v2/admin/pay/difference/resolve',
  summary: 'Note how a difference was cleared',
  who: writes,
  run: 'one',
  input: shape({ id: Id, resolution: Type.String({ maxLength: 300 }), requestId: RequiredRequestId }),
  output: shape({}),
  refusals: ['notFound', 'differenceResolved', 'ledgerReasonRequired'],
})
