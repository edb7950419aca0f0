// What was told of a parcel at a desk, newest first: by its carrier, or by hand. One's own, young, can be taken back.
import { useState } from 'react'
import type { Parcel } from './order-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const few = 2
/** `onRemoved`: they may be taken back. */
export function ParcelScans({ parcel, onRemoved }: { parcel: Parcel; onRemoved: (() => void) | undefined }) {
  const { t } = useTexts('fulfilmentmerchant')
  const [all, setAll] = useState(false)
  const { scans } = parcel
  if (scans.length === 0) return null
  const shown = all ? scans : scans.slice(0, few)
  return (
    <>
      <ol className="thread parcel-scans">
        {shown.map((scan, n) => (
          <li key={scan.scanId} className={n === 0 ? 'now' : undefined}>
            {t(`track.${scan.kind}`)}
            {scan.place && ` · ${scan.place}`}
            <Time at={scan.at} />
            {scan.text && <p className="muted">{scan.text}</p>}
            {scan.byMerchant && (
              <span className="row small faint">
                {t('station.byHand')}
                {onRemoved && parcel.status === 'travelling' && parcel.missingAt === null && (
                  <Removal parcelId={parcel.parcelId} scanId={scan.scanId} onRemoved={onRemoved} />
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {scans.length > few && (
        <p className="small">
          <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('station.few') : t('station.all', { count: scans.length })}
          </button>
        </p>
      )}
    </>
  )
}

function Removal({ parcelId, scanId, onRemoved }: { parcelId: number; scanId: number; onRemoved: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const removing = useDoing(async () => {
    await call('/api/v2/mch/order/parcel/station/remove', { parcelId, scanId, requestId: newRequestId() })
    say(t('station.removed'))
    onRemoved()
  })
  return (
    <>
      <button type="button" className="link" aria-busy={removing.busy} onClick={() => void removing.run()}>
        {t('station.remove')}
      </button>
      {removing.fault && <Fault fault={removing.fault} />}
    </>
  )
}
