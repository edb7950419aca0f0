// What became of a payment, /shoppingCart/paySuccess?payNo=: checking, paid, not heard of, closed. The page never claims what the shop has not said.
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { Price } from '#ui/price.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { Moment, useMoment } from '../../orders/parts/moment.tsx'
import { grouped } from '../../orders/parts/order-number.ts'
import { useMethodName } from '../parts/cashier-methods.tsx'
import type { Cashier } from '../parts/cashier-methods.tsx'
import { Ended } from '../parts/ended.tsx'
import { usePaymentStatus } from '../parts/use-payment-status.ts'
import type { PaymentStatus } from '../parts/use-payment-status.ts'
import '../parts/cashier.css'

export const handle: ShellHandle = { shell: 'lean', step: 3 }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const payNo = new URL(request.url).searchParams.get('payNo') ?? ''
  return { cashier: /^\d{12,32}$/.test(payNo) ? await load(visit, '/api/v2/order/pay/cashier', { payNo }) : null }
}

export default function ResultPage() {
  const { cashier } = useLoaderData<typeof loader>()
  const { t } = useTranslation('payments')
  return (
    <div className="wrap">
      <title>{`${t('result.paid')} · Miralo`}</title>
      {cashier ? (
        <Result key={cashier.payNo} cashier={cashier} />
      ) : (
        <Empty
          level={1}
          drawing="tangled"
          title={t('missing.title')}
          text={t('missing.text')}
          action={
            <Button kind="primary" render={<Link to="/user/user/order" />}>
              {t('toOrders')}
            </Button>
          }
        />
      )}
    </div>
  )
}

function Result({ cashier }: { cashier: Cashier }) {
  const { status, fault, watching, again } = usePaymentStatus(cashier.payNo, cashier.status !== 'open')
  const state = status?.status ?? cashier.status
  if (state === 'paid') return <Paid cashier={cashier} status={status} />
  if (state !== 'open') return <Ended cashier={{ ...cashier, status: state }} />
  return watching ? <Checking /> : <NotHeard cashier={cashier} fault={fault} onAgain={again} />
}

function Checking() {
  const { t } = useTranslation('payments')
  return (
    <div className="pay-result text-center" role="status" aria-busy="true">
      <div className="pay-wait" aria-hidden="true" />
      <h1 className="display text-36">{t('result.checking')}</h1>
      <p className="mt-3 text-ink-2">{t('result.checkingText')}</p>
    </div>
  )
}

/** `fault`: the shop could not be asked. */
function NotHeard({ cashier, fault, onAgain }: { cashier: Cashier; fault: string | undefined; onAgain: () => void }) {
  const { t } = useTranslation('payments')
  const moment = useMoment()
  const cashierPage = `/shoppingCart/payOrder?payNo=${cashier.payNo}`
  return (
    <div className="pay-result">
      {fault && (
        <Banner tone="error" live className="mb-6">
          {fault}
        </Banner>
      )}
      <Empty
        level={1}
        drawing="cut"
        title={fault ? t('result.failed') : t('result.slow')}
        text={fault ? t('result.failedText', { time: moment(cashier.expiresAt, 'time') }) : t('result.slowText')}
        action={
          <>
            <Button kind="primary" onClick={onAgain}>
              {fault ? t('result.retry') : t('result.iPaid')}
            </Button>
            <Button render={<Link to={cashierPage} replace />}>{t('result.otherWay')}</Button>
          </>
        }
      />
    </div>
  )
}

function Paid({ cashier, status }: { cashier: Cashier; status: PaymentStatus | undefined }) {
  const { t } = useTranslation(['payments', 'orders'])
  const nameOf = useMethodName()
  const { orders } = cashier
  return (
    <div className="pay-result">
      <div className="pay-result-head" role="status">
        <span className="pay-result-mark">
          <Icon of={Check} size={30} />
        </span>
        <div>
          <h1 className="display">{t('result.success')}</h1>
          <p className="mt-1 text-ink-2">{t('result.successText', { count: orders.length })}</p>
        </div>
      </div>
      <Panel className="mt-8">
        <dl className="sums">
          <div>
            <dt>{t('result.paid')}</dt>
            <dd>
              <Price fen={cashier.amount} size="lg" />
            </dd>
          </div>
          {status?.method && (
            <div>
              <dt>{t('result.paidWith')}</dt>
              <dd>{nameOf(status.method)}</dd>
            </div>
          )}
          {status?.paidAt && (
            <div>
              <dt>{t('result.paidAt')}</dt>
              <dd>
                <Moment iso={status.paidAt} look="full" />
              </dd>
            </div>
          )}
        </dl>
      </Panel>
      <h2 className="display mt-10 mb-3 text-22">{t('result.orders')}</h2>
      <ul className="border-b border-hairline">
        {orders.map((order) => (
          <li className="pay-result-order" key={order.orderNo}>
            <span className="min-w-0 flex-1 basis-48">
              <b className="font-medium">{order.merchantName}</b>
              <small className="block text-13 text-ink-2 tabular-nums">
                {t('orders:list.number', { no: grouped(order.orderNo) })} · {t('pieces', { count: order.quantity })}
              </small>
            </span>
            <Price fen={order.payable} size="sm" />
            <TextLink render={<Link to={`/user/user/order/details?orderNo=${order.orderNo}`} />}>{t('result.seeOrder')}</TextLink>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button kind="primary" render={<Link to="/" />}>
          {t('home')}
        </Button>
        <Button render={<Link to="/user/user/order" />}>{t('toOrders')}</Button>
      </div>
    </div>
  )
}
