// Calls of staff about the units by which goods are sold.
import { Type } from 'typebox'
import { longest } from './limits.ts'
import { contract, Id, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const reads = { staff: 'category.read' } as const
const writes = { staff: 'category.write' } as const
const text = Type.Optional(Type.String({ maxLength: longest }))
const Texts = shape({ 'zh-CN': text, 'en-US': text, 'es-ES': text })
const fields = {
  name: Texts,
  many: { ...Texts, description: 'Of more than one; what a language does not say is the name' },
}
const seen = {
  id: Id,
  version: Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' }),
}

export const adminUnitList = contract({
  path: '/api/v2/admin/unit/list',
  summary: 'All units of sale but the piece, in the order in which they are offered',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        code: Type.String({ description: 'Goods know it by this' }),
        ...fields,
        closed: Type.Boolean({ description: 'Goods that carry it keep it; others cannot choose it' }),
        version: Type.Integer(),
        goods: Type.Integer({ description: 'That are sold by it' }),
      }),
    ),
  }),
})
export const adminUnitAdd = contract({
  path: '/api/v2/admin/unit/add',
  summary: 'A new unit of sale, behind the others',
  who: writes,
  run: 'one',
  input: shape({ ...fields, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['unitNameless', 'unitsMany'],
})
export const adminUnitEdit = contract({
  path: '/api/v2/admin/unit/edit',
  summary: 'Name a unit, close it or open it again; goods follow, orders keep what was agreed',
  who: writes,
  run: 'one',
  input: shape({ ...seen, ...fields, closed: Type.Boolean(), requestId: RequiredRequestId }),
  output: shape({ version: Type.Integer() }),
  refusals: ['notFound', 'unitChanged', 'unitNameless'],
})
export const adminUnitMove = contract({
  path: '/api/v2/admin/unit/move',
  summary: 'Put a unit before another one, or behind them all',
  who: writes,
  run: 'one',
  input: shape({ ...seen, before: Nullable(Id), requestId: RequiredRequestId }),
  output: shape({ version: Type.Integer() }),
  refusals: ['notFound', 'unitChanged'],
})
