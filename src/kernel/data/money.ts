// Integer fen and how they are split. Nothing here is ever a float result: sums are exact, parts always sum to the
// whole.

/** Parses "1299", "1,299.5", "1299.50" into fen by pattern; undefined when it is not an amount with at most two
 * decimals. */
export function parseFen(text: string): number | undefined {
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const fen = Number(match[2]!.replaceAll(',', '')) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(fen) ? (match[1] ? -fen : fen) : undefined
}

/**
 * The same as people type or paste it: "¥1,299.50", "1.299,50", "1299,5", digits of full width, a true minus. "1.299"
 * is none: a thousand and more to some, little more than one to others.
 */
export function typedFen(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[¥\s]/g, '').replace(/^−/, '-')
  const commaBeforeCents = /^-?(?:\d+(?:,\d{1,2})?|\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,})$/.test(plain)
  return parseFen(commaBeforeCents ? plain.replaceAll('.', '').replace(',', '.') : plain)
}

/** Plain decimal text of fen, as "1299.50": for files and provider fields, not for people. */
export function fenToDecimal(fen: number): string {
  const abs = Math.abs(fen)
  return `${fen < 0 ? '-' : ''}${Math.trunc(abs / 100)}.${String(abs % 100).padStart(2, '0')}`
}

/** amount × rate in basis points, half up; exact for every safe integer amount. */
export function share(amount: number, basisPoints: number): number {
  const product = BigInt(amount) * BigInt(basisPoints)
  const half = product < 0n ? -5000n : 5000n
  return Number((product + half) / 10_000n)
}

/** Splits `total` over `bases`: proportional, floor, then the largest remainder; ties go to the lower index. The parts
 * sum to `total`. */
export function split(total: number, bases: readonly number[]): number[] {
  const sum = bases.reduce((a, b) => a + BigInt(b), 0n)
  if (sum === 0n) return bases.map((_, i) => (i === 0 ? total : 0))
  const exact = bases.map((b) => BigInt(total) * BigInt(b))
  const parts = exact.map((e) => e / sum)
  let rest = BigInt(total) - parts.reduce((a, b) => a + b, 0n)
  const order = exact
    .map((e, i) => ({ i, remainder: e % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.i - b.i : a.remainder > b.remainder ? -1 : 1))
  for (const { i } of order) {
    if (rest === 0n) break
    parts[i]! += 1n
    rest -= 1n
  }
  return parts.map(Number)
}

/** A sum as the units of a line carry it: `unit` each, and one fen more for `extra` of them, from unit `from` on, going
 * round. */
export interface UnitShare {
  unit: number
  extra: number
  from: number
}

/** Shares `amount` out to units. Amounts that are taken off one after the other fit together when each is given what is
 * left `after` it:
 * then what any set of units has left is theirs, and never below zero. */
export const unitShare = (amount: number, quantity: number, after = 0): UnitShare => ({
  unit: Math.floor(amount / quantity),
  extra: amount % quantity,
  from: after % quantity,
})

/** What the `count` units from `first` on carry: whichever way a line is cut, its parts sum to the whole. */
export function sumOfUnits({ unit, extra, from }: UnitShare, quantity: number, first: number, count: number): number {
  const within = (start: number, end: number): number =>
    Math.max(0, Math.min(first + count, end) - Math.max(first, start))
  return unit * count + within(from, Math.min(from + extra, quantity)) + within(0, from + extra - quantity)
}
