// Every number that the business may turn, with its default: one table, edited by staff, read through this module.
import type pg from 'pg'

interface Definition {
  default: number
  unit: 'seconds' | 'milliseconds' | 'days' | 'fen' | 'count' | 'basis points'
  about: string
}
const define = <T extends Record<string, Definition>>(d: T): T => d
export const definitions = define({
  orderUnpaidSeconds: { default: 1800, unit: 'seconds', about: 'An unpaid order is closed after this time' },
  cartMaxLines: { default: 120, unit: 'count', about: 'Lines a cart may hold' },
  lineMaxQuantity: { default: 9999, unit: 'count', about: 'Pieces a line may hold' },
  pickupPersonMaxCount: { default: 20, unit: 'count', about: 'Pickup persons a buyer may keep' },
  addressMaxCount: { default: 50, unit: 'count', about: 'Addresses a buyer may keep' },
  codeValidSeconds: { default: 300, unit: 'seconds', about: 'A verification code is valid for this time' },
  codeResendSeconds: { default: 60, unit: 'seconds', about: 'Wait before a code may be sent again' },
  codeMaxTries: { default: 5, unit: 'count', about: 'Guesses per code' },
  codesPerTargetHour: { default: 10, unit: 'count', about: 'Codes an hour for one e-mail or phone' },
  codesPerAddressHour: {
    default: 30,
    unit: 'count',
    about: 'Codes an hour for one internet address (off in a demo shop)',
  },
  captchaRequired: {
    default: 1,
    unit: 'count',
    about: '1: whoever asks for a code proves to be no machine first; 0: nobody is asked',
  },
  captchaWorkCost: {
    default: 800,
    unit: 'count',
    about: 'Guesses of 5,000 rounds that a device makes at most where it proves itself by work',
  },
  captchaWrongAnswers: {
    default: 20,
    unit: 'count',
    about: 'Wrong captcha answers of one internet address in ten minutes before it must wait',
  },
  captchaPuzzles: {
    default: 60,
    unit: 'count',
    about: 'Captcha pictures for one internet address in ten minutes (off in a demo shop)',
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
    about: 'A sign-in this young needs no further proof to complete a new account',
  },
  inviteBindDays: { default: 7, unit: 'days', about: 'A new account may enter an invitation code for this long' },
  sessionDays: { default: 365, unit: 'days', about: 'Life of a sign-in' },
  payPasswordMaxTries: { default: 5, unit: 'count', about: 'Wrong payment passwords before a lock' },
  payPasswordLockSeconds: { default: 3600, unit: 'seconds', about: 'Length of that lock' },
  payoutAccountMaxCount: { default: 10, unit: 'count', about: 'Bank cards and accounts a person may keep' },
  stripeMinimumFen: { default: 400, unit: 'fen', about: 'Below this sum online payment is not offered' },
  providerTimeoutMs: { default: 8000, unit: 'milliseconds', about: 'How long a payment provider may take to answer' },
  arrivalFromDays: {
    default: 2,
    unit: 'days',
    about: 'On the mainland a parcel arrives so many days after payment at the earliest',
  },
  arrivalUntilDays: {
    default: 5,
    unit: 'days',
    about: 'On the mainland a parcel arrives so many days after payment at the latest',
  },
  arrivalAbroadFromDays: {
    default: 7,
    unit: 'days',
    about: 'Elsewhere a parcel arrives so many days after payment at the earliest',
  },
  arrivalAbroadUntilDays: {
    default: 15,
    unit: 'days',
    about: 'Elsewhere a parcel arrives so many days after payment at the latest',
  },
  rankDays: {
    default: 30,
    unit: 'days',
    about: 'Rankings look at the sales, returning buyers and prices of this many days',
  },
  rankNewDays: { default: 45, unit: 'days', about: 'A product may stand among the new arrivals for this long' },
  rankMinReviews: { default: 10, unit: 'count', about: 'Reviews a product needs to stand among the top rated' },
  rankPriorReviews: {
    default: 50,
    unit: 'count',
    about: "Reviews of the average that are laid beside a product's own, so that few do not outweigh many",
  },
  hotWordMinVisitors: {
    default: 3,
    unit: 'count',
    about: 'Visitors of these days who must have searched for a word before it is shown as hot',
  },
  uploadImageMegabytes: { default: 10, unit: 'count', about: 'Megabytes of a picture as it is sent' },
  uploadPdfMegabytes: { default: 10, unit: 'count', about: 'Megabytes of a PDF as it is sent' },
  uploadVideoMegabytes: { default: 50, unit: 'count', about: 'Megabytes of a video as it is sent' },
  uploadModelMegabytes: { default: 30, unit: 'count', about: 'Megabytes of a 3D model as it is sent' },
  uploadMegapixels: { default: 50, unit: 'count', about: 'Million pixels a sent picture may have' },
  uploadsPerHour: { default: 120, unit: 'count', about: 'Files a person may send within an hour' },
  uploadsUntaken: { default: 40, unit: 'count', about: 'Sent files of a person that no form has taken yet' },
  uploadsUntakenMegabytes: { default: 200, unit: 'count', about: 'Megabytes of those' },
  uploadTicketSeconds: { default: 900, unit: 'seconds', about: 'How long a ticket to send a file is open' },
  uploadArrivalSeconds: { default: 300, unit: 'seconds', about: 'How long the bytes of a file may take to arrive' },
  uploadUntakenSeconds: {
    default: 86_400,
    unit: 'seconds',
    about: 'Sent files that no form has taken are deleted after this time',
  },
  collectionMaxCount: { default: 1000, unit: 'count', about: 'Products a buyer may save' },
  followMaxCount: { default: 1000, unit: 'count', about: 'Houses and brands a buyer may follow' },
  footprintMaxCount: { default: 500, unit: 'count', about: 'Footprints kept of a buyer' },
  footprintDays: { default: 180, unit: 'days', about: 'How long a footprint is kept' },
  invoiceMaxCount: { default: 20, unit: 'count', about: 'Invoice profiles a buyer may keep' },
  teamMaxCount: { default: 50, unit: 'count', about: 'Sub-accounts an enterprise may have, open invitations included' },
  authorizationSeconds: {
    default: 600,
    unit: 'seconds',
    about: 'How long a sign-in elsewhere may take until it comes back, and a phone number may take to be bound to it',
  },
  authorizationsPerHour: {
    default: 120,
    unit: 'count',
    about: 'Sign-ins elsewhere that one internet address may begin within an hour (off in a demo shop)',
  },
  identityTimeoutMs: {
    default: 6000,
    unit: 'milliseconds',
    about: 'How long WeChat or Alipay may take to say who somebody is',
  },
  requestReplyDays: { default: 7, unit: 'days', about: 'How long the first answer to a request id is kept' },
})
export type SettingName = keyof typeof definitions
export interface Settings {
  get: (name: SettingName) => number
  /** Reads the table anew; by itself twice a minute. */
  reload: () => Promise<void>
  stop: () => void
}

