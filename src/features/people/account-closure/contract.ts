// Calls of leaving: what closing the account would take, asking for it, taking it back; the staff's answer;
// and everything the shop keeps of a person as a file.
import { Type } from 'typebox'
import { AloneProof, secondPersonRefusals } from '#features/people/accounts/contract.ts'
import { caseContracts, Holder, Taken } from '#features/people/casework/contract.ts'
import { blockers, closingStates } from './states.ts'
import {
  contract,
  Fen,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const Status = Type.Enum([...closingStates])
const Code = Type.String({
  maxLength: 12,
  description: 'Proves the person anew: sent with its own purpose to their e-mail or phone',
})
const Burden = {
  openClaims: Type.Array(shape({ serviceNo: Type.String(), status: Type.String() }), {
    description: 'After-sales that are not over',
  }),
  openOrders: Type.Array(shape({ orderNo: Type.String(), status: Type.String() }), {
    description: 'Orders that are not ended yet',
  }),
  balance: Type.Integer({ description: 'Fen that would be given up' }),
  blockers: Type.Array(Type.Enum([...blockers]), { description: '`balance` blocks only while it is not given up' }),
}

export const cancelDetail = contract({
  path: '/api/v2/user/cancel/detail',
  summary: 'What closing my account would take, with live numbers, and how my request stands',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    ...Burden,
    reasons: Type.Array(shape({ code: Type.String(), name: Type.String() }), { description: 'To choose among' }),
    request: Nullable(
      shape({ id: Id, status: Status, createdAt: Time, note: Type.String({ description: 'What staff answered' }) }),
    ),
  }),
})
export const cancelApply = contract({
  path: '/api/v2/user/cancel/apply',
  summary: 'Ask for my account to be closed; a code of purpose cancelAccount proves the person',
  who: 'shopper',
  run: 'one',
  input: shape({
    reason: Type.String({ minLength: 1, maxLength: 300 }),
    agreement: Type.Boolean(),
    waiveBalance: Type.Optional(Type.Boolean({ description: 'What is left on the balance is given up' })),
    code: Code,
    requestId: RequestId,
  }),
  output: shape({ id: Id, status: Status }),
  refusals: [
    'agreementRequired',
    'reasonRequired',
    'closingBlocked',
    'balanceLeft',
    'alreadyUnderReview',
    'codeWrong',
    'codeLocked',
  ],
})
export const cancelRevoke = contract({
  path: '/api/v2/user/cancel/revoke',
  summary: 'Take the request back while nobody has answered it',
  who: 'shopper',
  run: 'one',
  input: shape({ requestId: RequestId }),
  output: shape({ status: Status }),
  refusals: ['notFound'],
})
export const dataExport = contract({
  path: '/api/v2/user/data/export',
  summary:
    'Everything the shop keeps of me, as the text of a JSON file; a code of purpose exportData proves the person',
  who: 'shopper',
  run: 'steps',
  input: shape({ code: Code }),
  output: shape({ fileName: Type.String(), json: Type.String() }),
  refusals: ['codeWrong', 'codeLocked'],
})

const Asked = {
  id: Id,
  userId: Id,
  status: Status,
  reason: Type.String(),
  waivesBalance: Type.Boolean(),
  note: Type.String(),
  createdAt: Time,
  reviewedAt: Nullable(Time),
  memberSince: Time,
  nickName: Type.String({ description: 'Of the account' }),
  own: Type.Boolean({ description: 'The reader’s own, to be decided by another' }),
  taken: Taken,
}
export const closingCase = caseContracts('/api/v2/admin/cancel', 'review')
export const adminCancelCount = contract({
  path: '/api/v2/admin/cancel/count',
  summary: 'How many requests to close accounts wait, up to 1,001',
  who: { staff: 'review.read' },
  run: 'read',
  input: Nothing,
  output: shape({ submitted: Type.Integer() }),
})
export const adminCancelPage = contract({
  path: '/api/v2/admin/cancel/page',
  summary: 'Requests to close accounts, the oldest first unless the newest are asked for',
  who: { staff: 'review.read' },
  run: 'read',
  input: shape({
    ...pageInput,
    status: Type.Optional(Status),
    holder: Type.Optional(Holder),
    newest: Type.Optional(Type.Boolean({ description: 'The newest first' })),
  }),
  output: pageOf(shape(Asked)),
})
export const adminCancelDetail = contract({
  path: '/api/v2/admin/cancel/detail',
  summary: 'One request with what the account still owes and holds',
  who: { staff: 'review.read' },
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...Asked,
    ...Burden,
    waived: Fen,
    shops: Type.Array(shape({ name: Type.String(), role: Type.String() }), {
      description: 'For which the account works; the first twenty',
    }),
  }),
  refusals: ['notFound'],
})
export const adminCancelAudit = contract({
  path: '/api/v2/admin/cancel/audit',
  summary:
    'Answer the request of somebody else. Approve: the account is closed and erased. ' +
    'Reject: with the reason that its owner will read',
  who: { staff: 'review.write' },
  run: 'one',
  input: shape({
    id: Id,
    decision: Type.Enum(['approve', 'reject']),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
    proof: AloneProof,
  }),
  output: shape({ status: Status }),
  refusals: [
    'notFound',
    'reasonRequired',
    'alreadyDecided',
    'caseHeld',
    'closingBlocked',
    'balanceLeft',
    ...secondPersonRefusals,
  ],
})
