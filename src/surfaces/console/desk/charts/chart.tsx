// The frame of a chart: the same numbers are a table by one press, and a file by another.
import { Button, Segmented } from 'antd'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import './charts.css'
import { Sec } from '../sec.tsx'
import { Fault } from '../fault.tsx'
import { useDoing, type Doing } from '../use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  title: string
  note?: ReactNode
  columns: readonly string[]
  /** the first cell names the row */
  rows: readonly (readonly (string | number)[])[]
  /** saves them as a file */
  onFile?: () => Promise<void>
  children: ReactNode
}
export function Chart({ title, note, columns, rows, onFile, children }: Props) {
  const [as, setAs] = useState<As>('chart')
  const filing = useDoing(async () => onFile?.())
  return (
    <section className="chart-frame">
      <Sec title={title} note={note} end={<Ways as={as} setAs={setAs} title={title} onFile={onFile && filing} />} />
      {filing.fault && <Fault fault={filing.fault} />}
      {as === 'chart' ? <div className="rule">{children}</div> : <Table title={title} columns={columns} rows={rows} />}
    </section>
  )
}

function Table({ title, columns, rows }: Pick<Props, 'title' | 'columns' | 'rows'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className="chart-table" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, i) =>
                i === 0 ? (
                  <th key={i} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={i}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type As = 'chart' | 'table'
interface WaysProps {
  as: As
  setAs: (as: As) => void
  title: string
  onFile: Doing<[]> | undefined
}
/** As a chart, as a table, as a file. */
function Ways({ as, setAs, title, onFile }: WaysProps) {
  const { t } = useTexts('console')
  return (
    <span className="row">
      <Segmented
        size="small"
        value={as}
        onChange={setAs}
        aria-label={title}
        options={[
          { value: 'chart', label: t('chart.chart') },
          { value: 'table', label: t('chart.table') },
        ]}
      />
      {onFile && (
        <Button
          type="text"
          size="small"
          icon={<Download size={15} />}
          aria-label={t('chart.file', { of: title })}
          title={t('chart.file', { of: title })}
          aria-busy={onFile.busy}
          onClick={() => void onFile.run()}
        />
      )}
    </span>
  )
}