/** orderUnpaidSeconds → SETTING_ORDER_UNPAID_SECONDS */
export const environmentName = (name: string): string =>
  'SETTING_' + name.replace(/[A-Z]/g, (c) => '_' + c).toUpperCase()

/** Loads the table; in a demo shop the environment beats it. */
export async function openSettings(
  pool: pg.Pool,
  demo: boolean,
  source: Record<string, string | undefined> = process.env,
): Promise<Settings> {
  const names = Object.keys(definitions) as SettingName[]
  let values = new Map<string, number>()
  const forced = new Map(
    demo
      ? names.flatMap((n) =>
          /^\d+$/.test(source[environmentName(n)] ?? '') ? [[n, Number(source[environmentName(n)])] as const] : [],
        )
      : [],
  )
  const reload = async () => {
    const { rows } = await pool.query<{ name: string; value: unknown }>('select name, value from setting')
    values = new Map(rows.filter((r) => typeof r.value === 'number').map((r) => [r.name, r.value as number]))
  }
  await reload()
  const timer = setInterval(() => void reload().catch(() => undefined), 30_000)
  timer.unref()
  return {
    stop: () => clearInterval(timer),
    get: (name) => forced.get(name) ?? values.get(name) ?? definitions[name].default,
    reload,
  }
}
