// Calls of bank transfers: of buyers who send one, and of staff who see what came.
import { Type } from 'typebox'
import { StatementLine } from './statement-contract.ts'
import { decisions, transferStates } from './states.ts'
import { PaymentState } from '../payments/contract.ts'
import { AloneProof, secondPersonRefusals } from '#features/people/accounts/contract.ts'
import { caseContracts, Holder, Taken } from '#features/people/casework/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import {
  contract,
  Fen,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

/** One of them. */
const which = {
  payNo: Type.Optional(
    Type.String({ pattern: '^\\d{12,32}$', description: 'Mine, or one that I sent a transfer for' }),
  ),
  token: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'Of the link by which a friend asked me to pay' }),
  ),
}
const Status = Type.Enum([...transferStates])
const words = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const account = { holder: words(120), bank: words(120), number: words(50) }
const sender = {
  holder: Type.String({ description: 'Masked' }),
  country: Type.String(),
  bank: Type.String(),
  lastFour: Type.String(),
}
export const transferDetail = contract({
  path: '/api/v2/order/pay/transfer/detail',
  summary: 'My payment as a bank transfer: where to send what, and how it stands',
  who: 'shopper',
  run: 'read',
  pace: 'lookup',
  input: shape(which),
  output: shape({
    payNo: Type.String(),
    subject: Type.Enum(['orders', 'topUp']),
    status: PaymentState,
    amount: Fen,
    expiresAt: Time,
    inReview: Type.Boolean(),
    forFriend: Type.Boolean({ description: 'Somebody else’s payment, that I was asked to pay' }),
    recipient: Nullable(shape({ holder: Type.String(), bank: Type.String(), number: Type.String() })),
    reference: Type.String({ description: 'What the transfer must say: without it nobody can tell whose money it is' }),
    obstacle: Nullable(Type.String({ description: 'Why proofs cannot be sent now: a reason of the refusal list' })),
    transfer: Nullable(
      shape({
        status: Status,
        ...sender,
        proofs: Type.Array(UploadId),
        sentAt: Time,
        reason: Type.String({ description: 'What staff said of it' }),
        came: { ...Fen, description: 'What came of it and waits for the rest' },
        missing: Fen,
        last: Type.Boolean({ description: 'It cannot be sent again once it is returned' }),
      }),
    ),
  }),
  refusals: ['notFound', 'badInput'],
})
export const transferAdd = contract({
  path: '/api/v2/order/pay/transfer/add',
  summary: 'Send proofs of a bank transfer: the timer stops, and staff look whether the money came',
  who: 'shopper',
  run: 'one',
  input: shape({
    ...which,
    ...account,
    country: Type.String({ pattern: '^[A-Z]{2}$', description: 'Of the bank' }),
    uploadIds: Type.Array(UploadId, { maxItems: 6, uniqueItems: true, description: 'Of the purpose transferProof' }),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: Status }),
  refusals: [
    'notFound',
    'invalidOrder',
    'orderClosed',
    'paymentStateChanged',
    'methodNotAvailable',
    'tooManyTransfers',
    'transferSentAlready',
    'proofsRequired',
    'bankAccountInvalid',
    'badInput',
    'uploadNotFound',
  ],
})

