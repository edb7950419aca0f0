// What the buyer may do with an order now, as the shop lists it: pay, cancel, buy again, delete.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Button } from '#ui/controls/button.tsx'

export type OrderHead = Calls['/api/v2/order/sell/page']['output']['records'][number]
export interface OrderDoing {
  onCancel: (orderNo: string) => void
  onRebuy: (orderNo: string) => void
  onDelete: (orderNo: string) => void
  rebuying: boolean
}

export function OrderActions({
  order,
  doing,
  small = false,
}: {
  order: OrderHead
  doing: OrderDoing
  small?: boolean
}) {
  const { t } = useTexts('orders')
  const { orderNo, payNo } = order
  const may = (action: string) => order.actions.includes(action)
  const size = small ? ('sm' as const) : ('md' as const)
  if (order.actions.length === 0) return null
  return (
    <div className="order-acts" role="group" aria-label={t('actions.label', { no: orderNo })}>
      {may('delete') && (
        <Button size={size} onClick={() => doing.onDelete(orderNo)}>
          {t('actions.delete')}
        </Button>
      )}
      {may('cancel') && (
        <Button size={size} onClick={() => doing.onCancel(orderNo)}>
          {t('actions.cancel')}
        </Button>
      )}
      {may('rebuy') && (
        <Button
          kind={small ? 'quiet' : 'second'}
          size={size}
          busy={doing.rebuying}
          onClick={() => doing.onRebuy(orderNo)}
        >
          {t('actions.rebuy')}
        </Button>
      )}
      {may('pay') && payNo !== null && (
        <Button kind="primary" size={size} render={<Link to={hrefWith('/shoppingCart/payOrder', { payNo })} />}>
          {t('actions.pay')}
        </Button>
      )}
    </div>
  )
}
