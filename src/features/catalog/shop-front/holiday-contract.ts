// Calls of a merchant about holidays of its shop.
import { Type } from 'typebox'
import { ShopTexts } from './contract.ts'
import { most } from './limits.ts'
import { contract, Id, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const Day = Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
const fields = {
  fromDay: Type.Unsafe<string>({ ...Day, description: 'The first day, by the calendar of Shanghai' }),
  backDay: Type.Unsafe<string>({ ...Day, description: 'The day on which the shop ships and sells again' }),
  mode: Type.Enum(['open', 'paused'], {
    description: 'open: goods are sold and shipped from backDay on; paused: they are not sold until then',
  }),
  words: ShopTexts(most.holidayWords),
}

const Version = Type.Integer({ minimum: 1, description: 'As the list told it, of the one that is meant' })
export const mchHolidayList = contract({
  path: '/api/v2/mch/shop/holiday/list',
  summary: 'Holidays of this merchant’s shop: what runs and is planned, the next first, then the latest that are over',
  who: { merchant: 'shop.read' },
  run: 'read',
  input: Nothing,
  output: shape({
    today: Type.String({ description: 'By the calendar of Shanghai' }),
    records: Type.Array(
      shape({
        ...fields,
        id: Id,
        version: Type.Integer({ description: 'Of what is shown: who changes it gives it back' }),
        state: Type.Enum(['running', 'planned', 'over']),
        endedAt: Nullable(Type.String({ description: 'When it was ended early' })),
      }),
    ),
  }),
})
export const mchHolidaySave = contract({
  path: '/api/v2/mch/shop/holiday/save',
  summary: 'Plan a holiday of this merchant’s shop, or change one that is not over; it begins and ends by itself',
  who: { merchant: 'shop.write' },
  run: 'one',
  input: shape({ ...fields, id: Type.Optional(Id), version: Type.Optional(Version), requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['badInput', 'notFound', 'holidayChanged', 'holidayOverlaps'],
})
export const mchHolidayEnd = contract({
  path: '/api/v2/mch/shop/holiday/end',
  summary: 'End a holiday that runs, or take back one that is planned',
  who: { merchant: 'shop.write' },
  run: 'one',
  input: shape({ id: Id, version: Version, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'holidayChanged'],
})
