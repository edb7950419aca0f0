// The foot of the sheet: saving, undoing, filling down, the keys for it, and what is to be said of the cell.
import { Button } from 'antd'
import { ArrowDownToLine, Undo2 } from 'lucide-react'
import { changesOf, faultOf, isChanged, standing, type Place, type SheetRow, type Typed } from './sheet-state.ts'
import { KeyHints } from '#surfaces/console/desk/key-hints.tsx'
import { useTexts } from '#web/texts.tsx'

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl '

interface Props {
  rows: readonly SheetRow[]
  typed: Typed
  changes: ReturnType<typeof changesOf>
  at: Place | undefined
  onSave: () => void
  /** undefined while there is nothing to undo */
  onUndo: (() => void) | undefined
  onFill: () => void
}
export function SheetFoot({ rows, typed, changes, at, onSave, onUndo, onFill }: Props) {
  const { t } = useTexts('assortmentmerchant')
  return (
    <div className="sheet-foot">
      <Button type="primary" disabled={changes.cells === 0 || changes.faults > 0} onClick={onSave}>
        {changes.cells === 0 ? t('sheet.saveNone') : t('sheet.save', { count: changes.cells })}
      </Button>
      <Button icon={<Undo2 size={14} />} disabled={!onUndo} onClick={onUndo}>
        {t('sheet.undo')}
      </Button>
      <Button icon={<ArrowDownToLine size={14} />} disabled={!at} onClick={onFill}>
        {t('sheet.fill')}
      </Button>
      {changes.faults > 0 && (
        <span className="deal" role="status">
          {t('sheet.faults', { count: changes.faults })}
        </span>
      )}
      <CellSaid rows={rows} typed={typed} at={at} />
      <KeyHints
        keys={[
          ['↑ ↓ ← →', t('sheet.keyMove')],
          [`${command}D`, t('sheet.fill')],
          [`${command}V`, t('sheet.keyPaste')],
          [`${command}Z`, t('sheet.undo')],
        ]}
      />
    </div>
  )
}

/** What is to be said of the cell that somebody is at: what is wrong with it, what it was. */
function CellSaid({ rows, typed, at }: { rows: readonly SheetRow[]; typed: Typed; at: Place | undefined }) {
  const { t } = useTexts('assortmentmerchant')
  const row = at && rows[at.row]
  if (!row || !isChanged(typed, row, at.column)) return null
  const fault = faultOf(typed, row, at.column)
  return (
    <span className="muted">
      {fault && <b className="deal">{t(`cell.${fault}`)} · </b>}
      {t('cell.was', { value: standing(row, at.column) || '–' })}
    </span>
  )
}
