// Calls of merchants as the public sees them.
import { Type } from 'typebox'
import { contract, Id, Nullable, pageInput, pageOf, shape } from '#kernel/call/contract.ts'

export const Seal = shape(
  { char: Type.String(), shape: Type.String(), ink: Type.String() },
  { description: 'The merchant seal: one Chinese character, its outline and colour' },
)
/** A merchant as cards, groups and rows show it. */
export const MerchantCard = shape({ merchantId: Id, name: Type.String(), seal: Seal, place: Type.String() })
export const Holiday = Nullable(
  shape({
    mode: Type.Enum(['open', 'paused'], {
      description: 'open: goods are sold and shipped from the day on; paused: they are not sold until then',
    }),
    day: Type.String({ description: 'The day on which the shop is back, as 2026-12-20' }),
    words: Type.String({ description: 'What the merchant says about it; may be empty' }),
  }),
  { description: 'The holiday in which the merchant is; null: none' },
)
const Area = shape({
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  stateCode: Type.Optional(Type.String({ maxLength: 10 })),
  city: Type.Optional(Type.String({ maxLength: 60 })),
  region: Type.Optional(Type.String({ maxLength: 60 })),
})
const hour = '([01]\\d|2[0-3]):[0-5]\\d'
export const WeekHours = Type.Array(
  Nullable(
    shape({ open: Type.String({ pattern: `^${hour}$` }), close: Type.String({ pattern: `^(${hour}|24:00)$` }) }),
  ),
  { minItems: 7, maxItems: 7, description: 'Monday to Sunday by the clock of the place; null: closed' },
)
const Shot = shape(
  { file: Type.String(), width: Type.Integer(), height: Type.Integer() },
  { description: 'Shown at /img/{file}-{width}.webp, widths 240, 480, 720, 960, 1440' },
)
const MerchantRow = shape({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  motto: Type.String(),
  place: Type.String(),
  seal: Seal,
  status: Type.String(),
  scores: shape({
    goods: Type.Integer({ description: 'Hundredths: 492 is 4.92' }),
    service: Type.Integer(),
    delivery: Type.Integer(),
  }),
  followerCount: Type.Integer(),
  productCount: Type.Integer(),
})
export const merchantDetail = contract({
  path: '/api/v2/merchant/detail',
  summary: 'One merchant',
  who: 'public',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...MerchantRow.properties,
    story: Type.String(),
    founded: Nullable(Type.Integer()),
    foundedOn: Nullable(Type.String({ description: 'YYYY-MM-DD' })),
    businessName: Type.String(),
    licenceNumber: Type.String({ description: 'Empty unless the merchant shows it' }),
    logo: Nullable(Shot),
    banner: Nullable(Shot),
    contact: shape({ email: Type.String(), phone: Type.String() }),
    hours: Nullable(WeekHours, { description: 'When its people answer, by the clock of Shanghai' }),
    holiday: Holiday,
    followed: Type.Boolean({ description: 'The reader follows it' }),
  }),
  refusals: ['notFound'],
})
export const merchantPage = contract({
  path: '/api/v2/merchant/page',
  summary: 'Open merchants: of a category, found by name, sorted by followers, by their three scores or by nearness',
  who: 'public',
  run: 'read',
  input: shape({
    ...pageInput,
    categoryId: Type.Optional(Id),
    keyword: Type.Optional(Type.String({ maxLength: 80 })),
    sort: Type.Optional(
      Type.Enum(['followers', 'rating', 'near'], {
        description: 'near: only those with a pickup point, by what their nearest one shares with `area`',
      }),
    ),
    area: Type.Optional(Area),
  }),
  output: pageOf(
    shape({
      ...MerchantRow.properties,
      pickupIn: Type.Optional(Type.String({ description: 'Sorted by nearness: where its nearest point is' })),
    }),
  ),
})
export const merchantSimilar = contract({
  path: '/api/v2/merchant/similar',
  summary: 'Open merchants that sell on the department on which this one has most goods, even if it is closed itself',
  who: 'public',
  run: 'read',
  input: shape({ id: Id, size: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) }),
  output: shape({ records: Type.Array(MerchantRow) }),
})
