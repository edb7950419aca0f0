// Integer fen and how they are split. No result is ever a float: sums are exact, parts always sum to the whole.

/** Parses "1299", "1,299.5", "1299.50" into fen by pattern; undefined when it is no amount of at most two decimals. */
export function parseFen(text: string): number | undefined {
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const fen = Number(match[2]!.replaceAll(',', '')) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(fen) ? (match[1] ? -fen : fen) : undefined
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

/**
 * Splits `total` over `bases`: proportional, floor, then the largest remainder; ties go to the lower index.
 * The parts sum to `total`.
 */
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

/**
 * The part of a line's `total` that units `from`..`from + count - 1` of `quantity` carry:
 * the first units take the odd fen, so any order of partial refunds ends at the whole.
 */
export function unitsShare(total: number, quantity: number, from: number, count: number): number {
  const floor = Math.floor(total / quantity)
  const extra = total - floor * quantity
  const bigger = Math.max(0, Math.min(extra, from + count) - Math.min(extra, from))
  return floor * count + bigger
}
