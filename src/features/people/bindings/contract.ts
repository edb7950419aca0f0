// Calls of bindings: signing in by WeChat, and the accounts elsewhere that a person links to theirs.
import { Type } from 'typebox'
import { device, inviteCode, UserInfo } from '../accounts/contract.ts'
import { contract, Nothing, Nullable, shape, Time } from '#kernel/call/contract.ts'

const Kind = Type.Union([Type.Literal('wechat'), Type.Literal('alipay')])
const Code = Type.String({ minLength: 1, maxLength: 512, description: 'What the provider gave to the browser' })
const State = Type.String({ minLength: 1, maxLength: 128 })

export const bindWays = contract({
  path: '/api/v2/user/bind/ways',
  summary: 'Which accounts elsewhere this shop works with: to sign in by, and to link',
  who: 'public',
  run: 'read',
  input: Nothing,
  output: shape({ login: Type.Array(Kind), bind: Type.Array(Kind) }),
})
export const bindStart = contract({
  path: '/api/v2/user/bind/start',
  summary:
    'Begin an authorization: the address of the provider, valid for this browser only and once. ' +
    'Purpose bind: signed in, and proven by a code of purpose bindAccount',
  who: 'public',
  run: 'steps',
  input: shape({
    kind: Kind,
    purpose: Type.Union([Type.Literal('login'), Type.Literal('bind')]),
    code: Type.Optional(
      Type.String({ maxLength: 12, description: 'Purpose bind: the 6 digits that prove the person' }),
    ),
  }),
  output: shape({ url: Type.String() }),
  refusals: ['sessionRequired', 'codeWrong', 'wayNotOffered', 'identityAlreadyBound', 'tooFast'],
})
export const loginByWechat = contract({
  path: '/login-by-wechat',
  summary:
    'Sign in by WeChat: with { code, state } that WeChat gave to the browser. Nobody’s yet: ' +
    'refused with phoneBindingRequired, whose data has a bindTicket; then with { bindTicket, area_code, ' +
    'phone, code } and a texted code of purpose bindPhone, which makes or finds the account of that phone',
  who: 'public',
  run: 'steps',
  envelope: 'login',
  success: 1,
  says: 'signedIn',
  input: shape({
    code: Code,
    state: Type.Optional(State),
    bindTicket: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    area_code: Type.Optional(Type.String({ maxLength: 5, description: 'Calling code; 86 when missing' })),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    agreement: Type.Optional(Type.Boolean()),
    invite_code: Type.Optional(inviteCode),
    device,
  }),
  output: UserInfo,
  refusals: [
    'authorizationExpired',
    'authorizationFailed',
    'userAuthorizationFailed',
    'phoneBindingRequired',
    'wayNotOffered',
    'agreementRequired',
    'phoneInvalid',
    'codeWrong',
    'codeLocked',
    'inviteUnknown',
    'passwordRequired',
    'identityTaken',
    'identityAlreadyBound',
    'accountClosed',
    'accountBlocked',
  ],
})
export const bindList = contract({
  path: '/api/v2/user/bind/list',
  summary: 'The accounts elsewhere of the signed-in person, one line per kind',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    bindings: Type.Array(
      shape({
        kind: Kind,
        offered: Type.Boolean({ description: 'Whether the shop works with it now' }),
        bound: Type.Boolean(),
        nickName: Nullable(Type.String(), { description: 'Masked' }),
        boundAt: Nullable(Time),
      }),
    ),
  }),
})
export const bindAdd = contract({
  path: '/api/v2/user/bind/add',
  summary:
    'Link the account elsewhere that has just been authorized; ' +
    'the state proves the person, the browser and the code given to bind/start',
  who: 'shopper',
  run: 'steps',
  input: shape({ kind: Kind, code: Code, state: State }),
  output: Nothing,
  refusals: [
    'authorizationExpired',
    'authorizationFailed',
    'userAuthorizationFailed',
    'wayNotOffered',
    'identityTaken',
    'identityAlreadyBound',
  ],
})
export const bindRemove = contract({
  path: '/api/v2/user/bind/remove',
  summary:
    'Unlink an account elsewhere; a code of purpose bindAccount proves the person. The last way into an account stays',
  who: 'shopper',
  run: 'steps',
  input: shape({ kind: Kind, code: Type.String({ maxLength: 12 }) }),
  output: Nothing,
  refusals: ['codeWrong', 'notFound', 'lastWayIn'],
})
