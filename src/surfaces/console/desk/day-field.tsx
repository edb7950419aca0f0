// A day of the calendar that is still to come, or none.
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/es'
import { serverNow } from './clock.ts'
import { useLang } from '#ui/text/lang.tsx'

const locales = { 'en-US': 'en', 'zh-CN': 'zh-cn', 'es-ES': 'es' } as const
const looks = { 'en-US': 'D MMM YYYY', 'zh-CN': 'YYYY年M月D日', 'es-ES': 'D MMM YYYY' } as const
interface Props {
  id: string
  status?: 'error'
  /** as 2026-12-20 */
  value: string | null
  onTake: (day: string | null) => void
}
export function DayField({ value, onTake, ...own }: Props) {
  const lang = useLang()
  dayjs.locale(locales[lang])
  return (
    <DatePicker
      {...own}
      format={looks[lang]}
      minDate={dayjs(serverNow()).add(1, 'day')}
      value={value === null ? null : dayjs(value)}
      onChange={(day) => onTake(day ? day.format('YYYY-MM-DD') : null)}
    />
  )
}
