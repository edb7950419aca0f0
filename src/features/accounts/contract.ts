// Calls of accounts: the login family, the signed-in person.
import { Type } from 'typebox'
import { contract, Id, Nothing, shape } from '#kernel/contract.ts'

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
