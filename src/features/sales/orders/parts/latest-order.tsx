// The newest order on the account's front page: whose it is, how it stands, what is in it.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Price } from '#ui/goods/price.tsx'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { ShopSeal } from '#features/sales/cart/parts/shop-group.tsx'
import type { OrderHead } from './order-actions.tsx'
import { OrderStatusChip, useStatusWord } from './order-status.tsx'
import { PayDeadline } from './pay-deadline.tsx'
import './latest-order.css'

const shown = 4

/** `now`: the shop's clock when the page was made, ms. */
export function LatestOrder({ order, now, onExpired }: { order: OrderHead; now: number; onExpired: () => void }) {
  const { t } = useTexts('orders')
  const statusWord = useStatusWord()
  const waits = order.status === 'pendingPayment' && !order.inReview
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <article className="latest-order" aria-label={t('latest')}>
      <h3>
        <ShopSeal shop={order.merchant} />
        <Link to={hrefWith('/user/user/order/details', { orderNo: order.orderNo })}>{order.merchant.name}</Link>
      </h3>
      <p className="latest-order-state">
        <OrderStatusChip status={order.status}>{statusWord(order)}</OrderStatusChip>
        {waits && order.expiresAt && <PayDeadline expiresAt={order.expiresAt} now={now} silent onEnd={onExpired} />}
      </p>
      <div className="latest-order-goods">
        {order.lines.slice(0, shown).map((line) => (
          <LinePicture key={line.orderLineId} file={line.picture} size={56} />
        ))}
        <p>
          {order.lines.length === 1 && <span className="block truncate">{order.lines[0]!.title}</span>}
          <small>{t('list.amount', { count: pieces })}</small> <Price fen={order.payable} size="sm" />
        </p>
      </div>
    </article>
  )
}
