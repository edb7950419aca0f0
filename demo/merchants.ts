// The merchants of the demo shop. Seals stay Chinese in every language; scores are hundredths (492 = 4.92).
import { Type, type Static } from 'typebox'
import { dataOf, oneOf, shape } from './data.ts'
import { Text } from './text.ts'

const Whole = Type.Integer({ minimum: 0 })
/**
 * One row of a freight template. `areas`: two-digit GB province prefixes ('65'), '*' for all of mainland China, or ISO
 * country codes ('ES'); a named area beats '*', an area in no row is outside of the delivery range. `first` and `next`
 * count pieces or grams (as the template's `by` says), fees and `freeFrom` are fen.
 */
const FreightRegion = shape({
  areas: Type.Array(Type.String({ pattern: '^(\\*|\\d\\d|[A-Z]{2})$' }), { minItems: 1 }),
  first: Whole,
  firstFee: Whole,
  next: Whole,
  nextFee: Whole,
  freeFrom: Type.Optional(Whole),
})
export type DemoFreightRegion = Static<typeof FreightRegion>

const Merchant = shape({
  code: Type.String(),
  seal: shape({
    char: Type.String({ minLength: 1, maxLength: 1 }),
    shape: Type.Enum(['gourd', 'square', 'round', 'wide', 'oval']),
    ink: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  }),
  name: Text,
  say: Text,
  place: Text,
  story: Text,
  founded: Type.Integer(),
  /** as the register of companies has it */
  businessName: Type.Optional(Type.String()),
  scores: shape({ goods: Whole, service: Whole, delivery: Whole }),
  followers: Whole,
  freight: shape({ name: Text, by: Type.Enum(['piece', 'weight']), regions: Type.Array(FreightRegion) }),
})
export type DemoMerchant = Static<typeof Merchant>

export const merchants = dataOf('merchants', () => Type.Array(Merchant))
export const MerchantCode = () => oneOf(merchants())
