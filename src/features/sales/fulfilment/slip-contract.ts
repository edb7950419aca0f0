// The call of a merchant that prints: packing slips and address labels.
import { Type } from 'typebox'
import { ordersAtOnce } from './limits.ts'
import { contract, shape, Time } from '#kernel/call/contract.ts'

export const mchOrderSlip = contract({
  path: '/api/v2/mch/order/slip',
  summary:
    'A PDF to print: packing slips (A4) or address labels (100 × 150 mm) of what is left to be packed, ' +
    'and where nothing is, of the parcels. It is noted in the log',
  who: { merchant: 'order.write' },
  run: 'one',
  input: shape({
    orderNos: Type.Array(Type.String({ pattern: '^\\d{12,32}$' }), {
      minItems: 1,
      maxItems: ordersAtOnce,
      uniqueItems: true,
    }),
    kind: Type.Enum(['packing', 'label']),
    prices: Type.Optional(Type.Boolean({ description: 'On packing slips; left out: none' })),
  }),
  output: shape({
    url: Type.String({ description: 'Fetches the file once, by GET and without a header' }),
    expiresAt: Time,
    sheets: Type.Integer(),
  }),
  refusals: ['notFound', 'orderStateChanged', 'addressClosed'],
})
