// Calls of staff about payments and refunds: lists, files of them, the whole story of a payment number.
import { Type } from 'typebox'
import { contract, Fen, Id, Nullable, pageInput, pageOf, shape, Time, RequestId } from '#kernel/call/contract.ts'

const reads = { staff: 'ledger.read' } as const
const writes = { staff: 'ledger.write' } as const
const PaymentStatus = Type.Enum(['open', 'paid', 'closed', 'void'])
const RefundStatus = Type.Enum(['pending', 'processing', 'done', 'failed'])
const Method = Type.String({ maxLength: 40 })
const PayNo = Type.String({ pattern: '^\\d{12,32}$' })
const span = {
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Made from this moment on' })),
  until: Type.Optional(Type.String({ format: 'date-time', description: 'Made before this moment' })),
  method: Type.Optional(Method),
  number: Type.Optional(
    Type.String({
      maxLength: 80,
      description: 'Exactly: of a payment, an order, a claim, an attempt, a refund, or at the provider',
    }),
  ),
  userId: Type.Optional(Id),
}
const ofPayments = { ...span, status: Type.Optional(PaymentStatus) }
const ofRefunds = { ...span, status: Type.Optional(Type.Enum(['open', 'trouble', 'done'])) }
const Who = Nullable(shape({ userId: Id, name: Type.String() }, { description: 'null: a guest' }))

