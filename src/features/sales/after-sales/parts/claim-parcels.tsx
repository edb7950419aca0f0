// The parcels of a claim as its buyer follows them: the one on its way with what was told of it, newest first; those
// before it in a line each.
import { PackageCheck, PackageX } from 'lucide-react'
import { useState } from 'react'
import { ParcelState, ScanText } from '#features/sales/orders/parts/parcel-state.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { StatusChip } from '#ui/feedback/status-chip.tsx'
import { Moment, useMoment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'
import { kindOf } from '../states.ts'
import type { Claim } from './situation.ts'
import '#features/sales/cart/parts/buying.css'
import './claims.css'
import './claim-parcels.css'

type Parcel = Claim['parcels'][number]
export function ClaimParcels({ claim }: { claim: Claim }) {
  const { t } = useTexts('aftersales')
  const [newest, ...earlier] = claim.parcels
  const isSupply = kindOf(claim) === 'replenishment'
  if (!newest) return null
  return (
    <section className="buy-block">
      <div className="buy-block-head">
        <h2 className="display">{t(isSupply ? 'parcel.supply' : `parcel.${newest.way}`)}</h2>
        <State parcel={newest} />
      </div>
      <Carrier parcel={newest} />
      <Scans parcel={newest} />
      {earlier.length > 0 && (
        <div className="claim-earlier">
          <h3>{t('parcel.earlier')}</h3>
          {earlier.map((parcel) => (
            <div key={parcel.claimParcelId}>
              <p>
                {t(isSupply ? 'parcel.supply' : `parcel.${parcel.way}`)} <State parcel={parcel} />
              </p>
              <Carrier parcel={parcel} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

/** As one of an order, but where it goes back to its sender, who may be the buyer; what ended is over. */
function State({ parcel: { way, endedAt, deliveredAt, track, trouble, still } }: { parcel: Parcel }) {
  const { t } = useTexts(['aftersales', 'orders'])
  if (endedAt !== null)
    return <span className="text-ink-2">{t(deliveredAt === null ? 'parcel.state.over' : 'parcel.state.arrived')}</span>
  if (trouble === 'back' && (way === 'return' || track === 'returned'))
    return (
      <StatusChip tone="warning" icon={PackageX}>
        {t(track === 'returned' ? 'orders:parcels.kind.returned' : 'parcel.state.toYou')}
      </StatusChip>
    )
  if (track === 'delivered' && way === 'return')
    return (
      <StatusChip tone="success" icon={PackageCheck}>
        {t('parcel.state.delivered')}
      </StatusChip>
    )
  return <ParcelState parcel={{ status: 'travelling', missingAt: null, trouble, track, still }} />
}

function Carrier({ parcel: { carrierName, carrierPhone, carrierSite, waybill, sentAt } }: { parcel: Parcel }) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const moment = useMoment()
  return (
    <p className="claim-carrier">
      <span>
        {carrierName || t('parcel.own')} {waybill}
      </span>
      {waybill !== '' && (
        <CopyButton
          text={waybill}
          label={t('storefront:words.copy')}
          doneLabel={t('storefront:words.copied')}
          failedLabel={t('storefront:words.copyFailed')}
        />
      )}
      {carrierPhone !== '' && (
        <TextLink render={<a href={`tel:${carrierPhone.replace(/\s/g, '')}`} />}>
          {t('parcel.call', { phone: carrierPhone })}
        </TextLink>
      )}
      {carrierSite !== '' && (
        <TextLink render={<a href={carrierSite} rel="noreferrer" target="_blank" />}>{t('parcel.atCarrier')}</TextLink>
      )}
      <span className="text-ink-2" suppressHydrationWarning>
        {t('parcel.sent', { when: moment(sentAt, 'short') })}
      </span>
    </p>
  )
}

const few = 3
function Scans({ parcel }: { parcel: Parcel }) {
  const { t } = useTexts(['aftersales', 'orders'])
  const [all, setAll] = useState(false)
  const { scans, tracked, carrier } = parcel
  if (scans.length === 0) {
    if (carrier === 'own') return null
    return <p className="claim-silent">{t(tracked ? 'parcel.followed' : 'parcel.unfollowed')}</p>
  }
  const more = scans.length - few
  return (
    <>
      <ol className="claim-scans">
        {scans.slice(0, all ? scans.length : few).map((scan) => (
          <li key={scan.scanId}>
            <Moment iso={scan.at} look="short" />
            <span>
              <ScanText scan={scan} />
              <Beside scan={scan} />
            </span>
          </li>
        ))}
      </ol>
      {scans.some(({ byMerchant }) => byMerchant) && <p className="claim-silent">{t('parcel.byHand')}</p>}
      {more > 0 && (
        <TextLink render={<button type="button" aria-expanded={all} onClick={() => setAll(!all)} />}>
          {all ? t('parcel.less') : t('parcel.more', { count: more })}
        </TextLink>
      )}
    </>
  )
}
/** What it means, where the words are the carrier's own, and where it was. */
function Beside({ scan: { kind, text, place } }: { scan: Parcel['scans'][number] }) {
  const { t } = useTexts('orders')
  const more = [...(text === '' ? [] : [t(`parcels.kind.${kind}`)]), ...(place === '' ? [] : [place])]
  return more.length === 0 ? null : <small>{more.join(' · ')}</small>
}
