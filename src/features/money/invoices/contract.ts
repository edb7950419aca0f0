// Calls of invoices: the profiles a buyer keeps.
import { Type } from 'typebox'
import { contract, Id, Nothing, RequestId, shape } from '#kernel/call/contract.ts'

const Kind = Type.Enum(['individual', 'enterprise'])
export const ProfileFields = {
  type: Kind,
  title: Type.String({ maxLength: 100, description: 'Name of the person or company' }),
  country: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{2}$',
      description: 'ISO 3166-1; CN when missing. Decides how the tax number is checked',
    }),
  ),
  taxNo: Type.Optional(
    Type.String({ maxLength: 40, description: 'Needed for an enterprise; a person in China gives none' }),
  ),
  bank: Type.Optional(Type.String({ maxLength: 100 })),
  account: Type.Optional(Type.String({ maxLength: 50, description: 'Bank account' })),
  address: Type.Optional(Type.String({ maxLength: 200 })),
  phone: Type.Optional(Type.String({ maxLength: 30 })),
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Where the invoice is sent' })),
  isDefault: Type.Optional(Type.Boolean()),
}
const Profile = shape({
  id: Id,
  type: Kind,
  title: Type.String(),
  country: Type.String(),
  taxNo: Type.String({ description: 'Of a person masked in the list' }),
  bank: Type.String(),
  account: Type.String({ description: 'Masked in the list' }),
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  isDefault: Type.Boolean(),
})
export const profileFaults = [
  'invoiceTitleRequired',
  'taxNoRequired',
  'taxNoInvalid',
  'phoneInvalid',
  'emailInvalid',
  'badInput',
] as const

export const invoiceAdd = contract({
  path: '/api/v2/invoice/user/add',
  summary: 'Keep an invoice profile; the first one becomes the default',
  who: 'shopper',
  run: 'one',
  input: shape({ ...ProfileFields, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...profileFaults, 'tooManyInvoices'],
})
export const invoiceEdit = contract({
  path: '/api/v2/invoice/user/edit',
  summary: 'Change an invoice profile as a whole: what is left out is emptied, only isDefault stays',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, ...ProfileFields, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...profileFaults, 'notFound'],
})
export const invoiceDetail = contract({
  path: '/api/v2/invoice/user/detail',
  summary: 'One invoice profile with its numbers in full, for its owner',
  who: 'shopper',
  run: 'read',
  input: shape({ id: Id }),
  output: Profile,
  refusals: ['notFound'],
})
export const invoiceList = contract({
  path: '/api/v2/invoice/user/list',
  summary: 'My invoice profiles, the default first, then the newest; all of them, there are few',
  who: 'shopper',
  run: 'read',
  input: shape({ type: Type.Optional(Kind) }),
  output: shape({ records: Type.Array(Profile), max: Type.Integer({ description: 'How many one may keep' }) }),
})
export const invoiceDelete = contract({
  path: '/api/v2/invoice/user/delete',
  summary: 'Delete an invoice profile; `restore` takes it back for a day',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, restore: Type.Optional(Type.Boolean()), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'tooManyInvoices'],
})
export const invoiceDefault = contract({
  path: '/api/v2/invoice/user/default',
  summary: 'Make an invoice profile the default',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
