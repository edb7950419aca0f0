// What the buyer may do with an order now, as the shop lists it: pay, cancel, hurry, another address, confirm, buy
// again, delete.
import { hrefWith } from '#web/href-with.ts'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Button } from '#ui/controls/button.tsx'

export type OrderHead = Calls['/api/v2/order/sell/page']['output']['records'][number]
export interface OrderDoing {
  /** one that was placed together with others: what is paid is asked first */
  onPay: (order: OrderHead) => void
  onCancel: (orderNo: string) => void
  onChangeAddress: (orderNo: string) => void
  /** asks the shop to call off what is paid */
  onRequestCancel: (orderNo: string) => void
  onRemind: (orderNo: string) => void
  onConfirm: (orderNo: string) => void
  onRebuy: (orderNo: string) => void
  onDelete: (orderNo: string) => void
  rebuying: boolean
  reminding: boolean
}

interface OrderActionsProps {
  order: OrderHead
  doing: OrderDoing
  small?: boolean
}
export function OrderActions({ order: given, doing, small = false }: OrderActionsProps) {
  const { t } = useTexts('orders')
  const reviews = useOffered('reviews')
  const order = reviews ? given : { ...given, actions: given.actions.filter((action) => action !== 'review') }
  const size = small ? ('sm' as const) : ('md' as const)
  const { orderNo } = order
  if (order.actions.length === 0 && order.afterSales === 'none') return null
  const second = [
    ['delete', doing.onDelete],
    ['changeAddress', doing.onChangeAddress],
    ['cancel', doing.onCancel],
    ['requestCancel', doing.onRequestCancel],
  ] as const
  return (
    <div className="order-acts" role="group" aria-label={t('actions.label', { no: orderNo })}>
      {second
        .filter(([action]) => order.actions.includes(action))
        .map(([action, press]) => (
          <Button key={action} size={size} onClick={() => press(orderNo)}>
            {t(`actions.${action}`)}
          </Button>
        ))}
      {placesOf(order).map(({ action, to }) => (
        <Button key={action} size={size} render={<Link to={to} />}>
          {t(`actions.${action}`)}
        </Button>
      ))}
      {order.actions.includes('rebuy') && (
        <Button
          kind={small ? 'quiet' : 'second'}
          size={size}
          busy={doing.rebuying}
          onClick={() => doing.onRebuy(orderNo)}
        >
          {t('actions.rebuy')}
        </Button>
      )}
      <MainAction order={order} doing={doing} size={size} />
    </div>
  )
}

/** Where one goes from it, besides what it waits for. */
const placesOf = (order: OrderHead) => {
  const { orderNo, actions, status } = order
  const track = { action: 'track', to: hrefWith('/user/user/order/logistics', { orderNo }) } as const
  const afterSale = { action: 'afterSale', to: hrefWith('/user/user/orderRefund/choose', { orderNo }) } as const
  return [
    ...(actions.includes('track') ? [track] : []),
    ...(actions.includes('afterSale') ? [afterSale] : []),
    ...(actions.includes('review') && status !== 'toReview'
      ? [{ action: 'review', to: reviewOf(order) } as const]
      : []),
    ...(order.afterSales === 'none' ? [] : [{ action: 'viewService', to: claimsOf(order) } as const]),
  ]
}

const reviewOf = ({ orderNo }: OrderHead) => hrefWith('/user/user/evelate/write', { orderNo })

/** The claim about it, or all of them. */
function claimsOf({ orderNo, lines }: OrderHead) {
  const [sole, ...more] = lines.flatMap(({ afterSale }) => (afterSale ? [afterSale.serviceNo] : []))
  return more.length === 0
    ? hrefWith('/user/user/orderRefund/details', { serviceNo: sole })
    : hrefWith('/user/user/orderRefund', { orderNo })
}

/** What the order waits for: to be paid, to be hurried, to be received, to be reviewed. */
function MainAction({ order, doing, size }: Omit<OrderActionsProps, 'small'> & { size: 'sm' | 'md' }) {
  const { t } = useTexts('orders')
  const { orderNo, payNo, actions } = order
  const may = (action: string) => actions.includes(action)
  const choose = (event: MouseEvent) => {
    if (order.together === null) return
    event.preventDefault()
    doing.onPay(order)
  }
  if (may('pay') && payNo !== null)
    return (
      <Button
        kind="primary"
        size={size}
        render={<Link to={hrefWith('/shoppingCart/payOrder', { payNo })} onClick={choose} />}
      >
        {t('actions.pay')}
      </Button>
    )
  if (may('viewProof') && payNo !== null)
    return (
      <Button kind="primary" size={size} render={<Link to={hrefWith('/shoppingCart/transfer', { payNo })} />}>
        {t('actions.viewProof')}
      </Button>
    )
  if (may('confirm'))
    return (
      <Button kind="primary" size={size} onClick={() => doing.onConfirm(orderNo)}>
        {t('actions.confirm')}
      </Button>
    )
  if (may('review') && order.status === 'toReview')
    return (
      <Button kind="primary" size={size} render={<Link to={reviewOf(order)} />}>
        {t('actions.review')}
      </Button>
    )
  if (!may('remind')) return null
  return (
    <Button kind="primary" size={size} busy={doing.reminding} onClick={() => doing.onRemind(orderNo)}>
      {t('actions.remind')}
    </Button>
  )
}
