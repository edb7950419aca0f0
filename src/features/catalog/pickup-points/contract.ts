// Calls about pickup points: those where something can be collected, and a merchant's own.
import { Type } from 'typebox'
import { nearnesses } from './distance.ts'
import { WeekHours } from '#features/catalog/merchants/contract.ts'
import { partsRefusals, Site, SiteParts } from '#features/people/addresses/contract.ts'
import { contract, Id, Nothing, Nullable, RequestId, shape } from '#kernel/call/contract.ts'

export const PointHours = WeekHours
const Lat = Type.Number({ minimum: -90, maximum: 90 })
const Lng = Type.Number({ minimum: -180, maximum: 180 })
const Note = Type.String({ maxLength: 200 })
/** A point as everybody may see it. */
export const Point = {
  id: Id,
  name: Type.String(),
  ...Site,
  text: Type.String({ description: 'The address in one line' }),
  mapText: Type.String({ description: 'The same for a map: in one language, whoever reads' }),
  lat: Nullable(Lat),
  lng: Nullable(Lng),
  hours: PointHours,
  note: Nullable(Type.String()),
}
export const pointList = contract({
  path: '/api/v2/order/pickup/point/list',
  summary: 'Where goods of these merchants can be collected, the nearest first',
  who: 'public',
  run: 'read',
  input: shape({
    merchantIds: Type.Array(Id, { minItems: 1, maxItems: 20 }),
    near: Type.Optional(shape({ lat: Lat, lng: Lng }, { description: 'Distances are measured from there' })),
    area: Type.Optional(
      shape({
        country: Type.String({ pattern: '^[A-Z]{2}$' }),
        stateCode: Type.Optional(Type.String({ maxLength: 10 })),
        city: Type.Optional(Type.String({ maxLength: 60 })),
        region: Type.Optional(Type.String({ maxLength: 60 })),
      }),
    ),
  }),
  output: shape({
    records: Type.Array(
      shape({
        merchantId: Id,
        ...Point,
        distance: Nullable(Type.Integer(), { description: 'Metres; null where one of the two spots is not known' }),
        nearness: Nullable(Type.Enum([...nearnesses]), {
          description: 'The smallest place that it shares with `area`',
        }),
      }),
    ),
  }),
})

const reads = { merchant: 'shop.read' } as const
const writes = { merchant: 'shop.write' } as const
const PointParts = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  ...SiteParts,
  lat: Type.Optional(Nullable(Lat)),
  lng: Type.Optional(Nullable(Lng)),
  hours: PointHours,
  note: Type.Optional(Note),
}
export const mchPointList = contract({
  path: '/api/v2/mch/pickup/point/list',
  summary: 'The pickup points of this merchant, those out of use too',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(shape({ ...Point, enabled: Type.Boolean() })),
    max: Type.Integer({ description: 'So many there may be' }),
  }),
})
export const mchPointAdd = contract({
  path: '/api/v2/mch/pickup/point/add',
  summary: 'Add a pickup point; it is in use at once',
  who: writes,
  run: 'one',
  begins: 'pickup',
  input: shape({ ...PointParts, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...partsRefusals, 'tooManyPickupPoints'],
})
export const mchPointEdit = contract({
  path: '/api/v2/mch/pickup/point/edit',
  summary: 'Change a pickup point; orders keep what they were told',
  who: writes,
  run: 'one',
  input: shape({ id: Id, ...PointParts, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...partsRefusals, 'notFound'],
})
export const mchPointEnable = contract({
  path: '/api/v2/mch/pickup/point/enable',
  summary: 'Take a pickup point out of use, or into use again',
  who: writes,
  run: 'one',
  input: shape({ id: Id, enabled: Type.Boolean(), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const mchPointRemove = contract({
  path: '/api/v2/mch/pickup/point/remove',
  summary: 'Remove a pickup point for good; orders keep what they were told',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
