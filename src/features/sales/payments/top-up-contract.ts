// Calls of topping up one's balance.
import { Type } from 'typebox'
import { contract, Fen, Nothing, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const amount = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Fen' })
export const rechargeDetail = contract({
  path: '/api/v2/user/balance/recharge/detail',
  summary: 'What a balance may be topped up by at once, with sums to choose from',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    min: Fen,
    max: Fen,
    presets: Type.Array(Fen),
    balance: Fen,
    rules: Type.Boolean({
      description: 'The rules of the balance are an agreement of the shop, of the code balance-rules',
    }),
  }),
})
export const rechargeCreate = contract({
  path: '/api/v2/user/balance/recharge/create',
  summary: 'Begin to top up my balance: a payment number for the cashier; the same one when it is begun again',
  who: 'shopper',
  run: 'one',
  begins: 'balancePayments',
  input: shape({
    amount,
    agreement: Type.Boolean({ description: 'The rules of the balance are accepted' }),
    forPayNo: Type.Optional(
      Type.String({
        pattern: '^\\d{12,32}$',
        description: 'My payment whose gap it fills: from the top-up back to it',
      }),
    ),
    requestId: RequiredRequestId,
  }),
  output: shape({ payNo: Type.String(), amount: Fen, expiresAt: Time }),
  refusals: [
    'agreementRequired',
    'topUpOutOfRange',
    'tooManyTopUps',
    'notFound',
    'paymentStateChanged',
    'tokenRevoked',
  ],
})
