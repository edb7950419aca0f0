// What a profile may say, and what holds where nobody chose. Pure.
import { Refusal } from '#kernel/call/refusal.ts'
import { noticeChannels } from './limits.ts'
import { noticeKinds } from './contract.ts'

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
type NoticeKind = (typeof noticeKinds)[number]
/** All is written but offers: those only to who asked for them. */
const usually = (kind: NoticeKind): boolean => kind !== 'promotions'

type Channel = (typeof noticeChannels)[number]
/** What is only ever written. */
const byMailOnly: readonly NoticeKind[] = ['reviews', 'desk', 'summary']
/** What only those hear who work for a shop. */
const ofShops: readonly NoticeKind[] = ['desk', 'summary']
/** A way that nobody could use is null. */
const isWay = (kind: NoticeKind, channel: Channel): boolean => channel === 'email' || !byMailOnly.includes(kind)

/** Every kind that concerns a person, with its ways; a way that they do not have is null. `works`: for a merchant. */
export const noticesOf = (kept: KeptNotices, has: Record<Channel, boolean> & { works: boolean }) =>
  noticeKinds
    .filter((kind) => has.works || !ofShops.includes(kind))
    .map((kind) => {
      const wanted = (channel: Channel) =>
        has[channel] && isWay(kind, channel) ? (kept[`${kind}.${channel}`] ?? usually(kind)) : null
      return { kind, email: wanted('email'), sms: wanted('sms') }
    })
