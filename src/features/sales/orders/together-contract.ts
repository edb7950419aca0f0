// What waits under one payment number, as an order tells it.
import { Type } from 'typebox'
import { Fen, Nullable, shape } from '#kernel/call/contract.ts'

const Waiting = { orders: Type.Integer(), amount: Fen }
export const Together = Nullable(shape({ ...Waiting, least: shape(Waiting) }), {
  description:
    'Unpaid orders that its payment number covers, this one included, and what they come to; `least`: those that are ' +
    'paid with it in any case, for they share a platform coupon, a code or points. Null where it stands alone',
})
