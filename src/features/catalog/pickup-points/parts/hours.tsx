// When a point is open, in the reader's language: days with the same hours together.
import type { Hours } from '../hours.ts'
import { daysText, runsOf } from '../hours-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export function HoursLines({ hours, className }: { hours: Readonly<Hours>; className?: string }) {
  const { t } = useTexts('pickuppoints')
  const lang = useLang()
  return (
    <dl className={className}>
      {runsOf(hours).map((run) => (
        <div key={run.from}>
          <dt>{daysText(run, lang)}</dt>
          <dd>{run.times ?? t('closed')}</dd>
        </div>
      ))}
    </dl>
  )
}