const reads = { staff: 'transfer.read' } as const
const writes = { staff: 'transfer.write' } as const
const queued = {
  id: Id,
  payNo: Type.String(),
  userId: Id,
  nickName: Type.String(),
  subject: Type.Enum(['orders', 'topUp']),
  amount: Fen,
  came: Fen,
  status: Status,
  payment: PaymentState,
  ...sender,
  sentAt: Time,
  dueAt: { ...Time, description: 'Staff are late from then on' },
  expiresAt: { ...Time, description: 'What waits for it is closed then' },
  endedAt: Nullable(Time),
  needsSecond: Type.Boolean({ description: 'Two people look at this sum' }),
  checker: Nullable(Type.String({ description: 'Who looked at it first' })),
  own: Type.Boolean({ description: 'The reader’s own, or looked at by the reader: another decides it' }),
  taken: Taken,
}
export const transferCase = caseContracts('/api/v2/admin/pay/transfer', 'transfer')
export const adminTransferCount = contract({
  path: '/api/v2/admin/pay/transfer/count',
  summary: 'How many bank transfers wait, and how many of them are late, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ waiting: Type.Integer(), late: Type.Integer() }),
})
export const adminTransferPage = contract({
  path: '/api/v2/admin/pay/transfer/page',
  summary: 'Bank transfers: those that wait for staff the oldest first, those that wait for buyers, and those decided',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['waiting', 'short', 'ended'])),
    holder: Type.Optional(Holder),
  }),
  output: pageOf(shape(queued)),
})
export const adminTransferDetail = contract({
  path: '/api/v2/admin/pay/transfer/detail',
  summary: 'One bank transfer: what was asked for, what its proofs say, what came',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...queued,
    payer: Type.String({ description: 'The name on the account, in full: banks tell it' }),
    recipient: Nullable(shape({ bank: Type.String(), lastFour: Type.String() })),
    reason: Type.String(),
    rounds: Type.Integer(),
    uploadIds: Type.Array(Type.String()),
    createdAt: Time,
    checked: Nullable(shape({ came: Fen, bankRef: Type.String() }), { description: 'What the first person saw' }),
    credits: Type.Array(shape({ bankRef: Type.String(), amount: Fen, state: Type.String(), createdAt: Time })),
    lines: Type.Array(StatementLine, { description: 'Lines of the bank that name this payment and wait' }),
    orders: Type.Array(shape({ orderNo: Type.String(), merchantName: Type.String(), payable: Fen })),
  }),
  refusals: ['notFound'],
})
const came = Type.Integer({ minimum: 0, maximum: 100_000_000_000, description: 'Fen that came now' })
const bankRef = Type.String({ maxLength: 100, description: 'The bank’s number of the booking' })
const reason = Type.String({ maxLength: 300 })
export const adminTransferAudit = contract({
  path: '/api/v2/admin/pay/transfer/audit',
  summary:
    'Decide a bank transfer: approve when exactly the sum came, from a sum on by two people; more: part of it came, ' +
    'the rest is asked for; refund: a sum that differs goes back; reject: nothing came, proofs may be sent once more',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    decision: Type.Enum([...decisions]),
    came: Type.Optional(came),
    bankRef: Type.Optional(bankRef),
    reason: Type.Optional(reason),
    proof: AloneProof,
    requestId: RequiredRequestId,
  }),
  output: shape({ status: Status }),
  refusals: [
    'notFound',
    'alreadyDecided',
    'reasonRequired',
    'bankRefRequired',
    'transferSumDiffers',
    'transferSumAgrees',
    'transferMoneyCame',
    'bankCreditKnown',
    'caseHeld',
    ...secondPersonRefusals,
  ],
})
export const adminTransferCame = contract({
  path: '/api/v2/admin/pay/transfer/came',
  summary: 'Money came for a transfer that was decided: it pays what was closed, as late money does, or goes back',
  who: writes,
  run: 'one',
  input: shape({ id: Id, came: { ...came, minimum: 1 }, bankRef, reason, requestId: RequiredRequestId }),
  output: shape({ status: Status }),
  refusals: ['notFound', 'orderStateChanged', 'caseConcerned', 'bankRefRequired', 'bankCreditKnown'],
})
export const adminRecipientDetail = contract({
  path: '/api/v2/admin/pay/transfer/recipient/detail',
  summary: 'The account that buyers send money to',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    recipient: Nullable(
      shape({
        holder: Type.String(),
        bank: Type.String(),
        number: Type.String(),
        changedBy: Nullable(Type.String()),
        changedAt: Time,
      }),
    ),
  }),
})
export const adminRecipientSave = contract({
  path: '/api/v2/admin/pay/transfer/recipient/save',
  summary: 'Say to which account buyers send money, proven by the own password',
  who: { staff: 'transfer.write' },
  run: 'one',
  input: shape({
    ...account,
    password: Type.String({ maxLength: 64, description: 'Of my own account: proves me anew' }),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['bankAccountInvalid', 'badInput', 'passwordWrong', 'passwordLocked', 'forbidden'],
})
