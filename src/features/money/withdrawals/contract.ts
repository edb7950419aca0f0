// Calls of earnings and their withdrawals: of who earned them, and of staff who look at each.
import { Type } from 'typebox'
import { withdrawalStates } from './states.ts'
import { AloneProof, secondPersonRefusals } from '#features/people/accounts/contract.ts'
import { caseContracts, Holder, Taken } from '#features/people/casework/contract.ts'
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

const reads = { staff: 'withdraw.read' } as const
const Status = Type.Enum([...withdrawalStates])
const withdrawal = {
  id: Id,
  withdrawalNo: Type.String(),
  amount: Fen,
  fee: Fen,
  arrives: { ...Fen, description: 'amount less fee' },
  bank: Type.String(),
  holder: Type.String({ description: 'Masked' }),
  lastFour: Type.String(),
  status: Status,
  reason: Type.String({ description: 'Why it was rejected, or sent back by the bank' }),
  createdAt: Time,
  endedAt: Nullable(Time),
}
export const walletEarnings = contract({
  path: '/api/v2/user/wallet/earnings',
  summary: 'What I earned: withdrawable, on its way, withdrawn; and what a withdrawal needs',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    withdrawable: Fen,
    frozen: { ...Fen, description: 'Asked for, not paid yet' },
    earned: { ...Fen, description: 'In all' },
    withdrawn: Fen,
    min: Fen,
    fee: Fen,
    verified: Type.Boolean({ description: 'My real name is approved' }),
    hasPayPassword: Type.Boolean(),
  }),
})
export const walletRecordPage = contract({
  path: '/api/v2/user/wallet/record/page',
  summary: 'What moved my earnings, newest first',
  who: 'shopper',
  run: 'read',
  input: shape(pageInput),
  output: pageOf(shape({ id: Id, amount: Fen, kind: Type.String(), createdAt: Time })),
})
export const withdrawPage = contract({
  path: '/api/v2/user/withdraw/apply/page',
  method: 'GET',
  summary: 'My withdrawals, newest first',
  who: 'shopper',
  run: 'read',
  input: shape(pageInput),
  output: pageOf(shape(withdrawal)),
})
const adding = {
  who: 'shopper',
  run: 'one',
  byKey: false,
  input: shape({
    amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000_00, description: 'Integer fen' }),
    accountId: Id,
    payPassword: Type.String({ maxLength: 12, description: 'Proves the person anew' }),
    requestId: RequiredRequestId,
  }),
  output: shape({ id: Id, status: Status }),
  refusals: [
    'notFound',
    'realNameFirst',
    'holderDiffers',
    'withdrawTooLittle',
    'withdrawTooMany',
    'earningsTooLow',
    'payPasswordNotSet',
    'payPasswordWrong',
    'payPasswordLocked',
  ],
} as const
export const withdrawAdd = contract({
  path: '/api/v2/user/withdraw/apply/add',
  summary: 'Ask for earnings to be paid out to a bank card of mine, in my real name; they are frozen until then',
  ...adding,
})
export const withdrawAddAlias = contract({
  path: '/api/v2/user/withdraw/add',
  summary: 'The same as user/withdraw/apply/add',
  ...adding,
})

const queued = {
  ...withdrawal,
  userId: Id,
  nickName: Type.String(),
  needsSecond: Type.Boolean({ description: 'Two people look at this sum' }),
  reviewer: Nullable(Type.String({ description: 'Who looked at it first' })),
  own: Type.Boolean({ description: 'The reader’s own, or looked at by the reader: another decides it' }),
  taken: Taken,
}
export const withdrawCase = caseContracts('/api/v2/admin/withdraw', 'withdraw')
export const adminWithdrawCount = contract({
  path: '/api/v2/admin/withdraw/count',
  summary: 'How many withdrawals wait, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ waiting: Type.Integer() }),
})
export const adminWithdrawPage = contract({
  path: '/api/v2/admin/withdraw/page',
  summary: 'Withdrawals: those that wait the oldest first, the others the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['waiting', 'approved', 'ended'])),
    holder: Type.Optional(Holder),
  }),
  output: pageOf(shape(queued)),
})
export const adminWithdrawDetail = contract({
  path: '/api/v2/admin/withdraw/detail',
  summary: 'One withdrawal, with what the person earned and withdrew',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ ...queued, earned: Fen, withdrawn: Fen, earnings: Fen }),
  refusals: ['notFound'],
})
export const adminWithdrawAudit = contract({
  path: '/api/v2/admin/withdraw/audit',
  summary:
    'Answer a withdrawal. Approved it waits for a batch; from a sum on the first yes leaves it under review for ' +
    'another. Rejected with a reason the money is back at once',
  who: { staff: 'withdraw.write' },
  run: 'one',
  input: shape({
    id: Id,
    decision: Type.Enum(['approve', 'reject']),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
    proof: AloneProof,
    requestId: RequiredRequestId,
  }),
  output: shape({ status: Status }),
  refusals: ['notFound', 'alreadyDecided', 'reasonRequired', 'caseHeld', ...secondPersonRefusals],
})
