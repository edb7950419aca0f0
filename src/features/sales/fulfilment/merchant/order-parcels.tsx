// The parcels of an order: who carries them, under which waybill, where they stand, what is in them.
import type { ReactNode } from 'react'
import type { Order, Parcel } from './order-desk.ts'
import { ParcelNext } from './parcel-next.tsx'
import { ParcelScans } from './parts/parcel-scans.tsx'
import { countedAs } from '#features/catalog/products/sold-by.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { CopyButton } from '#surfaces/console/desk/no.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  /** `merchant`: for whom it is not their own */
  order: Order & { merchant?: object }
  renderActs: (parcel: Parcel) => ReactNode
  /** stations by hand may be taken back; then this */
  onRemoved: (() => void) | undefined
}
export function OrderParcels({ order, renderActs, onRemoved }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  return order.parcels.map((parcel, n) => (
    <section key={parcel.parcelId}>
      <Sec
        title={t('parcel.title', { n: n + 1 })}
        note={
          parcel.carrier === 'own' ? (
            t('ship.own')
          ) : (
            <>
              {parcel.carrierName} <span className="nowrap">{parcel.waybill}</span>
              <CopyButton text={parcel.waybill} label={t('parcel.copy')} />
            </>
          )
        }
        end={
          <span className="faint">
            {t('parcel.shipped')} <Time at={parcel.shippedAt} />
          </span>
        }
      />
      <div className="parcel">
        <p className="row wrap between">
          <ParcelState parcel={parcel} />
          {parcel.missingUntil && parcel.missingAt && parcel.status === 'travelling' && (
            <Left from={parcel.missingAt} at={parcel.missingUntil}>
              <span className="faint">{t('due.missing')}</span>
            </Left>
          )}
        </p>
        {!order.merchant && <ParcelNext parcel={parcel} />}
        <p className="muted">{parcel.lines.map((l) => `${countedAs(l.quantity, l.unit)} × ${l.title}`).join(', ')}</p>
        {parcel.note && <p>{parcel.note}</p>}
        <ParcelScans scans={parcel.scans} onRemove={removing(parcel, onRemoved)} />
        {renderActs(parcel)}
      </div>
    </section>
  ))
}
/** Of a parcel that travels and that nobody misses. */
function removing({ parcelId, status, missingAt }: Parcel, onRemoved: (() => void) | undefined) {
  if (!onRemoved || status !== 'travelling' || missingAt !== null) return undefined
  return async (scan: { scanId: number; requestId: string }) => {
    await call('/api/v2/mch/order/parcel/station/remove', { parcelId, ...scan })
    onRemoved()
  }
}
function ParcelState({ parcel: { status, missingAt, trouble, track, still, scans } }: { parcel: Parcel }) {
  const { t } = useTexts('fulfilmentmerchant')
  if (status === 'received') return <State kind="got">{t('parcel.received')}</State>
  if (status === 'lost') return <State kind="bad">{t('parcel.lost')}</State>
  if (status === 'returned') return <State kind="off">{t('parcel.returned')}</State>
  if (missingAt) return <State kind="bad">{t('state.missing')}</State>
  if (trouble === 'unknown' || trouble === 'lost') return <State kind="bad">{t(`track.${trouble}`)}</State>
  if (trouble !== null && track !== null) return <State kind="bad">{t(`track.${track}`)}</State>
  if (still) return <State kind="bad">{t('track.still')}</State>
  if (track === 'delivered') {
    const byHand = scans.find(({ kind }) => kind === 'delivered')?.byMerchant ?? false
    return <State kind="got">{t(byHand ? 'track.deliveredHand' : 'track.delivered')}</State>
  }
  return <State kind="way">{track === null ? t('state.awaitingReceipt') : t(`track.${track}`)}</State>
}
