// The sum that is paid by transfer, and until when: the shop's clock before anything was sent, staff's afterwards.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Shown } from './shown.ts'
import { useUnit } from '#features/sales/cart/parts/unit.ts'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { Countdown } from '#ui/feedback/countdown.tsx'
import { Price } from '#ui/goods/price.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'
import '#features/sales/payments/parts/cashier.css'

const day = 86_400_000
/** `now`: the shop's clock when the page was made, ms. */
export function TransferHead({ shown, now }: { shown: Shown; now: number }) {
  const { t } = useTexts('transfers')
  const unit = useUnit()
  return (
    <div className="pay-top transfer-top">
      <div>
        <h1 className="display">{t('title')}</h1>
        <Price fen={shown.amount} size="hero" /> {unit && <span className="text-12 text-ink-3">{unit}</span>}
        <p className="pay-numbers">{t('payNo', { no: grouped(shown.payNo) })}</p>
      </div>
      {shown.status === 'open' && <Until shown={shown} now={now} />}
    </div>
  )
}
function Until({ shown, now }: { shown: Shown; now: number }) {
  const { t } = useTexts(['transfers', 'payments'])
  const moment = useMoment()
  const { revalidate } = useRevalidator()
  const [offset] = useState(() => now - Date.now())
  const deadline = Date.parse(shown.expiresAt)
  const time = moment(shown.expiresAt, 'time')
  if (shown.inReview || deadline - now > day)
    return (
      <p className="pay-until" suppressHydrationWarning>
        {t('keptUntil', { time: moment(shown.expiresAt, 'full') })}
      </p>
    )
  return (
    <div className="pay-until">
      <p>{t('sendWithin')}</p>
      <Countdown
        big
        short
        deadline={deadline}
        offset={offset}
        words={{
          deadline: t('payments:deadline', { time }),
          five: t('payments:five'),
          one: t('payments:one'),
          over: t('payments:over'),
        }}
        onEnd={() => void revalidate()}
      />
    </div>
  )
}
