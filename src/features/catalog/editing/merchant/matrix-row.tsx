// One variant: its cells, drawn anew only when something of it changed. What is not made is hatched.
import { X } from 'lucide-react'
import { memo, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { Content, DraftSku } from '../content.ts'
import { isSame } from '../merging.ts'
import { cellText, cellValue, columns, isMoney, isText, type CellValue, type ColumnKey } from './cells.ts'
import type { FaultWords } from './fault-words.ts'
import { pick } from '#kernel/text/language.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  sku: DraftSku | undefined
  was: DraftSku | undefined
  row: number
  values: readonly string[]
  options: Content['options']
  /** the first of its first value */
  starts: boolean
  onHand: number | undefined
  /** the column in which this row is picked */
  span: ColumnKey | undefined
  fault: FaultWords
  onCell: (key: string, column: ColumnKey, value: CellValue) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>, row: number, column: ColumnKey) => void
  onSheet: (text: string, row: number, column: ColumnKey) => void
  onMake: () => void
  onUnmake: () => void
}
function faultsOf({ fault, values }: Pick<Props, 'fault' | 'values'>): string {
  const key = JSON.stringify(values)
  return columns.map((column) => fault(`skus.${key}.${column}`) ?? '').join('|')
}

export const MatrixRow = memo(
  function MatrixRow(props: Props) {
    const { sku, values, options, starts, onMake, onUnmake } = props
    const { t } = useTexts('editingmerchant')
    const lang = useLang()
    const name = values.map((code, i) => {
      const at = options[i]?.values.findIndex((value) => value.code === code) ?? -1
      return pick(options[i]?.values[at]?.name, lang) || t('valueN', { n: at + 1 })
    })
    const said = name.join(' · ') || t('variant')
    return (
      <tr className={starts ? 'first' : ''} id={`at-skus.${JSON.stringify(values)}`}>
        <th scope="row">
          <span className="cut">{said}</span>
        </th>
        {sku ? (
          columns.map((column) => <Cell key={column} {...props} sku={sku} column={column} name={said} />)
        ) : (
          <td colSpan={columns.length} className="none">
            {t('notMade')}{' '}
            <button type="button" className="link" onClick={onMake}>
              {t('makeIt')}
            </button>
          </td>
        )}
        <td className="matrix-end">
          {sku && values.length > 0 && (
            <button type="button" className="icon-button" aria-label={t('unmake', { name: said })} onClick={onUnmake}>
              <X className="i" size={14} />
            </button>
          )}
        </td>
      </tr>
    )
  },
  (a, b) =>
    a.sku === b.sku &&
    a.was === b.was &&
    a.row === b.row &&
    a.options === b.options &&
    a.starts === b.starts &&
    a.onHand === b.onHand &&
    a.span === b.span &&
    a.onKey === b.onKey &&
    // the words are looked up only where they may be others
    (a.fault === b.fault || faultsOf(a) === faultsOf(b)),
)

/** Whether it is a sheet, which is laid over the cells instead. */
function pasted(event: ClipboardEvent<HTMLInputElement>, lay: (text: string) => void): boolean {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\t\n]/.test(text.trimEnd())) return false
  event.preventDefault()
  lay(text)
  return true
}
const exampleOf: Partial<Record<ColumnKey, 'missing' | 'tiersExample' | 'contentExample'>> = {
  price: 'missing',
  tiers: 'tiersExample',
  content: 'contentExample',
}
function Cell(props: Props & { sku: DraftSku; column: ColumnKey; name: string }) {
  const { sku, was, row, column, name, onHand, span, fault, onCell, onKey, onSheet } = props
  const { t } = useTexts('editingmerchant')
  // what is no number stays as it was typed, until it is
  const [typed, setTyped] = useState<string>()
  const key = JSON.stringify(sku.values)
  if (column === 'stock' && onHand !== undefined)
    return (
      <td className="n fixed" title={t('stockElsewhere')}>
        {onHand}
      </td>
    )
  const own = fault(`skus.${key}.${column}`)
  const wrong =
    typed !== undefined && cellValue(column, typed) === undefined
      ? t(column === 'content' ? 'notAContent' : 'notANumber')
      : own
  const changed = was !== undefined && column !== 'stock' && !isSame(was[column], sku[column])
  const old = changed ? cellText(was, column) || '–' : ''
  const look = [span === column && 'on', changed && 'new', wrong && 'bad', column === 'price' && !sku.price && 'miss']
  return (
    <td
      className={look.filter(Boolean).join(' ')}
      data-text={isText(column) || undefined}
      title={wrong ?? (changed ? t('was', { old }) : undefined)}
    >
      <input
        data-cell={`${row} ${column}`}
        className={isText(column) ? '' : 'n'}
        inputMode={isText(column) ? 'text' : isMoney(column) ? 'decimal' : 'numeric'}
        value={typed ?? cellText(sku, column)}
        placeholder={exampleOf[column] ? t(exampleOf[column]) : ''}
        aria-label={`${t(`column.${column}`)}, ${name}`}
        aria-invalid={wrong ? true : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          const value = cellValue(column, event.target.value)
          if (value !== undefined) onCell(key, column, value)
        }}
        onBlur={() => setTyped((now) => (now !== undefined && cellValue(column, now) !== undefined ? undefined : now))}
        onKeyDown={(event) => onKey(event, row, column)}
        onPaste={(event) => {
          if (pasted(event, (text) => onSheet(text, row, column))) setTyped(undefined)
        }}
      />
    </td>
  )
}
