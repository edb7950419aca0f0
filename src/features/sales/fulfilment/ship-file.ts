// A file of parcels as it is read: its header in any of the shop's languages, a row for each parcel or part of one.
// Pure but for words.
import { Refusal } from '#kernel/call/refusal.ts'
import { plainHeading, readTable } from '#kernel/data/csv/table.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { languages } from '#kernel/text/language.ts'

export const shipColumns = ['orderNo', 'carrier', 'waybill', 'sku', 'quantity'] as const
export type ShipColumn = (typeof shipColumns)[number]
/** As it was typed; the line is that of the file, from 1. */
export type ShipRow = Record<ShipColumn, string> & { line: number }
export interface ShipFile {
  rows: ShipRow[]
  /** lines that name an order and nothing to ship it with, as those of a template that were not filled in */
  blank: number
}
const needed: readonly ShipColumn[] = ['orderNo', 'carrier', 'waybill']
/** Fewer than such a file can have: a cell that is longer is cut for what is told of it. */
const longestCell = 80

/** What a column may be called: by its name or as the template says it. */
const columnNames = (): ReadonlyMap<string, ShipColumn> =>
  new Map(
    shipColumns.flatMap((column) => [
      [plainHeading(column), column] as const,
      ...languages.map((lang) => [plainHeading(textsOf(lang).fulfilment.batch.columns[column]), column] as const),
    ]),
  )

/** Refuses shipFileUnreadable, shipFileColumns (with those that are missing), shipFileRows (none, or too many). */
export async function readShipFile(bytes: Uint8Array, max: number): Promise<ShipFile> {
  const table = await readTable(bytes)
  if (!table) throw new Refusal('shipFileUnreadable')
  const names = columnNames()
  const columns = table.headings.map((heading) => names.get(plainHeading(heading)))
  const missing = needed.filter((column) => !columns.includes(column))
  if (missing.length > 0) throw new Refusal('shipFileColumns', { missing })
  const all = table.rows.map(({ line, cells }) => rowOf(cells, columns, line))
  const rows = all.filter((row) => row.carrier !== '' || row.waybill !== '')
  if (rows.length === 0 || rows.length > max) throw new Refusal('shipFileRows', { max, rows: rows.length })
  return { rows, blank: all.length - rows.length }
}

function rowOf(record: readonly string[], columns: readonly (ShipColumn | undefined)[], line: number): ShipRow {
  const cell = (column: ShipColumn): string => {
    const at = columns.indexOf(column)
    return at < 0 ? '' : (record[at] ?? '').trim().slice(0, longestCell)
  }
  return {
    line,
    orderNo: cell('orderNo'),
    carrier: cell('carrier'),
    waybill: cell('waybill'),
    sku: cell('sku'),
    quantity: cell('quantity'),
  }
}
