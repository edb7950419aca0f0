// How long an unpaid order is still held, by the shop's clock.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Countdown } from '#ui/feedback/countdown.tsx'
import { useMoment } from '#ui/text/moment.tsx'

/** `now`: the shop's clock when the page was made, ms. `silent` where there are many on a page. */
export function PayDeadline({
  expiresAt,
  now,
  silent = false,
  onEnd,
}: {
  expiresAt: string
  now: number
  silent?: boolean
  onEnd: () => void
}) {
  const { t } = useTexts(['orders', 'payments'])
  const moment = useMoment()
  const [offset] = useState(() => now - Date.now())
  const words = {
    deadline: t('payments:deadline', { time: moment(expiresAt, 'time') }),
    five: t('payments:five'),
    one: t('payments:one'),
    over: t('payments:over'),
  }
  return (
    <span className="text-13 font-medium text-deal">
      {t('list.closesIn')}{' '}
      <Countdown short silent={silent} deadline={Date.parse(expiresAt)} offset={offset} words={words} onEnd={onEnd} />
    </span>
  )
}
