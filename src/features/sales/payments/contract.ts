// Calls of payment: the cashier, an attempt by one method, its state.
import { Type } from 'typebox'
import { Arrival } from '../orders/contract.ts'
import { contract, Fen, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const payNoInput = { payNo: Type.String({ pattern: '^\\d{12,32}$' }) }
export const asking = Type.Boolean({
  description: 'A provider has not answered yet and is asked on: whoever waits need not do anything twice',
})
export const scanned = Nullable(Type.String({ description: 'The text of the code that the app on a phone scans' }))
export const PaymentState = Type.Union([
  Type.Literal('open'),
  Type.Literal('paid'),
  Type.Literal('closed'),
  Type.Literal('void'),
])

export const Methods = Type.Array(
  shape({
    code: Type.String(),
    interaction: Type.Enum(['password', 'redirect', 'transfer']),
    form: Type.Enum(['password', 'page', 'code', 'app', 'transfer'], {
      description:
        'How it goes on with the device that asks: here, on a page elsewhere, by a code to be scanned, ' +
        'by the app in whose browser it is, or by a transfer from the payer’s bank',
    }),
    mark: Type.Enum(['card', 'purse', 'chat', 'scan', 'bank']),
    available: Type.Boolean(),
    reason: Nullable(Type.String({ description: 'Why it is not available: a reason of the refusal list' })),
    balance: Nullable(Fen),
  }),
)
export const payCashier = contract({
  path: '/api/v2/order/pay/cashier',
  summary: 'What is to be paid, until when, and by which methods',
  who: 'shopper',
  run: 'read',
  pace: 'lookup',
  input: shape(payNoInput),
  output: shape({
    payNo: Type.String(),
    status: PaymentState,
    amount: Fen,
    createdAt: Time,
    expiresAt: Time,
    orders: Type.Array(
      shape({
        orderNo: Type.String(),
        merchantName: Type.String(),
        payable: Fen,
        quantity: Type.Integer(),
        pictures: Type.Array(Type.String()),
        arrives: Arrival,
      }),
    ),
    /** what is paid for, for goods that go with it */
    productIds: Type.Array(Type.Integer()),
    subject: Type.Enum(['orders', 'topUp'], { description: 'What is paid for' }),
    forPayNo: Nullable(Type.String({ description: 'Of a top-up: the payment whose gap it fills' })),
    shareable: Type.Boolean({ description: 'Somebody else may be asked to pay it' }),
    topUp: Nullable(Fen, { description: 'Where the balance is too small: what to top up for it' }),
    methods: Methods,
    lastMethod: Nullable(Type.String()),
    asking,
    inReview: Type.Boolean({ description: 'A bank transfer for it is looked at: nothing else pays it meanwhile' }),
    hasPayPassword: Type.Boolean(),
  }),
  refusals: ['notFound'],
})
/** Why a payment cannot be begun. */
export const payRefusals = [
  'notFound',
  'invalidOrder',
  'orderClosed',
  'paymentStateChanged',
  'transferUnderReview',
  'methodNotAvailable',
  'insufficientBalance',
  'payPasswordWrong',
  'payPasswordNotSet',
  'payPasswordLocked',
  'paymentFailed',
  'networkBusy',
] as const
export const payCreate = contract({
  path: '/api/v2/order/pay/create',
  summary:
    'Pay by a method: balance needs the payment password and is done at once; ' +
    'others answer with the address to go to, or with the code to be scanned',
  who: 'shopper',
  run: 'steps',
  input: shape({
    ...payNoInput,
    method: Type.String({ maxLength: 20 }),
    payPassword: Type.Optional(Type.String({ maxLength: 12 })),
    grant: Type.Optional(
      Type.String({
        maxLength: 512,
        description: 'What the app gave on the way back from its page, to know the payer',
      }),
    ),
    requestId: RequiredRequestId,
  }),
  output: shape({
    status: PaymentState,
    redirectUrl: Nullable(Type.String()),
    code: scanned,
    call: Nullable(
      Type.Record(Type.String(), Type.String(), { description: 'What the page asks the app with, in its words' }),
    ),
    asking,
  }),
  refusals: payRefusals,
})
export const payStatus = contract({
  path: '/api/v2/order/pay/status',
  summary: 'Whether a payment went through; asks the provider when its notice is late',
  who: 'shopper',
  run: 'steps',
  input: shape(payNoInput),
  output: shape({
    payNo: Type.String(),
    status: PaymentState,
    amount: Fen,
    method: Nullable(Type.String()),
    expiresAt: Time,
    orderNos: Type.Array(Type.String()),
    paidAt: Nullable(Time),
    asking,
    inReview: Type.Boolean(),
    redirectUrl: Nullable(Type.String({ description: 'Where an attempt that is open at a provider goes on' })),
    code: scanned,
  }),
  refusals: ['notFound'],
})