export const adminPayPage = contract({
  path: '/api/v2/admin/pay/page',
  summary: 'Payments, the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, ...ofPayments }),
  output: pageOf(
    shape({
      id: Id,
      payNo: Type.String(),
      subject: Type.String({ description: 'What is paid for' }),
      status: PaymentStatus,
      amount: Fen,
      method: Nullable(Type.String({ description: 'By which it was paid' })),
      buyer: Type.String(),
      orders: Type.Integer(),
      refunded: Fen,
      createdAt: Time,
      paidAt: Nullable(Time),
    }),
  ),
})
const refundRow = {
  id: Id,
  refundNo: Type.String(),
  payNo: Type.String(),
  orderNo: Nullable(Type.String({ description: 'null: of money that came for nothing' })),
  method: Type.String(),
  status: RefundStatus,
  amount: Fen,
  reason: Type.String(),
  tries: Type.Integer(),
  refusals: Type.Integer(),
  againAt: Nullable(Time),
  createdAt: Time,
  doneAt: Nullable(Time),
}
export const adminPayRefundPage = contract({
  path: '/api/v2/admin/pay/refund/page',
  summary: 'Refunds, the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, ...ofRefunds }),
  output: pageOf(shape(refundRow)),
})
export const adminPayWays = contract({
  path: '/api/v2/admin/pay/ways',
  summary: 'The ways to pay that there are, and how many refunds are on their way or in trouble',
  who: reads,
  run: 'read',
  input: shape({}),
  output: shape({ methods: Type.Array(Type.String()), open: Type.Integer(), trouble: Type.Integer() }),
})
export const adminPayExport = contract({
  path: '/api/v2/admin/pay/export',
  summary: 'Take payments or refunds out as a file: a job begins, its result lies among the files of staff',
  who: writes,
  run: 'one',
  input: shape({
    of: Type.Enum(['payments', 'refunds']),
    ...span,
    status: Type.Optional(Type.Enum(['open', 'paid', 'closed', 'void', 'trouble', 'done'])),
    requestId: RequestId,
  }),
  output: shape({ jobId: Id }),
  refusals: ['badInput', 'fileJobRunning'],
})
const Attempt = shape({
  attemptNo: Type.String(),
  method: Type.String(),
  way: Nullable(Type.String({ description: 'The product of the provider' })),
  amount: Fen,
  status: Type.Enum(['started', 'open', 'succeeded', 'failed', 'expired']),
  payer: Who,
  byLink: Type.Boolean({ description: 'Asked by a link of the buyer’s' }),
  ref: Nullable(Type.String({ description: 'What the provider calls it' })),
  txn: Nullable(Type.String({ description: 'The transaction at the provider' })),
  unwanted: Type.Boolean({ description: 'Its money went back' }),
  createdAt: Time,
  endedAt: Nullable(Time),
})
const Notice = shape({
  provider: Type.String(),
  eventId: Type.String(),
  kind: Type.String(),
  outcome: Nullable(Type.String()),
  of: Nullable(Type.String({ description: 'The number of the attempt or refund that it is about' })),
  kept: Type.Boolean({ description: 'Its words are still kept' }),
  receivedAt: Time,
  handledAt: Nullable(Time),
})
const Question = shape({
  of: Type.String({ description: 'The number of the attempt or refund' }),
  answer: Type.String(),
  why: Type.String(),
  times: Type.Integer({ description: 'So often the same in a row' }),
  askedAt: Time,
  lastAt: Time,
})
const Transfer = shape({
  id: Id,
  key: Type.String(),
  event: Type.String(),
  at: Time,
  legs: Type.Array(
    shape({
      owner: Type.String(),
      kind: Type.String(),
      name: Nullable(Type.String()),
      amount: Type.Integer({ description: 'Integer fen: minus is debited' }),
    }),
  ),
})
export const adminPayDetail = contract({
  path: '/api/v2/admin/pay/detail',
  summary: 'The whole story of a payment number',
  who: reads,
  run: 'read',
  input: shape({ payNo: PayNo }),
  output: shape({
    payNo: Type.String(),
    subject: Type.String(),
    status: PaymentStatus,
    amount: Fen,
    method: Nullable(Type.String()),
    createdAt: Time,
    expiresAt: Time,
    paidAt: Nullable(Time),
    buyer: shape({ userId: Id, name: Type.String() }),
    forPayNo: Nullable(Type.String({ description: 'Of a top-up: the payment whose gap it fills' })),
    orders: Type.Array(
      shape({
        orderNo: Type.String(),
        merchantId: Id,
        merchant: Type.String(),
        status: Type.String(),
        amount: Fen,
        refunded: Fen,
        held: Fen,
      }),
    ),
    attempts: Type.Array(Attempt),
    notices: Type.Array(Notice),
    questions: Type.Array(Question),
    refunds: Type.Array(
      shape({
        ...refundRow,
        attemptNo: Type.String(),
        ref: Nullable(Type.String()),
        serviceNo: Nullable(Type.String({ description: 'Of the claim that it is for' })),
      }),
    ),
    transfers: Type.Array(Transfer),
    messages: Type.Array(
      shape({
        id: Id,
        to: Type.String(),
        title: Type.String(),
        at: Time,
        readAt: Nullable(Time),
        mailedAt: Nullable(Time),
      }),
    ),
  }),
  refusals: ['notFound'],
})
const noticeInput = { provider: Type.String({ maxLength: 20 }), eventId: Type.String({ maxLength: 200 }) }
const noticeWords = {
  raw: Type.String({ description: 'As it came' }),
  inside: Nullable(Type.String({ description: 'What was found in it, where it came sealed' })),
}
export const adminPayNotice = contract({
  path: '/api/v2/admin/pay/notice/detail',
  summary: 'A notice of a provider; what tells of a person, or is a secret, is withheld',
  who: reads,
  run: 'read',
  input: shape(noticeInput),
  output: shape(noticeWords),
  refusals: ['notFound', 'noticeForgotten'],
})
export const adminPayNoticeReveal = contract({
  path: '/api/v2/admin/pay/notice/reveal',
  summary: 'A notice of a provider word for word; noted with the reason',
  who: writes,
  run: 'one',
  input: shape({ ...noticeInput, reason: Type.String({ maxLength: 300 }) }),
  output: shape(noticeWords),
  refusals: ['notFound', 'noticeForgotten', 'ledgerReasonRequired'],
})
