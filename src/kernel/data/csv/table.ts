// A small table as people send it, as CSV in whatever encoding and with whatever separator, or as a workbook of Excel:
// its header and its rows with the line that each stands on.
import { CsvError, parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { detectEncoding, type Encoding } from './encoding.ts'
import { sniff, type Dialect } from './sniff.ts'
import { meant } from '../spreadsheet.ts'
import { BadWorkbook, bookOf, inMemory, rowsOfWorkbook, type SheetRow } from '../workbook/workbook.ts'

export interface Table {
  encoding: Encoding
  separator: Dialect['separator']
  headings: string[]
  /** the line of the file from 1; every cell as it was meant */
  rows: { line: number; cells: string[] }[]
}
interface Parsed {
  record: string[]
  info: { lines: number }
}
/** What makes a file no text: pictures, workbooks and archives are full of it. */
const isText = (text: string): boolean => !/[\0\uFFFD]/.test(text)

/** Small: an archive may hold far more than it is long. */
const mostSheetRows = 100_000
async function readSheet(bytes: Uint8Array): Promise<Table | undefined> {
  const rows: SheetRow[] = []
  try {
    for await (const row of rowsOfWorkbook(inMemory(bytes))) if (rows.push(row) > mostSheetRows) return undefined
  } catch (e) {
    if (e instanceof BadWorkbook) return undefined
    throw e
  }
  const [header, ...rest] = rows.map(({ line, cells }) => ({ line, cells: cells.map(meant) }))
  return { encoding: 'utf-8', separator: ',', headings: header?.cells ?? [], rows: rest }
}
/** undefined when it is no table of text. */
export async function readTable(bytes: Uint8Array): Promise<Table | undefined> {
  if (bookOf(bytes) === 'workbook') return readSheet(bytes)
  const encoding = await detectEncoding(bytes, async function* () {
    yield bytes
  })
  const text = iconv.decode(bytes, encoding)
  if (!isText(text)) return undefined
  const { separator, headerLine } = sniff(text)
  const records = recordsOf(text, separator, headerLine)
  if (!records) return undefined
  const [header, ...rest] = records
  return {
    encoding,
    separator,
    headings: (header?.record ?? []).map(meant),
    rows: rest.map(({ record, info }) => ({ line: info.lines, cells: record.map(meant) })),
  }
}
function recordsOf(text: string, delimiter: string, headerLine: number): Parsed[] | undefined {
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
    if (e instanceof CsvError) return undefined
    throw e
  }
}
/** A heading as it is compared: width, case, blanks and dashes aside. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '')
