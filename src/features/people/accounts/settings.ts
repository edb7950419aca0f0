// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  codeValidSeconds: { default: 300, unit: 'seconds', about: 'A verification code is valid for this time' },
  codeResendSeconds: { default: 60, unit: 'seconds', about: 'Wait before a code may be sent again' },
  codeMaxTries: { default: 5, unit: 'count', about: 'Guesses per code' },
  codesPerTargetHour: { default: 10, unit: 'count', about: 'Codes an hour for one e-mail or phone' },
  codesPerAddressHour: {
    default: 30,
    unit: 'count',
    about: 'Codes an hour for one internet address (off in a demo shop)',
  },
  codeWrongPerTargetDay: {
    default: 20,
    unit: 'count',
    about: 'Wrong codes for one e-mail or phone in a day, over all its codes, before it must wait',
  },
  passwordMaxTries: {
    default: 5,
    unit: 'count',
    about: 'Wrong passwords for an account from one internet address before a lock',
  },
  passwordLockSeconds: { default: 900, unit: 'seconds', about: 'Length of that lock' },
  passwordTriesBeforeCaptcha: { default: 3, unit: 'count', about: 'Wrong passwords before a captcha is asked' },
  passwordTriesPerAccountDay: {
    default: 50,
    unit: 'count',
    about: 'Wrong passwords for an account in a day from devices it does not know',
  },
  passwordTriesPerAddressHour: {
    default: 60,
    unit: 'count',
    about: 'Wrong passwords from one internet address in an hour, over all accounts',
  },
  freshSignInSeconds: {
    default: 600,
    unit: 'seconds',
    about: 'A sign-in this young needs no further proof to complete the account that it made',
  },
  inviteBindDays: { default: 7, unit: 'days', about: 'A new account may enter an invitation code for this long' },
  consoleIdleHours: {
    default: 24,
    unit: 'hours',
    about: 'A sign-in of the console ends after this time without use',
  },
  sessionDays: { default: 365, unit: 'days', about: 'Life of a sign-in' },
  payPasswordMaxTries: { default: 5, unit: 'count', about: 'Wrong payment passwords before a lock' },
  payPasswordLockSeconds: { default: 3600, unit: 'seconds', about: 'Length of that lock' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
