// The people of the demo shop: buyers with addresses, the staff and one login per merchant. Passwords are set by the
// seed.
import { Type, type Static } from 'typebox'
import { dataOf, once, shape } from './data.ts'
import { MerchantCode } from './merchants.ts'
import { Language } from './text.ts'

const login = { email: Type.String({ pattern: '@example\\.com$' }), nickname: Type.String(), language: Language }
/** In China `areas` are province, city and district with GB codes; abroad state or province and city, without codes. */
export const Address = shape({
  consignee: Type.String(),
  phone: Type.String({ pattern: '^\\+\\d+ \\d+$' }),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  areas: Type.Array(shape({ code: Type.Optional(Type.String({ pattern: '^\\d{6}$' })), name: Type.String() })),
  detail: Type.String(),
  zip: Type.String(),
  label: Type.String(),
  isDefault: Type.Boolean(),
})
export type DemoAddress = Static<typeof Address>
const Staff = shape({ ...login, role: Type.Enum(['admin', 'service', 'finance']) })
export type DemoStaff = Static<typeof Staff>

const schema = once(() =>
  shape({
    buyers: Type.Array(shape({ ...login, vip: Type.Boolean(), addresses: Type.Array(Address) })),
    staff: Type.Array(Staff),
    merchants: Type.Array(shape({ ...login, merchant: MerchantCode() })),
  }),
)
export const people = dataOf('people', schema)
