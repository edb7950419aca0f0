// Numbers as each language writes them. Formatters are made once: making one costs fifty times what using it does.
import type { Lang } from './lang.tsx'

const looks = {
  plain: {},
  score: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  exactScore: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
  percent: { style: 'percent' },
  kilograms: { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 },
  grams: { style: 'unit', unit: 'gram', maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>

const made = new Map<string, Intl.NumberFormat>()

/**
 * The number in the language: plain (1,299), score (4.9), exactScore (4.92), compact (1.3K),
 * percent (−19%), kilograms, grams.
 */
export function numberText(value: number, lang: Lang, look: keyof typeof looks = 'plain'): string {
  // nobody says "1 mil vendidos" in Spanish: thousands are shortened from ten of them
  if (look === 'compact' && lang === 'es-ES' && Math.abs(value) < 10_000) look = 'plain'
  const key = `${lang} ${look}`
  let format = made.get(key)
  if (!format) {
    format = new Intl.NumberFormat(lang, looks[look])
    made.set(key, format)
  }
  return format.format(value)
}
