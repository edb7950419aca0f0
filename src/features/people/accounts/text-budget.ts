// Texts cost money, and some numbers pay whoever has them texted: only mobile numbers of the countries that the shop
// serves get any, and no more a day than a country and the shop may have.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { day, type Budget } from '#kernel/security/abuse/budgets.ts'
import { take, type Count } from '#kernel/security/abuse/meters.ts'
import { isEmail } from './identity.ts'

const mobile = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/** Refuses phoneNotServed. An e-mail is always served. */
export function checkServed(app: AppContext, contact: string): void {
  if (isEmail(contact)) return
  const parsed = parsePhoneNumberFromString(contact)
  if (!mobile.has(parsed?.getType()) || !app.env.smsCountries.includes(parsed?.country ?? ''))
    throw new Refusal('phoneNotServed')
}

/** Counts a text that is about to leave. Refuses tooFast when the day's are used up, which is an alarm. */
export async function takeText(db: Db, app: AppContext, phone: string): Promise<void> {
  const { get } = app.settings
  const country = parsePhoneNumberFromString(phone)?.country ?? '?'
  const budgets = [
    { key: `texts country ${country}`, allowed: get('textsPerCountryDay'), seconds: day },
    { key: 'texts shop', allowed: get('textsPerDay'), seconds: day },
  ]
  const { counts, spent } = await take(db, budgets)
  if (!spent) return counts.forEach((count) => alarmWhenLow(app, budgets, count))
  app.log.error({ budget: spent.key, seconds: spent.wait }, 'the texts of a day are used up: no more codes by text')
  throw new Refusal('tooFast', { seconds: spent.wait })
}
function alarmWhenLow(app: AppContext, budgets: readonly Budget[], { key, n }: Count): void {
  const allowed = budgets.find((b) => b.key === key)?.allowed ?? 0
  if (n === Math.ceil(allowed * 0.8))
    app.log.error({ budget: key, sent: n, allowed }, 'most texts of a day are used up')
}
