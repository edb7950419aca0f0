// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  codeValidSeconds: {
    default: 300,
    min: 60,
    max: 1800,
    unit: 'seconds',
    about: 'A verification code is valid for this time',
  },
  codeResendSeconds: {
    default: 60,
    atMost: 'codeValidSeconds',
    locked: true,
    unit: 'seconds',
    about: 'Wait before a code may be sent again',
  },
  codeMaxTries: { default: 5, min: 3, max: 10, unit: 'count', about: 'Guesses per code' },
  codesPerTargetHour: { default: 10, unit: 'count', about: 'Codes an hour for one e-mail or phone' },
  codesPerAddressHour: {
    default: 30,
    demo: 0,
    unit: 'count',
    about: 'Codes an hour for one address or /64, five times as many for its /24 or /48',
  },
  codeStrangersTries: {
    default: 2,
    atMost: 'codeMaxTries',
    min: 1,
    max: 5,
    unit: 'count',
    about: 'Guesses per code from elsewhere than where it was asked, so that strangers use none up',
  },
  codeLinkSeconds: {
    default: 3600,
    min: 3600,
    max: 21_600,
    unit: 'seconds',
    about: 'The link in the letter of a code serves this long; no shorter than the hour of codesPerTargetHour',
  },
  codeWrongPerTargetDay: {
    default: 20,
    atMost: 'codeWrongEverywhereDay',
    unit: 'count',
    about: 'Wrong codes for one e-mail or phone in a day, over all its codes, from one network before it must wait',
  },
  codeWrongEverywhereDay: {
    default: 100,
    unit: 'count',
    about:
      'The same from everywhere, before each network has one in an hour; devices that are known and links in letters ' +
      'still open',
  },
  codeWrongPerAddressHour: {
    default: 60,
    demo: 0,
    unit: 'count',
    about: 'Wrong codes in an hour from one address or /64, at all targets; five times as many from its /24 or /48',
  },
  textsPerCountryDay: {
    default: 2000,
    atMost: 'textsPerDay',
    unit: 'count',
    about: 'Codes by text a day to numbers of one country',
  },
  textsPerDay: { default: 5000, unit: 'count', about: 'Codes by text a day in all; an alarm comes before' },
  passwordMaxTries: {
    default: 5,
    atMost: 'passwordTriesPerAccountDay',
    min: 3,
    max: 10,
    unit: 'count',
    about: 'Wrong passwords for an account from one internet address before a lock',
  },
  passwordLockSeconds: { default: 900, unit: 'seconds', about: 'Length of that lock' },
  passwordTriesBeforeCaptcha: {
    default: 3,
    atMost: 'passwordMaxTries',
    min: 0,
    max: 10,
    unit: 'count',
    about: 'Wrong passwords before a captcha is asked',
  },
  passwordTriesPerAccountDay: {
    default: 50,
    unit: 'count',
    about: 'Wrong passwords for an account in a day, from devices it does not know, before each place has one try',
  },
  passwordTriesPerBlockHour: {
    default: 20,
    unit: 'count',
    about: 'Wrong passwords for an account in an hour from one /24 or /48 network',
  },
  passwordTriesPerAddressHour: {
    default: 60,
    unit: 'count',
    about:
      'Wrong passwords in an hour from one address or /64, over all accounts; five times as many from its /24 or /48',
  },
  passwordTriesShopHour: {
    default: 1000,
    unit: 'count',
    about: 'Wrong passwords in an hour in the whole shop before every device that is not known needs a captcha',
  },
  freshSignInSeconds: {
    default: 600,
    min: 60,
    max: 3600,
    unit: 'seconds',
    about: 'A sign-in this young needs no further proof to complete the account that it made',
  },
  inviteBindDays: {
    default: 7,
    min: 0,
    unit: 'days',
    about: 'A new account may enter an invitation code for this long',
  },
  consoleIdleHours: {
    default: 24,
    min: 1,
    max: 168,
    unit: 'hours',
    about: 'A sign-in of the console ends after this time without use',
  },
  sessionDays: { default: 365, locked: true, unit: 'days', about: 'Life of a sign-in' },
  payPasswordMaxTries: { default: 5, min: 3, max: 10, unit: 'count', about: 'Wrong payment passwords before a lock' },
  payPasswordLockSeconds: { default: 3600, unit: 'seconds', about: 'Length of that lock' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
