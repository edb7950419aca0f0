// A file as it is opened: which columns it has, and its rows by them.
import { recognise, toRow, type Columns } from './columns.ts'
import { readRecords, UnreadableFile, type CsvFile } from './records.ts'
import type { SourceRow } from './row.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'
import { ownValue } from '#kernel/data/own.ts'

/** Heading of the file → column of its format, where somebody said so by hand. */
export type Headings = Readonly<Record<string, string>>
/** The rows of the file that name their product; the others go to `nameless`. */
export async function* rowsWithProduct(
  file: CsvFile,
  columns: Columns,
  nameless: (row: SourceRow) => void,
): AsyncGenerator<SourceRow> {
  let header = true
  for await (const record of readRecords(file)) {
    if (header) {
      header = false
      continue
    }
    const row = toRow(columns, record)
    if (columns.format.group(row) === '') nameless(row)
    else yield row
  }
}
/** Throws UnreadableFile when it is of no kind that is known. */
export async function openColumns(file: CsvFile, headings: Headings = {}): Promise<Columns> {
  for await (const record of readRecords(file)) {
    const cells = record.cells.map((cell) => ownValue(headings, cell.trim()) ?? cell)
    return recognise([shopify, woocommerce], cells)
  }
  throw new UnreadableFile('the file is empty')
}
