// Calls of the wallet: stored balance, its records, the payment password.
import { Type } from 'typebox'
import { contract, Fen, Id, Nothing, pageInput, pageOf, RequestId, shape, Time } from '#kernel/contract.ts'

export const balanceDetail = contract({
  path: '/api/v2/user/balance/detail',
  summary: 'My balance',
  who: 'buyer',
  run: 'read',
  input: Nothing,
  output: shape({ balance: Fen, hasPayPassword: Type.Boolean() }),
})
export const balanceRecordPage = contract({
  path: '/api/v2/user/balance/record/page',
  summary: 'What moved my balance, newest first',
  who: 'buyer',
  run: 'read',
  input: shape(pageInput),
  output: pageOf(shape({ id: Id, amount: Fen, kind: Type.String(), ref: Type.String({ description: 'Business key of the transfer' }), createdAt: Time })),
})
export const payPasswordSet = contract({
  path: '/api/v2/user/pay-password/set',
  summary: 'Set or replace the payment password; a code of purpose payPassword proves the person',
  who: 'buyer',
  run: 'steps',
  input: shape({ payPassword: Type.String({ maxLength: 12 }), code: Type.String({ maxLength: 12 }), requestId: RequestId }),
  output: Nothing,
  refusals: ['payPasswordInvalid', 'codeWrong'],
})
