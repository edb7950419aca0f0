// How an order is told at the desks: its state, and what the clock that runs will do.
import type { OrderStatus } from '../../orders/states.ts'
import { Left } from '#surfaces/console/desk/left.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { useTexts } from '#web/texts.tsx'

export type OrderRow = Output<'/api/v2/mch/order/page'>['records'][number]
type Told = Pick<OrderRow, 'pickup' | 'status' | 'due' | 'lines' | 'refunded' | 'trouble'>

const kinds: Record<OrderStatus, StateKind> = {
  pendingPayment: 'pay',
  awaitingShipment: 'ship',
  awaitingReceipt: 'way',
  toReview: 'got',
  completed: 'done',
  reviewed: 'done',
  closed: 'off',
  cancelled: 'off',
}
/** What matters most of it: an open question before the state. */
export function OrderState({ order }: { order: Told }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { status, due, lines, trouble } = order
  if (due?.kind === 'answer') return <State kind="asked">{t('state.cancelAsked')}</State>
  if (due?.kind === 'missing') return <State kind="bad">{t('state.missing')}</State>
  if (trouble !== null) return <State kind="bad">{t(`track.${trouble}`)}</State>
  const all = lines.reduce((sum, l) => sum + l.quantity, 0)
  const left = lines.reduce((sum, l) => sum + l.left, 0)
  if (status === 'awaitingShipment' && order.pickup)
    return (
      <State kind={order.pickup.readyAt ? 'way' : 'ship'}>
        {t(`state.${order.pickup.readyAt ? 'ready' : 'toPrepare'}`)}
      </State>
    )
  if (status === 'awaitingShipment' && left < all)
    return <State kind="ship">{t('state.partly', { n: all - left, of: all })}</State>
  if (status === 'cancelled' && order.refunded > 0) return <State kind="off">{t('state.refunded')}</State>
  return <State kind={kinds[status]}>{t(`state.${status}`)}</State>
}
export function OrderDue({ due }: { due: OrderRow['due'] }) {
  const { t } = useTexts('fulfilmentmerchant')
  if (!due) return null
  return (
    <Left from={due.from} at={due.at}>
      <span className="faint">{t(`due.${due.kind}`)}</span>
    </Left>
  )
}
/** "2 × Celadon teapot", or how many of how many goods. */
export function useGoodsWords(): (lines: OrderRow['lines']) => string {
  const { t } = useTexts('fulfilmentmerchant')
  return (lines) => {
    const pieces = lines.reduce((sum, l) => sum + l.quantity, 0)
    if (lines.length === 1) return `${pieces} × ${lines[0]!.title}`
    return t('pieces', { count: pieces, goods: lines.length })
  }
}
