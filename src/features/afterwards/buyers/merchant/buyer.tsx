// A buyer: what they bought here, with the way to each order. How to reach them stands in the order, as long as it may.
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { Face } from './face.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { buyerPath, buyersPath, orderPath } from '#surfaces/console/desk/ways.ts'
import { fours } from '#surfaces/console/desk/format.ts'
import { useTexts } from '#web/texts.tsx'

type Detail = Output<'/api/v2/mch/buyer/detail'>

export default function Buyer() {
  const id = Number(useParams()['buyerId'])
  const { data, fault, again } = useAsked('/api/v2/mch/buyer/detail', {
    id: Number.isSafeInteger(id) && id > 0 ? id : 1,
  })
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones />
  return <Shown buyer={data} />
}
function Shown({ buyer }: { buyer: Detail }) {
  const { t } = useTexts('buyersmerchant')
  return (
    <div className="page">
      <BackToList list="buyers" listPath={buyersPath} pathOf={(key) => buyerPath(Number(key))} at={String(buyer.id)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <h1 className="display">{buyer.closed ? t('closed') : buyer.nickName}</h1>
        <p>
          {t('orders', { count: buyer.orders })}, {t('paidInAll')} <Money fen={buyer.paid} />,{' '}
          {t('claims', { count: buyer.claims })}
        </p>
      </header>
      <p className="row small muted">
        <Face buyer={buyer} />
        <span>
          {t('column.first')} <Time at={buyer.firstAt} />, {t('column.last')} <Time at={buyer.lastAt} />
        </span>
        {buyer.follows && <span className="jade">{t('followsYou')}</span>}
      </p>
      <section className="buyer-orders">
        <Sec title={t('ordersHere')} note={buyer.list.length < 50 ? undefined : t('newest', { count: 50 })} />
        <table className="lines">
          <thead>
            <tr>
              <th scope="col">{t('order')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('placed')}</th>
              <th scope="col" className="n">
                {t('column.paid')}
              </th>
            </tr>
          </thead>
          <tbody>
            {buyer.list.map((order) => (
              <OrderLine key={order.orderNo} order={order} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
function OrderLine({ order }: { order: Detail['list'][number] }) {
  const { t } = useTexts('buyersmerchant')
  const { t: word, has } = useTexts('fulfilmentmerchant')
  const { orderNo, status, createdAt, paid, refunded, claims } = order
  return (
    <tr>
      <td>
        <Link to={orderPath(orderNo)}>{fours(orderNo)}</Link>
      </td>
      <td>
        {has(`state.${status}`) ? word(`state.${status}` as 'state.completed') : status}
        {claims > 0 && <span className="small muted"> {t('claims', { count: claims })}</span>}
      </td>
      <td>
        <Time at={createdAt} />
      </td>
      <td className="n">
        <Money fen={paid - refunded} />
      </td>
    </tr>
  )
}
