// What was told of a parcel at a desk, newest first: by its carrier, or by hand, which may be taken back.
import { useState } from 'react'
import type { Parcel } from '../order-desk.ts'
import { newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const few = 2
const back = ['refused', 'returning', 'returned'] as const
const isBack = (kind: string): kind is (typeof back)[number] => back.some((each) => each === kind)
/** Takes one back; who may not has none. */
export type RemoveScan = (scan: { scanId: number; requestId: string }) => Promise<unknown>
interface Props {
  scans: Parcel['scans']
  /** the buyer sent it: back is with them */
  fromBuyer?: boolean
  onRemove: RemoveScan | undefined
}
export function ParcelScans({ scans, fromBuyer = false, onRemove }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const [all, setAll] = useState(false)
  if (scans.length === 0) return null
  const shown = all ? scans : scans.slice(0, few)
  return (
    <>
      <ol className="thread parcel-scans">
        {shown.map((scan, n) => (
          <li key={scan.scanId} className={n === 0 ? 'now' : undefined}>
            {t(fromBuyer && isBack(scan.kind) ? `trackBack.${scan.kind}` : `track.${scan.kind}`)}
            {scan.place && ` · ${scan.place}`}
            <Time at={scan.at} />
            {scan.text && <p className="muted">{scan.text}</p>}
            {scan.byMerchant && (
              <span className="row small faint">
                {t('station.byHand')}
                {onRemove && <Removal scanId={scan.scanId} onRemove={onRemove} />}
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

function Removal({ scanId, onRemove }: { scanId: number; onRemove: RemoveScan }) {
  const { t } = useTexts('fulfilmentmerchant')
  const removing = useDoing(async () => {
    await onRemove({ scanId, requestId: newRequestId() })
    say(t('station.removed'))
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
