// A moment, to the minute, by the clock of whoever types; or none. Written as the consoles write times, whatever the
// language of the browser; what is typed may stand so, or as 2026-12-20 09:30.
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/es'
import './time-field.css'
import { useLang } from '#ui/text/lang.tsx'

const locales = { 'en-US': 'en', 'zh-CN': 'zh-cn', 'es-ES': 'es' } as const
const looks = {
  'en-US': 'D MMM YYYY, HH:mm',
  'zh-CN': 'YYYY年M月D日 HH:mm',
  'es-ES': 'D MMM YYYY, HH:mm',
} as const
const typed = 'YYYY-MM-DD HH:mm'
/** On a phone the calendar is the field: a keyboard would cover it. */
const isTouched = matchMedia('(pointer: coarse)').matches

interface Props {
  id: string
  status?: 'error'
  'aria-describedby'?: string
  'aria-invalid'?: true
  /** ISO; null: none */
  value: string | null
  disabled?: boolean
  /** ms: nothing later can be chosen */
  latest?: number
  /** it cannot be emptied */
  needed?: boolean
  onTake: (at: string | null) => void
}
export function TimeField({ value, latest, needed, onTake, ...own }: Props) {
  const lang = useLang()
  dayjs.locale(locales[lang])
  return (
    <DatePicker
      {...own}
      className="time-field"
      classNames={{ popup: { root: 'time-popup' } }}
      showTime={{ format: 'HH:mm', minuteStep: 1 }}
      format={[looks[lang], typed]}
      needConfirm={false}
      inputReadOnly={isTouched}
      allowClear={!needed}
      {...(latest !== undefined && { maxDate: dayjs(latest) })}
      value={value === null ? null : dayjs(value)}
      onChange={(at) => onTake(at ? at.second(0).millisecond(0).toISOString() : null)}
    />
  )
}
