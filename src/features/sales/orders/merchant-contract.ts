// Calls of a merchant about an order before it moves: a lower price, another address, a remark for its own people.
import { Type } from 'typebox'
import { AddressParts, partsRefusals } from '#features/people/addresses/contract.ts'
import { orderNoInput } from './contract.ts'
import { contract, Fen, Nothing, RequestId, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const who = { merchant: 'order.write' } as const
const Reason = Type.String({
  maxLength: 200,
  description: 'Kept in the history and the log; the buyer does not see it',
})
const Changed = shape({ before: Fen, now: Fen })
export const mchOrderPrice = contract({
  path: '/api/v2/mch/order/price',
  summary:
    'Lower what the goods of an unpaid order cost. Coupons, points and freight stay, tax is computed anew; ' +
    'the payment number is a new one, what was begun under the old one is ended or goes back',
  who,
  run: 'one',
  input: shape({
    ...orderNoInput,
    goods: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'What all goods of the order cost from now on, in fen, without freight and tax: ' +
        'lower than `lowerable.now` of the detail, at least its `least`',
    }),
    reason: Reason,
    requestId: RequiredRequestId,
  }),
  output: shape({
    goods: Changed,
    payable: Changed,
    payNo: Type.String(),
    paid: Type.Boolean({ description: 'It costs nothing any more, and so has paid itself' }),
  }),
  refusals: ['notFound', 'orderStateChanged', 'orderClosed', 'transferUnderReview', 'reasonRequired', 'priceNotLower'],
  byKey: false,
})
export const mchOrderAddress = contract({
  path: '/api/v2/mch/order/address',
  summary: 'Another address on the wish of the buyer, before the first parcel and for the same freight; they are told',
  who,
  run: 'one',
  input: shape({ ...orderNoInput, address: shape(AddressParts), reason: Reason, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: [
    'notFound',
    'orderStateChanged',
    'reasonRequired',
    'outsideDeliveryRange',
    'freightDiffers',
    ...partsRefusals,
  ],
  byKey: false,
})
export const mchOrderRemark = contract({
  path: '/api/v2/mch/order/remark',
  summary: "A remark for the merchant's own people, in place of the last; empty takes it away. The buyer never sees it",
  who,
  run: 'one',
  input: shape({ ...orderNoInput, text: Type.String({ maxLength: 500 }), requestId: RequestId }),
  output: Nothing, // a kept reply would outlive the words

  refusals: ['notFound'],
})
