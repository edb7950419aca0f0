// One column of all variants, or of those that are picked, filled at once.
import { Button, Input, Select } from 'antd'
import { ArrowDownToLine } from 'lucide-react'
import { useState } from 'react'
import type { DraftSku } from '../content.ts'
import { columns, isMoney, rowsOf, setAll, type ColumnKey, type Span } from './cells.ts'
import { useTexts } from '#web/texts.tsx'

const hows = ['set', 'by', 'percent'] as const
interface Props {
  skus: readonly DraftSku[]
  span: Span | undefined
  onSet: (skus: DraftSku[]) => void
  isFixed: (row: number, column: ColumnKey) => boolean
}
export function Together({ skus, span, onSet, isFixed }: Props) {
  const { t } = useTexts('editingmerchant')
  const [chosen, choose] = useState<ColumnKey>('price')
  const [how, setHow] = useState<(typeof hows)[number]>('set')
  const [typed, setTyped] = useState('')
  const column = span?.column ?? chosen
  const rows = span ? rowsOf(span) : skus.map((_, i) => i)
  const ways = isMoney(column) ? hows : (['set'] as const)
  const way = ways.find((one) => one === how) ?? 'set'
  const [bad, setBad] = useState(false)
  const run = () => {
    const next = setAll(skus, rows, column, way, typed)
    setBad(!next)
    if (next) onSet(next.map((sku, i) => (isFixed(i, column) ? skus[i]! : sku)))
  }
  if (skus.length < 2) return null
  return (
    <div className="row wrap small matrix-fill">
      <Select
        size="small"
        value={column}
        style={{ width: 132 }}
        aria-label={t('fillColumn')}
        options={columns.map((value) => ({ value, label: t(`column.${value}`) }))}
        onChange={choose}
      />
      <Select
        size="small"
        value={way}
        style={{ width: 118 }}
        aria-label={t('fillHow')}
        options={ways.map((value) => ({ value, label: t(`how.${value}`) }))}
        onChange={setHow}
      />
      <Input
        size="small"
        style={{ width: 104 }}
        value={typed}
        aria-label={t('fillValue')}
        {...(bad && { status: 'error' as const })}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={run}
      />
      <Button size="small" icon={<ArrowDownToLine size={14} />} onClick={run}>
        {t('fill', { count: rows.length })}
      </Button>
      {bad && <span className="deal">{t('notANumber')}</span>}
    </div>
  )
}
