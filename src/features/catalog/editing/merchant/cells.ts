// Cells of the matrix: how they are written and read. Money in yuan with two decimals, by point or comma. Pure.
import { most, type DraftSku } from '../content.ts'
import { measureIn, measureText } from '#features/catalog/products/measures.ts'
import { fenToDecimal, typedFen } from '#kernel/data/money.ts'

export const columns = [
  'price',
  'listPrice',
  'memberPrice',
  'cost',
  'tiers',
  'stock',
  'code',
  'barcode',
  'weight',
  'volume',
  'content',
] as const
export type ColumnKey = (typeof columns)[number]
/** What a cell can hold. */
export type CellValue = DraftSku[ColumnKey]
const money: readonly ColumnKey[] = ['price', 'listPrice', 'memberPrice', 'cost']
export const isText = (column: ColumnKey): boolean =>
  column === 'code' || column === 'barcode' || column === 'tiers' || column === 'content'
export const isMoney = (column: ColumnKey): boolean => money.includes(column)

export function cellText(sku: DraftSku, column: ColumnKey): string {
  const value = sku[column]
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'string') return value
  if (typeof value !== 'number' && 'amount' in value) return measureText(value)
  if (typeof value !== 'number') return value.map(({ from, price }) => `${from}: ${fenToDecimal(price)}`).join('; ')
  if (isMoney(column)) return fenToDecimal(value)
  return column === 'stock' || value !== 0 ? String(value) : ''
}
const mostPieces = 1_000_000
function fenIn(text: string): number | undefined {
  const fen = typedFen(text)
  return fen !== undefined && fen >= 0 && fen < 10_000_000_000 ? fen : undefined
}
/** "3: 89.00; 10: 79": from 3 pieces on 89.00 each, from 10 on 79. */
function tiersIn(text: string): DraftSku['tiers'] | undefined {
  const tiers: DraftSku['tiers'] = []
  for (const step of text.split(/[;；]/).filter((one) => one.trim() !== '')) {
    const [, from, price] = /^\s*(\d{1,4})\s*[:：=]\s*(.+?)\s*$/.exec(step) ?? []
    const fen = price === undefined ? undefined : fenIn(price)
    if (fen === undefined || Number(from) < 2) return undefined
    tiers.push({ from: Number(from), price: fen })
  }
  return tiers.length <= most.tiers ? tiers : undefined
}
/** What stands there, or undefined where it is none. */
export function cellValue(column: ColumnKey, typed: string): CellValue | undefined {
  const text = typed.trim()
  if (column === 'tiers') return tiersIn(text)
  if (column === 'content') return text === '' ? null : measureIn(text)
  if (isText(column)) return text.length <= (column === 'code' ? 60 : 40) ? text : undefined
  if (text === '') return isMoney(column) || column === 'stock' ? null : 0
  if (isMoney(column)) return fenIn(text)
  const pieces = /^\d{1,7}$/.test(text) ? Number(text) : undefined
  return pieces !== undefined && pieces <= mostPieces ? pieces : undefined
}
export const withCell = (sku: DraftSku, column: ColumnKey, value: CellValue): DraftSku => ({
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
  const changed = (now: CellValue) => {
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
