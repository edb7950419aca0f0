// Calls of accounts: sign-in by e-mail code (the login family), the signed-in person, addresses.
import { Type } from 'typebox'
import { contract, Id, Nothing, pageInput, pageOf, RequestId, shape } from '#kernel/contract.ts'

const UserInfo = shape({
  user_token: Type.String(),
  user_id: Id,
  nickName: Type.String(),
  username: Type.String(),
  vip: Type.Integer({ description: '1 super member, 0 normal user' }),
})

export const getEmailValidCode = contract({
  path: '/get-email-valid-code',
  summary:
    'Send a 6-digit code to an e-mail address; the same answer whether or not the account exists. Purpose payPassword: to the signed-in person only, user_email empty, masked or in full',
  who: 'public',
  run: 'steps',
  envelope: 'login',
  success: 1,
  says: 'codeSent',
  input: shape({ user_email: Type.String({ maxLength: 254 }), purpose: Type.Optional(Type.Union([Type.Literal('login'), Type.Literal('payPassword')])) }),
  output: Type.Null(),
  refusals: ['emailEmpty', 'emailInvalid', 'sessionRequired', 'codeTooSoon', 'tooFast', 'networkBusy'],
})
export const login = contract({
  path: '/login',
  summary: 'Sign in by e-mail and code; a new address gets an account',
  who: 'public',
  run: 'steps',
  envelope: 'login',
  success: 1,
  says: 'signedIn',
  input: shape({
    user_email: Type.String({ maxLength: 254 }),
    code: Type.String({ maxLength: 12 }),
    invite_code: Type.Optional(Type.String({ maxLength: 32 })),
    agreement: Type.Optional(Type.Boolean()),
  }),
  output: UserInfo,
  refusals: ['emailEmpty', 'emailInvalid', 'codeWrong', 'agreementRequired', 'accountClosed'],
})
export const logout = contract({ path: '/api/v2/user/logout', summary: 'End this sign-in', who: 'buyer', run: 'one', input: Nothing, output: Nothing })
export const getUserInfo = contract({
  path: '/api/v2/user/getUserInfo',
  summary: 'The signed-in person',
  who: 'buyer',
  run: 'read',
  input: Nothing,
  output: shape({
    id: Id,
    nickName: Type.String(),
    username: Type.String({ description: 'Masked e-mail or phone' }),
    vip: Type.Integer(),
    cartCount: Type.Integer(),
    messageCount: Type.Integer(),
    hasPayPassword: Type.Boolean(),
    shop: Type.Union([shape({ merchantId: Id, name: Type.String(), status: Type.String() }), Type.Null()]),
  }),
})

const AddressFields = {
  consignee: Type.Optional(Type.String({ maxLength: 60 })),
  surname: Type.Optional(Type.String({ maxLength: 40 })),
  givenName: Type.Optional(Type.String({ maxLength: 40 })),
  areaCode: Type.String({ pattern: '^\\+?\\d{1,4}$', description: 'International area code, as 86 or +34' }),
  phone: Type.String({ minLength: 1, maxLength: 30 }),
  country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1' }),
  state: Type.Optional(Type.String({ maxLength: 60 })),
  stateCode: Type.Optional(Type.String({ maxLength: 10, description: 'In China the GB province code, as 31' })),
  city: Type.Optional(Type.String({ maxLength: 60 })),
  region: Type.Optional(Type.String({ maxLength: 60 })),
  zipCode: Type.Optional(Type.String({ maxLength: 12, pattern: '^[A-Za-z0-9 -]*$' })),
  detail: Type.String({ maxLength: 200 }),
  label: Type.Optional(Type.String({ maxLength: 20 })),
  isDefault: Type.Optional(Type.Boolean()),
}
export const Address = shape({
  id: Id,
  consignee: Type.String({ description: 'The name to show, put together by country where surname and given name were entered' }),
  surname: Type.String(),
  givenName: Type.String(),
  areaCode: Type.String(),
  phone: Type.String(),
  country: Type.String(),
  state: Type.String(),
  stateCode: Type.String(),
  city: Type.String(),
  region: Type.String(),
  zipCode: Type.String(),
  detail: Type.String(),
  label: Type.Union([Type.String(), Type.Null()]),
  isDefault: Type.Boolean(),
})
const addressRefusals = ['regionRequired', 'addressDetailRequired', 'addressDetailInvalid', 'phoneInvalid', 'labelExists', 'badInput'] as const
export const addressAdd = contract({
  path: '/api/v2/user/address/add',
  summary: 'Add an address',
  who: 'buyer',
  run: 'one',
  input: shape({ ...AddressFields, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...addressRefusals, 'tooManyAddresses'],
})
export const addressEdit = contract({
  path: '/api/v2/user/address/edit',
  summary: 'Change an address',
  who: 'buyer',
  run: 'one',
  input: shape({ id: Id, ...AddressFields, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: [...addressRefusals, 'notFound'],
})
export const addressDetail = contract({
  path: '/api/v2/user/address/detail',
  summary: 'One address',
  who: 'buyer',
  run: 'read',
  input: shape({ id: Id }),
  output: Address,
  refusals: ['notFound'],
})
export const addressPage = contract({
  path: '/api/v2/user/address/page',
  summary: 'My addresses, default first',
  who: 'buyer',
  run: 'read',
  input: shape(pageInput),
  output: pageOf(Address),
})
export const addressDelete = contract({
  path: '/api/v2/user/address/delete',
  summary: 'Delete an address; `restore` takes it back',
  who: 'buyer',
  run: 'one',
  input: shape({ id: Id, restore: Type.Optional(Type.Boolean()), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'labelExists', 'tooManyAddresses'],
})
export const addressDefault = contract({
  path: '/api/v2/user/address/default',
  summary: 'Make an address the default',
  who: 'buyer',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const addressLabelList = contract({
  path: '/api/v2/user/address/label/list',
  summary: 'Labels offered and labels taken',
  who: 'buyer',
  run: 'read',
  input: Nothing,
  output: shape({ offered: Type.Array(Type.String()), taken: Type.Array(Type.String()) }),
})
const Found = Type.String({ description: 'Empty when the text does not say it' })
export const addressParse = contract({
  path: '/api/v2/user/address/parse',
  summary: 'Read a pasted text as an address: a guess for a person to confirm; keeps nothing',
  who: 'buyer',
  run: 'read',
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
    zipCode: Found,
    detail: Found,
  }),
})
export const regionList = contract({
  path: '/api/v2/config/region/list',
  summary: 'Countries, or the places below one: provinces, cities and districts of China by GB code',
  who: 'public',
  run: 'read',
  input: shape({ country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })), parent: Type.Optional(Type.String({ pattern: '^\\d{6}$' })) }),
  output: shape({ records: Type.Array(shape({ code: Type.String(), name: Type.String(), areaCode: Type.Optional(Type.String()) })) }),
})
