// Records under their days, and what a day is called.
import { addDays, dayText, type Day } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

/** Records that come newest first, by day in the same order. */
export function byDay<R extends { day: Day }>(records: readonly R[]): [Day, R[]][] {
  const days = new Map<Day, R[]>()
  for (const record of records) days.set(record.day, [...(days.get(record.day) ?? []), record])
  return [...days]
}

/** `today`: the shop's, for the person's own clock may stand elsewhere. */
export function useDayName(today: Day): (day: Day) => string {
  const { t } = useTexts('likes')
  const lang = useLang()
  return (day) =>
    day === today
      ? t('footprint.today')
      : day === addDays(today, -1)
        ? t('footprint.yesterday')
        : dayText(day, lang, 'long')
}
