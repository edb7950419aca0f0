// Calls of the console's sign-in: the password first, then the code that was sent. Only what they open speaks for
// merchants and staff.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, shape } from '#kernel/call/contract.ts'
import { captchaToken, device, password, UserInfo } from './contract.ts'

const Membership = shape({
  audience: Type.Enum(['merchant', 'staff']),
  merchantId: Nullable(Id),
  merchantName: Nullable(Type.String()),
  seal: Nullable(shape({ char: Type.String(), shape: Type.String(), ink: Type.String() })),
  role: Type.String(),
  permissions: Type.Array(Type.String()),
})

export const consoleOpen = contract({
  path: '/api/v2/console/session/open',
  summary:
    'Begin a sign-in at the console, as a member of a merchant or of the staff: the right password sends a code ' +
    'to the e-mail or phone that was named. Wrong ones as with /login-by-password',
  who: 'public',
  run: 'steps',
  says: 'codeSent',
  input: shape({
    account: Type.String({ maxLength: 254, description: 'E-mail or phone' }),
    area_code: Type.Optional(Type.String({ maxLength: 5, description: 'Of a phone; 86 when missing' })),
    password,
    captchaToken,
    device,
  }),
  output: shape({
    ticket: Type.String({ description: 'For console/session/confirm, once' }),
    sentTo: Type.String({ description: 'Masked e-mail or phone' }),
    seconds: Type.Integer({ description: 'How long ticket and code are good' }),
  }),
  refusals: [
    'accountEmpty',
    'emailInvalid',
    'phoneInvalid',
    'captchaRequired',
    'captchaFailed',
    'passwordWrong',
    'passwordLocked',
    'tooFast',
    'accountClosed',
    'forbidden',
    'codeTooSoon',
    'networkBusy',
  ],
})
export const consoleConfirm = contract({
  path: '/api/v2/console/session/confirm',
  summary:
    'The code opens a sign-in of the console: its user_token speaks for merchants (user-type 2) and staff ' +
    '(user-type 3) as memberships tell. It ends after `idleSeconds` without use and with every change of a role. ' +
    'Keep it apart from a sign-in of the shop, never in a cookie',
  who: 'public',
  run: 'steps',
  says: 'signedIn',
  input: shape({
    ticket: Type.String({ minLength: 1, maxLength: 128 }),
    code: Type.String({ maxLength: 12 }),
    device,
  }),
  output: shape({
    ...UserInfo.properties,
    idleSeconds: Type.Integer(),
    memberships: Type.Array(Membership),
  }),
  refusals: ['consoleTicketExpired', 'codeWrong', 'codeLocked', 'accountClosed', 'forbidden'],
})
export const consoleDetail = contract({
  path: '/api/v2/console/session/detail',
  summary: 'Who is signed in at the console, and what they are a member of; refused to a sign-in of the shop',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({ userId: Id, nickName: Type.String(), memberships: Type.Array(Membership) }),
  refusals: ['forbidden'],
})
