// Calls of staff about the reasons that people choose among: of claims, of cancelling, of reports, of feedback, of
// leaving.
import { Type } from 'typebox'
import { faults, listNames, longestName } from './limits.ts'
import { ShopTexts } from '#features/catalog/shop-front/contract.ts'
import { contract, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const writes = { staff: 'content.write' } as const
const Of = Type.Enum(listNames)
const Code = Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9]{1,39}$' })
const Name = ShopTexts(longestName, 'In every language')

export const adminReasonList = contract({
  path: '/api/v2/admin/reason/list',
  summary: 'All reasons of a list in their order, those that are off too',
  who: { staff: 'content.read' },
  run: 'read',
  input: shape({ of: Of }),
  output: shape({
    records: Type.Array(
      shape({
        code: Type.String(),
        name: Name,
        active: Type.Boolean(),
        kinds: Type.Array(Type.String(), { description: 'What it can be given for' }),
      }),
    ),
  }),
})
export const adminReasonAdd = contract({
  path: '/api/v2/admin/reason/add',
  summary: 'A new reason, behind the others',
  who: writes,
  run: 'one',
  input: shape({
    of: Of,
    name: Name,
    kinds: Type.Array(Type.String({ maxLength: 30 }), { minItems: 1, maxItems: 4, uniqueItems: true }),
    fault: Type.Optional(Type.Enum([...faults], { description: 'Of claims: whose fault it is, for good' })),
    requestId: RequiredRequestId,
  }),
  output: shape({ code: Type.String() }),
  refusals: ['badInput', 'reasonNameless', 'reasonTooMany'],
})
export const adminReasonEdit = contract({
  path: '/api/v2/admin/reason/edit',
  summary: 'Word a reason anew, turn it off or on; what was said before keeps its words',
  who: writes,
  run: 'one',
  input: shape({ of: Of, code: Code, name: Name, active: Type.Boolean(), requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'reasonNameless', 'reasonLast'],
})
export const adminReasonMove = contract({
  path: '/api/v2/admin/reason/move',
  summary: 'Move a reason in its list',
  who: writes,
  run: 'one',
  input: shape({
    of: Of,
    code: Code,
    before: Nullable(Code, { description: 'What follows it; null: it is the last' }),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound'],
})
