// The sheet: a plain table of plain inputs over one state. Arrows and Enter move, Shift with arrows picks downwards,
// what is pasted lies from the cell on.
import type { Result } from './goods-desk.ts'
import { memo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import {
  cell,
  columns,
  faultOf,
  filledDown,
  isChanged,
  keyOf,
  pasted,
  standing,
  withCells,
  type CellFault,
  type Place,
  type SheetColumn,
  type SheetRow,
  type Typed,
} from './sheet-state.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  rows: readonly SheetRow[]
  typed: Typed
  /** rows that were refused when it was saved last */
  refused: ReadonlyMap<number, Result['outcome']>
  onType: (typed: Typed, cellKey?: string) => void
  onUndo: () => void
  at: Place | undefined
  onAt: (at: Place) => void
}
const ways = new Map([
  ['ArrowDown', [1, 0]],
  ['ArrowUp', [-1, 0]],
  ['ArrowRight', [0, 1]],
  ['ArrowLeft', [0, -1]],
  ['Enter', [1, 0]],
])
/** Left and right stay in the cell while the caret has somewhere to go. */
function stays(event: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart: from, selectionEnd: to, value } = event.currentTarget
  if (event.key === 'ArrowRight') return !(from === to && to === value.length) && !(from === 0 && to === value.length)
  return event.key === 'ArrowLeft' && !(from === 0 && (to === 0 || to === value.length))
}

/** What keys and pasting do in a cell, and which cells are picked by it. */
function useKeys({ rows, typed, onType, onUndo, at }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [anchor, setAnchor] = useState<number>()
  const go = (row: number, column: number) =>
    body.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)?.focus()
  const press = (event: KeyboardEvent<HTMLInputElement>, place: Place) => {
    const command = event.metaKey || event.ctrlKey
    const key = event.key.toLowerCase()
    if (command && key === 'd') {
      event.preventDefault()
      const from = anchor === undefined || anchor >= place.row ? Math.max(0, place.row - 1) : anchor
      return onType(filledDown(typed, rows, place.column, from, place.row))
    }
    if (command && key === 'z') {
      event.preventDefault()
      return onUndo()
    }
    const way = ways.get(event.key)
    if (!way || command || event.altKey || event.nativeEvent.isComposing || stays(event)) return undefined
    event.preventDefault()
    const back = event.key === 'Enter' && event.shiftKey
    if (event.shiftKey && event.key.startsWith('Arrow')) setAnchor((now) => now ?? place.row)
    else setAnchor(undefined)
    return go(place.row + (back ? -1 : way[0]!), columns.indexOf(place.column) + way[1]!)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, place: Place) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onType(pasted(typed, rows, place, text))
  }
  const isPicked = (row: number, column: SheetColumn): boolean =>
    anchor !== undefined && at?.column === column && row >= Math.min(anchor, at.row) && row <= Math.max(anchor, at.row)
  return { body, press, paste, isPicked }
}

export function SheetTable(props: Props) {
  const { rows, typed, refused, onType, onAt } = props
  const { t } = useTexts('assortmentmerchant')
  const { body, press, paste, isPicked } = useKeys(props)
  return (
    <div className="goods-sheet">
      <table>
        <colgroup>
          <col />
          <col className="wide" style={{ width: 96 }} />
          <col className="sum" />
          <col className="sum" />
          <col className="pieces" />
          <col className="wide" style={{ width: 72 }} />
        </colgroup>
        <SheetHead />
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr key={row.skuId}>
              <RowHead row={row} refused={refused.get(row.skuId)} />
              <td className="n wide">{row.cost === null ? '–' : <Money fen={row.cost} />}</td>
              {columns.map((column, right) => (
                <Cell
                  key={column}
                  name={`${t(`sheet.${column}`)}, ${row.title} ${row.spec}`}
                  place={`${index} ${right}`}
                  text={cell(typed, row, column)}
                  was={isChanged(typed, row, column) ? standing(row, column) : undefined}
                  fault={typed.size > 0 && touches(typed, row) ? faultOf(typed, row, column) : undefined}
                  picked={isPicked(index, column)}
                  onText={(text) => onType(withCells(typed, [{ row, column, text }]), keyOf(row.skuId, column))}
                  onPress={(event) => press(event, { row: index, column })}
                  onPaste={(event) => paste(event, { row: index, column })}
                  onFocus={() => onAt({ row: index, column })}
                />
              ))}
              <td className="n wide">{row.reserved}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
const touches = (typed: Typed, { skuId }: SheetRow): boolean =>
  columns.some((column) => typed.has(keyOf(skuId, column)))

function SheetHead() {
  const { t } = useTexts('assortmentmerchant')
  return (
    <thead>
      <tr>
        <th scope="col">{t('column.goods')}</th>
        <th scope="col" className="n wide">
          {t('sheet.cost')}
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="n">
            {t(`sheet.${column}`)}
          </th>
        ))}
        <th scope="col" className="n wide">
          {t('sheet.reserved')}
        </th>
      </tr>
    </thead>
  )
}

const RowHead = memo(function RowHead({ row, refused }: { row: SheetRow; refused: Result['outcome'] | undefined }) {
  const { t } = useTexts('assortmentmerchant')
  return (
    <th scope="row">
      <span className="row">
        <Pic of={row.picture} size={24} />
        <span className="cut sheet-name" title={`${row.title} ${row.spec}`}>
          {row.title} <span className="muted">{row.spec}</span>
          {refused && <span className="deal"> {t(`outcome.${refused}`)}</span>}
        </span>
      </span>
    </th>
  )
})

interface CellProps {
  name: string
  place: string
  text: string
  was: string | undefined
  fault: CellFault | undefined
  picked: boolean
  onText: (text: string) => void
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
  onFocus: () => void
}
/** Drawn anew only where what it shows moved; its acts read the newest state through its row. */
function Cell({ name, place, text, was, fault, picked, onText, onPress, onPaste, onFocus }: CellProps) {
  const { t } = useTexts('assortmentmerchant')
  const said = fault ? t(`cell.${fault}`) : was === undefined ? undefined : t('cell.was', { value: was || '–' })
  return (
    <td className={`${was === undefined ? '' : 'new'} ${fault ? 'bad' : ''} ${picked ? 'on' : ''}`} title={said}>
      <input
        data-cell={place}
        value={text}
        aria-label={said ? `${name}: ${said}` : name}
        aria-invalid={fault ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        onChange={(e) => onText(e.target.value)}
        onKeyDown={onPress}
        onPaste={onPaste}
        onFocus={(e) => {
          e.currentTarget.select()
          onFocus()
        }}
      />
    </td>
  )
}
