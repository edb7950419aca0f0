// A number in the unit that people think in, and back, never through a float: what cannot be said exactly is no value.
// Pure; screens too read it.
import type { Unit } from '#kernel/data/settings.ts'

export type Shown = 'ms' | 's' | 'min' | 'h' | 'd' | 'yuan' | 'percent' | 'n'
/** How many of the kept unit one of the shown is. */
const factors: Record<Unit, Partial<Record<Shown, number>>> = {
  milliseconds: { ms: 1, s: 1000 },
  seconds: { s: 1, min: 60, h: 3600, d: 86_400 },
  hours: { h: 1, d: 24 },
  days: { d: 1 },
  fen: { yuan: 100 },
  'basis points': { percent: 100 },
  count: { n: 1 },
  switch: { n: 1 },
}
const decimals = /^(\d{1,12})(?:[.,](\d{1,6}))?$/

export const shownUnits = (unit: Unit): Shown[] => Object.keys(factors[unit]) as Shown[]
const factorOf = (unit: Unit, shown: Shown): number => factors[unit][shown] ?? 1
/** The largest in which it is a whole number; money and rates have one. */
export const bestUnit = (unit: Unit, value: number): Shown =>
  shownUnits(unit).findLast((shown) => value !== 0 && value % factorOf(unit, shown) === 0) ?? shownUnits(unit)[0]!

/** As it is typed: `1.5`, `45`. */
export function toShown(unit: Unit, value: number, shown: Shown): string {
  const factor = factorOf(unit, shown)
  const [whole, rest] = [Math.floor(value / factor), value % factor]
  if (rest === 0) return String(whole)
  // more digits than this are not exact: then it is shown in a smaller unit
  const digits = factor === 100 || factor === 1000 ? String(rest + factor).slice(1) : exact(rest, factor)
  return `${whole}.${digits.replace(/0+$/, '')}`
}
/** The digits of rest/factor, six at most. */
function exact(rest: number, factor: number): string {
  let [digits, left] = ['', rest]
  while (left !== 0 && digits.length < 6) {
    digits += Math.floor((left * 10) / factor)
    left = (left * 10) % factor
  }
  return digits
}
/** undefined: no number, or none that the kept unit can say. */
export function toKept(unit: Unit, typed: string, shown: Shown): number | undefined {
  const [, whole, fraction = ''] = decimals.exec(typed.trim().replaceAll(/[\s_]/g, '')) ?? []
  if (whole === undefined) return undefined
  const scale = 10n ** BigInt(fraction.length)
  const product = BigInt(whole + fraction) * BigInt(factorOf(unit, shown))
  if (product % scale !== 0n) return undefined
  const kept = Number(product / scale)
  return Number.isSafeInteger(kept) ? kept : undefined
}
