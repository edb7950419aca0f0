// The way of an order on the thread: placed, paid, shipped, received; an order that ended early says how instead.
import { Ban } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Timeline } from '#ui/feedback/timeline.tsx'
import { Moment } from '#ui/text/moment.tsx'

export type Order = Calls['/api/v2/order/sell/detail']['output']
const places: Partial<Record<Order['status'], number>> = {
  pendingPayment: 0,
  awaitingShipment: 1,
  awaitingReceipt: 2,
  toReview: 3,
  completed: 3,
  reviewed: 3,
}

export function OrderWay({ order }: { order: Order }) {
  const { t } = useTexts(['orders', 'storefront'])
  const isReady = order.status === 'awaitingShipment' && order.pickup !== null && order.pickup.readyAt !== null
  const current = isReady ? 2 : places[order.status]
  const note = (iso: string | null) => (iso ? <Moment iso={iso} look="short" /> : undefined)
  if (current === undefined)
    return (
      <p className="order-ended">
        <Icon of={Ban} size={20} />
        <span>
          {order.status === 'closed' ? t('detail.stages.closed') : t('detail.stages.cancelled')}{' '}
          {order.endedAt && <Moment iso={order.endedAt} look="full" />}
        </span>
      </p>
    )
  const stages = [
    { title: t('detail.stages.placed'), note: note(order.createdAt) },
    { title: t('detail.stages.paid'), note: note(order.paidAt) },
    order.pickup
      ? { title: t('detail.stages.ready'), note: note(order.pickup.readyAt) }
      : { title: t('detail.stages.shipped'), note: note(order.shippedAt) },
    order.pickup
      ? { title: t('detail.stages.collected'), note: note(order.pickup.collectedAt) }
      : { title: t('detail.stages.received'), note: note(order.receivedAt) },
  ]
  return (
    <Timeline
      label={t('detail.way')}
      stages={stages}
      current={current}
      ahead={current === 0 ? 0.25 : 0.5}
      doneLabel={t('storefront:steps.past')}
    />
  )
}
