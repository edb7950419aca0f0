// Dates as people read them, in the shop's time zone, so that server and browser write the same.
import { dateFormat } from '#ui/text/formats.ts'
import { useLang } from '#ui/text/lang.tsx'

export function useDate(): (iso: string) => string {
  const lang = useLang()
  const format = dateFormat('long', lang, { dateStyle: 'long' }, 'Asia/Shanghai')
  return (iso) => format.format(new Date(iso))
}
