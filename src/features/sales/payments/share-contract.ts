// Calls of asking a friend to pay: the link, the page behind it, paying there. Who pays need not be signed in.
import { Type } from 'typebox'
import { asking, Methods, payRefusals, PaymentState, scanned } from './contract.ts'
import { wordMax } from './limits.ts'
import { contract, Fen, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'Of the link' })
const attemptNo = Type.Optional(
  Type.String({ pattern: '^\\d{12,32}$', description: 'Of who has been at a provider: what became of their payment' }),
)
const attempt = Nullable(Type.Enum(['open', 'paid', 'ended', 'back']), {
  description: 'back: it was paid, but somebody was quicker or it was too late; the money goes back',
})

export const shareAdd = contract({
  path: '/api/v2/order/pay/share/add',
  summary: 'A link by which anybody may pay for my orders; asked again, the same link with the new word',
  who: 'shopper',
  run: 'one',
  input: shape({
    payNo: Type.String({ pattern: '^\\d{12,32}$' }),
    word: Type.String({ maxLength: wordMax * 4, description: `To the friend, at most ${wordMax} signs` }),
  }),
  output: shape({ path: Type.String({ description: 'Of the page behind the link' }) }),
  refusals: ['notFound', 'orderClosed', 'paymentStateChanged', 'badInput'],
})
export const shareDetail = contract({
  path: '/api/v2/order/pay/share/detail',
  summary: 'What a friend is asked to pay: goods, sum and time, never where it goes',
  who: 'public',
  run: 'read',
  pace: 'lookup',
  input: shape({ token, attemptNo }),
  output: shape({
    status: PaymentState,
    nickname: Type.String({ description: 'Of who asks' }),
    word: Type.String(),
    amount: Fen,
    createdAt: Time,
    expiresAt: Time,
    goods: Type.Array(
      shape({
        title: Type.String(),
        spec: Type.String(),
        picture: Nullable(Type.String()),
        quantity: Type.Integer(),
      }),
      { description: 'While it can be paid' },
    ),
    methods: Methods,
    lastMethod: Nullable(Type.String()),
    hasPayPassword: Type.Boolean(),
    beingPaid: Type.Boolean({ description: 'Somebody is at a provider to pay it just now' }),
    inReview: Type.Boolean({ description: 'Staff look at a bank transfer for it: nothing else pays it meanwhile' }),
    asking,
    attempt,
    ownPayNo: Nullable(Type.String({ description: 'It is my own: I pay at my cashier' })),
  }),
  refusals: ['notFound'],
})
export const sharePay = contract({
  path: '/api/v2/order/pay/share/pay',
  summary: 'Pay for a friend: by a provider, or signed in from my own balance with my own payment password',
  who: 'public',
  run: 'steps',
  pace: 'lookup',
  input: shape({
    token,
    method: Type.String({ maxLength: 20 }),
    payPassword: Type.Optional(Type.String({ maxLength: 12 })),
    requestId: RequiredRequestId,
  }),
  output: shape({
    status: PaymentState,
    redirectUrl: Nullable(Type.String()),
    code: scanned,
    asking,
    attemptNo: Type.String(),
  }),
  refusals: payRefusals,
})
export const shareStatus = contract({
  path: '/api/v2/order/pay/share/status',
  summary: 'Whether it is paid; asks the provider when its notice is late',
  who: 'public',
  run: 'steps',
  pace: 'lookup',
  input: shape({ token, attemptNo }),
  output: shape({ status: PaymentState, asking, attempt, redirectUrl: Nullable(Type.String()) }),
  refusals: ['notFound'],
})
