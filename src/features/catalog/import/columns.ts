// From headings to columns: which kind of file it is, or which columns it lacks; a column named twice counts once.
import { UnreadableFile, type RawRecord } from './records.ts'
import { meant } from '#kernel/data/spreadsheet.ts'
import { fault, type Format, type SourceRow } from './row.ts'
import { withoutDisguise } from '#kernel/text/plain-words.ts'

export interface Columns {
  format: Format
  /** The column of each cell; '' for a cell that no column claims. */
  of: readonly string[]
  /** Headings that stand twice: the first one counts. */
  twice: readonly string[]
}

function columnsOf(format: Format, headings: readonly string[]): { of: string[]; twice: string[]; missing: string[] } {
  const seen = new Set<string>()
  const twice: string[] = []
  const of = headings.map((heading) => {
    const column = format.column(meant(heading))
    if (column === '' || column === '__proto__') return ''
    if (seen.has(column)) {
      twice.push(heading.trim())
      return ''
    }
    seen.add(column)
    return column
  })
  return { of, twice, missing: format.required.filter((c) => !seen.has(c)) }
}

/** Tells the format by its required columns, or throws naming what the nearest ones lack. */
export function recognise(formats: readonly Format[], headings: readonly string[]): Columns {
  const candidates = formats.map((format) => ({ format, ...columnsOf(format, headings) }))
  const found = candidates.find((c) => c.missing.length === 0)
  if (found) return found
  const lacks = candidates.map(
    (c) =>
      `for ${c.format.name === 'shopify' ? 'Shopify' : 'WooCommerce'} it lacks ` +
      c.missing.map((m) => `"${m}"`).join(', '),
  )
  throw new UnreadableFile(`neither a Shopify nor a WooCommerce product file: ${lacks.join('; ')}`)
}

// PostgreSQL holds no NUL and no half of a surrogate pair
const clean = (cell: string): string =>
  withoutDisguise(cell.includes('\0') ? cell.replaceAll('\0', '') : cell).toWellFormed()

/** The cells by column; a row with more cells than the header has slipped. */
export function toRow(columns: Columns, { line, cells: record, broken }: RawRecord): SourceRow {
  const told = new Map<string, string>()
  let slipped = false
  for (let i = 0; i < record.length; i++) {
    const cell = record[i]!
    if (cell === '') continue
    const column = columns.of[i]
    if (column) told.set(column, meant(clean(cell)))
    else if (column === undefined && cell.trim() !== '') slipped = true
  }
  const cells = Object.fromEntries(told)
  if (broken) return { line, cells, broken: fault(line, 'lostQuote') }
  return slipped
    ? { line, cells, broken: fault(line, 'tooManyCells', { cells: record.length, columns: columns.of.length }) }
    : { line, cells }
}
