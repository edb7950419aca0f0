// The parcels of an order and what was asked of the shop meanwhile: where each is, until when it counts as received,
// and what its buyer may do about it.
import { useState } from 'react'
import { Link } from 'react-router'
import { countedAs } from '#features/catalog/products/sold-by.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { ParcelDoing } from './parcel-doing.tsx'
import { ParcelState, ScanText, type Parcel, type Way } from './parcel-state.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'

export function OrderParcels({ way, reload }: { way: Way; reload: () => Promise<void> }) {
  const { t } = useTexts('orders')
  const [arrived, setArrived] = useState<number>()
  return (
    <>
      <Asked way={way} />
      {way.parcels.length > 0 && (
        <section className="order-parcels" aria-label={t('parcels.title')}>
          <h2 className="display text-22">{t('parcels.title')}</h2>
          <ul className="grid gap-4">
            {way.parcels.map((parcel, at) => (
              <li key={parcel.parcelId} id={`parcel-${parcel.parcelId}`} className="order-parcel">
                <ParcelHead parcel={parcel} no={at + 1} />
                <ParcelNews parcel={parcel} orderNo={way.orderNo} />
                <ParcelLines parcel={parcel} />
                <ParcelTime parcel={parcel} />
                <ParcelDoing parcel={parcel} reload={reload} onArrived={() => setArrived(parcel.parcelId)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ReceiptDialog
        key={arrived}
        orderNo={arrived === undefined ? undefined : way.orderNo}
        parcelId={arrived}
        onClose={() => setArrived(undefined)}
        onDone={reload}
      />
    </>
  )
}

/** A request to call the order off that waits for its answer, or was rejected. */
function Asked({ way: { cancelRequest, status } }: { way: Way }) {
  const { t } = useTexts('orders')
  if (!cancelRequest || cancelRequest.status === 'approved' || status !== 'awaitingShipment') return null
  if (cancelRequest.status === 'rejected')
    return (
      <Banner tone="warning" className="mt-6">
        {t('parcels.cancelRejected', { answer: cancelRequest.answer })}
      </Banner>
    )
  return (
    <Banner tone="info" className="mt-6">
      {t('parcels.cancelPending')} <Moment iso={cancelRequest.answerBy} look="full" />
    </Banner>
  )
}

function ParcelHead({ parcel, no }: { parcel: Parcel; no: number }) {
  const { t } = useTexts(['orders', 'storefront'])
  const { carrierName, waybill } = parcel
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="font-semibold">{t('parcels.number', { no })}</h3>
      <ParcelState parcel={parcel} />
      <span className="text-13 text-ink-2">
        {carrierName || t('parcels.own')} {waybill}
      </span>
      {waybill && (
        <CopyButton
          text={waybill}
          label={t('parcels.copy')}
          doneLabel={t('storefront:words.copied')}
          failedLabel={t('storefront:words.copyFailed')}
        />
      )}
    </div>
  )
}

/** The newest that was told of it, and the way to all of it. */
function ParcelNews({ parcel: { parcelId, scans }, orderNo }: { parcel: Parcel; orderNo: string }) {
  const { t } = useTexts('orders')
  const [newest] = scans
  return (
    <p className="text-13">
      {newest && (
        <>
          <ScanText scan={newest} /> <Moment iso={newest.at} look="short" />{' '}
        </>
      )}
      <TextLink
        render={<Link to={hrefWith('/user/user/order/logistics', { orderNo, parcel: parcelId })} prefetch="intent" />}
      >
        {t('parcels.track')}
      </TextLink>
    </p>
  )
}

const ParcelLines = ({ parcel: { lines } }: { parcel: Parcel }) => (
  <ul className="text-13 text-ink-2">
    {lines.map((line) => (
      <li key={line.orderLineId}>
        {line.title} × {countedAs(line.quantity, line.unit)}
      </li>
    ))}
  </ul>
)

function ParcelTime({ parcel }: { parcel: Parcel }) {
  const { t } = useTexts('orders')
  const { status, missingUntil, shippedAt, confirmAt, endedAt, note } = parcel
  if (status !== 'travelling')
    return (
      <p className="text-13">
        {endedAt && <Moment iso={endedAt} look="full" />} {status !== 'received' && note}
      </p>
    )
  return (
    <p className="text-13">
      {t('parcels.shipped')} <Moment iso={shippedAt} look="full" />
      <br />
      {missingUntil === null ? t('parcels.counts') : t('parcels.answers')}{' '}
      <Moment iso={missingUntil ?? confirmAt} look="full" />
    </p>
  )
}
