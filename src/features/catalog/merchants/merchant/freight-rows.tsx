// The rows of a freight template: one after another, taken out and added.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { mostRows } from '../limits.ts'
import { emptyRow, takenBy, type Draft, type RowDraft } from './freight-draft.ts'
import type { Places } from './freight-places.tsx'
import { FreightRow } from './freight-row.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  draft: Draft
  places: Places
  faults: ReadonlySet<string>
  locked: boolean
  onChange: (part: Partial<Draft>) => void
  onRow: (key: number, part: Partial<RowDraft>) => void
}
export function FreightRows({ draft, places, faults, locked, onChange, onRow }: Props) {
  const { t } = useTexts('merchantsmerchant')
  const { rows, chargedBy } = draft
  const remove = (gone: number) => onChange({ rows: rows.filter(({ key }) => key !== gone) })
  return (
    <section>
      <Sec title={t('freight.rows')} note={t('freight.rowsNote')} />
      <div>
        {rows.map((row, i) => (
          <FreightRow
            key={row.key}
            row={row}
            n={i + 1}
            chargedBy={chargedBy}
            places={places}
            taken={takenBy(draft, row.key)}
            faults={faults}
            locked={locked}
            onChange={(part) => onRow(row.key, part)}
            onRemove={rows.length > 1 ? () => remove(row.key) : undefined}
          />
        ))}
        {!locked && rows.length < mostRows && (
          <Button icon={<Plus size={14} />} onClick={() => onChange({ rows: [...rows, emptyRow()] })}>
            {t('freight.addRow')}
          </Button>
        )}
      </div>
    </section>
  )
}
