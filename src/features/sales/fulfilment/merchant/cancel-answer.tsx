// The answer to a buyer who wants to call off what is not shipped: a yes gives the money back, a no says why.
import { Input } from 'antd'
import { useState } from 'react'
import { leftOf, type Order } from './order-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  order: Order
  approve: boolean
  onDone: () => void
  onClose: () => void
}
export function CancelAnswer({ order, approve, onDone, onClose }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const [reason, setReason] = useState('')
  const [lacking, setLacking] = useState(false)
  const [requestId] = useState(newRequestId)
  const answering = useDoing(async () => {
    const words = approve ? {} : { reason: reason.trim() }
    await call('/api/v2/mch/order/cancel/audit', { orderNo: order.orderNo, approve, ...words, requestId })
    say(t(approve ? 'answer.approved' : 'answer.rejected'))
    onDone()
  })
  const submit = () => (!approve && reason.trim() === '' ? setLacking(true) : void answering.run())
  return (
    <Question
      title={t(approve ? 'answer.approveTitle' : 'answer.rejectTitle')}
      verb={t(approve ? 'answer.approve' : 'answer.reject')}
      suggested={approve}
      doing={answering}
      onDo={submit}
      onClose={onClose}
    >
      <p className="muted">«{order.cancelRequest!.reason}»</p>
      {approve ? (
        <p>{t('answer.approveText', { count: leftOf(order) })}</p>
      ) : (
        <Field
          label={t('answer.reason')}
          help={t('answer.reasonHelp')}
          fault={lacking ? t('answer.reasonLacking') : undefined}
        >
          {(own) => (
            <Input.TextArea
              {...own}
              autoSize={{ minRows: 2, maxRows: 6 }}
              maxLength={200}
              value={reason}
              onChange={(e) => {
                setReason(e.target.value)
                setLacking(false)
              }}
            />
          )}
        </Field>
      )}
    </Question>
  )
}
