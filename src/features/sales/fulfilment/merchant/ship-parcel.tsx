// One parcel that is being packed: its pieces, carrier and waybill.
import { Button } from 'antd'
import { Trash2 } from 'lucide-react'
import { leftOf, type Order } from './order-desk.ts'
import { unitsIn, type Draft } from './ship-drafts.ts'
import { WaybillFields } from './parts/waybill-fields.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

interface DraftProps {
  order: Order
  draft: Draft
  n: number
  /** what no parcel holds yet, by line */
  spare: ReadonlyMap<number, number>
  tried: boolean
  onChange: (more: Partial<Draft>) => void
  onDrop: (() => void) | undefined
}
export function ParcelDraft({ order, draft, n, spare, tried, onChange, onDrop }: DraftProps) {
  const { t } = useTexts('fulfilmentmerchant')
  const lines = order.lines.filter(({ left }) => left > 0)
  return (
    <section className="ship-parcel">
      <Sec
        title={t('parcel.title', { n })}
        note={t('ship.in', { n: unitsIn(draft), count: leftOf(order) })}
        end={
          onDrop && (
            <Button
              type="text"
              size="small"
              icon={<Trash2 size={14} />}
              aria-label={t('ship.drop', { n })}
              onClick={onDrop}
            />
          )
        }
      />
      <ul className="units">
        {lines.map((line) => {
          const now = draft.units.get(line.orderLineId) ?? 0
          const most = now + (spare.get(line.orderLineId) ?? 0)
          return (
            <li key={line.orderLineId}>
              <Piece line={line} />
              <Stepper
                label={t('ship.pieces', { title: line.title })}
                value={now}
                most={most}
                onChange={(pieces) => onChange({ units: new Map(draft.units).set(line.orderLineId, pieces) })}
              />
              <span className="faint nowrap">{t('ship.of', { n: line.left })}</span>
            </li>
          )
        })}
      </ul>
      <WaybillFields
        value={draft.way}
        onChange={(way) => onChange({ way })}
        tried={tried && unitsIn(draft) > 0}
        autoFocus
      />
    </section>
  )
}

const Piece = ({ line: { picture, title, spec } }: { line: Order['lines'][number] }) => (
  <>
    <Pic of={picture} size={32} />
    <span className="grow">
      <b className="strong">{title}</b>
      <br />
      <span className="muted">{spec}</span>
    </span>
  </>
)

interface StepperProps {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}
function Stepper({ label, value, most, onChange }: StepperProps) {
  const { t } = useTexts('fulfilmentmerchant')
  const to = (n: number) => onChange(Math.max(0, Math.min(most, Math.trunc(n) || 0)))
  return (
    <span className="stepper">
      <button type="button" aria-label={t('ship.less', { label })} disabled={value <= 0} onClick={() => to(value - 1)}>
        −
      </button>
      <input aria-label={label} inputMode="numeric" value={value} onChange={(e) => to(Number(e.target.value))} />
      <button
        type="button"
        aria-label={t('ship.more', { label })}
        disabled={value >= most}
        onClick={() => to(value + 1)}
      >
        +
      </button>
    </span>
  )
}
