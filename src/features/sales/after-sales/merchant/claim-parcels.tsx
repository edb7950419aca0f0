// The parcels of a claim at the desks, newest first: who carries them, how they stand, what was told of them. Whoever
// sent one tells its stations by hand where nobody follows it.
import { lazy, Suspense, useState } from 'react'
import { kindOf } from '../states.ts'
import type { Claim } from './claim-desk.ts'
import { ParcelScans, type RemoveScan } from '../../fulfilment/merchant/parts/parcel-scans.tsx'
import type { Told } from '../../fulfilment/merchant/parts/station-question.tsx'
import { CopyButton } from '#surfaces/console/desk/no.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

/** It brings antd's select with its first opening. */
const StationQuestion = lazy(() =>
  import('../../fulfilment/merchant/parts/station-question.tsx').then((m) => ({ default: m.StationQuestion })),
)

type Parcel = Claim['parcels'][number]
/** What the reader may tell by hand; who may only read tells nothing. */
export interface Hand {
  add: (station: Told & { claimParcelId: number }) => Promise<unknown>
  remove: (scan: { scanId: number; requestId: string; claimParcelId: number }) => Promise<unknown>
  onDone: () => void
}
export function ClaimParcels({ claim, hand }: { claim: Claim; hand: Hand | undefined }) {
  const { t } = useTexts(['aftersalesmerchant', 'fulfilmentmerchant'])
  const isSupply = kindOf(claim) === 'replenishment'
  return claim.parcels.map((parcel) => (
    <section key={parcel.claimParcelId}>
      <Sec
        title={t(isSupply && parcel.way === 'replacement' ? 'parcel.supply' : `parcel.${parcel.way}`)}
        note={
          parcel.waybill === '' ? (
            parcel.carrierName || t('way.own')
          ) : (
            <>
              {parcel.carrierName} <span className="nowrap">{parcel.waybill}</span>
              <CopyButton text={parcel.waybill} label={t('copyWaybill')} />
            </>
          )
        }
        end={
          <span className="faint">
            {t('parcel.sent')} <Time at={parcel.sentAt} />
          </span>
        }
      />
      <div className="parcel">
        <p className="row wrap between">
          <ParcelState parcel={parcel} />
        </p>
        {parcel.scans.length === 0 && parcel.endedAt === null && parcel.carrier !== 'own' && (
          <p className="muted">{t(parcel.tracked ? 'parcel.followed' : 'parcel.unfollowed')}</p>
        )}
        <ParcelScans
          scans={parcel.scans}
          fromBuyer={parcel.way === 'return'}
          onRemove={hand && removing(parcel, hand)}
        />
        {hand && parcel.mayTell && <Station parcel={parcel} hand={hand} />}
      </div>
    </section>
  ))
}
function removing({ claimParcelId, mayTell }: Parcel, hand: Hand): RemoveScan | undefined {
  if (!mayTell) return undefined
  return async (scan) => {
    await hand.remove({ claimParcelId, ...scan })
    hand.onDone()
  }
}
function Station({ parcel: { claimParcelId }, hand }: { parcel: Parcel; hand: Hand }) {
  const { t } = useTexts('fulfilmentmerchant')
  const [open, setOpen] = useState(false)
  return (
    <p className="row wrap small">
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t('station.add')}
      </button>
      {open && (
        <Suspense>
          <StationQuestion
            onSend={(told) => hand.add({ claimParcelId, ...told })}
            onDone={() => {
              setOpen(false)
              hand.onDone()
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </p>
  )
}
function ParcelState({ parcel: { way, endedAt, track, trouble, still, deliveredAt, scans } }: { parcel: Parcel }) {
  const { t } = useTexts(['aftersalesmerchant', 'fulfilmentmerchant'])
  if (endedAt !== null)
    return deliveredAt === null ? (
      <State kind="off">{t('parcel.state.over')}</State>
    ) : (
      <State kind="got">{t('parcel.state.arrived')}</State>
    )
  if (trouble === 'unknown' || trouble === 'lost') return <State kind="bad">{t(`parcel.state.${trouble}`)}</State>
  if (trouble === 'back' && way === 'return') return <State kind="bad">{t('parcel.state.toBuyer')}</State>
  if (trouble !== null && track !== null) return <State kind="bad">{t(`fulfilmentmerchant:track.${track}`)}</State>
  if (still) return <State kind="bad">{t('fulfilmentmerchant:track.still')}</State>
  if (track === 'delivered') {
    const byHand = scans.find(({ kind }) => kind === 'delivered')?.byMerchant ?? false
    return <State kind="got">{t(byHand ? 'parcel.state.arrived' : 'fulfilmentmerchant:track.delivered')}</State>
  }
  return (
    <State kind="way">{track === null ? t('parcel.state.travelling') : t(`fulfilmentmerchant:track.${track}`)}</State>
  )
}
