// Calls of real names: a person or company says who they are, staff look at it.
// Numbers leave the shop masked, and in full only to staff who say why.
import { Type } from 'typebox'
import { AloneProof, secondPersonRefusals } from '#features/people/accounts/contract.ts'
import { caseContracts, Holder, Taken } from '#features/people/casework/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { checkKinds, checkStates, documents } from './states.ts'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

const Country = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1' })
const Name = Type.String({ minLength: 1, maxLength: 120 })
const Number_ = Type.String({ minLength: 1, maxLength: 40 })
const Consent = Type.Boolean({ description: 'The person agrees that the shop keeps and checks this' })
const sent = shape({ id: Id, status: Type.Enum([...checkStates]) })
const sending = [
  'consentRequired',
  'realNameInvalid',
  'identityNumberInvalid',
  'tooYoung',
  'identityPhotosRequired',
  'alreadyUnderReview',
  'alreadyVerified',
  'uploadNotFound',
] as const

export const authPersonal = contract({
  path: '/v2/user/auth-personal/auth',
  summary:
    'Say who I am: name and identity number with photos of the document (front and back; ' +
    'of a passport its page). It is looked at by a person',
  who: 'shopper',
  run: 'one',
  input: shape({
    name: Name,
    document: Type.Enum([...documents]),
    country: Type.Optional(Country),
    number: Number_,
    birthday: Type.Optional(
      Type.String({ format: 'date', description: 'Needed with dni and passport; an idCard says it itself' }),
    ),
    uploadIds: Type.Array(UploadId, { maxItems: 2, description: 'Uploads of purpose realName' }),
    consent: Consent,
    requestId: RequestId,
  }),
  output: sent,
  refusals: [...sending],
})
export const authCompany = contract({
  path: '/v2/user/auth-company/auth',
  summary:
    'Say which company I buy for: name, registration number, legal person and licence. It is looked at by a person',
  who: 'shopper',
  run: 'one',
  input: shape({
    name: Name,
    country: Country,
    number: Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'Unified social credit code in China, NIF in Spain, elsewhere the registration number',
    }),
    legalPerson: Name,
    bank: Type.Optional(Type.String({ maxLength: 120 })),
    bankAccount: Type.Optional(Type.String({ maxLength: 40 })),
    uploadIds: Type.Array(UploadId, { maxItems: 3, description: 'Uploads of purpose licence' }),
    consent: Consent,
    requestId: RequestId,
  }),
  output: sent,
  refusals: [...sending, 'bankAccountInvalid'],
})

const Check = shape({
  id: Id,
  status: Type.Enum([...checkStates]),
  country: Type.String(),
  document: Type.String(),
  name: Type.String({ description: 'Masked' }),
  number: Type.String({ description: 'Masked' }),
  reason: Type.String({ description: 'Why it was rejected' }),
  createdAt: Time,
  reviewedAt: Nullable(Time),
})
const MaybeCheck = Nullable(Check)
export const authDetail = contract({
  path: '/api/v2/user/auth/detail',
  summary: 'How my checks stand: the newest of the person and of the company, masked',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({ personal: MaybeCheck, company: MaybeCheck }),
})

const Queued = shape({
  ...Check.properties,
  userId: Id,
  kind: Type.Enum([...checkKinds]),
  duplicates: Type.Integer({ description: 'Other accounts with the same number, approved or under review' }),
  nickName: Type.String({ description: 'Of the account' }),
  own: Type.Boolean({ description: 'The reader’s own, to be decided by another' }),
  taken: Taken,
})
const Twin = shape({
  id: Id,
  userId: Id,
  nickName: Type.String(),
  name: Type.String({ description: 'Masked' }),
  kind: Type.Enum([...checkKinds]),
  status: Type.Enum([...checkStates]),
  createdAt: Time,
})
export const identityCase = caseContracts('/api/v2/admin/auth', 'review')
export const adminAuthCount = contract({
  path: '/api/v2/admin/auth/count',
  summary: 'How many checks of people and of companies wait, up to 1,001 each',
  who: { staff: 'review.read' },
  run: 'read',
  input: Nothing,
  output: shape({ personal: Type.Integer(), company: Type.Integer() }),
})
export const adminAuthPage = contract({
  path: '/api/v2/admin/auth/page',
  summary: 'Checks of people and companies, the oldest first unless the newest are asked for',
  who: { staff: 'review.read' },
  run: 'read',
  input: shape({
    ...pageInput,
    kind: Type.Optional(Type.Enum([...checkKinds])),
    status: Type.Optional(Type.Enum([...checkStates])),
    holder: Type.Optional(Holder),
    newest: Type.Optional(Type.Boolean({ description: 'The newest first' })),
  }),
  output: pageOf(Queued),
})
export const adminAuthDetail = contract({
  path: '/api/v2/admin/auth/detail',
  summary: 'One check, masked, with the ids of its photos (read them at /api/v2/token/file/{uploadId})',
  who: { staff: 'review.read' },
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...Queued.properties,
    uploadIds: Type.Array(UploadId),
    twins: Type.Array(Twin, { description: 'The same number on other accounts, rejected ones too; the newest twenty' }),
  }),
  refusals: ['notFound'],
})
export const adminAuthReveal = contract({
  path: '/api/v2/admin/auth/reveal',
  summary: 'What a check says in full. Every look is kept in the audit log, with its reason',
  who: { staff: 'review.write' },
  run: 'one',
  input: shape({ id: Id, reason: Type.String({ minLength: 2, maxLength: 300 }) }),
  output: shape({
    name: Type.String(),
    number: Type.String(),
    birthday: Nullable(Type.String()),
    legalPerson: Nullable(Type.String()),
    bank: Nullable(Type.String()),
    bankAccount: Nullable(Type.String()),
  }),
  refusals: ['notFound', 'reasonRequired'],
})
export const adminAuthAudit = contract({
  path: '/api/v2/admin/auth/audit',
  summary:
    'Approve a check of somebody else, or reject it with the reason that the person will read. A number that stands ' +
    'on another account already is approved with a reason only, which is kept in the audit log',
  who: { staff: 'review.write' },
  run: 'one',
  input: shape({
    id: Id,
    decision: Type.Enum(['approve', 'reject']),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
    proof: AloneProof,
  }),
  output: shape({ status: Type.Enum([...checkStates]) }),
  refusals: ['notFound', 'reasonRequired', 'alreadyDecided', 'caseHeld', 'numberElsewhere', ...secondPersonRefusals],
})
