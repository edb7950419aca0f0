// The facts of an order beside its goods: address, sums, numbers to copy, refunds, history.
import { MethodWord } from './method-word.tsx'
import { useMethodName } from './use-method-name.ts'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { hrefWith } from '#web/href-with.ts'
import { TextLink } from '#ui/text/text-link.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Panel, Sums } from '#ui/layout/panel.tsx'
import { Price } from '#ui/goods/price.tsx'
import { Scans } from '#ui/feedback/timeline.tsx'
import { phoneText } from '#features/people/addresses/parts/address-text.ts'
import { useUnit } from '#features/sales/cart/parts/unit.ts'
import { Moment } from '#ui/text/moment.tsx'
import { grouped } from './order-number.ts'
import type { Order } from './order-way.tsx'
import { sumRows } from './sum-rows.ts'

export function OrderAddress({ order }: { order: Order }) {
  const { t } = useTexts('orders')
  const [areaCode = '', phone = ''] = order.address.phone.split(' ')
  return (
    <Panel title={t('detail.address')} className="buy-block">
      <p>
        <b className="font-semibold">{order.address.consignee}</b>{' '}
        <span className="text-ink-2 tabular-nums">{phoneText({ areaCode, phone })}</span>
      </p>
      <p className="mt-1 text-ink-2">{order.address.text}</p>
    </Panel>
  )
}

export function OrderSums({ order }: { order: Order }) {
  const { t } = useTexts(['orders', 'promotions'])
  const unit = useUnit()
  const unpaid = order.status === 'pendingPayment'
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  const rows = sumRows(t, order, pieces)
  const label = unpaid ? t('sums.toPay') : order.paid > 0 ? t('sums.paid') : t('sums.total')
  return (
    <Panel title={t('detail.summary')} className="buy-block">
      <Sums
        rows={order.refunded > 0 ? [...rows, { label: t('sums.refunded'), fen: -order.refunded }] : rows}
        total={{ label, fen: !unpaid && order.paid > 0 ? order.paid : order.payable, unit }}
      />
    </Panel>
  )
}

/** A fact, with a button that copies it. */
export function Row({ label, copy, children }: { label: string; copy?: string; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>{' '}
        {copy && (
          <CopyButton
            text={copy}
            label={t('words.copy')}
            doneLabel={t('words.copied')}
            failedLabel={t('words.copyFailed')}
          />
        )}
      </dd>
    </div>
  )
}
const invoiceTypes = ['none', 'individual', 'enterprise'] as const

/** A friend's balance is none that leads anywhere. */
function Payment({ order, method }: { order: Order; method: string }) {
  const { t } = useTexts('orders')
  const methodName = useMethodName()
  return order.paidByFriend ? t('detail.paidByFriend', { method: methodName(method) }) : <MethodWord code={method} />
}

export function OrderData({ order }: { order: Order }) {
  const { t } = useTexts('orders')
  const invoice = invoiceTypes.find((type) => type === order.invoice.type) ?? 'none'
  return (
    <section className="buy-block md:px-6">
      <h2 className="display mb-3.5 text-22">{t('detail.data')}</h2>
      <dl className="order-data">
        <Row label={t('detail.number')} copy={order.orderNo}>
          {grouped(order.orderNo)}
        </Row>
        <Row label={t('detail.placedAt')}>
          <Moment iso={order.createdAt} look="full" />
        </Row>
        {order.paidAt && (
          <Row label={t('detail.paidAt')}>
            <Moment iso={order.paidAt} look="full" />
          </Row>
        )}
        {order.payNo && (
          <Row label={t('detail.payNo')} copy={order.payNo}>
            {grouped(order.payNo)}
          </Row>
        )}
        {order.paymentMethod && (
          <Row label={t('detail.payment')}>
            <Payment order={order} method={order.paymentMethod} />
          </Row>
        )}
        <Row label={t('detail.invoice')}>
          {invoice === 'none'
            ? t('confirm.invoices.none')
            : t('detail.invoiceOf', {
                type: t(`confirm.invoices.${invoice}`),
                title: [order.invoice.title, order.invoice.taxNo].filter(Boolean).join(' '),
              })}
          {order.paidAt !== null && <InvoiceLink order={order} asked={invoice !== 'none'} />}
        </Row>
        {order.cancelReason && <Row label={t('detail.cancelReason')}>{order.cancelReason}</Row>}
      </dl>
    </section>
  )
}

/** To ask for one, or to those that were asked; the page there knows which. */
function InvoiceLink({ order: { orderNo }, asked }: { order: Order; asked: boolean }) {
  const { t } = useTexts('orders')
  if (!useOffered('invoices') && !asked) return null
  const to = asked ? href('/user/user/invoice/applications') : hrefWith('/user/user/invoice/apply', { orderNo })
  return (
    <>
      {' · '}
      <TextLink render={<Link to={to} />}>{t(asked ? 'detail.invoices' : 'detail.askInvoice')}</TextLink>
    </>
  )
}

export function OrderHistory({ order }: { order: Order }) {
  const { t, has } = useTexts('orders')
  const eventText = ({ event, toStatus }: Order['history'][number]) =>
    has(`orders:history.${event}`) ? t(`history.${event as 'place'}`) : t(`status.${toStatus as Order['status']}`)
  const scans = order.history.toReversed().map((entry, at) => ({
    key: `${entry.createdAt} ${entry.event} ${at}`,
    text: eventText(entry),
    note: <Moment iso={entry.createdAt} look="full" />,
  }))
  return (
    <section className="buy-block">
      <h2 className="display mb-4 text-22">{t('detail.history')}</h2>
      <Scans label={t('detail.history')} scans={scans} />
    </section>
  )
}

export function OrderRefunds({ order }: { order: Order }) {
  const { t, has } = useTexts('orders')
  const whyOf = (why: string) =>
    has(`orders:detail.refundWhy.${why}`) ? t(`detail.refundWhy.${why as 'late'}`) : t('detail.refundWhy.other')
  if (order.refunds.length === 0) return null
  return (
    <Panel title={t('detail.refunds')} className="buy-block">
      <ul className="grid gap-3">
        {order.refunds.map((refund) => (
          <li key={refund.refundNo} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {refund.status === 'done'
                ? t('detail.refundStatus.done')
                : refund.status === 'failed'
                  ? t('detail.refundStatus.failed')
                  : t('detail.refundStatus.pending')}
              {refund.why !== null && <small className="block text-13 text-ink-2">{whyOf(refund.why)}</small>}
              <small className="block text-13 text-ink-3 tabular-nums">
                {t('detail.refundNo', { no: grouped(refund.refundNo) })}
              </small>
            </span>
            <Price fen={refund.amount} size="sm" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
