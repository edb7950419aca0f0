// What waits at the order desks, each morning.
import { patienceOf } from './reading.ts'
import { ordersWaiting, type OrdersWaiting } from './waiting-queries.ts'
import { dayIn, inAllLanguages, timeIn } from '#features/platform/messages/messages.ts'
import type { Item } from '#kernel/messages.ts'
import type { Waiting } from '#kernel/waiting.ts'

export const waiting: Waiting = {
  needs: 'order.read',
  of: async (db, settings, merchantIds) => {
    const found = await ordersWaiting(db, merchantIds, patienceOf({ settings }))
    const days = settings.get('unshippedTellDays')
    return new Map(found.map((orders) => [orders.merchantId, itemsOf(orders, days)]))
  },
}
type Key = 'toShip' | 'late' | 'cancelAsked' | 'missing' | 'trouble'
function itemsOf({ merchantId, since, answerBy, missingBy, ...n }: OrdersWaiting, days: number): Item[] {
  const item = (tab: string, key: Key, at: Date | null = null): Item[] => {
    const text = inAllLanguages((t, lang) => {
      const told = at && { day: dayIn(lang, at), time: timeIn(lang, at) }
      return t(`fulfilment:waiting.${key}`, { count: n[key], days, ...told })
    })
    return n[key] > 0 ? [{ text, link: `/merchant/orders?shop=${merchantId}&tab=${tab}` }] : []
  }
  return [
    ...item('toShip', 'toShip', since),
    ...item('toShip', 'late'),
    ...item('cancelAsked', 'cancelAsked', answerBy),
    ...item('missing', 'missing', missingBy),
    ...item('trouble', 'trouble'),
  ]
}
