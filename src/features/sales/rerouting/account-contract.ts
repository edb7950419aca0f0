// Calls of buyers about a refund that a bank sent back: where it may go instead.
import { Type } from 'typebox'
import { contract, Fen, Nothing, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const refundNo = Type.String({ pattern: '^\\d{12,32}$' })
export const refundAccountDetail = contract({
  path: '/api/v2/order/pay/refund/account/detail',
  summary: 'A refund that I paid for, and whether I may say where it goes: a bank sent it back',
  who: 'shopper',
  run: 'read',
  pace: 'lookup',
  input: shape({ refundNo }),
  output: shape({
    refundNo: Type.String(),
    amount: Fen,
    number: Type.String({ description: 'Of the order, else of the payment' }),
    state: Type.Enum(['asked', 'told', 'sent', 'done', 'other'], {
      description:
        'asked: an account is wanted. told: staff look at it, it may still be changed. sent: it is on its way. done: ' +
        'through. other: nothing is wanted of me',
    }),
    told: Nullable(
      shape({
        holder: Type.String({ description: 'Masked' }),
        bank: Type.String(),
        lastFour: Type.String(),
        toldAt: Time,
      }),
    ),
    hasPayPassword: Type.Boolean(),
  }),
  refusals: ['notFound'],
})
export const refundAccountAdd = contract({
  path: '/api/v2/order/pay/refund/account/add',
  summary: 'Say to which bank account it goes instead, with the payment password; told again, the newest holds',
  who: 'shopper',
  run: 'one',
  input: shape({
    refundNo,
    holder: Type.String({ minLength: 1, maxLength: 120 }),
    bank: Type.String({ minLength: 1, maxLength: 120 }),
    number: Type.String({ minLength: 1, maxLength: 50 }),
    payPassword: Type.String({ maxLength: 12, description: 'Proves the person anew' }),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: [
    'notFound',
    'refundNotAsked',
    'realNameInvalid',
    'bankAccountInvalid',
    'badInput',
    'payPasswordNotSet',
    'payPasswordWrong',
    'payPasswordLocked',
  ],
})
