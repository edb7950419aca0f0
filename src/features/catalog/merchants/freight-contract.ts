// Calls of a merchant about what it charges for freight.
import { Type } from 'typebox'
import { chargings, longestName, mostFee, mostRows, mostUnits } from './limits.ts'
import {
  contract,
  Fen,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequestId,
  RequiredRequestId,
  shape,
} from '#kernel/call/contract.ts'

const reads = { merchant: 'shop.read' } as const
const writes = { merchant: 'shop.write' } as const
const Area = Type.String({
  pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$',
  description: 'A country, or a country with its province: CN is all of the mainland, CN-31 Shanghai',
})
const Units = Type.Integer({ minimum: 1, maximum: mostUnits, description: 'Pieces, grams or cubic centimetres' })
const Fee = Type.Integer({ minimum: 0, maximum: mostFee, description: 'Fen' })
const Row = shape({
  areas: Type.Array(Area, { minItems: 1, maxItems: 300, uniqueItems: true }),
  firstUnits: Units,
  firstFee: Fee,
  nextUnits: Units,
  nextFee: Fee,
  freeFromAmount: Nullable(Type.Integer({ minimum: 1, maximum: 999_999_999 })),
  freeFromCount: Nullable(Type.Integer({ minimum: 1, maximum: 9999 })),
})
const rules = {
  chargedBy: Type.Enum([...chargings]),
  rows: Type.Array(Row, { minItems: 1, maxItems: mostRows }),
  excluded: Type.Array(Area, {
    maxItems: 300,
    uniqueItems: true,
    description: 'Nothing is sent there, whatever a wider row says',
  }),
}
const Name = Type.String({ minLength: 1, maxLength: longestName })
const Note = Type.Optional(Type.String({ maxLength: 200, description: 'Why, for the log' }))
const goods = Type.Integer({ description: 'Goods that use it, up to 1,001; those in the bin are not counted' })
const version = Type.Integer({ minimum: 1 })

export const mchFreightPage = contract({
  path: '/api/v2/mch/freight/page',
  summary: 'The freight templates of this merchant, the default first',
  who: reads,
  run: 'read',
  input: shape(pageInput),
  output: pageOf(
    shape({
      id: Id,
      name: Type.String(),
      chargedBy: rules.chargedBy,
      isDefault: Type.Boolean(),
      goods,
      areas: Type.Array(Type.String(), { description: 'Where it holds, of all rows' }),
      firstFee: Fen,
      freeFromAmount: Nullable(Fen, { description: 'The lowest of its rows' }),
      version,
    }),
  ),
})
export const mchFreightDetail = contract({
  path: '/api/v2/mch/freight/detail',
  summary: 'One freight template',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ id: Id, name: Type.String(), ...rules, isDefault: Type.Boolean(), goods, version }),
  refusals: ['notFound'],
})
export const mchFreightAdd = contract({
  path: '/api/v2/mch/freight/add',
  summary: 'Add a freight template; the first is the default',
  who: writes,
  run: 'one',
  input: shape({ name: Name, ...rules, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: ['freightAreaTwice', 'freightNameTaken', 'tooManyFreights', 'badInput'],
})
export const mchFreightEdit = contract({
  path: '/api/v2/mch/freight/edit',
  summary: 'Change a freight template of the version that was seen; it holds for orders placed from then on',
  who: writes,
  run: 'one',
  input: shape({ id: Id, version, name: Name, ...rules, note: Note, requestId: RequestId }),
  output: shape({ version }),
  refusals: ['notFound', 'freightChanged', 'freightAreaTwice', 'freightNameTaken', 'badInput'],
})
export const mchFreightDelete = contract({
  path: '/api/v2/mch/freight/delete',
  summary: 'Delete a freight template that no goods use and that is not the default',
  who: writes,
  run: 'one',
  input: shape({ id: Id, note: Note, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'freightUsed', 'freightDefault'],
})
export const mchFreightDefault = contract({
  path: '/api/v2/mch/freight/default',
  summary: 'Make a freight template the default: that of goods which come in by a file',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const mchFreightCalculate = contract({
  path: '/api/v2/mch/freight/calculate',
  summary: 'What a basket costs to a place by these rules, saved or not, with its arithmetic',
  who: reads,
  run: 'read',
  input: shape({
    ...rules,
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    stateCode: Type.Optional(Type.String({ maxLength: 10, pattern: '^[A-Z0-9-]*$' })),
    lines: Type.Array(
      shape({
        quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
        weight: Type.Integer({ minimum: 0, maximum: mostUnits, description: 'Grams of one piece' }),
        volume: Type.Integer({ minimum: 0, maximum: mostUnits, description: 'Cubic centimetres of one piece' }),
      }),
      { minItems: 1, maxItems: 50 },
    ),
    amount: Type.Integer({ minimum: 0, maximum: 999_999_999, description: 'Goods after coupons, in fen' }),
  }),
  output: shape({
    deliverable: Type.Boolean(),
    freight: Fen,
    area: Nullable(Type.String({ description: 'Of the row that rules, or that is left out' })),
    units: Type.Integer(),
    steps: Type.Integer({ description: 'Further steps that were started' }),
    free: Nullable(Type.Enum(['amount', 'count'])),
  }),
})
