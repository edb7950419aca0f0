// A moment in the reader's own time zone. The server writes it in the shop's (Asia/Shanghai); the browser corrects it
// after waking up.
import { useSyncExternalStore } from 'react'
import { dateFormat } from '#ui/text/formats.ts'
import { useLang } from '#ui/text/lang.tsx'
import type { Lang } from '#ui/text/lang.tsx'

type Look = 'time' | 'day' | 'weekday' | 'date' | 'short' | 'full'
const looks: Record<Look, Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  full: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
}
const shopZone = 'Asia/Shanghai'

export const momentText = (iso: string, look: Look, lang: Lang, timeZone?: string): string =>
  dateFormat(look, lang, looks[look], timeZone).format(new Date(iso))

const never = () => () => {}
/** The zone to write in: the shop's until the browser is awake, then the reader's. */
export const useZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    never,
    () => undefined,
    () => shopZone,
  )

/** The moment in words, for use inside a sentence. */
export function useMoment(): (iso: string, look: Look) => string {
  const lang = useLang()
  const zone = useZone()
  return (iso, look) => momentText(iso, look, lang, zone)
}

export function Moment({ iso, look = 'short' }: { iso: string; look?: Look }) {
  const moment = useMoment()
  return (
    <time dateTime={iso} className="tabular-nums" suppressHydrationWarning>
      {moment(iso, look)}
    </time>
  )
}
