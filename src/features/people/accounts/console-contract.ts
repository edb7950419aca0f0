// Calls of the console's sign-in: the password first, then the code that was sent. Only what they open speaks for
// merchants and staff.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, RequestId, shape, Time } from '#kernel/call/contract.ts'
import { captchaToken, device, password, UserInfo } from './contract.ts'

const Membership = shape({
  audience: Type.Enum(['merchant', 'staff']),
  merchantId: Nullable(Id),
  merchantName: Nullable(Type.String()),
  seal: Nullable(shape({ char: Type.String(), shape: Type.String(), ink: Type.String() })),
  role: Type.String(),
  roleName: Nullable(Type.String(), { description: 'Of a role of the shop’s own' }),
  closed: Type.Boolean({ description: 'For good: its people may read, nothing else' }),
  permissions: Type.Array(Type.String()),
})

const printed = Type.Boolean({
  description: 'Of staff, while the shop has no mail server: the code stands in the terminal in which the shop runs',
})
export const consoleOpen = contract({
  path: '/api/v2/console/session/open',
  summary:
    'Begin a sign-in at the console, as a member of a merchant or of the staff: the right password sends a code ' +
    'to the e-mail or phone that was named, or tells which second proof of their own is asked for. Wrong ones as ' +
    'with /login-by-password',
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
    sentTo: Type.String({
      description: 'Masked e-mail or phone; empty: no code was sent, there is a proof of their own',
    }),
    printed,
    seconds: Type.Integer({ description: 'How long ticket and code are good' }),
    ways: shape({
      totp: Type.Boolean(),
      passkey: Type.Boolean(),
      recovery: Type.Boolean(),
      mail: Type.Boolean({ description: 'A code by mail or text serves, too; console/session/mail sends it' }),
    }),
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
    'accountBlocked',
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
    by: Type.Optional(
      Type.Enum(['mail', 'totp', 'recovery', 'passkey'], { description: 'mail when missing: the code that was sent' }),
    ),
    code: Type.Optional(Type.String({ maxLength: 20, description: 'Sent, of the app, or a recovery code' })),
    answer: Type.Optional(
      Type.String({ maxLength: 20_000, description: 'Of the browser to console/session/passkey, as JSON' }),
    ),
    device,
  }),
  output: shape({
    ...UserInfo.properties,
    idleSeconds: Type.Integer(),
    memberships: Type.Array(Membership),
  }),
  refusals: [
    'consoleTicketExpired',
    'codeWrong',
    'codeLocked',
    'passkeyInvalid',
    'secondProofLocked',
    'secondProofRequired',
    'accountClosed',
    'accountBlocked',
    'forbidden',
  ],
})
const ticket = Type.String({ minLength: 1, maxLength: 128 })
export const consoleMail = contract({
  path: '/api/v2/console/session/mail',
  summary:
    'Send a code by mail or text after all, to who has a second proof but not at hand; not where a shop of theirs ' +
    'wants one',
  who: 'public',
  run: 'steps',
  says: 'codeSent',
  input: shape({ ticket, device }),
  output: shape({ sentTo: Type.String(), printed, seconds: Type.Integer() }),
  refusals: ['consoleTicketExpired', 'secondProofRequired', 'codeTooSoon', 'tooFast', 'networkBusy'],
})
export const consolePasskey = contract({
  path: '/api/v2/console/session/passkey',
  summary: 'What the browser is to sign with a passkey, for one try of console/session/confirm',
  who: 'public',
  run: 'steps',
  input: shape({ ticket }),
  output: shape({ options: Type.String({ description: 'For navigator.credentials, as JSON' }) }),
  refusals: ['consoleTicketExpired', 'secondProofMissing'],
})
export const consoleSessionList = contract({
  path: '/api/v2/console/session/list',
  summary: 'My open sign-ins at the console: device, network, last use; this one is marked',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: Type.Array(
    shape({
      id: Id,
      browser: Type.String(),
      system: Type.String(),
      mobile: Type.Boolean(),
      network: Type.String({ description: 'Shortened; empty of sign-ins from before it was kept' }),
      since: Time,
      lastUsedAt: Time,
      second: Nullable(Type.Enum(['totp', 'passkey', 'recovery']), { description: 'null: a code by mail or text' }),
      current: Type.Boolean(),
    }),
  ),
  refusals: ['forbidden'],
})
export const consoleSessionEnd = contract({
  path: '/api/v2/console/session/end',
  summary: 'End one of my sign-ins at the console, or with no id all but this one',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Type.Optional(Id), requestId: RequestId }),
  output: shape({ ended: Type.Integer() }),
  refusals: ['forbidden', 'notFound'],
})
export const consoleDetail = contract({
  path: '/api/v2/console/session/detail',
  summary: 'Who is signed in at the console, and what they are a member of; refused to a sign-in of the shop',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    userId: Id,
    nickName: Type.String(),
    memberships: Type.Array(Membership),
    off: Type.Array(Type.String(), { description: 'What the shop does without, by its switches' }),
  }),
  refusals: ['forbidden'],
})
