// Decimal numbers as people write them in files, exact: digits and a scale, never a float.

export interface Decimal {
  digits: bigint
  /** How many of the digits stand after the point. */
  scale: number
}

const groups = (mark: string): RegExp => new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`)
const dots = groups('.')
const commas = groups(',')

/**
 * "1299", "1,299.50", "1.299,50", "49,90", "¥ 1 299", "$5" → exact; undefined when it is not a number.
 * With `commaFirst` a lone "1.299" is a thousand, else a lone "1,299" is.
 */
export function parseDecimal(text: string, commaFirst = false): Decimal | undefined {
  const match = /^(-)?(?:(?:\p{Sc}|[A-Z]{3})\s*(-)?)?([\d.,'\s\u00a0\u202f]+?)\s*(?:\p{Sc}|[A-Z]{3})?$/u.exec(
    text.trim(),
  )
  if (!match) return undefined
  const body = match[3]!.replace(/(?<=\d)['\s\u00a0\u202f](?=\d{3})/g, '')
  const plain = plainDecimal(body, commaFirst)
  if (plain === undefined || plain.length > 30) return undefined
  const [whole = '', fraction = ''] = plain.split('.')
  const digits = BigInt(whole + fraction)
  return { digits: match[1] || match[2] ? -digits : digits, scale: fraction.length }
}

/** The same number with nothing but digits and one point. */
function plainDecimal(body: string, commaFirst: boolean): string | undefined {
  if (/^\d+$/.test(body)) return body
  const [thousand, point] = markers(body, commaFirst)
  const parts = body.split(point)
  if (parts.length > 2) return undefined
  const [whole, fraction = ''] = parts as [string, string?]
  if (!/^\d*$/.test(fraction) || (whole === '' && fraction === '')) return undefined
  const plainWhole = /^\d*$/.test(whole)
    ? whole
    : (thousand === ',' ? commas : dots).test(whole)
      ? whole.replaceAll(thousand, '')
      : undefined
  return plainWhole === undefined ? undefined : `${plainWhole || '0'}.${fraction}`
}

/** Which sign parts the thousands and which the fraction. */
function markers(body: string, commaFirst: boolean): readonly [string, string] {
  const comma = body.lastIndexOf(',')
  const dot = body.lastIndexOf('.')
  if (comma >= 0 && dot >= 0) return comma > dot ? ['.', ','] : [',', '.']
  if (comma >= 0) return commas.test(body) && (!commaFirst || body.indexOf(',') !== comma) ? [',', '.'] : ['.', ',']
  return dots.test(body) && (commaFirst || body.indexOf('.') !== dot) ? ['.', ','] : [',', '.']
}

/** n ÷ d, half away from zero. */
const divide = (n: bigint, d: bigint): bigint => (n < 0n ? -((-n * 2n + d) / (d * 2n)) : (n * 2n + d) / (d * 2n))
const ten = (n: number): bigint => 10n ** BigInt(n)

/** An amount × 100 × rate as integer fen, half up; undefined when it is beyond any price (¥10,000,000,000). */
export function toFen(amount: Decimal, rate: Decimal): number | undefined {
  const fen = divide(amount.digits * rate.digits * 100n, ten(amount.scale + rate.scale))
  return fen > 1_000_000_000_000n || fen < -1_000_000_000_000n ? undefined : Number(fen)
}

/** Fen back in the currency of the file, two decimals: "19.99". */
export function fromFen(fen: number, rate: Decimal): string {
  const cents = divide(BigInt(fen) * ten(rate.scale), rate.digits)
    .toString()
    .padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

/** A decimal × factor (as a fraction) as whole number, half up: 0.5 kg × 1000 = 500. */
export const toWhole = (amount: Decimal, [times, by]: readonly [bigint, bigint] = [1n, 1n]): number =>
  Number(divide(amount.digits * times, ten(amount.scale) * by))
