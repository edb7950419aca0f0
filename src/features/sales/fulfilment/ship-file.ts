// A file of parcels as it is read: its header in any of the shop's languages, a row for each parcel or part of one.
// Pure but for words.
import { CsvError, parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { detectEncoding } from '#features/catalog/import/encoding.ts'
import { sniff } from '#features/catalog/import/sniff.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { meant } from '#kernel/data/spreadsheet.ts'
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

const plain = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '')
/** What a column may be called: by its name or as the template says it. */
const columnNames = (): ReadonlyMap<string, ShipColumn> =>
  new Map(
    shipColumns.flatMap((column) => [
      [plain(column), column] as const,
      ...languages.map((lang) => [plain(textsOf(lang).fulfilment.batch.columns[column]), column] as const),
    ]),
  )

async function decoded(bytes: Uint8Array): Promise<string> {
  const encoding = await detectEncoding(bytes, async function* () {
    yield bytes
  })
  return iconv.decode(bytes, encoding)
}

/** Refuses shipFileUnreadable, shipFileColumns (with those that are missing), shipFileRows (none, or too many). */
export async function readShipFile(bytes: Uint8Array, max: number): Promise<ShipFile> {
  const text = await decoded(bytes)
  const { separator, headerLine } = sniff(text)
  const records = recordsOf(text, separator, headerLine)
  const names = columnNames()
  const columns = (records[0]?.record ?? []).map((cell) => names.get(plain(meant(cell))))
  const missing = needed.filter((column) => !columns.includes(column))
  if (missing.length > 0) throw new Refusal('shipFileColumns', { missing })
  const all = records.slice(1).map(({ record, info }) => rowOf(record, columns, info.lines))
  const rows = all.filter((row) => row.carrier !== '' || row.waybill !== '')
  if (rows.length === 0 || rows.length > max) throw new Refusal('shipFileRows', { max, rows: rows.length })
  return { rows, blank: all.length - rows.length }
}

interface Parsed {
  record: string[]
  info: { lines: number }
}
/** Refuses shipFileUnreadable: a quote that is never closed. */
function recordsOf(text: string, delimiter: string, headerLine: number): Parsed[] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      info: true,
      from_line: headerLine,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: 20_000,
    }) as unknown as Parsed[]
  } catch (e) {
    if (e instanceof CsvError) throw new Refusal('shipFileUnreadable')
    throw e
  }
}

function rowOf(record: readonly string[], columns: readonly (ShipColumn | undefined)[], line: number): ShipRow {
  const cell = (column: ShipColumn): string => {
    const at = columns.indexOf(column)
    return at < 0
      ? ''
      : meant(record[at] ?? '')
          .trim()
          .slice(0, longestCell)
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
