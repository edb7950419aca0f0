// A file of counted pieces as it is read: which of its columns tell the code and the pieces, and its rows. Pure.
import { plainHeading, type Table } from '#kernel/data/csv/table.ts'

export const countColumns = ['code', 'barcode', 'counted'] as const
export type CountColumn = (typeof countColumns)[number]
/** By their place in the file; null where it has no such column. */
export type Columns = Record<CountColumn, number | null>
/** As it was typed. */
export interface CountRow {
  line: number
  code: string
  pieces: string
}
/** What such columns are called in files of shops, warehouses and hand scanners. */
const called: Record<CountColumn, string> = {
  code: `code,sku,skucode,itemcode,variantsku,articleno,编码,商品编码,规格编码,货号,sku编码,商家编码,código,codigo,
    referencia,ref,códigosku`,
  barcode: `barcode,ean,ean13,gtin,upc,variantbarcode,条码,条形码,商品条码,国际条码,códigodebarras,codigodebarras,
    gtin,upc,ean,orisbn`,
  counted: `counted,count,countedpieces,quantity,qty,pieces,units,数量,实盘,实盘数,实盘数量,盘点数,盘点数量,件数,
    contado,contadas,contados,cantidad,piezas,unidades,recuento`,
}
const names = new Map(
  countColumns.flatMap((column) => called[column].split(',').map((name) => [name.trim(), column] as const)),
)
const number = /^\d{1,7}([.,]0+)?$/
/** So many pieces of text as a cell of such a file has. */
const longestCell = 80

const isEmpty = (columns: Columns): boolean => columns.counted === null || (columns.code ?? columns.barcode) === null
/** A file of a scanner may have no header at all: two columns, and the second is a number in the first line too. */
const isHeaderless = ({ headings }: Table): boolean => headings.length === 2 && number.test(headings[1]!.trim())

/** What its headings say; `null` where they say nothing. */
export function columnsOf(table: Table): Columns {
  const found = table.headings.map((heading) => names.get(plainHeading(heading)))
  const at = (column: CountColumn): number | null => (found.includes(column) ? found.indexOf(column) : null)
  const told = { code: at('code'), barcode: at('barcode'), counted: at('counted') }
  return isEmpty(told) && isHeaderless(table) ? { code: 0, barcode: null, counted: 1 } : told
}
/** The rows by these columns; undefined when one of them is not known. */
export function rowsOf(table: Table, columns: Columns): { rows: CountRow[]; blank: number } | undefined {
  if (isEmpty(columns)) return undefined
  const header = isHeaderless(table) ? [{ line: 1, cells: table.headings }] : []
  const cell = (cells: readonly string[], at: number | null): string =>
    at === null ? '' : (cells[at] ?? '').trim().slice(0, longestCell)
  const all = [...header, ...table.rows].map(({ line, cells }) => ({
    line,
    code: cell(cells, columns.code) || cell(cells, columns.barcode),
    pieces: cell(cells, columns.counted),
  }))
  const rows = all.filter(({ pieces }) => pieces !== '')
  return { rows, blank: all.length - rows.length }
}
/** undefined for what is no whole number of pieces; "12.0" and digits in full width are. */
export function piecesIn(text: string, most: number): number | undefined {
  const plain = text.normalize('NFKC').replace(/\s/g, '')
  if (!number.test(plain)) return undefined
  const pieces = Number.parseInt(plain, 10)
  return pieces <= most ? pieces : undefined
}
/** A barcode that a spreadsheet has made a number of: its digits are lost. */
export const isShortened = (code: string): boolean => /^\d[.,]?\d*E\+?\d+$/i.test(code)
