// Calls of a merchant about where goods come back to.
import { Type } from 'typebox'
import { Address, AddressParts, partsRefusals } from '#features/people/addresses/contract.ts'
import { contract, Id, Nothing, pageInput, pageOf, RequestId, shape } from '#kernel/call/contract.ts'

const IsDefault = Type.Optional(Type.Boolean())
const reads = { merchant: 'shop.read' } as const
const writes = { merchant: 'shop.write' } as const

export const mchAddressPage = contract({
  path: '/api/v2/mch/address/page',
  summary: 'Where goods come back to: the addresses of this merchant, the default first',
  who: reads,
  run: 'read',
  input: shape(pageInput),
  output: pageOf(Address),
})
export const mchAddressAdd = contract({
  path: '/api/v2/mch/address/add',
  summary: 'Add a return address; the first is the default, which silence uses',
  who: writes,
  run: 'one',
  input: shape({ ...AddressParts, isDefault: IsDefault, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...partsRefusals, 'tooManyReturnAddresses'],
})
export const mchAddressEdit = contract({
  path: '/api/v2/mch/address/edit',
  summary: 'Change a return address; claims that were approved keep what they were told',
  who: writes,
  run: 'one',
  input: shape({ id: Id, ...AddressParts, isDefault: IsDefault, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...partsRefusals, 'notFound'],
})
export const mchAddressDelete = contract({
  path: '/api/v2/mch/address/delete',
  summary: 'Delete a return address; the last one stays',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'lastReturnAddress'],
})
export const mchAddressDefault = contract({
  path: '/api/v2/mch/address/default',
  summary: 'Make a return address the default',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
