// What a profile may say, and what holds where nobody chose. Pure.
import { Refusal } from '#kernel/call/refusal.ts'
import { noticeChannels, noticeKinds } from './contract.ts'

const firstDay = '1900-01-01'

/** A day of the calendar from 1900 to `today` (all 'YYYY-MM-DD'). Refuses birthdayInvalid. */
export function checkBirthday(day: string, today: string): string {
  const read = new Date(`${day}T00:00:00Z`)
  const real = !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === day
  if (!real || day < firstDay || day > today) throw new Refusal('birthdayInvalid')
  return day
}

/** The last day that is today anywhere on earth: nobody's birthday is refused because their clock is ahead of ours. */
export const latestToday = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)

/** Kept as "orders.email": true. */
export type KeptNotices = Readonly<Record<string, boolean>>
/** Orders and messages are written; offers only to those who asked for them. */
const usually = (kind: (typeof noticeKinds)[number]): boolean => kind !== 'promotions'

/** Every kind with its ways; a way that the person does not have is null. */
export const noticesOf = (kept: KeptNotices, has: Record<(typeof noticeChannels)[number], boolean>) =>
  noticeKinds.map((kind) => {
    const wanted = (channel: (typeof noticeChannels)[number]) =>
      has[channel] ? (kept[`${kind}.${channel}`] ?? usually(kind)) : null
    return { kind, email: wanted('email'), sms: wanted('sms') }
  })
