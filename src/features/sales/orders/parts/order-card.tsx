// One order in the list: shop, state, its lines (the first few), amount, deadline, actions.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Price } from '#ui/goods/price.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { GoodsLine } from '#features/sales/cart/parts/goods-line.tsx'
import { ShopSeal } from '#features/sales/cart/parts/shop-group.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { grouped } from './order-number.ts'
import { OrderActions } from './order-actions.tsx'
import type { OrderDoing, OrderHead } from './order-actions.tsx'
import { PreorderNote } from './preorder-note.tsx'
import { LineAfterSale } from './line-after-sale.tsx'
import { AfterSalesChip, OrderStatusChip, useStatusWord } from './order-status.tsx'
import { PayDeadline } from './pay-deadline.tsx'
import { WayDeadline } from './way-deadline.tsx'
import type { PayTogether } from './use-pay-together.ts'

const shownLines = 3

interface OrderCardProps {
  order: OrderHead
  now: number
  doing: OrderDoing
  together: PayTogether
  onExpired: () => void
}

const detailOf = (order: OrderHead): string => hrefWith('/user/user/order/details', { orderNo: order.orderNo })

export function OrderCard({ order, together, ...rest }: OrderCardProps) {
  const { t } = useTexts('orders')
  const more = order.lines.length - shownLines
  return (
    <li className="order-card">
      <CardHead order={order} together={together} />
      <ul>
        {order.lines.slice(0, shownLines).map((line) => (
          <GoodsLine
            key={line.orderLineId}
            line={line}
            sum={line.goodsAmount}
            notes={
              <>
                {order.status === 'awaitingShipment' && <PreorderNote line={line} />}
                <LineAfterSale afterSale={line.afterSale} />
              </>
            }
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="pb-3 text-13">
          <TextLink render={<Link to={detailOf(order)} />}>{t('list.moreLines', { count: more })}</TextLink>
        </p>
      )}
      <CardFoot order={order} {...rest} />
    </li>
  )
}

function CardHead({ order, together }: Pick<OrderCardProps, 'order' | 'together'>) {
  const { t } = useTexts('orders')
  const statusWord = useStatusWord()
  return (
    <div className="order-card-head">
      {together.offered && together.mayChoose(order) && (
        <Tick
          className="wide-only"
          label={t('together.choose', { shop: order.merchant.name, no: order.orderNo })}
          hideLabel
          checked={together.isChosen(order)}
          onChange={() => together.turn(order)}
        />
      )}
      <h2 className="order-card-shop">
        <ShopSeal shop={order.merchant} />
        <Link to={detailOf(order)}>
          {order.merchant.name}
          <span className="vh">, {t('list.number', { no: order.orderNo })}</span>
        </Link>
      </h2>
      <span className="order-card-no" aria-hidden="true">
        {t('list.number', { no: grouped(order.orderNo) })}
      </span>
      <span className="order-card-no">
        <Moment iso={order.createdAt} look="short" />
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <AfterSalesChip afterSales={order.afterSales} />
        <OrderStatusChip status={order.status}>{statusWord(order)}</OrderStatusChip>
      </span>
    </div>
  )
}

function CardFoot({ order, now, doing, onExpired }: Omit<OrderCardProps, 'together'>) {
  const { t } = useTexts('orders')
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  const unpaid = order.status === 'pendingPayment' || order.paid === 0
  const label = `${t('list.details')}, ${t('list.number', { no: order.orderNo })}`
  return (
    <div className="order-card-foot">
      <p className="order-card-sum">
        <span>{t('list.amount', { count: pieces })}</span>
        <span>{unpaid ? t('sums.total') : t('sums.paid')}</span>
        <Price fen={unpaid ? order.payable : order.paid} />
      </p>
      {order.deadline?.kind === 'pay' ? (
        <PayDeadline expiresAt={order.deadline.at} now={now} silent onEnd={onExpired} />
      ) : (
        <WayDeadline deadline={order.deadline} now={now} />
      )}
      <TextLink render={<Link to={detailOf(order)} aria-label={label} />}>{t('list.details')}</TextLink>
      <OrderActions order={order} doing={doing} small />
    </div>
  )
}
