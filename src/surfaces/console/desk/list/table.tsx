// The rows of a list: a plain table, one line each; long words end in an ellipsis. The first cell of a row leads to it.
import { useRef } from 'react'
import type { Column } from './columns.ts'
import { useTexts } from '#web/texts.tsx'

interface Props<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  at: number
  picked: ReadonlySet<string>
  onPick?: ((keys: readonly string[], on: boolean) => void) | undefined
  busy: boolean
}
export function Table<Row>({ rows, columns, keyOf, at, picked, onPick, busy }: Props<Row>) {
  const { t } = useTexts('console')
  const keys = rows.map(keyOf)
  const last = useRef(-1)
  /** With Shift the rows since the last one that was picked. */
  const pick = (n: number, on: boolean, range: boolean) => {
    const from = range && last.current >= 0 ? last.current : n
    onPick?.(keys.slice(Math.min(from, n), Math.max(from, n) + 1), on)
    last.current = n
  }
  return (
    <div className="list" aria-busy={busy}>
      <table>
        <colgroup>
          {onPick && <col style={{ width: 34 }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <Head {...{ columns, keys, picked, onPick }} />
        <tbody>
          {rows.map((row, n) => (
            <tr key={keys[n]} data-row={n} className={`${n === at ? 'at' : ''} ${picked.has(keys[n]!) ? 'on' : ''}`}>
              {onPick && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={t('list.pick', { row: keys[n] })}
                    checked={picked.has(keys[n]!)}
                    onChange={(e) => pick(n, e.target.checked, (e.nativeEvent as MouseEvent).shiftKey)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.key} className={column.right ? 'n' : ''}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head<Row>({
  columns,
  keys,
  picked,
  onPick,
}: Pick<Props<Row>, 'columns' | 'picked' | 'onPick'> & { keys: readonly string[] }) {
  const { t } = useTexts('console')
  const all = keys.every((key) => picked.has(key))
  const some = !all && keys.some((key) => picked.has(key))
  return (
    <thead>
      <tr>
        {onPick && (
          <th>
            <input
              type="checkbox"
              aria-label={t('list.pickAll')}
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = some
              }}
              onChange={() => onPick(keys, !all)}
            />
          </th>
        )}
        {columns.map(({ key, title, right }) => (
          <th key={key} className={right ? 'n' : ''} scope="col">
            {title || <span className="vh">{t('list.marks')}</span>}
          </th>
        ))}
      </tr>
    </thead>
  )
}
