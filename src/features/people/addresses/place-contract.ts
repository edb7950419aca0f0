// Calls of staff about the list of places: where it is delivered to, what is called otherwise, what is new.
import { Type } from 'typebox'
import { longestPlaceName } from './limits.ts'
import { contract, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const reads = { staff: 'setting.read' } as const
const writes = { staff: 'setting.write' } as const
const Code = Type.String({
  pattern: '^([A-Z]{2}(-[A-Z0-9]{1,3})?|\\d{6})$',
  description: 'A country (ES), a state (ES-M), or a province, city or district of China by GB code (310104)',
})
const Below = Type.String({ pattern: '^([A-Z]{2}|\\d{6})$', description: 'A country, a province or a city of China' })
const Version = Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'As it was read; 0: never changed' })
const Name = Type.String({ maxLength: longestPlaceName })

export const adminPlaceList = contract({
  path: '/api/v2/admin/place/list',
  summary: 'Countries, or the places below one, with what staff changed of them',
  who: reads,
  run: 'read',
  input: shape({ below: Nullable(Below, { description: 'null: countries' }) }),
  output: shape({
    records: Type.Array(
      shape({
        code: Code,
        name: Type.String({ description: 'For the reader' }),
        local: Type.String({ description: 'As addresses write it' }),
        former: Type.Array(Type.String()),
        isNew: Type.Boolean(),
        active: Type.Boolean({ description: 'It is delivered to, as far as the place above it is' }),
        opens: Type.Boolean({ description: 'There are places below it' }),
        renames: Type.Boolean({ description: 'It may be called otherwise' }),
        version: Version,
      }),
    ),
    takesNew: Type.Boolean({ description: 'A new place may be added here' }),
  }),
})
export const adminPlaceEffect = contract({
  path: '/api/v2/admin/place/effect',
  summary: 'What depends on a place, before it is changed',
  who: reads,
  run: 'read',
  input: shape({ code: Code }),
  output: shape({
    addresses: Type.Integer({ description: 'Addresses of people in it, counted up to 10,001' }),
    templates: Type.Integer({ description: 'Freight templates that deliver there' }),
    merchants: Type.Integer({ description: 'Of so many shops' }),
  }),
  refusals: ['notFound'],
})
export const adminPlaceEdit = contract({
  path: '/api/v2/admin/place/edit',
  summary: 'Deliver to a place or not, or call it otherwise; addresses of old keep working by its former names',
  who: writes,
  run: 'one',
  input: shape({
    code: Code,
    version: Version,
    active: Type.Boolean(),
    name: Type.Optional(Name),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound', 'placeChanged', 'placeTaken', 'placeUnfit'],
})
export const adminPlaceAdd = contract({
  path: '/api/v2/admin/place/add',
  summary: 'A new city or district of China, by the code that the state gave it',
  who: writes,
  run: 'one',
  input: shape({
    parent: Type.String({ pattern: '^\\d{6}$' }),
    code: Type.String({ pattern: '^\\d{6}$' }),
    name: Name,
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound', 'placeTaken', 'placeUnfit'],
})
