// One row of a freight template: where it holds and what it costs there.
import { Button, Input } from 'antd'
import { X } from 'lucide-react'
import { useState } from 'react'
import { type Charging, type NumberField, type RowDraft } from './freight-draft.ts'
import { AreaNames, PlacesQuestion, type Places } from './freight-places.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  row: RowDraft
  n: number
  chargedBy: Charging
  places: Places
  taken: ReadonlySet<string>
  /** shown once it was tried to save */
  faults: ReadonlySet<string>
  onChange: (part: Partial<RowDraft>) => void
  onRemove?: (() => void) | undefined
  locked: boolean
}
export function FreightRow(props: Props) {
  const { row, n, places, taken, faults, onChange } = props
  const { t } = useTexts('merchantsmerchant')
  const [chooses, choose] = useState(false)
  return (
    <fieldset className="freight-row">
      <legend>{t('freight.row', { n })}</legend>
      <Where {...props} onChoose={() => choose(true)} />
      {faults.has(`${row.key} areas`) && (
        <p className="field-said bad" role="alert">
          {t('freight.placesLacking')}
        </p>
      )}
      <Numbers {...props} />
      {chooses && (
        <PlacesQuestion
          title={t('freight.rowPlaces', { n })}
          places={places}
          areas={row.areas}
          taken={taken}
          onTake={(areas) => {
            onChange({ areas })
            choose(false)
          }}
          onClose={() => choose(false)}
        />
      )}
    </fieldset>
  )
}
type WhereProps = Pick<Props, 'row' | 'n' | 'places' | 'locked' | 'onRemove'> & { onChoose: () => void }
function Where({ row, n, places, locked, onRemove, onChoose }: WhereProps) {
  const { t } = useTexts('merchantsmerchant')
  return (
    <div className="row between freight-where">
      <p>{row.areas.length > 0 ? <AreaNames areas={row.areas} places={places} /> : t('freight.nowhere')}</p>
      {!locked && (
        <span className="row">
          <Button size="small" onClick={onChoose}>
            {t('freight.choosePlaces')}
          </Button>
          {onRemove && (
            <button type="button" className="icon-button" aria-label={t('freight.removeRow', { n })} onClick={onRemove}>
              <X className="i" size={15} />
            </button>
          )}
        </span>
      )}
    </div>
  )
}
type NumbersProps = Pick<Props, 'row' | 'chargedBy' | 'faults' | 'locked' | 'onChange'>
function Numbers({ row, chargedBy, faults, locked, onChange }: NumbersProps) {
  const { t } = useTexts('merchantsmerchant')
  const unit = t(`freight.unit.${chargedBy}`)
  const field = (name: NumberField, suffix?: string) => (
    <Field label={t(`freight.${name}`)} fault={faults.has(`${row.key} ${name}`) ? t('freight.notNumber') : undefined}>
      {(own) => (
        <Input
          {...own}
          inputMode="decimal"
          disabled={locked}
          {...(suffix === undefined ? { prefix: '¥' } : { suffix })}
          value={row[name]}
          onChange={(e) => onChange({ [name]: e.target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="freight-numbers">
      {field('firstUnits', unit)}
      {field('firstFee')}
      {field('nextUnits', unit)}
      {field('nextFee')}
      {field('freeFromAmount')}
      {field('freeFromCount', t('freight.unit.piece'))}
    </div>
  )
}
