// A replacement goes on its way: by whom, under which number. It leaves the stock with that.
import { useState } from 'react'
import type { Claim } from './claim-desk.ts'
import { useWaybillJudge } from '../../fulfilment/merchant/parts/use-carriers.ts'
import { noWay, wayOf, WaybillFields } from '../../fulfilment/merchant/parts/waybill-fields.tsx'
import { newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export interface Shipping {
  serviceNo: string
  carrier: string
  waybill?: string
  requestId: string
}
interface Props {
  claim: Claim
  onSend: (parcel: Shipping) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}
export function ShipQuestion({ claim, onSend, onDone, onClose }: Props) {
  const { t } = useTexts('aftersalesmerchant')
  const [way, setWay] = useState(noWay)
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const shipping = useDoing(async () => {
    await onSend({ serviceNo: claim.serviceNo, ...wayOf(way), requestId })
    say(t('reship.done'))
    onDone()
  })
  const isGood = useWaybillJudge()
  const submit = () => {
    setTried(true)
    if (isGood(way)) void shipping.run()
  }
  const what = claim.exchange?.spec || claim.line.spec || claim.line.title
  return (
    <Question
      title={t('reship.title')}
      verb={t('reship.verb')}
      suggested
      doing={shipping}
      onDo={submit}
      onClose={onClose}
    >
      <p className="small muted">{t('reship.text', { count: claim.quantity, what })}</p>
      <WaybillFields value={way} onChange={setWay} tried={tried} />
    </Question>
  )
}
