// Where orders of the demo's merchants can be collected, all in China; hours from Monday on, null: closed.
import { Type } from 'typebox'
import { dataOf, shape } from './data.ts'
import { MerchantCode } from './merchants.ts'

const Hour = Type.String({ pattern: '^\\d\\d:\\d\\d$' })
const Words = Type.String({ minLength: 1 })

export const pickupPoints = dataOf('pickup-points', () =>
  Type.Array(
    shape({
      merchant: MerchantCode(),
      name: Words,
      phone: Words,
      state: Words,
      city: Words,
      region: Words,
      detail: Words,
      lat: Type.Optional(Type.Number()),
      lng: Type.Optional(Type.Number()),
      hours: Type.Array(Type.Union([shape({ open: Hour, close: Hour }), Type.Null()]), { minItems: 7, maxItems: 7 }),
      note: Type.Optional(Words),
    }),
  ),
)
