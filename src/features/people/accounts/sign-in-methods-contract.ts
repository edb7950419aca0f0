// Calls of the login family: codes, every way in, passwords, changes of e-mail and phone.
// Answers `{ code, msg, userinfo }`.
import { Type } from 'typebox'
import { codePurposes } from '#features/platform/captcha/limits.ts'
import { contract, Nullable, shape } from '#kernel/call/contract.ts'
import { captchaToken, device, inviteCode, password, UserInfo } from './contract.ts'

const Email = Type.String({ maxLength: 254 })
const AreaCode = Type.Optional(
  Type.String({ maxLength: 5, description: 'Calling code without or with +; 86 when missing' }),
)
const Phone = Type.String({ maxLength: 40 })
const Code = Type.String({
  maxLength: 100,
  description: 'The six digits; for login and resetPassword also the token behind `link` in the letter',
})
const Agreement = Type.Optional(Type.Boolean({ description: 'The user agreement is ticked; false is refused' }))
const Purpose = Type.Enum([...codePurposes])
const purposes =
  'login, register, resetPassword: to anybody, the same answer whether or not the account exists. ' +
  'bindPhone: to any phone. changeEmail, changePhone: to the new address; with an empty or the own one, ' +
  'to the own one. The others: to the signed-in person only, empty, masked or in full'
const sending = [
  'sessionRequired',
  'captchaRequired',
  'captchaFailed',
  'codeTooSoon',
  'tooFast',
  'networkBusy',
] as const
const family = { envelope: 'login' } as const
const noUser = Type.Null()

