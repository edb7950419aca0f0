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
  addressMaxCount: { default: 50, unit: 'count', about: 'Addresses a buyer may keep' },
  codeValidSeconds: { default: 300, unit: 'seconds', about: 'A verification code is valid for this time' },
  codeResendSeconds: { default: 60, unit: 'seconds', about: 'Wait before a code may be sent again' },
  codeMaxTries: { default: 5, unit: 'count', about: 'Guesses per code' },
  codesPerTargetHour: { default: 10, unit: 'count', about: 'Codes an hour for one e-mail or phone' },
  codesPerAddressHour: { default: 30, unit: 'count', about: 'Codes an hour for one internet address (off in a demo shop)' },
  sessionDays: { default: 365, unit: 'days', about: 'Life of a sign-in' },
  payPasswordMaxTries: { default: 5, unit: 'count', about: 'Wrong payment passwords before a lock' },
  payPasswordLockSeconds: { default: 3600, unit: 'seconds', about: 'Length of that lock' },
  stripeMinimumFen: { default: 400, unit: 'fen', about: 'Below this sum online payment is not offered' },
  providerTimeoutMs: { default: 8000, unit: 'milliseconds', about: 'How long a payment provider may take to answer' },
  arrivalFromDays: { default: 2, unit: 'days', about: 'On the mainland a parcel arrives so many days after payment at the earliest' },
  arrivalUntilDays: { default: 5, unit: 'days', about: 'On the mainland a parcel arrives so many days after payment at the latest' },
  arrivalAbroadFromDays: { default: 7, unit: 'days', about: 'Elsewhere a parcel arrives so many days after payment at the earliest' },
  arrivalAbroadUntilDays: { default: 15, unit: 'days', about: 'Elsewhere a parcel arrives so many days after payment at the latest' },
  rankDays: { default: 30, unit: 'days', about: 'Rankings look at the sales, returning buyers and prices of this many days' },
  rankNewDays: { default: 45, unit: 'days', about: 'A product may stand among the new arrivals for this long' },
  rankMinReviews: { default: 10, unit: 'count', about: 'Reviews a product needs to stand among the top rated' },
  rankPriorReviews: { default: 50, unit: 'count', about: "Reviews of the average that are laid beside a product's own, so that few do not outweigh many" },
  hotWordMinVisitors: { default: 3, unit: 'count', about: 'Visitors of these days who must have searched for a word before it is shown as hot' },
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
export const environmentName = (name: string): string => 'SETTING_' + name.replace(/[A-Z]/g, (c) => '_' + c).toUpperCase()

/** Loads the table; in a demo shop the environment beats it. */
export async function openSettings(pool: pg.Pool, demo: boolean, source: Record<string, string | undefined> = process.env): Promise<Settings> {
  const names = Object.keys(definitions) as SettingName[]
  let values = new Map<string, number>()
  const forced = new Map(demo ? names.flatMap((n) => (/^\d+$/.test(source[environmentName(n)] ?? '') ? [[n, Number(source[environmentName(n)])] as const] : [])) : [])
  const reload = async () => {
    const { rows } = await pool.query<{ name: string; value: unknown }>('select name, value from setting')
    values = new Map(rows.filter((r) => typeof r.value === 'number').map((r) => [r.name, r.value as number]))
  }
  await reload()
  const timer = setInterval(() => void reload().catch(() => undefined), 30_000)
  timer.unref()
  return { stop: () => clearInterval(timer), get: (name) => forced.get(name) ?? values.get(name) ?? definitions[name].default, reload }
}
