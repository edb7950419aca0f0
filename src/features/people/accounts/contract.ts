// Calls of accounts: the signed-in person, their security and their devices. The ways in are in ways-contract.ts.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, shape, Time } from '#kernel/call/contract.ts'

/** Proof of a reviewer who answers what they asked for themselves: nobody else could. */
export const AloneProof = Type.Optional(
  Type.Union(
    [shape({ code: Type.String({ maxLength: 12 }) }), shape({ payPassword: Type.String({ maxLength: 12 }) })],
    {
      description:
        'For my own request, when nobody else holds the permission: a code of purpose approveAlone to my e-mail ' +
        'or phone, or my payment password',
    },
  ),
)
/** What a call refuses that two persons are needed for. */
export const secondPersonRefusals = [
  'ownRequest',
  'notIndependent',
  'aloneTooEarly',
  'proofRequired',
  'codeWrong',
  'codeLocked',
  'payPasswordNotSet',
  'payPasswordWrong',
  'payPasswordLocked',
] as const

/** What every way in answers. */
export const UserInfo = shape({
  user_token: Type.String(),
  user_id: Id,
  nickName: Type.String(),
  username: Type.String({ description: 'Masked e-mail or phone' }),
  vip: Type.Integer({ description: '1 super member, 0 normal user' }),
  isNew: Type.Boolean({
    description: 'The account was made just now: nickname, password, phone and invitation code may be added',
  }),
})
export const password = Type.String({ maxLength: 64 })
export const inviteCode = Type.String({ maxLength: 32 })
export const captchaToken = Type.Optional(Type.String({ maxLength: 200 }))
export const device = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z0-9_-]{16,64}$',
    description: 'Random key that this browser keeps: a device the account has seen is spared some locks',
  }),
)

export const logout = contract({
  path: '/api/v2/user/logout',
  summary: 'End this sign-in',
  who: 'shopper',
  run: 'one',
  input: Nothing,
  output: Nothing,
})
export const getUserInfo = contract({
  path: '/api/v2/user/getUserInfo',
  summary: 'The signed-in person',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    id: Id,
    kind: Type.Union([Type.Literal('individual'), Type.Literal('enterprise')]),
    nickName: Type.String(),
    username: Type.String({ description: 'Masked e-mail or phone' }),
    email: Nullable(Type.String(), { description: 'Masked' }),
    phone: Nullable(Type.String(), { description: 'Masked' }),
    avatar: Nullable(Type.String(), { description: 'Address of the picture' }),
    gender: Nullable(Type.String()),
    birthday: Nullable(Type.String(), { description: 'YYYY-MM-DD' }),
    inviteCode: Type.String({ description: 'To invite others with' }),
    vip: Type.Integer(),
    cartCount: Type.Integer(),
    messageCount: Type.Integer(),
    hasPassword: Type.Boolean(),
    hasPayPassword: Type.Boolean(),
    shop: Nullable(shape({ merchantId: Id, name: Type.String(), status: Type.String() })),
  }),
})
export const supplement = contract({
  path: '/api/v2/user/supplement',
  summary:
    'Complete a fresh account: nickname, first password (within minutes of the sign-in that made the account), ' +
    'invitation code (once, in the first days). A phone is added by /mobile-change-bind',
  who: 'shopper',
  run: 'steps',
  pace: 'lookup',
  input: shape({
    nickName: Type.Optional(Type.String({ maxLength: 200 })),
    password: Type.Optional(password),
    inviteCode: Type.Optional(inviteCode),
  }),
  output: shape({ inviteBound: Type.Boolean() }),
  refusals: [
    'nicknameInvalid',
    'passwordInvalid',
    'passwordExists',
    'proofRequired',
    'inviteUnknown',
    'inviteSelf',
    'inviteLoop',
    'inviteBound',
    'inviteTooLate',
  ],
})
export const userSecurity = contract({
  path: '/api/v2/user/security',
  summary: 'How well the account is secured',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    kind: Type.Union([Type.Literal('individual'), Type.Literal('enterprise')]),
    hasPassword: Type.Boolean(),
    passwordChangedAt: Nullable(Time),
    hasPayPassword: Type.Boolean(),
    email: Nullable(Type.String(), { description: 'Masked' }),
    phone: Nullable(Type.String(), { description: 'Masked' }),
    deviceCount: Type.Integer({ description: 'Sign-ins that are open' }),
    freshSignIn: Type.Boolean({
      description:
        'This sign-in made the account minutes ago: a first phone, e-mail or password needs no further proof',
    }),
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: '30 password, 30 payment password, 20 e-mail, 20 phone',
    }),
  }),
})
export const deviceList = contract({
  path: '/api/v2/user/device/list',
  summary: 'The open sign-ins of my account, this one first, then the last seen',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: Type.Array(
    shape({
      sessionId: Id,
      browser: Type.String({ description: 'As Firefox; empty when not known' }),
      system: Type.String({ description: 'As Windows; empty when not known' }),
      mobile: Type.Boolean(),
      firstSeen: Time,
      lastSeen: Type.String({ format: 'date-time', description: 'ISO 8601, UTC; exact to ten minutes' }),
      console: Type.Boolean({ description: "Opened at the console's sign-in" }),
      current: Type.Boolean(),
    }),
  ),
})
export const deviceRemove = contract({
  path: '/api/v2/user/device/remove',
  summary: 'Sign another device out: one by `sessionId`, or with `others` all but this one',
  who: 'shopper',
  run: 'one',
  input: Type.Union([shape({ sessionId: Id }), shape({ others: Type.Literal(true) })]),
  output: shape({ removed: Type.Integer() }),
  refusals: ['notFound'],
})
