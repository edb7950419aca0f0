// Calls of payouts: the account that a merchant is paid to; and of staff, batches for the bank and its answers.
import { Type } from 'typebox'
import { batchStates, owners, payoutStates } from './states.ts'
import { AloneProof, secondPersonRefusals } from '#features/people/accounts/contract.ts'
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

const reads = { staff: 'payout.read' } as const
const writes = { staff: 'payout.write' } as const
const Count = Type.Integer({ minimum: 0 })

/** As whoever sees the money of a merchant reads it. */
export const paidTo = {
  bank: Type.String(),
  lastFour: Type.String(),
  usableAt: { ...Time, description: 'Nothing is paid to it before' },
  sentBack: Nullable(shape({ amount: Fen, reason: Type.String(), at: Time }), {
    description: 'What the bank sent back of it: it is paid to again once it was given anew',
  }),
}
export const mchAccountDetail = contract({
  path: '/api/v2/mch/account/detail',
  summary: 'The bank account that this merchant is paid to, masked',
  who: { merchant: 'account.read' },
  byKey: false,
  run: 'read',
  input: Nothing,
  output: shape({
    account: Nullable(
      shape({
        ...paidTo,
        holder: Type.String({ description: 'Of a person masked' }),
        changedAt: Time,
        changedBy: Type.String({ description: 'Nickname' }),
      }),
    ),
  }),
})
export const mchAccountSave = contract({
  path: '/api/v2/mch/account/save',
  summary: 'Say to which bank account this merchant is paid; all who see its money are told, and it rests for a day',
  who: { merchant: 'account.write' },
  byKey: false,
  run: 'one',
  input: shape({
    holder: Type.String({ minLength: 1, maxLength: 120 }),
    bank: Type.String({ minLength: 1, maxLength: 120 }),
    number: Type.String({ minLength: 1, maxLength: 50 }),
    password: Type.String({ maxLength: 64, description: 'Of my own account: proves me anew' }),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['realNameInvalid', 'bankAccountInvalid', 'badInput', 'passwordWrong', 'passwordLocked', 'forbidden'],
})

const batch = {
  id: Id,
  batchNo: Type.String(),
  status: Type.Enum([...batchStates]),
  amount: Fen,
  payouts: Count,
  maker: Type.String({ description: 'Nickname' }),
  own: Type.Boolean({ description: 'I made it: another approves it' }),
  madeAt: Time,
  approver: Nullable(Type.String()),
  approvedAt: Nullable(Time),
  sentAt: Nullable(Time),
  answeredAt: Nullable(Time),
  failed: { ...Count, description: 'Sent back by the bank' },
  paid: Fen,
}
const Payout = shape({
  id: Id,
  payoutNo: Type.String(),
  owner: Type.Enum([...owners]),
  ownerId: Id,
  name: Type.String({ description: 'Of the shop, nickname, or of a refund the holder, masked' }),
  amount: Fen,
  bank: Type.String(),
  holder: Type.String({ description: 'Masked' }),
  lastFour: Type.String(),
  status: Type.Enum([...payoutStates]),
  held: Type.Boolean({ description: 'The shop is suspended: it is in no batch' }),
  bankRef: Type.String(),
  reason: Type.String({ description: 'Why the bank sent it back' }),
  createdAt: Time,
  endedAt: Nullable(Time),
})
export const adminPayoutWaiting = contract({
  path: '/api/v2/admin/payout/waiting',
  summary: 'What waits: payouts for a batch, batches for a second person, files at the bank',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    ready: Count,
    amount: Fen,
    held: Count,
    toApprove: Count,
    atBank: Count,
    atBankAmount: Fen,
    secondPersonFrom: { ...Fen, description: 'From this sum on another person approves a batch' },
  }),
})
export const adminPayoutPage = contract({
  path: '/api/v2/admin/payout/page',
  summary: 'Payouts of a batch, or those that wait for one, the oldest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, batchId: Type.Optional(Id) }),
  output: pageOf(Payout),
})
export const adminBatchPage = contract({
  path: '/api/v2/admin/payout/batch/page',
  summary: 'Batches for the bank, the newest first',
  who: reads,
  run: 'read',
  input: shape(pageInput),
  output: pageOf(shape(batch)),
})
export const adminBatchDetail = contract({
  path: '/api/v2/admin/payout/batch/detail',
  summary: 'One batch',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape(batch),
  refusals: ['notFound'],
})
export const adminBatchMake = contract({
  path: '/api/v2/admin/payout/batch/add',
  summary: 'Make a batch of what waits, a thousand at most; from a sum on another of the staff approves it',
  who: writes,
  run: 'one',
  input: shape({ requestId: RequiredRequestId }),
  output: shape({ id: Id, status: Type.Enum([...batchStates]) }),
  refusals: ['nothingToPayOut'],
})
export const adminBatchAudit = contract({
  path: '/api/v2/admin/payout/batch/audit',
  summary: 'Approve a batch that somebody else made',
  who: writes,
  run: 'one',
  input: shape({ id: Id, proof: AloneProof, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'batchChanged', ...secondPersonRefusals],
})
export const adminBatchCancel = contract({
  path: '/api/v2/admin/payout/batch/cancel',
  summary: 'Let go of a batch whose file was not taken: what is in it waits for another',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Type.String({ maxLength: 300 }), requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'batchChanged', 'reasonRequired'],
})
export const adminBatchFile = contract({
  path: '/api/v2/admin/payout/batch/file',
  summary:
    'The file for the bank, with accounts in full; with its first taking the money is on its way. Each is logged',
  who: writes,
  // an answer that is kept would hold accounts in full; taken again it is the same file
  run: 'steps',
  input: shape({ id: Id, requestId: RequiredRequestId }),
  output: shape({ name: Type.String(), csv: Type.String() }),
  refusals: ['notFound', 'batchChanged'],
})
export const adminBatchAnswer = contract({
  path: '/api/v2/admin/payout/batch/answer',
  summary:
    'Read the bank’s answer: payout_no, result (paid or failed), amount_cny, bank_reference, reason; its last line ' +
    'is TOTAL with the sum. All payouts of the batch, or nothing happens',
  who: writes,
  run: 'one',
  pace: 'parsing',
  input: shape({
    id: Id,
    file: Type.String({ maxLength: 240_000, description: 'CSV or XLSX in base64' }),
    requestId: RequiredRequestId,
  }),
  output: shape({ paid: Count, failed: Count }),
  refusals: [
    'notFound',
    'batchChanged',
    'bankAnswerUnread',
    'bankAnswerLine',
    'bankAnswerTwice',
    'bankAnswerHalf',
    'bankAnswerUnknown',
    'bankAnswerSum',
    'bankAnswerMissing',
  ],
})