export const getEmailValidCode = contract({
  ...family,
  path: '/get-email-valid-code',
  summary: `Send a 6-digit code by e-mail. ${purposes}`,
  who: 'public',
  run: 'steps',
  success: 1,
  says: 'codeSent',
  input: shape({ user_email: Email, purpose: Type.Optional(Purpose), captchaToken, device }),
  output: noUser,
  refusals: ['emailEmpty', 'emailInvalid', ...sending],
})
export const getPhoneValidCode = contract({
  ...family,
  path: '/get-phone-valid-code',
  summary: `Send a 6-digit code by text message. ${purposes}`,
  who: 'public',
  run: 'steps',
  success: 1,
  says: 'codeSent',
  input: shape({ area_code: AreaCode, phone: Phone, purpose: Type.Optional(Purpose), captchaToken, device }),
  output: noUser,
  refusals: ['phoneInvalid', 'phoneNotServed', ...sending],
})
export const login = contract({
  ...family,
  path: '/login',
  summary:
    'Sign in by e-mail and code; a new address gets an account. ' +
    'An unknown invitation code is refused before, and the code still serves',
  who: 'public',
  run: 'steps',
  success: 1,
  says: 'signedIn',
  input: shape({ user_email: Email, code: Code, invite_code: Type.Optional(inviteCode), agreement: Agreement, device }),
  output: UserInfo,
  refusals: [
    'emailEmpty',
    'emailInvalid',
    'codeWrong',
    'codeLocked',
    'agreementRequired',
    'accountClosed',
    'accountBlocked',
    'passwordRequired',
    'inviteUnknown',
  ],
})
export const loginByPhone = contract({
  ...family,
  path: '/login-by-phone',
  summary: 'Sign in by phone and code; a new number gets an account',
  who: 'public',
  run: 'steps',
  success: 200,
  says: 'signedIn',
  input: shape({
    area_code: AreaCode,
    phone: Phone,
    code: Code,
    invite_code: Type.Optional(inviteCode),
    agreement: Agreement,
    device,
  }),
  output: UserInfo,
  refusals: [
    'phoneInvalid',
    'codeWrong',
    'codeLocked',
    'agreementRequired',
    'accountClosed',
    'accountBlocked',
    'passwordRequired',
    'inviteUnknown',
  ],
})
export const loginByPassword = contract({
  ...family,
  path: '/login-by-password',
  summary:
    'Sign in by e-mail or phone and password. Wrong ones: a captcha after three, after five a wait for this ' +
    'place only; a code or the link in its letter always opens. Staff add a code of purpose login',
  who: 'public',
  run: 'steps',
  success: 1,
  says: 'signedIn',
  input: shape({
    account: Email,
    area_code: AreaCode,
    password,
    code: Type.Optional(Code),
    agreement: Agreement,
    captchaToken,
    device,
  }),
  output: UserInfo,
  refusals: [
    'accountEmpty',
    'emailInvalid',
    'phoneInvalid',
    'agreementRequired',
    'captchaRequired',
    'captchaFailed',
    'passwordWrong',
    'passwordLocked',
    'tooFast',
    'codeRequired',
    'codeWrong',
    'codeLocked',
    'accountClosed',
    'accountBlocked',
  ],
})
export const registerUser = contract({
  ...family,
  path: '/register-user',
  summary:
    'Make an account with a password; a code of purpose register proves the e-mail (user_email) ' +
    'or the phone (area_code, phone). An enterprise names its company',
  who: 'public',
  run: 'steps',
  success: 1,
  says: 'signedIn',
  input: shape({
    kind: Type.Union([Type.Literal('individual'), Type.Literal('enterprise')]),
    user_email: Type.Optional(Email),
    area_code: AreaCode,
    phone: Type.Optional(Phone),
    code: Code,
    password,
    invite_code: Type.Optional(inviteCode),
    agreement: Type.Boolean(),
    company: Type.Optional(
      shape({
        name: Type.String({ maxLength: 200 }),
        country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }),
        registrationNo: Type.String({ maxLength: 60 }),
        contact: Type.String({ maxLength: 100 }),
      }),
    ),
    device,
  }),
  output: UserInfo,
  refusals: [
    'emailEmpty',
    'emailInvalid',
    'phoneInvalid',
    'passwordInvalid',
    'agreementRequired',
    'companyRequired',
    'codeWrong',
    'codeLocked',
    'accountExists',
    'inviteUnknown',
  ],
})
export const resetPassword = contract({
  ...family,
  path: '/reset-password',
  summary:
    'A new password by a code of purpose resetPassword. Every sign-in of the account ends, known devices are ' +
    'forgotten, accounts elsewhere are unlinked: the answer tells what went, and which e-mail and phone stay. ' +
    'Members of merchants and staff who have a password are refused',
  who: 'public',
  run: 'steps',
  success: 1,
  input: shape({ account: Email, area_code: AreaCode, code: Code, new_password: password, device }),
  output: shape({
    dropped: shape({
      signIns: Type.Integer({ description: 'Sign-ins that were open' }),
      linked: Type.Array(Type.Enum(['wechat', 'alipay']), { description: 'Accounts elsewhere' }),
    }),
    stays: shape({
      email: Nullable(Type.String(), { description: 'Masked' }),
      phone: Nullable(Type.String(), { description: 'Masked' }),
    }),
  }),
  refusals: [
    'accountEmpty',
    'emailInvalid',
    'phoneInvalid',
    'passwordInvalid',
    'codeWrong',
    'codeLocked',
    'accountUnknown',
    'accountClosed',
    'accountBlocked',
    'forbidden',
  ],
})
export const updatePassword = contract({
  ...family,
  path: '/update-password',
  summary:
    'Change my password by the old one; an account without one sets its first by a code ' +
    'of purpose resetPassword (or minutes after the sign-in that made it). The other sign-ins end',
  who: 'shopper',
  run: 'steps',
  success: 1,
  input: shape({ old_password: Type.Optional(password), new_password: password, code: Type.Optional(Code) }),
  output: noUser,
  refusals: [
    'passwordInvalid',
    'passwordSame',
    'oldPasswordWrong',
    'passwordLocked',
    'proofRequired',
    'codeWrong',
    'codeLocked',
  ],
})
const proof = {
  old_code: Type.Optional(
    Type.String({ maxLength: 12, description: 'A code of the same purpose that went to my present e-mail or phone' }),
  ),
  pay_password: Type.Optional(Type.String({ maxLength: 12, description: 'Or the payment password' })),
}
const proving = [
  'codeWrong',
  'codeLocked',
  'proofRequired',
  'payPasswordNotSet',
  'payPasswordWrong',
  'payPasswordLocked',
  'contactSame',
  'contactTaken',
] as const
export const mobileChangeBind = contract({
  ...family,
  path: '/mobile-change-bind',
  summary:
    'Bind a phone, or change it (the other sign-ins end then): code of purpose bindPhone (first phone) or ' +
    'changePhone to the new number, and proof that it is me',
  who: 'shopper',
  run: 'steps',
  success: 200,
  input: shape({ area_code: AreaCode, phone: Phone, code: Code, ...proof }),
  output: noUser,
  refusals: ['phoneInvalid', ...proving],
})
export const emailChangeBind = contract({
  ...family,
  path: '/email-change-bind',
  summary:
    'Bind an e-mail, or change it (the other sign-ins end then): code of purpose changeEmail to the new address, ' +
    'and proof that it is me',
  who: 'shopper',
  run: 'steps',
  success: 200,
  input: shape({ user_email: Email, code: Code, ...proof }),
  output: noUser,
  refusals: ['emailEmpty', 'emailInvalid', ...proving],
})
