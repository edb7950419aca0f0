// How long something still waits, by the shop's clock, and what happens by itself then.
import { useMoment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'
import type { ClaimHead } from './situation.ts'

const hour = 3_600_000
/** `now`: the shop's clock when the page was made, ms. */
export function TimeLeft({ claim: { deadline, onDeadline }, now }: { claim: ClaimHead; now: number }) {
  const { t } = useTexts('aftersales')
  const moment = useMoment()
  if (!deadline) return null
  const ms = Date.parse(deadline) - now
  const hours = Math.ceil(ms / hour)
  const left =
    ms <= 0
      ? t('left.over')
      : hours >= 48
        ? t('left.days', { count: Math.floor(hours / 24) })
        : t('left.hours', { count: Math.max(1, hours) })
  return (
    <span className="text-13 text-ink-2">
      <time dateTime={deadline} title={moment(deadline, 'full')} suppressHydrationWarning>
        {left}
      </time>
      {onDeadline && ` · ${t(`then.${onDeadline}`)}`}
    </span>
  )
}
