// Calls of a shopper who waits for something that is sold out.
import { Type } from 'typebox'
import { contract, Id, RequestId, shape } from '#kernel/call/contract.ts'

export const waitAddOrCancel = contract({
  path: '/api/v2/user/stock/addOrCancel',
  summary: 'Tells me when a sold-out SKU can be bought again, or no longer',
  who: 'shopper',
  run: 'one',
  input: shape({
    skuId: Id,
    on: Type.Boolean({ description: 'What is wished, so that a double tap undoes nothing' }),
    requestId: RequestId,
  }),
  output: shape({ on: Type.Boolean() }),
  refusals: ['notFound', 'notSoldOut', 'waitsFull', 'featureOff'],
})
