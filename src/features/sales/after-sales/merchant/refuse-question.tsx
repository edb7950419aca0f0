// What came back is not what it should be: it goes to the buyer again, with a reason, photos and a waybill.
import { useState } from 'react'
import type { Claim } from './claim-desk.ts'
import { Photos, type Photo } from './photos.tsx'
import { ReasonQuestion } from './reason-question.tsx'
import { useWaybillJudge } from '../../fulfilment/merchant/parts/use-carriers.ts'
import { noWay, wayOf, WaybillFields } from '../../fulfilment/merchant/parts/waybill-fields.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  claim: Claim
  onDone: () => void
  onClose: () => void
}
export function RefuseQuestion({ claim, onDone, onClose }: Props) {
  const { t } = useTexts('aftersalesmerchant')
  const [way, setWay] = useState(noWay)
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [busy, setBusy] = useState(false)
  const isGood = useWaybillJudge()
  return (
    <ReasonQuestion
      title={t('refuse.title')}
      text={t('refuse.text')}
      verb={t('refuse.verb')}
      label={t('words.toBuyer')}
      ready={isGood(way) && photos.length > 0 && !busy}
      onSend={async (said) => {
        const parcel = { ...wayOf(way), waybill: wayOf(way).waybill ?? '' }
        const uploadIds = photos.map((p) => p.uploadId)
        await call('/api/v2/mch/refund/refuse', { serviceNo: claim.serviceNo, ...said, ...parcel, uploadIds })
        say(t('refuse.done'))
        onDone()
      }}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <Photos photos={photos} onChange={setPhotos} onBusy={setBusy} tried={tried} />
          <WaybillFields value={way} onChange={setWay} tried={tried} carriedOnly />
        </>
      )}
    </ReasonQuestion>
  )
}
