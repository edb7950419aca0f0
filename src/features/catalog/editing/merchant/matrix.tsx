// The variants as a sheet of plain cells: arrows move, Shift picks, Ctrl D fills down, what is copied from a
// spreadsheet is laid over it. A row draws itself anew only when something of it changed.
import { memo, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import type { Content, DraftSku } from '../content.ts'
import { keyOf } from '../merging.ts'
import { combinationsOf, make, unmake } from '../variants.ts'
import { columns, isMoney, rowsOf } from './cells.ts'
import type { FaultWords } from './fault-words.ts'
import { MatrixRow } from './matrix-row.tsx'
import { Together } from './together.tsx'
import type { Detail, Patch } from './use-draft.ts'
import { useSheet, type Sheet } from './use-sheet.ts'
import { pick } from '#kernel/text/language.ts'
import { KeyHints } from '#surfaces/console/desk/key-hints.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { stockPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  options: Content['options']
  skus: Content['skus']
  /** those that it has on sale, or had: their pieces are counted elsewhere */
  known: Detail['skus']
  before: Content | null
  fault: FaultWords
  patch: Patch
}
export const Matrix = memo(function Matrix({ options, skus, known, before, fault, patch }: Props) {
  const { t } = useTexts('editingmerchant')
  const box = useRef<HTMLTableElement>(null)
  const sheet = useSheet({ box, skus, known, patch })
  const was = useMemo(() => new Map(before?.skus.map((sku) => [keyOf(sku), sku])), [before])
  const rows = combinationsOf(options)
  return (
    <section id="prices">
      <Sec
        title={t('prices')}
        note={t('pricesNote')}
        end={
          known.length > 0 && (
            <Link className="link" to={stockPath}>
              {t('toStock')}
            </Link>
          )
        }
      />
      <Together skus={skus} span={sheet.span} onSet={sheet.set} isFixed={sheet.isFixed} />
      {fault('skus') && <p className="field-said bad">{fault('skus')}</p>}
      <div className="matrix-box">
        <table className="matrix" ref={box}>
          <Heads options={options} />
          <Rows {...{ options, skus, rows, was, sheet, fault, patch }} />
        </table>
      </div>
      <p className="small muted matrix-help">{t('tiersHelp')}</p>
      <div className="row between matrix-foot">
        <KeyHints
          keys={[
            ['↑ ↓ ← →', t('keys.move')],
            ['⇧ ↓', t('keys.pick')],
            ['Ctrl D', t('keys.fill')],
            ['Ctrl V', t('keys.paste')],
          ]}
        />
        <span className="small muted" role="status">
          {sheet.told || t('variants', { count: skus.length, not: rows.length - skus.length })}
        </span>
      </div>
    </section>
  )
})

interface RowsProps extends Pick<Props, 'options' | 'skus' | 'fault' | 'patch'> {
  rows: readonly (readonly string[])[]
  was: ReadonlyMap<string, DraftSku>
  sheet: Sheet
}
function Rows({ options, skus, rows, was, sheet, fault, patch }: RowsProps) {
  const { span, onHand, onCell, onKey, onSheet } = sheet
  const at = new Map(skus.map((sku, i) => [keyOf(sku), i]))
  return (
    <tbody>
      {rows.slice(0, 400).map((values, i) => {
        const key = JSON.stringify(values)
        const row = at.get(key)
        return (
          <MatrixRow
            key={key}
            sku={row === undefined ? undefined : skus[row]}
            was={was.get(key)}
            row={row ?? -1}
            starts={i === 0 || rows[i - 1]![0] !== values[0]}
            onHand={onHand.get(key)}
            span={span && row !== undefined && rowsOf(span).includes(row) ? span.column : undefined}
            {...{ values, options, fault, onCell, onKey, onSheet }}
            onMake={() => patch((now) => make(now, (wanted) => JSON.stringify(wanted) === key))}
            onUnmake={() => patch((now) => unmake(now, key))}
          />
        )
      })}
    </tbody>
  )
}

function Heads({ options }: Pick<Props, 'options'>) {
  const { t } = useTexts('editingmerchant')
  const lang = useLang()
  return (
    <thead>
      <tr>
        <th>
          {options.map(({ name }, i) => pick(name, lang) || t('specN', { n: i + 1 })).join(' · ') || t('variant')}
        </th>
        {columns.map((column) => (
          <th key={column} className={isMoney(column) || column !== 'code' ? 'n' : ''}>
            {t(`column.${column}`)}
          </th>
        ))}
        <th />
      </tr>
    </thead>
  )
}
