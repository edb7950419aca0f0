// Calls of staff about the list of carriers.
import { Type } from 'typebox'
import { regions } from './carriers.ts'
import { carrierMost as most } from './limits.ts'
import { ShopTexts } from '#features/catalog/shop-front/contract.ts'
import { contract, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'
import { longestAddress } from '#kernel/text/outside.ts'

const writes = { staff: 'setting.write' } as const
const Code = Type.String({ pattern: '^[a-z]{2,20}$', description: 'Small letters; it stays for good' })
const Version = Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' })
const Words = {
  region: Type.Enum([...regions]),
  name: ShopTexts(most.name, 'In every language'),
  waybill: Type.String({
    maxLength: most.waybill,
    description: 'Letters and digits as they stand, \\d a digit, [A-Z0-9] one of these, {9} or {9,12} how many, | or',
  }),
  example: Type.String({ maxLength: most.example, description: 'A waybill of that look' }),
  phone: Type.String({ maxLength: most.phone }),
  site: Type.String({
    maxLength: longestAddress,
    description: 'Where a parcel is followed by eye, https://…; {waybill} stands for its number',
  }),
  followedAs: Type.String({
    maxLength: most.followedAs,
    description: 'How the provider that follows parcels calls it; empty: it does not follow them',
  }),
  asksPhone: Type.Boolean({ description: 'That provider asks how the receiver’s number ends' }),
  active: Type.Boolean({ description: 'Offered for new parcels; those on their way keep it' }),
}

export const adminCarrierList = contract({
  path: '/api/v2/admin/carrier/list',
  summary: 'All carriers in their order, those that are off too',
  who: { staff: 'setting.read' },
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        code: Code,
        ...Words,
        version: Version,
        parcels: Type.Integer({ description: `How many parcels it ever had; ${most.counted}: or more` }),
      }),
    ),
  }),
})
const unfit = ['carrierUnfit', 'carrierTaken'] as const
export const adminCarrierAdd = contract({
  path: '/api/v2/admin/carrier/add',
  summary: 'A new carrier, behind the others',
  who: writes,
  run: 'one',
  input: shape({ code: Code, ...Words, requestId: RequiredRequestId }),
  output: shape({ code: Code }),
  refusals: [...unfit, 'carriersFull'],
})
export const adminCarrierEdit = contract({
  path: '/api/v2/admin/carrier/edit',
  summary: 'Change a carrier, or turn it off or on; parcels keep theirs',
  who: writes,
  run: 'one',
  input: shape({ code: Code, version: Version, ...Words, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'carrierChanged', ...unfit],
})
export const adminCarrierMove = contract({
  path: '/api/v2/admin/carrier/move',
  summary: 'Move a carrier in the list that merchants and buyers choose from',
  who: writes,
  run: 'one',
  input: shape({
    code: Code,
    before: Nullable(Code, { description: 'What follows it; null: it is the last' }),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound'],
})
