// That a shop is on holiday: until when, what that means for its goods, and what it says about it itself.
import { Banner } from '#ui/feedback/banner.tsx'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'

type Holiday = NonNullable<Calls['/api/v2/merchant/detail']['output']['holiday']>

export function HolidayNote({ holiday }: { holiday: Holiday }) {
  const { t } = useTexts('merchants')
  const lang = useLang()
  const day = dayText(holiday.day, lang, 'date')
  return (
    <Banner tone={holiday.mode === 'paused' ? 'warning' : 'info'} className="mt-4">
      <b className="font-semibold">{t(`holiday.${holiday.mode}`, { day })}</b>
      {holiday.words && <span> {holiday.words}</span>}
    </Banner>
  )
}
