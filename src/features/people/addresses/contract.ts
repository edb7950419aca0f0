// Calls of addresses: a person's own, the reading of pasted ones, the places of the world, and the people who pick up.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape } from '#kernel/call/contract.ts'
import { parsedFields } from './parse/parsed.ts'

/** A place with its phone, as it is typed. */
export const SiteParts = {
  areaCode: Type.String({ pattern: '^\\+?\\d{1,4}$', description: 'International area code, as 86 or +34' }),
  phone: Type.String({ minLength: 1, maxLength: 30 }),
  country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1' }),
  state: Type.Optional(Type.String({ maxLength: 60 })),
  stateCode: Type.Optional(
    Type.String({
      maxLength: 10,
      description: 'In China the GB province code, as 31; elsewhere the part of ISO 3166-2 behind the hyphen',
    }),
  ),
  city: Type.Optional(Type.String({ maxLength: 60 })),
  region: Type.Optional(Type.String({ maxLength: 60 })),
  street: Type.Optional(
    Type.String({ maxLength: 60, description: 'In China the street, town or township below the district' }),
  ),
  streetCode: Type.Optional(Type.String({ pattern: '^(\\d{9})?$', description: 'Its GB code' })),
  zipCode: Type.Optional(Type.String({ maxLength: 12, pattern: '^[A-Za-z0-9 -]*$' })),
  detail: Type.String({ maxLength: 200 }),
}
/** An address as it is typed. */
export const AddressParts = {
  consignee: Type.Optional(Type.String({ maxLength: 60 })),
  surname: Type.Optional(Type.String({ maxLength: 40 })),
  givenName: Type.Optional(Type.String({ maxLength: 40 })),
  ...SiteParts,
}
const AddressFields = {
  ...AddressParts,
  label: Type.Optional(Type.String({ maxLength: 20 })),
  isDefault: Type.Optional(Type.Boolean()),
}
/** A place with its phone, as it is kept. */
export const Site = {
  areaCode: Type.String(),
  phone: Type.String(),
  country: Type.String(),
  state: Type.String(),
  stateCode: Type.String(),
  city: Type.String(),
  region: Type.String(),
  street: Type.String(),
  streetCode: Type.String(),
  zipCode: Type.String(),
  detail: Type.String(),
}
export const Address = shape({
  id: Id,
  consignee: Type.String({
    description: 'The name to show, put together by country where surname and given name were entered',
  }),
  surname: Type.String(),
  givenName: Type.String(),
  ...Site,
  label: Nullable(Type.String()),
  isDefault: Type.Boolean(),
  misfit: Nullable(
    Type.Enum(['country', 'state', 'city', 'region', 'street', 'zipCode', 'detail'], {
      description: 'The field that does not belong to the rest of the place; nothing is sent there until it is mended',
    }),
  ),
  outside: Type.Optional(
    Type.Literal(true, { description: 'Nobody delivers there; told where somebody looks at their addresses' }),
  ),
})
/** What may be wrong with one. */
export const partsRefusals = [
  'regionRequired',
  'placesMismatch',
  'addressDetailRequired',
  'addressDetailInvalid',
  'phoneInvalid',
  'badInput',
] as const
const addressRefusals = [...partsRefusals, 'labelExists'] as const
export const addressAdd = contract({
  path: '/api/v2/user/address/add',
  summary: 'Add an address',
  who: 'shopper',
  run: 'one',
  input: shape({ ...AddressFields, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...addressRefusals, 'tooManyAddresses'],
})
export const addressEdit = contract({
  path: '/api/v2/user/address/edit',
  summary: 'Change an address',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, ...AddressFields, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...addressRefusals, 'notFound'],
})
export const addressDetail = contract({
  path: '/api/v2/user/address/detail',
  summary: 'One address',
  who: 'shopper',
  run: 'read',
  input: shape({ id: Id }),
  output: Address,
  refusals: ['notFound'],
})
export const addressPage = contract({
  path: '/api/v2/user/address/page',
  summary: 'My addresses, default first',
  who: 'shopper',
  run: 'read',
  input: shape(pageInput),
  output: pageOf(Address),
})
export const addressDelete = contract({
  path: '/api/v2/user/address/delete',
  summary: 'Delete an address; `restore` takes it back',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, restore: Type.Optional(Type.Boolean()), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'labelExists', 'tooManyAddresses'],
})
export const addressDefault = contract({
  path: '/api/v2/user/address/default',
  summary: 'Make an address the default',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const addressLabelList = contract({
  path: '/api/v2/user/address/label/list',
  summary: 'Labels offered and labels taken',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({ offered: Type.Array(Type.String()), taken: Type.Array(Type.String()) }),
})
const ParsedName = Type.Enum([...parsedFields])
const Found = Type.String({ description: 'Empty when the text does not say it' })
export const addressParse = contract({
  path: '/api/v2/user/address/parse',
  summary: 'Read a pasted text as an address: a guess for a person to confirm; keeps nothing',
  who: 'shopper',
  run: 'read',
  pace: 'parsing',
  input: shape({
    text: Type.String({ minLength: 1, maxLength: 500 }),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'Assumed where the text names none' })),
  }),
  output: shape({
    country: Type.String(),
    consignee: Found,
    surname: Found,
    givenName: Found,
    areaCode: Found,
    phone: Found,
    state: Found,
    stateCode: Found,
    city: Found,
    region: Found,
    street: Found,
    streetCode: Found,
    zipCode: Found,
    detail: Found,
    text: Type.String({ description: 'The text as it was read: the marks are places in it' }),
    marks: Type.Array(shape({ field: ParsedName, start: Type.Integer(), end: Type.Integer() })),
    unsure: Type.Array(ParsedName, { description: 'Guesses that a person should look at' }),
  }),
})
export const regionList = contract({
  path: '/api/v2/config/region/list',
  summary:
    'Countries, or the places below one: states, or provinces, cities, districts and streets of China by GB code',
  who: 'public',
  run: 'read',
  input: shape({
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    parent: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
  }),
  output: shape({
    records: Type.Array(
      shape({
        code: Type.String(),
        name: Type.String(),
        local: Type.Optional(Type.String({ description: 'As addresses write it, where that differs' })),
        also: Type.Optional(
          Type.String({ description: 'Other spellings it is found by: pinyin, initials, other names' }),
        ),
        areaCode: Type.Optional(Type.String()),
        outside: Type.Optional(Type.Literal(true, { description: 'Nothing is delivered there' })),
      }),
    ),
  }),
})

