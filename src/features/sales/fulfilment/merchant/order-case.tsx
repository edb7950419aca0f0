// The order as a case: its state as a deadline, goods, parcels, what happened; money, buyer, place and words beside.
import type { ReactNode } from 'react'
import '#surfaces/console/desk/case.css'
import { Wordings } from '#features/catalog/products/parts/wordings.tsx'
import { countedAs } from '#features/catalog/products/sold-by.ts'
import { OrderDue, OrderState } from './order-words.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { isReady, leftOf, type Order, type Parcel } from './order-desk.ts'
import { OrderParcels } from './order-parcels.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import type { CallFault } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { KeyHints } from '#surfaces/console/desk/key-hints.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { CopyButton, No } from '#surfaces/console/desk/no.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { orderPath, ordersPath } from '#surfaces/console/desk/ways.ts'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  order: Order & { merchant?: { name: string } }
  fault: CallFault | undefined
  acts?: ReactNode
  remark?: ReactNode
  place?: ReactNode
  sheets?: ReactNode
  renderParcelActs: (parcel: Parcel) => ReactNode
  /** stations by hand may be taken back; then this */
  onStationRemoved?: (() => void) | undefined
}
export function OrderCase({ order, fault, acts, remark, place, sheets, ...parcels }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const { when } = useFormat()
  const { due, orderNo } = order
  return (
    <div className="page case">
      <BackToList list="orders" listPath={ordersPath()} pathOf={orderPath} at={orderNo}>
        {t('orders')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">
            {due
              ? t(`title.${due.kind === 'ship' && order.pickup ? 'prepare' : due.kind}`, { when: when(due.at) })
              : t(`state.${order.status}`)}
          </h1>
          <p>
            <span>
              {t('order')} <No no={orderNo} />
              <CopyButton text={orderNo} label={t('copyNo')} />
            </span>
            {order.merchant && <b className="strong">{order.merchant.name}</b>}
            <OrderState order={order} />
            <OrderDue due={due} />
          </p>
        </div>
        <div className="acts">{acts}</div>
      </header>
      {fault && <Fault fault={fault} />}
      <Asked order={order} />
      <Chargeback order={order} />
      <div className="two">
        <div>
          <Goods order={order} />
          {!order.pickup && (
            <OrderParcels order={order} renderActs={parcels.renderParcelActs} onRemoved={parcels.onStationRemoved} />
          )}
          {remark}
          <OrderHistory order={order} />
          <Hints ofShop={!order.merchant} ships={!order.pickup} />
        </div>
        <OrderFacts order={order} place={place} sheets={sheets} />
      </div>
    </div>
  )
}

/** Shipping and printing are the shop's own. */
function Hints({ ofShop, ships }: { ofShop: boolean; ships: boolean }) {
  const { t } = useTexts('console')
  const own = [...(ships ? [['S', t('keys.ship')] as const] : []), ['P', t('keys.print')]] as const
  const all = [
    ['C', t('keys.copy')],
    ['J K', t('keys.neighbour')],
    ['Esc', t('keys.back')],
  ] as const
  return <KeyHints keys={[...(ofShop ? own : []), ...all]} />
}

/** What the buyer asked for and why, while it waits for an answer or after it got one. */
function Asked({ order: { cancelRequest: asked } }: { order: Order }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { when } = useFormat()
  if (!asked) return null
  return (
    <p className={asked.status === 'pending' ? 'note' : 'note calm'}>
      <span className="grow">
        <b>{t(`asked.${asked.status}`, { when: when(asked.answeredAt ?? asked.askedAt) })}</b> {asked.reason}
        {asked.answer && <span className="muted"> {t('asked.answer', { answer: asked.answer })}</span>}
      </span>
    </p>
  )
}

/** A bank takes its payment back: what has not left should not leave. */
function Chargeback({ order: { chargeback } }: { order: Order }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { money, when } = useFormat()
  if (!chargeback) return null
  const { status, amount, createdAt } = chargeback
  return (
    <p className={status === 'won' ? 'note calm' : 'note'}>
      <span className="grow">
        <b>{t(`chargeback.${status}`, { amount: money(amount), when: when(createdAt) })}</b>{' '}
        {(status === 'open' || status === 'answered') && t('chargeback.wait')}
      </span>
    </p>
  )
}

/** That what is left of it waits for a delivery, or was sold in a holiday. */
function Preorder({ line: { stock, left, preorderDay: day } }: { line: Order['lines'][number] }) {
  const { t } = useTexts('fulfilmentmerchant')
  const lang = useLang()
  if ((stock !== 'preorder' && day === null) || left === 0) return null
  const from = day && dayText(day, lang, 'date')
  const words = !from
    ? t('goods.preorder')
    : t(stock === 'preorder' ? 'goods.preorderFrom' : 'goods.shipsFrom', { day: from })
  return <State kind="few">{words}</State>
}
/** How its units are made, and when they can be sent. */
const LineNotes = ({ line }: { line: Order['lines'][number] }) => (
  <>
    <Wordings wordings={line.wordings} />
    <Preorder line={line} />
  </>
)
function Goods({ order }: { order: Order }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { status, lines } = order
  const open = status === 'awaitingShipment' && !isReady(order)
  return (
    <section>
      <Sec
        title={t('column.goods')}
        note={open ? t(order.pickup ? 'leftNotePrepare' : 'leftNote', { count: leftOf(order) }) : undefined}
      />
      <table className="lines">
        <thead>
          <tr>
            <th>{t('goods.piece')}</th>
            <th className="wide n">{t('goods.each')}</th>
            <th className="n">{t('goods.pieces')}</th>
            {open && <th className="n">{t('goods.left')}</th>}
            <th className="n">{t('goods.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.orderLineId}>
              <td>
                <span className="row">
                  <Pic of={line.picture} size={32} />
                  <span>
                    <b className="strong">{line.title}</b> <span className="muted">{line.spec}</span>
                    <LineNotes line={line} />
                    {line.refundedQuantity > 0 && (
                      <span className="faint"> {t('goods.refunded', { count: line.refundedQuantity })}</span>
                    )}
                  </span>
                </span>
              </td>
              <td className="wide n">
                <Money fen={line.price} />
              </td>
              <td className="n">{countedAs(line.quantity, line.unit)}</td>
              {open && <td className="n">{line.left}</td>}
              <td className="n">
                <Money fen={line.price * line.quantity} strong />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
