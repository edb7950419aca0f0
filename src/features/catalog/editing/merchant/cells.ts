// Cells of the matrix: how they are written and read. Money in yuan with two decimals, by point or comma. Pure.
import type { DraftSku } from '../content.ts'

export const columns = [
  'price',
  'listPrice',
  'memberPrice',
  'cost',
  'stock',
  'code',
  'barcode',
  'weight',
  'volume',
] as const
export type ColumnKey = (typeof columns)[number]
const money: readonly ColumnKey[] = ['price', 'listPrice', 'memberPrice', 'cost']
export const isText = (column: ColumnKey): boolean => column === 'code' || column === 'barcode'
export const isMoney = (column: ColumnKey): boolean => money.includes(column)

export function cellText(sku: DraftSku, column: ColumnKey): string {
  const value = sku[column]
  if (value === null || value === '') return ''
  if (typeof value === 'string') return value
  if (isMoney(column)) return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
  return column === 'stock' || value !== 0 ? String(value) : ''
}
const amount = /^(\d{1,8})(?:[.,](\d{1,2}))?$/
const mostPieces = 1_000_000
/** What stands there, or undefined where it is none. */
export function cellValue(column: ColumnKey, typed: string): string | number | null | undefined {
  const text = typed.trim()
  if (isText(column)) return text.length <= (column === 'code' ? 60 : 40) ? text : undefined
  if (text === '') return isMoney(column) || column === 'stock' ? null : 0
  if (isMoney(column)) {
    // as sheets write it: ¥1,299.00
    const bare = text.replace(/^[¥￥\s]+/u, '').replace(/,(?=\d{3}(?:\D|$))/g, '')
    const [, yuan, cents = ''] = amount.exec(bare) ?? []
    return yuan === undefined ? undefined : Number(yuan) * 100 + Number(cents.padEnd(2, '0'))
  }
  const pieces = /^\d{1,7}$/.test(text) ? Number(text) : undefined
  return pieces !== undefined && pieces <= mostPieces ? pieces : undefined
}
export const withCell = (sku: DraftSku, column: ColumnKey, value: string | number | null): DraftSku => ({
  ...sku,
  [column]: value,
})

/** What was copied from a sheet: lines of cells. */
export const sheetOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

export interface Laid {
  skus: DraftSku[]
  put: number
  /** cells that were no such number, or fell outside */
  left: number
}
/** Lays a sheet over the matrix from a cell on; `fixed` cells stay as they are. */
export function layOver(
  skus: readonly DraftSku[],
  from: { row: number; column: ColumnKey },
  sheet: readonly (readonly string[])[],
  fixed: (row: number, column: ColumnKey) => boolean,
): Laid {
  const next = [...skus]
  let [put, left] = [0, 0]
  const first = columns.indexOf(from.column)
  sheet.forEach((line, i) =>
    line.forEach((text, j) => {
      const [row, column] = [from.row + i, columns[first + j]]
      const value = column && cellValue(column, text)
      if (!column || row >= next.length || value === undefined || fixed(row, column)) left += 1
      else {
        next[row] = withCell(next[row]!, column, value)
        put += 1
      }
    }),
  )
  return { skus: next, put, left }
}
/** The first of these rows, in all of them. */
export function fillDown(skus: readonly DraftSku[], rows: readonly number[], column: ColumnKey): DraftSku[] {
  const value = skus[rows[0]!]![column]
  return skus.map((sku, i) => (rows.includes(i) ? withCell(sku, column, value) : sku))
}
/** Sets a column of rows: to a value, or prices up or down by one, or by a percentage. */
export function setAll(
  skus: readonly DraftSku[],
  rows: readonly number[],
  column: ColumnKey,
  how: 'set' | 'by' | 'percent',
  typed: string,
): DraftSku[] | undefined {
  const down = /^[-−]/.test(typed.trim())
  const bare = typed.trim().replace(/^[-−+]/, '')
  const value = cellValue(how === 'percent' ? 'price' : column, how === 'set' ? typed : bare)
  if (value === undefined || (how !== 'set' && typeof value !== 'number')) return undefined
  const changed = (now: string | number | null) => {
    if (how === 'set' || typeof now !== 'number' || typeof value !== 'number') return how === 'set' ? value : now
    const by = how === 'by' ? value : Math.round((now * value) / 10_000)
    return Math.max(0, down ? now - by : now + by)
  }
  return skus.map((sku, i) => (rows.includes(i) ? withCell(sku, column, changed(sku[column])) : sku))
}

/** Rows that are picked in one column, from where to where. */
export interface Span {
  column: ColumnKey
  from: number
  to: number
}
export const rowsOf = ({ from, to }: Span): number[] => {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}