const PersonFields = {
  name: Type.String({ maxLength: 60 }),
  areaCode: Type.String({ pattern: '^\\+?\\d{1,4}$' }),
  phone: Type.String({ minLength: 1, maxLength: 30 }),
  isDefault: Type.Optional(Type.Boolean()),
}
const PickupPerson = shape({
  id: Id,
  name: Type.String(),
  areaCode: Type.String(),
  phone: Type.String(),
  isDefault: Type.Boolean(),
})
export const pickupPersonList = contract({
  path: '/api/v2/order/pickup/person/list',
  summary: 'Who may pick up for me, the default one first',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({ records: Type.Array(PickupPerson) }),
})
export const pickupPersonAdd = contract({
  path: '/api/v2/order/pickup/person/add',
  summary: 'Add a person who may pick up',
  who: 'shopper',
  run: 'one',
  input: shape({ ...PersonFields, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: ['phoneInvalid', 'tooManyPickupPersons', 'badInput'],
})
export const pickupPersonEdit = contract({
  path: '/api/v2/order/pickup/person/edit',
  summary: 'Change a person who may pick up',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, ...PersonFields, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: ['phoneInvalid', 'notFound', 'badInput'],
})
export const pickupPersonDelete = contract({
  path: '/api/v2/order/pickup/person/delete',
  summary: 'Delete a person who may pick up; `restore` takes it back',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, restore: Type.Optional(Type.Boolean()), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'tooManyPickupPersons'],
})
