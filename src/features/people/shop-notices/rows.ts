// The notices that a role may hear of, with the ways of each and how they stand. Pure.
import { mutableTypes, type MessageKind } from '#kernel/messages.ts'
import {
  isUsual,
  shopChannels,
  shopNotices,
  type ShopChannel,
  type ShopNotice,
  type ToShop,
} from '#kernel/shop-notices.ts'
import type { Waiting } from '#kernel/waiting.ts'
import type { Choice } from './queries.ts'

type Kind = Pick<MessageKind, 'type' | 'mail'> & { shop: ToShop }
/** What the shop tells at all: its messages, and what waits in the morning. */
export interface Told {
  kinds: readonly Kind[]
  waiting: readonly Pick<Waiting, 'needs' | 'notices'>[]
}
/** The permission of who is told in the morning at all. */
export const morningNeeds = 'order.write'

/** Of a role that holds these permissions; locked: it always comes. */
export interface Way {
  notice: ShopNotice
  channel: ShopChannel
  locked: boolean
}
export function waysOf({ kinds, waiting }: Told, permissions: readonly string[]): Way[] {
  const heard = kinds.filter(({ shop }) => permissions.includes(shop.needs))
  const waits = waiting.filter(({ needs }) => permissions.includes(needs) && permissions.includes(morningNeeds))
  const mornings = new Set(waits.flatMap(({ notices }) => notices))
  return shopNotices.flatMap((notice): Way[] => {
    const those = heard.filter(({ shop }) => shop.notice === notice)
    const app = those.length > 0 && ({ notice, channel: 'app', locked: !those.every(isMutable) } as const)
    const mail = those.some((kind) => kind.mail === 'wished') && ({ notice, channel: 'mail', locked: false } as const)
    const morning = mornings.has(notice) && ({ notice, channel: 'summary', locked: false } as const)
    return [app, mail, morning].filter((way) => way !== false)
  })
}
const isMutable = ({ type }: Kind): boolean => mutableTypes.some((one) => one === type)

interface Stand {
  on: boolean
  /** what holds where nothing is chosen */
  usual: boolean
  locked: boolean
}
export type Row = { notice: ShopNotice } & Record<ShopChannel, Stand | null>
/** `chosen` comes before `given`, what the shop says of the role. */
export function rowsOf(ways: readonly Way[], chosen: readonly Choice[], given: readonly Choice[]): Row[] {
  const saidOf = (choices: readonly Choice[], { notice, channel }: Way) =>
    choices.find((one) => one.notice === notice && one.channel === channel)?.on
  const standOf = (way: Way): Stand => {
    const usual = way.locked || (saidOf(given, way) ?? isUsual(way.notice))
    return { on: way.locked || (saidOf(chosen, way) ?? usual), usual, locked: way.locked }
  }
  return shopNotices.flatMap((notice): Row[] => {
    const own = ways.filter((way) => way.notice === notice)
    if (own.length === 0) return []
    const stands = shopChannels.map((channel) => {
      const way = own.find((one) => one.channel === channel)
      return [channel, way ? standOf(way) : null] as const
    })
    return [{ notice, ...(Object.fromEntries(stands) as Record<ShopChannel, Stand | null>) }]
  })
}
