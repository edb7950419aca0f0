// Where orders of a merchant can be collected: each point with its address, its hours, and a way to see it on a map.
import { MapPin } from 'lucide-react'
import './points.css'
import { HoursLines } from './hours.tsx'
import { mapOf } from '../hours-text.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export type PickupPoint = Calls['/api/v2/order/pickup/point/list']['output']['records'][number]

export function PointList({ points }: { points: readonly PickupPoint[] }) {
  return (
    <ul className="pickup-points">
      {points.map((point) => (
        <Point key={point.id} point={point} />
      ))}
    </ul>
  )
}
function Point({ point }: { point: PickupPoint }) {
  const { t } = useTexts('pickuppoints')
  const lang = useLang()
  const { name, text, areaCode, phone, hours, note } = point
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
        {note && <p className="pickup-note">{note}</p>}
        <p className="pickup-ways">
          <a href={`tel:+${areaCode}${phone}`}>{`+${areaCode} ${phone}`}</a>
          <a href={mapOf(point, lang)} target="_blank" rel="noopener noreferrer" aria-label={t('onMapOf', { name })}>
            <Icon of={MapPin} size={14} />
            {t('onMap')}
          </a>
        </p>
      </div>
      <HoursLines hours={hours} className="pickup-hours" />
    </li>
  )
}
