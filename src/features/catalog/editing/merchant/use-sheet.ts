// What the cells of the matrix do: one is written, a column of rows is picked, a sheet is laid over them.
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Content, DraftSku } from '../content.ts'
import { keyOf } from '../merging.ts'
import { layOver, sheetOf, withCell, type CellValue, type ColumnKey, type Span } from './cells.ts'
import { useCellKeys } from './use-cell-keys.ts'
import type { Detail, Patch } from './use-draft.ts'
import { useTexts } from '#web/texts.tsx'

interface Shown {
  box: RefObject<HTMLTableElement | null>
  skus: Content['skus']
  known: Detail['skus']
  patch: Patch
}
export type Sheet = ReturnType<typeof useSheet>
/** Its functions stay the same while one types, or every row would be drawn anew. */
export function useSheet({ box, skus, known, patch }: Shown) {
  const { t } = useTexts('editingmerchant')
  const [span, setSpan] = useState<Span>()
  const [told, tell] = useState('')
  const newest = useRef({ skus, span })
  useEffect(() => void (newest.current = { skus, span }))
  const onHand = useMemo(() => new Map(known.map((sku) => [JSON.stringify(sku.values), sku.onHand])), [known])
  const isFixed = useCallback(
    (row: number, column: ColumnKey) => column === 'stock' && onHand.has(keyOf(newest.current.skus[row]!)),
    [onHand],
  )
  const set = useCallback((next: DraftSku[]) => patch((now) => ({ ...now, skus: next })), [patch])
  const onCell = useCallback(
    (key: string, column: ColumnKey, value: CellValue) =>
      patch((now) => ({
        ...now,
        skus: now.skus.map((sku) => (keyOf(sku) === key ? withCell(sku, column, value) : sku)),
      })),
    [patch],
  )
  const onKey = useCellKeys({ box, newest, isFixed, set, setSpan })
  const onSheet = useCallback(
    (text: string, row: number, column: ColumnKey) => {
      const laid = layOver(newest.current.skus, { row, column }, sheetOf(text), isFixed)
      set(laid.skus)
      tell(t('pasted', { put: laid.put, left: laid.left }))
    },
    [isFixed, set, t],
  )
  return { span, told, onHand, isFixed, set, onCell, onKey, onSheet }
}
