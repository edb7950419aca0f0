// Keys in a cell of the matrix: up and down always leave it, left and right at its edge; Shift picks, Ctrl D fills.
import { useCallback, type KeyboardEvent, type RefObject } from 'react'
import type { Content, DraftSku } from '../content.ts'
import { columns, fillDown, rowsOf, type ColumnKey, type Span } from './cells.ts'
import { isCommand } from '#surfaces/console/desk/use-keys.ts'

type CellEvent = KeyboardEvent<HTMLInputElement>
interface Keyed {
  box: RefObject<HTMLTableElement | null>
  newest: RefObject<{ skus: Content['skus']; span: Span | undefined }>
  isFixed: (row: number, column: ColumnKey) => boolean
  set: (skus: DraftSku[]) => void
  setSpan: (span: Span | undefined) => void
}
export function useCellKeys({ box, newest, isFixed, set, setSpan }: Keyed) {
  return useCallback(
    (event: CellEvent, row: number, column: ColumnKey) => {
      const { span: picked, skus: now } = newest.current
      if (isCommand(event.nativeEvent) && event.key.toLowerCase() === 'd') {
        event.preventDefault()
        const rows = picked && picked.column === column ? rowsOf(picked) : [Math.max(0, row - 1), row]
        set(fillDown(now, rows, column).map((sku, i) => (isFixed(i, column) ? now[i]! : sku)))
        return
      }
      const by = rowStep(event)
      if (by !== 0 && !event.nativeEvent.isComposing) {
        event.preventDefault()
        const to = Math.max(0, Math.min(now.length - 1, row + by))
        const from = picked?.column === column && event.shiftKey ? picked.from : row
        setSpan(event.shiftKey && event.key !== 'Enter' ? { column, from, to } : undefined)
        goTo(box.current, to, column)
      }
      const side = columnStep(event)
      if (side === 0 || !leaves(event.currentTarget, side)) return
      event.preventDefault()
      for (let at = columns.indexOf(column) + side; at >= 0 && at < columns.length; at += side)
        if (goTo(box.current, row, columns[at]!)) break
    },
    [box, newest, isFixed, set, setSpan],
  )
}
const rowStep = ({ key }: CellEvent): number =>
  key === 'ArrowDown' || key === 'Enter' ? 1 : key === 'ArrowUp' ? -1 : 0
const columnStep = ({ key }: CellEvent): number => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)
/** Whether the caret stands at this edge of the field, or all of it is picked. */
function leaves(field: HTMLInputElement, side: number): boolean {
  const edge = side > 0 ? field.value.length : 0
  const all = field.selectionStart === 0 && field.selectionEnd === field.value.length
  return all || (field.selectionStart === edge && field.selectionEnd === edge)
}
/** Whether there is such a cell to write in. */
function goTo(table: HTMLTableElement | null, row: number, column: ColumnKey): boolean {
  const cell = table?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)
  cell?.focus()
  cell?.select()
  return cell !== null && cell !== undefined
}
