// What one wants to know first of a parcel: the day it is expected or came, then where it is, on a line from where it
// set out to where it goes.
import type { ReactNode } from 'react'
import type { Parcel } from '#features/sales/orders/parts/parcel-state.tsx'
import { useTexts } from '#web/texts.tsx'
import { useDay } from './parcel-day.tsx'
import { routeOf } from './parcel-route.ts'
import './tracking.css'

interface HeadProps {
  parcel: Parcel
  destination: string
  now: number
  /** what can be done about it */
  children: ReactNode
}
export function ParcelHead({ parcel, destination, now, children }: HeadProps) {
  const { before, day, after } = useDay(parcel, now)
  const stops = routeOf(parcel, destination)
  return (
    <div className="parcel-head">
      <div>
        {before && <p className="text-ink-2">{before}</p>}
        <h1 className="display" suppressHydrationWarning>
          {day}
        </h1>
        <p className="text-ink-2">{after}</p>
        {children}
      </div>
      {stops.length > 1 && <Route stops={stops} />}
    </div>
  )
}

function Route({ stops }: { stops: ReturnType<typeof routeOf> }) {
  const { t } = useTexts('fulfilment')
  const last = stops.length - 1
  const now = stops.findIndex(({ when }) => when === 'now')
  const at = now === last ? 100 : ((now + 0.5) / last) * 100
  return (
    <ol className="parcel-route" aria-label={t('tracking.way')} style={{ ['--at' as string]: `${at}%` }}>
      {stops.map(({ place, when }, n) => (
        <li key={place} className={when} style={{ ['--x' as string]: `${(n / last) * 100}%` }}>
          <i aria-hidden="true" />
          <b>
            {place}
            {when === 'now' && <span className="vh"> ({t('tracking.here')})</span>}
          </b>
        </li>
      ))}
    </ol>
  )
}
