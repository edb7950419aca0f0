// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  agreementRequired: 40005,
  payPasswordInvalid: 40013,
  reasonRequired: 40020,
  passwordInvalid: 40030,
  passwordSame: 40031,
  companyRequired: 40033,
  accountEmpty: 40034,
  passkeyInvalid: 40035,
  tooManyPasskeys: 40036,
  secondProofTwice: 40037,
  alreadyUnderReview: 40906,
  alreadyDecided: 40908,
  accountExistsAlready: 40975,
  accountExists: 40930,
  contactTaken: 40931,
  contactSame: 40932,
  tooManyViews: 40935,
  secondProofMissing: 40947,
  inviteBound: 40933,
  passwordExists: 40934,
  payPasswordWrong: 42213,
  payPasswordNotSet: 42214,
  payPasswordLocked: 42215,
  codeWrong: 42218,
  accountClosed: 42221,
  passwordWrong: 42260,
  passwordRequired: 42261,
  codeRequired: 42262,
  accountUnknown: 42263,
  inviteUnknown: 42264,
  inviteSelf: 42265,
  inviteLoop: 42266,
  inviteTooLate: 42267,
  oldPasswordWrong: 42269,
  consoleTicketExpired: 42270,
  phoneNotServed: 40041,
  codeTooSoon: 42903,
  secondProofLocked: 42904,
  passwordLocked: 42960,
  codeLocked: 42961,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
