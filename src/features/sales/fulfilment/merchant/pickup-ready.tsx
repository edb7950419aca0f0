// An order that is collected: it is ready, and its buyer gets the code.
import { useState } from 'react'
import type { Order } from './order-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  order: Order
  onDone: () => void
  onClose: () => void
}
export function PickupReady({ order, onDone, onClose }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const [requestId] = useState(newRequestId)
  const doing = useDoing(async () => {
    await call('/api/v2/mch/order/pickup/ready', { orderNo: order.orderNo, requestId })
    say(t('pickup.readyDone'))
    onDone()
  })
  return (
    <Question
      title={t('pickup.readyTitle')}
      verb={t('pickup.ready')}
      suggested
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p>{t('pickup.readyText', { point: order.collected?.point.name ?? '' })}</p>
    </Question>
  )
}
