// Two dates of a calendar, as the value of a filter.
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/es'
import { serverNow } from '../clock.ts'
import { useLang } from '#ui/text/lang.tsx'

const locales = { 'en-US': 'en', 'zh-CN': 'zh-cn', 'es-ES': 'es' } as const

export function DayRange({ onTake }: { onTake: (value: string) => void }) {
  dayjs.locale(locales[useLang()])
  return (
    <DatePicker.RangePicker
      open
      autoFocus
      maxDate={dayjs(serverNow())}
      onChange={(days) => {
        const [from, until] = days ?? []
        if (from && until) onTake(`${from.format('YYYY-MM-DD')}..${until.format('YYYY-MM-DD')}`)
      }}
    />
  )
}
