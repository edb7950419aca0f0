// What was told of a parcel, newest first, by days of the reader's calendar; in the words of whoever told it.
import { ScanText, type Parcel, type Scan } from '#features/sales/orders/parts/parcel-state.tsx'
import { momentText, Moment, useMoment, useZone } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'
import './tracking.css'

/** The scans of each day in the zone. */
function byDay(scans: readonly Scan[], zone: string | undefined): Scan[][] {
  const days = new Map<string, Scan[]>()
  for (const scan of scans) {
    const day = momentText(scan.at, 'full', 'en-US', zone).split(', ').slice(0, 2).join(' ')
    days.set(day, [...(days.get(day) ?? []), scan])
  }
  return [...days.values()]
}

export function ScanDays({ parcel }: { parcel: Parcel }) {
  const { t } = useTexts('fulfilment')
  const moment = useMoment()
  const zone = useZone()
  const { scans, carrier, tracked } = parcel
  if (scans.length === 0) {
    const silent = tracked ? 'noneFollowed' : carrier === 'own' ? 'noneOwn' : 'noneHand'
    return <p className="scan-none">{t(`tracking.${silent}`)}</p>
  }
  return (
    <div className="scan-days" role="group" aria-label={t('tracking.scans')}>
      {byDay(scans, zone).map((day) => (
        <section key={day[0]!.scanId}>
          <h2 suppressHydrationWarning>{moment(day[0]!.at, 'weekday')}</h2>
          <ol>
            {day.map((scan) => (
              <ScanRow key={scan.scanId} scan={scan} />
            ))}
          </ol>
        </section>
      ))}
      {scans.some(({ byMerchant }) => byMerchant) && <p className="scan-hand">{t('tracking.byHand')}</p>}
    </div>
  )
}

function ScanRow({ scan }: { scan: Scan }) {
  const { t } = useTexts(['fulfilment', 'orders'])
  const { at, kind, text, place, byMerchant } = scan
  const more = [
    ...(text === '' ? [] : [t(`orders:parcels.kind.${kind}`)]),
    ...(place === '' ? [] : [place]),
    ...(byMerchant ? [t('orders:parcels.byShop')] : []),
  ]
  return (
    <li>
      <Moment iso={at} look="time" />
      <span>
        <ScanText scan={scan} />
        {more.length > 0 && <small>{more.join(' · ')}</small>}
      </span>
    </li>
  )
}
