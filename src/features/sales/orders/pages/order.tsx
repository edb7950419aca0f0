// One order in full, /user/user/order/details?orderNo=:
// state and way on the thread, goods, address, sums, numbers, history.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { load, noSuchPage, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { GoodsLine } from '#features/sales/cart/parts/goods-line.tsx'
import { LineNote } from '#features/sales/cart/parts/line-note.tsx'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { shopAddress, ShopGroup } from '#features/sales/cart/parts/shop-group.tsx'
import { useArrival } from '../parts/arrives.tsx'
import { OrderActions } from '../parts/order-actions.tsx'
import { grouped } from '../parts/order-number.ts'
import { OrderAddress, OrderData, OrderHistory, OrderRefunds, OrderSums } from '../parts/order-data.tsx'
import { OrderPickup } from '../parts/order-pickup.tsx'
import { OrderHelp } from '../parts/order-help.tsx'
import { PreorderNote } from '../parts/preorder-note.tsx'
import { LineAfterSale } from '../parts/line-after-sale.tsx'
import { AfterSalesChip, OrderStatusChip, useStatusWord } from '../parts/order-status.tsx'
import { OrderWay } from '../parts/order-way.tsx'
import type { Order } from '../parts/order-way.tsx'
import { OrderParcels } from '../parts/parcels.tsx'
import { PayDeadline } from '../parts/pay-deadline.tsx'
import { useOrderDoing } from '../parts/use-order-doing.tsx'
import '#features/sales/cart/parts/buying.css'
import '../parts/orders.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', area: 'wide', title: (t) => t('orders:detail.orders') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const orderNo = new URL(request.url).searchParams.get('orderNo') ?? ''
  if (!/^\d{12,32}$/.test(orderNo)) throw noSuchPage()
  const [order, way] = await Promise.all([
    load(visit, '/api/v2/order/sell/detail', { orderNo }),
    load(visit, '/api/v2/order/sell/logistics', { orderNo }),
  ])
  return { order, way, now: visit.now }
}

export default function OrderPage() {
  const { order, way } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { t } = useTexts('orders')
  const crumbs = [
    { label: t('detail.me'), link: <Link to={href('/user/user')} /> },
    { label: t('detail.orders'), link: <Link to={href('/user/user/order')} /> },
  ]
  return (
    <div className="wrap pb-8">
      <PageTitle of={t('detail.title', { no: order.orderNo })} />
      <Breadcrumb className="wide-only" label={t('detail.crumbs')} crumbs={crumbs} here={grouped(order.orderNo)} />
      <Head />
      <OrderWay order={order} />
      {order.collected ? (
        <OrderPickup order={order} collected={order.collected} code={way.pickupCode} />
      ) : (
        <OrderParcels way={way} reload={revalidate} />
      )}
      <div className="buy-two mt-9">
        <Goods order={order} />
        <div className="order-side">
          {!order.collected && <OrderAddress order={order} />}
          <OrderSums order={order} />
          <OrderRefunds order={order} />
          <OrderData order={order} />
        </div>
        <div>
          <OrderHistory order={order} />
          <OrderHelp order={order} way={way} />
        </div>
      </div>
    </div>
  )
}

function Head() {
  const { order, now } = useLoaderData<typeof loader>()
  const { t } = useTexts('orders')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [gone, setGone] = useState(false)
  const leaveWhenGone = async () => {
    if (gone) await navigate(href('/user/user/order'), { replace: true })
    else await revalidate()
  }
  const { doing, layers } = useOrderDoing(leaveWhenGone, (orderNo) => setGone(orderNo !== undefined))
  const arrival = useArrival()
  const statusWord = useStatusWord()
  const says =
    order.cancelRequest === 'pending'
      ? t('says.cancelling')
      : order.status === 'cancelled' && order.paid > 0
        ? t('says.cancelledRefunded')
        : order.pickup && order.status === 'awaitingShipment'
          ? t(order.pickup.readyAt ? 'collect.saysReady' : 'collect.saysPreparing')
          : order.pickup && order.status === 'toReview'
            ? t('collect.saysCollected')
            : t(order.inReview ? 'saysInReview' : `says.${order.status}`)
  return (
    <div className="order-head">
      <div>
        <h1 className="display">{statusWord(order)}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
          <OrderStatusChip status={order.status}>{says}</OrderStatusChip>
          <AfterSalesChip afterSales={order.afterSales} />
          {order.status === 'pendingPayment' && !order.inReview && order.expiresAt && (
            <PayDeadline expiresAt={order.expiresAt} now={now} onEnd={() => void revalidate()} />
          )}
        </p>
        {order.arrives && <p className="mt-1.5 font-medium">{t('arrives', { days: arrival(order.arrives) })}</p>}
      </div>
      <div className="wide-only">
        <OrderActions order={order} doing={doing} />
      </div>
      {(order.actions.length > 0 || order.afterSales !== 'none') && (
        <PhoneBar label={t('actions.label', { no: order.orderNo })} className="order-bar">
          <OrderActions order={order} doing={doing} />
        </PhoneBar>
      )}
      {layers}
    </div>
  )
}

/** While its goods may still have to be shipped. */
const waits: readonly Order['status'][] = ['pendingPayment', 'awaitingShipment']
function Goods({ order }: { order: Order }) {
  const { t } = useTexts('orders')
  return (
    <ShopGroup
      shop={order.merchant}
      end={<TextLink render={<Link to={shopAddress(order.merchant.merchantId)} />}>{t('detail.shop')}</TextLink>}
    >
      <ul>
        {order.lines.map((line) => (
          <GoodsLine
            key={line.orderLineId}
            line={line}
            sum={line.goodsAmount}
            notes={
              <>
                {line.refundedQuantity > 0 && (
                  <LineNote tone="good">{t('detail.refundedUnits', { count: line.refundedQuantity })}</LineNote>
                )}
                {waits.includes(order.status) && <PreorderNote line={line} />}
                <LineAfterSale afterSale={line.afterSale} />
              </>
            }
          />
        ))}
      </ul>
      {order.remark && (
        <div className="label-row">
          <span>{t('detail.remark')}</span>
          <span className="label-row-wide">{order.remark}</span>
        </div>
      )}
    </ShopGroup>
  )
}
