// The payment is through: what was paid and how, which order goes where and when it is expected,
// what else may be done now.
import { Check } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Price } from '#ui/goods/price.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { RecommendedShelf } from '#surfaces/storefront/goods/goods-shelf.tsx'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { useArrival } from '#features/sales/orders/parts/arrives.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { useMethodName } from '#features/sales/orders/parts/use-method-name.ts'
import type { Cashier } from './cashier.ts'
import type { PaymentStatus } from './use-payment-status.ts'
import { useTellPaid } from './use-tell-paid.ts'

export function Paid({ cashier, status }: { cashier: Cashier; status: PaymentStatus | undefined }) {
  const { t } = useTexts('payments')
  useTellPaid(cashier.payNo, t('result.success'))
  return (
    <>
      <div className="pay-result">
        <div className="pay-result-head" role="status">
          <span className="pay-result-mark">
            <Icon of={Check} size={30} />
          </span>
          <div>
            <h1 className="display">{t('result.success')}</h1>
            <p className="mt-1 text-ink-2">{t('result.successText', { count: cashier.orders.length })}</p>
          </div>
        </div>
        <PaidFacts cashier={cashier} status={status} />
        <h2 className="display mt-10 mb-3 text-22">{t('result.orders')}</h2>
        <ul className="border-b border-hairline">
          {cashier.orders.map((order) => (
            <PaidOrder key={order.orderNo} order={order} />
          ))}
        </ul>
        {!cashier.hasPayPassword && <PasswordHint payNo={cashier.payNo} />}
        <div className="mt-8 flex flex-wrap gap-3">
          <Button kind="primary" render={<Link to={href('/user/user/order')} />}>
            {t('toOrders')}
          </Button>
          <Button render={<Link to={href('/')} />}>{t('home')}</Button>
        </div>
      </div>
      <RecommendedShelf title={t('result.goesWith')} scene="paid" productIds={cashier.productIds} />
    </>
  )
}

function PaidFacts({ cashier, status }: { cashier: Cashier; status: PaymentStatus | undefined }) {
  const { t } = useTexts('payments')
  const nameOf = useMethodName()
  return (
    <Panel className="mt-8">
      <dl className="sums">
        <div>
          <dt>{t('result.paid')}</dt>
          <dd>
            <Price fen={cashier.amount} size="lg" />
          </dd>
        </div>
        {/* their places are kept until the answer is there */}
        {(!status || status.method) && (
          <div>
            <dt>{t('result.paidWith')}</dt>
            <dd>{status?.method ? nameOf(status.method) : '\u00a0'}</dd>
          </div>
        )}
        {(!status || status.paidAt) && (
          <div>
            <dt>{t('result.paidAt')}</dt>
            <dd>{status?.paidAt ? <Moment iso={status.paidAt} look="full" /> : '\u00a0'}</dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}

function PaidOrder({ order }: { order: Cashier['orders'][number] }) {
  const { t } = useTexts(['payments', 'orders'])
  const arrival = useArrival()
  return (
    <li className="pay-result-order">
      <span className="pay-fold-pictures">
        {order.pictures.slice(0, 2).map((file) => (
          <LinePicture key={file} file={file} size={56} />
        ))}
      </span>
      <span className="min-w-0 flex-1 basis-48">
        <b className="font-medium">{order.merchantName}</b>
        {order.arrives && (
          <span className="block text-13 font-medium">{t('orders:arrives', { days: arrival(order.arrives) })}</span>
        )}
        <small className="block text-13 text-ink-2 tabular-nums">
          {t('orders:list.number', { no: grouped(order.orderNo) })} · {t('pieces', { count: order.quantity })}
        </small>
      </span>
      <Price fen={order.payable} size="sm" />
      <TextLink render={<Link to={hrefWith('/user/user/order/details', { orderNo: order.orderNo })} />}>
        {t('result.seeOrder')}
      </TextLink>
    </li>
  )
}

/** Who paid elsewhere may want to pay from the balance next time. */
function PasswordHint({ payNo }: { payNo: string }) {
  const { t } = useTexts('payments')
  const back = hrefWith('/shoppingCart/paySuccess', { payNo })
  return (
    <Banner
      tone="info"
      className="mt-6"
      end={
        <TextLink render={<Link to={hrefWith('/user/user/changePayPassword', { back })} />}>
          {t('setPassword')}
        </TextLink>
      }
    >
      {t('result.passwordHint')}
    </Banner>
  )
}
