// Calls of second proofs: a person's own at the console, the rule of a shop, and staff's help for who lost everything.
import { Type } from 'typebox'
import { password } from '../contract.ts'
import { contract, Id, Nothing, Nullable, RequestId, shape, Time } from '#kernel/call/contract.ts'

const fresh = { password }
const freshRefusals = ['forbidden', 'passwordWrong', 'passwordLocked'] as const
const Codes = Nullable(Type.Array(Type.String()), {
  description: 'Recovery codes, shown this once; null: there are some already',
})
const Name = Type.String({ minLength: 1, maxLength: 60 })
/** As the browser gives it, as JSON. */
const Answer = Type.String({ minLength: 2, maxLength: 20_000 })
const Options = shape({ options: Type.String({ description: 'For navigator.credentials, as JSON' }) })

export const proofList = contract({
  path: '/api/v2/console/proof/list',
  summary: 'My second proofs at the console: authenticator app, passkeys, recovery codes; which shops want one',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    totp: Nullable(shape({ id: Id, since: Time, lastUsedAt: Nullable(Time) })),
    passkeys: Type.Array(shape({ id: Id, name: Type.String(), since: Time, lastUsedAt: Nullable(Time) })),
    recoveryLeft: Type.Integer(),
    demandedBy: Type.Array(Type.String()),
  }),
  refusals: ['forbidden'],
})
export const proofTotpBegin = contract({
  path: '/api/v2/console/proof/totp/begin',
  summary: 'A secret for an authenticator app; it counts once its first code was right, within ten minutes',
  who: 'shopper',
  run: 'steps',
  input: shape(fresh),
  output: shape({
    secret: Type.String({ description: 'To be typed' }),
    address: Type.String({ description: 'To be drawn' }),
  }),
  refusals: [...freshRefusals, 'secondProofTwice'],
})
export const proofTotpConfirm = contract({
  path: '/api/v2/console/proof/totp/confirm',
  summary: 'The first code of the app: from now on one is asked for at the console',
  who: 'shopper',
  run: 'steps',
  input: shape({ code: Type.String({ maxLength: 12 }) }),
  output: shape({ recoveryCodes: Codes }),
  refusals: ['forbidden', 'codeWrong', 'secondProofLocked'],
})
export const proofPasskeyBegin = contract({
  path: '/api/v2/console/proof/passkey/begin',
  summary: 'What a browser is to sign to become a passkey of mine, good once and for five minutes',
  who: 'shopper',
  run: 'steps',
  input: shape(fresh),
  output: Options,
  refusals: [...freshRefusals, 'tooManyPasskeys'],
})
export const proofPasskeyConfirm = contract({
  path: '/api/v2/console/proof/passkey/confirm',
  summary: 'The browser’s answer: a passkey of mine by this name',
  who: 'shopper',
  run: 'steps',
  input: shape({ name: Name, answer: Answer }),
  output: shape({ id: Id, recoveryCodes: Codes }),
  refusals: ['forbidden', 'passkeyInvalid', 'tooManyPasskeys'],
})
export const proofRecovery = contract({
  path: '/api/v2/console/proof/recovery',
  summary: 'Ten new recovery codes, shown this once; those of before open nothing any longer',
  who: 'shopper',
  run: 'steps',
  input: shape(fresh),
  output: shape({ recoveryCodes: Type.Array(Type.String()) }),
  refusals: [...freshRefusals, 'secondProofMissing'],
})
export const proofRemove = contract({
  path: '/api/v2/console/proof/remove',
  summary: 'Take away a second proof of mine; without any, a code by mail or text is asked for again',
  who: 'shopper',
  run: 'steps',
  input: shape({ ...fresh, id: Id }),
  output: Nothing,
  refusals: [...freshRefusals, 'notFound'],
})

export const mchProofRule = contract({
  path: '/api/v2/mch/staff/proof/rule',
  summary: 'Whether this merchant wants a second proof of every member',
  who: { merchant: 'staff.read' },
  run: 'read',
  input: Nothing,
  output: shape({ required: Type.Boolean() }),
})
export const mchProofRequire = contract({
  path: '/api/v2/mch/staff/proof/require',
  summary:
    'Want a second proof (authenticator app or passkey) of every member, or no longer. Who signed in without one ' +
    'adds it before they do anything here; who asks has signed in with theirs',
  who: { merchant: 'staff.write' },
  run: 'one',
  input: shape({ on: Type.Boolean(), requestId: RequestId }),
  output: shape({ required: Type.Boolean() }),
  refusals: ['secondProofMissing'],
})
export const adminProofReset = contract({
  path: '/api/v2/admin/proof/reset',
  summary:
    'Take away all second proofs of a member who lost them, and end their sign-ins at the console: password and a ' +
    'code by mail or text open it again. They are told; never one’s own',
  who: { staff: 'proof.write' },
  run: 'one',
  input: shape({
    account: Type.String({ minLength: 1, maxLength: 254, description: 'E-mail or phone' }),
    areaCode: Type.Optional(Type.String({ pattern: '^\\+?\\d{1,4}$' })),
    reason: Type.String({ maxLength: 300, description: 'For the audit log' }),
    requestId: RequestId,
  }),
  output: shape({ removed: Type.Integer() }),
  refusals: ['notFound', 'reasonRequired', 'forbidden', 'accountEmpty', 'emailInvalid', 'phoneInvalid'],
})
