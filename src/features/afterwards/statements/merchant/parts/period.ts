// The days of a period in the reader's language, and how a statement stands. Days are calendar days in Shanghai.
import type { StatementStatus } from '../../states.ts'
import { useLang } from '#ui/text/lang.tsx'

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
export function usePeriod(): (fromDay: string, toDay: string) => string {
  const lang = useLang()
  const dates = new Intl.DateTimeFormat(lang === 'en-US' ? 'en-GB' : lang, {
    day: 'numeric',
    month: lang === 'zh-CN' ? 'long' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (fromDay, toDay) => (fromDay === toDay ? dates.format(at(toDay)) : dates.formatRange(at(fromDay), at(toDay)))
}
export function useDay(): (day: string) => string {
  const lang = useLang()
  const dates = new Intl.DateTimeFormat(lang === 'en-US' ? 'en-GB' : lang, {
    day: 'numeric',
    month: lang === 'zh-CN' ? 'long' : 'short',
    timeZone: 'UTC',
  })
  return (day) => dates.format(at(day))
}

/** As the icon of a state says it. */
export const looks = {
  open: 'pay',
  disputed: 'asked',
  confirmed: 'done',
  paying: 'way',
  paid: 'done',
  carried: 'off',
} as const satisfies Record<StatementStatus, string>
