// How an amount of fen is written in each language. Integer arithmetic only:
// the formatter gets a decimal string, never a float.
import type { Lang } from '../text/lang.tsx'

export type PricePart = { kind: 'sign' | 'symbol' | 'number' | 'decimal' | 'space'; text: string }

type Decimal = `${number}`
type Look = 'full' | 'short' | 'spoken' | 'spokenCents'

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(lang: Lang, look: Look): Intl.NumberFormat {
  const key = `${lang} ${look}`
  let found = formatters.get(key)
  if (!found) {
    const digits =
      look === 'full' || look === 'spokenCents' ? {} : { minimumFractionDigits: 0, maximumFractionDigits: 0 }
    found = new Intl.NumberFormat(lang, {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: look.startsWith('spoken') ? 'name' : 'narrowSymbol',
      ...digits,
    })
    formatters.set(key, found)
  }
  return found
}

// The sign is written by us (a true minus, U+2212), so the formatter only ever sees amounts from zero up.
function decimal(fen: number): Decimal {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not an amount of fen: ${fen}`)
  const amount = Math.abs(fen)
  const cents = amount % 100
  return `${(amount - cents) / 100}.${String(cents).padStart(2, '0')}` as Decimal
}

const KINDS: Partial<Record<Intl.NumberFormatPartTypes, PricePart['kind']>> = {
  currency: 'symbol',
  decimal: 'decimal',
  fraction: 'decimal',
  literal: 'space',
}

/** The parts of the full price (always two decimals) in the order of the language. */
export function priceParts(fen: number, lang: Lang): PricePart[] {
  const parts = formatter(lang, 'full')
    .formatToParts(decimal(fen))
    .map(({ type, value }): PricePart => ({ kind: KINDS[type] ?? 'number', text: value }))
  return fen < 0 ? [{ kind: 'sign', text: '−' }, ...parts] : parts
}

/** 129900 → "¥1,299.00", es "1299,00 ¥"; negative with a true minus. */
export const priceText = (fen: number, lang: Lang): string =>
  (fen < 0 ? '−' : '') + formatter(lang, 'full').format(decimal(fen))

/** As `priceText`, without ".00" when there are no cents: for running words. */
export function shortPrice(fen: number, lang: Lang): string {
  return fen % 100 === 0 ? (fen < 0 ? '−' : '') + formatter(lang, 'short').format(decimal(fen)) : priceText(fen, lang)
}

// people say 元 and yuanes; the formatter's own names are 人民币 and "yuanes renminbi"
const SPOKEN = { 'en-US': undefined, 'zh-CN': '元', 'es-ES': 'yuanes' } as const satisfies Record<Lang, unknown>

/** For screen readers: "1,299 Chinese yuan"; cents only when there are any. */
export function spokenPrice(fen: number, lang: Lang): string {
  const whole = fen % 100 === 0
  const name = fen === 100 && lang === 'es-ES' ? 'yuan' : SPOKEN[lang]
  const text = formatter(lang, whole ? 'spoken' : 'spokenCents')
    .formatToParts(decimal(fen))
    .map(({ type, value }) => (type === 'currency' ? (name ?? value) : value))
    .join('')
  return fen < 0 ? `−${text}` : text
}
