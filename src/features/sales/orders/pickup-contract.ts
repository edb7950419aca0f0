// What calls say of orders that are collected: what is wished, how it stands, where.
import { Type } from 'typebox'
import { PointHours } from '#features/catalog/pickup-points/contract.ts'
import { Id, Nullable, shape, Time } from '#kernel/call/contract.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Hour = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
export const PickupTime = shape({ day: Day, at: Hour }, { description: 'By the clock of the point, within its hours' })
export const PickupWishes = Type.Array(
  shape({
    merchantId: Id,
    pointId: Id,
    personId: Type.Optional(Id),
    time: Type.Optional(PickupTime),
  }),
  { maxItems: 60, description: 'What is collected: by merchant the point, a pickup person of mine, the hour' },
)
/** As the preview shows it. */
export const PickupView = Nullable(
  shape({
    pointId: Id,
    isOpen: Type.Boolean({ description: 'False: the shop has no such point in use' }),
    hasPerson: Type.Boolean(),
    time: Nullable(PickupTime),
    days: Type.Array(shape({ day: Day, open: Type.String(), close: Type.String() })),
  }),
  { description: 'Null: it is sent' },
)
/** How one stands that was placed. */
export const PickupState = Nullable(
  shape({ readyAt: Nullable(Time), collectedAt: Nullable(Time), collectUntil: Nullable(Time) }),
  {
    description: 'It is collected, not sent: ready since, taken at, kept until',
  },
)
/** A point as an order keeps it. */
export const KeptPoint = shape({
  name: Type.String(),
  phone: Type.String(),
  text: Type.String({ description: 'Its address in one line' }),
  mapText: Type.String({ description: 'The same for a map: in one language, whoever reads' }),
  hours: PointHours,
  lat: Nullable(Type.Number()),
  lng: Nullable(Type.Number()),
  note: Nullable(Type.String()),
})
