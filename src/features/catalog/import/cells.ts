// Reading single cells: amounts, counts, yes and no. What cannot be read becomes a fault of its row.
import { ownValue } from '#kernel/data/own.ts'
import { parseDecimal, toFen, toWhole, type Decimal } from './decimal.ts'
import { fault, type Fault, type Reading, type SourceRow } from './row.ts'

export const cell = (row: SourceRow, column: string): string => (row.cells[column] ?? '').trim()

/** Yes, no, or undefined when the cell is empty. */
export function yes(text: string): boolean | undefined {
  if (text === '') return undefined
  return /^(true|1|yes|y|si|sí|verdadero|是|on|instock|backorder|onbackorder)$/i.test(text)
}
/** Says no in so many words. */
export const no = (text: string): boolean => /^(false|0|-1|no|n|falso|否|off)$/i.test(text)

/** Fen, null for an empty cell. Faults are pushed. */
export function money(row: SourceRow, column: string, reading: Reading, faults: Fault[]): number | null {
  const value = cell(row, column)
  if (value === '') return null
  const amount = parseDecimal(value, reading.commaFirst)
  const fen = amount && toFen(amount, reading.rate)
  if (fen === undefined) faults.push(fault(row.line, 'priceInvalid', { column, value }))
  else if (fen < 0) faults.push(fault(row.line, 'priceNegative', { column, value }))
  return fen ?? null
}

function number(row: SourceRow, column: string, reading: Reading, faults: Fault[]): Decimal | undefined {
  const value = cell(row, column)
  if (value === '') return undefined
  const found = parseDecimal(value, reading.commaFirst)
  if (!found || found.digits > 10n ** 15n) faults.push(fault(row.line, 'numberInvalid', { column, value }))
  return found
}

/** Whole pieces, never below zero; null for an empty cell. */
export function pieces(row: SourceRow, column: string, reading: Reading, faults: Fault[]): number | null {
  const found = number(row, column, reading, faults)
  return found
    ? Math.max(
        0,
        Math.min(
          toWhole({ ...found, digits: found.digits - (found.digits % 10n ** BigInt(found.scale)) }),
          2_000_000_000,
        ),
      )
    : null
}

const gramsPer: Record<string, readonly [bigint, bigint]> = {
  g: [1n, 1n],
  kg: [1000n, 1n],
  lb: [45_359_237n, 100_000n],
  lbs: [45_359_237n, 100_000n],
  oz: [28_349_523_125n, 1_000_000_000n],
}

/** Grams; null where the file tells none: what weighs nothing is taken for unknown. */
export function grams(row: SourceRow, column: string, unit: string, reading: Reading, faults: Fault[]): number | null {
  const found = number(row, column, reading, faults)
  const weight = found
    ? Math.min(toWhole(found, ownValue(gramsPer, unit.toLowerCase()) ?? gramsPer['g']), 2_000_000_000)
    : 0
  return weight > 0 ? weight : null
}

/** A list in one cell, separated by commas that a backslash does not guard. */
export const list = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '')
