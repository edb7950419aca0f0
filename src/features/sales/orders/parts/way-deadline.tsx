// What happens next to a paid order, and in how many days or hours by the shop's clock.
import { useTexts } from '#web/texts.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import type { OrderHead } from './order-actions.tsx'

const hour = 3_600_000
/** Days while there are two and more, then hours that have begun. */
function left(ms: number): { unit: 'days' | 'hours'; count: number } {
  const hours = Math.max(1, Math.ceil(ms / hour))
  return hours >= 48 ? { unit: 'days', count: Math.floor(hours / 24) } : { unit: 'hours', count: hours }
}

/** `now`: the shop's clock when the page was made, ms. */
export function WayDeadline({ deadline, now }: { deadline: OrderHead['deadline']; now: number }) {
  const { t } = useTexts('orders')
  const moment = useMoment()
  if (!deadline || deadline.kind === 'pay') return null
  const ms = Date.parse(deadline.at) - now
  const { unit, count } = left(ms)
  return (
    <time
      className="text-13 text-ink-2"
      dateTime={deadline.at}
      title={moment(deadline.at, 'full')}
      suppressHydrationWarning
    >
      {deadline.kind === 'missingAnswer' && ms <= 0
        ? t('deadline.staff')
        : t(`deadline.${deadline.kind}.${unit}`, { count })}
    </time>
  )
}
