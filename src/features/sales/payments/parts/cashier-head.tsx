// The amount, until when it may be paid (server time), and the orders it is for, folded.
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Countdown } from '#ui/feedback/countdown.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Price } from '#ui/goods/price.tsx'
import { ThreadTimer } from '#ui/feedback/thread-timer.tsx'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { useUnit } from '#features/sales/cart/parts/unit.ts'
import { useMoment } from '#ui/text/moment.tsx'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import type { Cashier } from './cashier.ts'
import { lookOf } from './looks.ts'

/** `now`: the shop's clock when the page was made, ms. */
export function CashierHead({ cashier, now, onEnd }: { cashier: Cashier; now: number; onEnd: () => void }) {
  const { t } = useTexts(['payments', 'storefront'])
  const moment = useMoment()
  const [offset] = useState(() => now - Date.now())
  const [start, deadline] = [Date.parse(cashier.createdAt), Date.parse(cashier.expiresAt)]
  const time = moment(cashier.expiresAt, 'time')
  const unit = useUnit()
  const { words } = lookOf(cashier)
  return (
    <>
      <div className="pay-top">
        <div>
          <h1 className="display">{t(words.title)}</h1>
          <Price fen={cashier.amount} size="hero" /> {unit && <span className="text-12 text-ink-3">{unit}</span>}
          <p className="pay-numbers">
            {cashier.orders.length > 0 && <span>{t('orders', { count: cashier.orders.length })}</span>}
            <span>
              {t('payNo', { no: grouped(cashier.payNo) })}{' '}
              <CopyButton
                text={cashier.payNo}
                label={t('storefront:words.copy')}
                doneLabel={t('storefront:words.copied')}
                failedLabel={t('storefront:words.copyFailed')}
              />
            </span>
          </p>
        </div>
        <div className="pay-until">
          <p>{t('within')}</p>
          <Countdown
            big
            short
            deadline={deadline}
            offset={offset}
            words={{ deadline: t('deadline', { time }), five: t('five'), one: t('one'), over: t('over') }}
            onEnd={onEnd}
          />
          <p className="mt-2" suppressHydrationWarning>
            {t(words.keeps, { time })}
          </p>
        </div>
      </div>
      <ThreadTimer start={start} deadline={deadline} offset={offset} />
      {cashier.orders.length > 0 && <OrdersFold cashier={cashier} />}
    </>
  )
}

function OrdersFold({ cashier }: { cashier: Cashier }) {
  const { t } = useTexts('payments')
  return (
    <details className="pay-fold">
      <summary>
        {t('fold')}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <ul className="pb-4">
        {cashier.orders.map((order) => (
          <li className="pay-fold-row" key={order.orderNo}>
            <span className="pay-fold-pictures">
              {order.pictures.slice(0, 3).map((file) => (
                <LinePicture key={file} file={file} size={48} />
              ))}
            </span>
            <span className="min-w-0">
              <b className="font-medium">{order.merchantName}</b>
              <small className="block text-13 text-ink-2">{t('pieces', { count: order.quantity })}</small>
            </span>
            <Price fen={order.payable} size="sm" />
          </li>
        ))}
      </ul>
    </details>
  )
}
