// Money, times and spans in the reader's language. Full dates with zone stand in titles.
import { useLang, type Lang } from '#ui/text/lang.tsx'
import { priceText, shortPrice } from '#ui/goods/price-text.ts'
import { useTexts } from '#web/texts.tsx'
import { serverNow } from './clock.ts'

/** English days are written day first, as the shop writes them: 24 Nov. */
const datesIn = (lang: Lang): string => (lang === 'en-US' ? 'en-GB' : lang)
const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** Today the time, else day and month with it; the year only where it is another. */
export function whenText(lang: Lang, at: string | number): string {
  const then = new Date(at)
  const now = new Date(serverNow())
  if (then.toDateString() === now.toDateString()) return new Intl.DateTimeFormat(datesIn(lang), clock).format(then)
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  const month = lang === 'zh-CN' ? ('numeric' as const) : ('short' as const)
  return new Intl.DateTimeFormat(datesIn(lang), { ...year, day: 'numeric', month, ...clock }).format(then)
}
export const fullTime = (lang: Lang, at: string | number): string =>
  new Intl.DateTimeFormat(datesIn(lang), { dateStyle: 'full', timeStyle: 'long' }).format(new Date(at))
/** Of what is counted to a thousand, and one more where there are more. */
const mostCounted = 1000
export const countedText = (lang: Lang, n: number): string =>
  n > mostCounted ? `${new Intl.NumberFormat(lang, { useGrouping: 'always' }).format(mostCounted)}+` : String(n)
const aWhole = 10_000
const percentText = (lang: Lang, basisPoints: number): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / aWhole)
export const dayText = (lang: Lang, at: number): string =>
  new Intl.DateTimeFormat(datesIn(lang), { weekday: 'short', day: 'numeric', month: 'short', ...clock }).format(at)

export { inFours as fours } from '#kernel/text/in-fours.ts'

export function useFormat() {
  const lang = useLang()
  const { t } = useTexts('console')
  /** "5 h 48 min": two units at most, the second only where it changes what one does. */
  const span = (ms: number): string => {
    const minutes = Math.round(Math.abs(ms) / 60_000)
    const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
    const unit = { d: (n: number) => t('unit.d', { n }), h: (n: number) => t('unit.h', { n }) }
    if (days >= 3 || (days > 0 && hours === 0)) return unit.d(days)
    if (days > 0) return `${unit.d(days)} ${unit.h(hours)}`
    if (hours === 0) return t('unit.min', { n: rest })
    return rest > 0 && hours < 10 ? `${unit.h(hours)} ${t('unit.min', { n: rest })}` : unit.h(hours)
  }
  return {
    lang,
    span,
    money: (fen: number) => priceText(fen, lang),
    short: (fen: number) => shortPrice(fen, lang),
    when: (at: string | number) => whenText(lang, at),
    full: (at: string | number) => fullTime(lang, at),
    number: (n: number) => new Intl.NumberFormat(lang).format(n),
    counted: (n: number) => countedText(lang, n),
    percent: (basisPoints: number) => percentText(lang, basisPoints),
  }
}
