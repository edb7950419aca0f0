// The state of an order: a word, its own icon, a colour.
import { Ban, CircleCheck, CircleX, Clock, Package, PackageCheck, RotateCcw, Star, Truck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { StatusChip } from '#ui/feedback/status-chip.tsx'
import type { StatusTone } from '#ui/feedback/status-chip.tsx'

export type OrderStatus = Calls['/api/v2/order/sell/detail']['output']['status']
const looks: Record<OrderStatus, { tone: StatusTone; icon: LucideIcon }> = {
  pendingPayment: { tone: 'warning', icon: Clock },
  awaitingShipment: { tone: 'info', icon: Package },
  awaitingReceipt: { tone: 'info', icon: Truck },
  toReview: { tone: 'success', icon: PackageCheck },
  completed: { tone: 'success', icon: CircleCheck },
  reviewed: { tone: 'success', icon: Star },
  closed: { tone: 'neutral', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
}

/** The word of its state: one that is collected is prepared and ready, not shipped. */
export function useStatusWord(): (order: {
  status: OrderStatus
  inReview: boolean
  pickup: { readyAt: string | null } | null
}) => string {
  const { t } = useTexts('orders')
  return ({ status, inReview, pickup }) =>
    inReview
      ? t('inReview')
      : status === 'awaitingShipment' && pickup
        ? t(pickup.readyAt ? 'collect.ready' : 'collect.preparing')
        : t(`status.${status}`)
}
/** Other words than the state's name may stand in it. */
export function OrderStatusChip({ status, children }: { status: OrderStatus; children?: ReactNode }) {
  const { t } = useTexts('orders')
  return <StatusChip {...looks[status]}>{children ?? t(`status.${status}`)}</StatusChip>
}

/** How its after-sales stand, beside its own state; nothing where there are none. */
export function AfterSalesChip({ afterSales }: { afterSales: 'none' | 'inProgress' | 'refunded' }) {
  const { t } = useTexts('orders')
  if (afterSales === 'none') return null
  return afterSales === 'refunded' ? (
    <StatusChip tone="success" icon={CircleCheck}>
      {t('afterSales.refunded')}
    </StatusChip>
  ) : (
    <StatusChip tone="warning" icon={RotateCcw}>
      {t('afterSales.inProgress')}
    </StatusChip>
  )
}
