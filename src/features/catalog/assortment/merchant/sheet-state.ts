// What is typed into the sheet of prices and stock: cells beside what stands, which of them change something, which
// cannot be. Pure; a step back is the state before.
import { cellOf, piecesOf, priceOf } from './typed.ts'
import type { Output } from '#surfaces/console/desk/call.ts'

export type SheetRow = Output<'/api/v2/mch/goods/sku/page'>['records'][number]
export const columns = ['price', 'listPrice', 'onHand'] as const
export type SheetColumn = (typeof columns)[number]
export interface Place {
  row: number
  column: SheetColumn
}
/** What was typed, by SKU and column; what was typed back to what stands is not in it. */
export type Typed = ReadonlyMap<string, string>
export const keyOf = (skuId: number, column: SheetColumn): string => `${skuId} ${column}`

export const standing = (row: SheetRow, column: SheetColumn): string =>
  column === 'onHand' ? String(row.onHand) : cellOf(row[column])
export const cell = (typed: Typed, row: SheetRow, column: SheetColumn): string =>
  typed.get(keyOf(row.skuId, column)) ?? standing(row, column)

export type CellFault = 'notPrice' | 'listTooLow' | 'notPieces' | 'held'
interface RowTold {
  price: number | undefined
  listPrice: number | null | undefined
  onHand: number | undefined
}
/** undefined where a cell says nothing that can be. */
export function told(typed: Typed, row: SheetRow): RowTold {
  const list = cell(typed, row, 'listPrice').trim()
  return {
    price: priceOf(cell(typed, row, 'price')),
    listPrice: list === '' ? null : priceOf(list),
    onHand: piecesOf(cell(typed, row, 'onHand')),
  }
}
export function faultOf(typed: Typed, row: SheetRow, column: SheetColumn): CellFault | undefined {
  const { price, listPrice, onHand } = told(typed, row)
  if (column === 'price') return price === undefined ? 'notPrice' : undefined
  if (column === 'onHand') {
    if (onHand === undefined) return 'notPieces'
    return onHand < row.reserved && onHand !== row.onHand ? 'held' : undefined
  }
  if (listPrice === undefined) return 'notPrice'
  return listPrice !== null && price !== undefined && listPrice <= price ? 'listTooLow' : undefined
}
export const isChanged = (typed: Typed, row: SheetRow, column: SheetColumn): boolean => {
  if (!typed.has(keyOf(row.skuId, column))) return false
  return told(typed, row)[column] !== row[column]
}

/** With these cells set; what equals what stands leaves no trace. */
export function withCells(typed: Typed, cells: readonly { row: SheetRow; column: SheetColumn; text: string }[]): Typed {
  const next = new Map(typed)
  for (const { row, column, text } of cells) {
    if (text === standing(row, column)) next.delete(keyOf(row.skuId, column))
    else next.set(keyOf(row.skuId, column), text)
  }
  return next
}
/** A piece of a spreadsheet laid at a cell: lines downwards, tabs to the right; what hangs over is left out. */
export function pasted(typed: Typed, rows: readonly SheetRow[], at: Place, text: string): Typed {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const first = columns.indexOf(at.column)
  const cells = lines.flatMap((line, down) =>
    line.split('\t').flatMap((value, right) => {
      const [row, column] = [rows[at.row + down], columns[first + right]]
      return row && column ? [{ row, column, text: value.trim() }] : []
    }),
  )
  return withCells(typed, cells)
}
/** The first cell's words in all below it, down to the last. */
export function filledDown(
  typed: Typed,
  rows: readonly SheetRow[],
  column: SheetColumn,
  from: number,
  to: number,
): Typed {
  const text = cell(typed, rows[from]!, column)
  return withCells(
    typed,
    rows.slice(from, to + 1).map((row) => ({ row, column, text })),
  )
}

export interface Changes {
  prices: SheetRow[]
  counts: SheetRow[]
  cells: number
  faults: number
}
export function changesOf(typed: Typed, rows: readonly SheetRow[]): Changes {
  const [prices, counts]: [SheetRow[], SheetRow[]] = [[], []]
  let [cells, faults] = [0, 0]
  for (const row of rows) {
    const changed = columns.filter((column) => isChanged(typed, row, column))
    cells += changed.length
    if (changed.length > 0) faults += columns.filter((column) => faultOf(typed, row, column) !== undefined).length
    if (changed.some((column) => column !== 'onHand')) prices.push(row)
    if (changed.includes('onHand')) counts.push(row)
  }
  return { prices, counts, cells, faults }
}
