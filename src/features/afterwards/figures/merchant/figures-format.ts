// How figures are written at the desk: days, shares, and how much more or less than before.
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useTexts } from '#web/texts.tsx'
import type { Measure, Sums } from '../kinds.ts'
import type { Period } from '../spans.ts'

/** What a chart shows: the measures, and shares of one in another, in hundredths of a percent. */
export const shown = [
  'sales',
  'paid',
  'visitors',
  'views',
  'carts',
  'conversion',
  'refunds',
  'buyers',
  'newBuyers',
  'claims',
] as const
export type Shown = (typeof shown)[number]
/** Where less is better. */
export const lessIsBetter: readonly Shown[] = ['refunds', 'claims']
const fens: readonly Shown[] = ['sales', 'refunds']

const wholes = 10_000
/** Hundredths of a percent; nothing of nothing is nothing. */
export const share = (part: number, of: number): number => (of > 0 ? Math.round((part / of) * wholes) : 0)
export const valueOf = (sums: Sums, of: Shown): number =>
  of === 'conversion' ? share(sums.paid, sums.visitors) : sums[of as Measure]

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
export function useFigures() {
  const { lang, money, short, number } = useFormat()
  const { t } = useTexts('figuresmerchant')
  const dates = lang === 'en-US' ? 'en-GB' : lang
  const at = (day: string) => new Date(`${day}T00:00:00Z`)
  const date = (day: string, look: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dates, { timeZone: 'UTC', ...look }).format(at(day))
  const month = lang === 'zh-CN' ? ('numeric' as const) : ('short' as const)
  const percent = (n: number, digits = 2) =>
    new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits }).format(n / wholes)
  return {
    lang,
    money,
    number,
    percent,
    /** below an axis */
    tick: (day: string, period: Period) =>
      period === '12m' ? date(day, { month: 'short' }) : date(day, { day: 'numeric', month }),
    full: (day: string, period: Period) => {
      if (period === '12m') return date(day, { month: 'long', year: 'numeric' })
      const said = date(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
      return period === '12w' ? t('weekOf', { day: said }) : said
    },
    /** as a heading: Spanish writes weekdays small */
    today: (day: string) => capital(date(day, { weekday: 'long', day: 'numeric', month: 'long' })),
    weekday: (day: string) => date(day, { weekday: 'long' }),
    long: (n: number, of: Shown) => (of === 'conversion' ? percent(n) : fens.includes(of) ? money(n) : number(n)),
    short: (n: number, of: Shown) =>
      of === 'conversion'
        ? percent(n, 1)
        : fens.includes(of)
          ? short(Math.round(n / 100) * 100)
          : number(Math.round(n)),
    /** +12 %; undefined where there is nothing to compare with */
    change: (now: number, was: number): string | undefined =>
      was > 0
        ? new Intl.NumberFormat(lang, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
            .format(now / was - 1)
            .replace('-', '−')
        : undefined,
  }
}
