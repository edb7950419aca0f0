// What waits at the order desks, each morning.
import { patienceOf } from './reading.ts'
import { ordersWaiting, type OrdersWaiting } from './waiting-queries.ts'
import { countIn, dayIn, inAllLanguages, timeIn } from '#features/platform/messages/messages.ts'
import type { ShopNotice } from '#kernel/shop-notices.ts'
import type { Waiting, Waits } from '#kernel/waiting.ts'

export const waiting: Waiting = {
  needs: 'order.read',
  notices: ['shipping', 'cancelling', 'parcels'],
  of: async (db, settings, merchantIds) => {
    const patience = patienceOf({ settings })
    const found = await ordersWaiting(db, merchantIds, patience)
    const days = settings.get('unshippedTellDays')
    return new Map(found.map((orders) => [orders.merchantId, itemsOf(orders, days, patience.shipSeconds)]))
  },
}
type Key = 'toShip' | 'late' | 'cancelAsked' | 'missing' | 'trouble'
const noticeOf: Record<Key, ShopNotice> = {
  toShip: 'shipping',
  late: 'shipping',
  cancelAsked: 'cancelling',
  missing: 'parcels',
  trouble: 'parcels',
}
function itemsOf(
  { merchantId, since, answerBy, missingBy, ...n }: OrdersWaiting,
  days: number,
  shipSeconds: number,
): Waits[] {
  const item = (tab: string, key: Key, at: Date | null = null, more: Pick<Waits, 'late' | 'due'> = {}): Waits[] => {
    const text = inAllLanguages((t, lang) => {
      const told = at && { day: dayIn(lang, at), time: timeIn(lang, at) }
      return t(`fulfilment:waiting.${key}`, { ...countIn(lang, n[key]), days, ...told })
    })
    const link = `/merchant/orders?shop=${merchantId}&tab=${tab}` as const
    return n[key] > 0 ? [{ text, link, kind: key, notice: noticeOf[key], count: n[key], ...more }] : []
  }
  const shipBy = since && { from: since, at: new Date(since.getTime() + shipSeconds * 1000) }
  const until = (at: Date | null) => ({ late: 0, ...(at && { due: { from: null, at } }) })
  return [
    ...item('toShip', 'toShip', since, { late: n.late, ...(shipBy && { due: shipBy }) }),
    ...item('toShip', 'late'),
    ...item('cancelAsked', 'cancelAsked', answerBy, until(answerBy)),
    ...item('missing', 'missing', missingBy, until(missingBy)),
    ...item('trouble', 'trouble', null, { late: 0 }),
  ]
}
