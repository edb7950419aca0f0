// No invoice, with a reason that the buyer reads; they may ask again.
import { Input } from 'antd'
import { useState } from 'react'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function RejectQuestion({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTexts('invoicingmerchant')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const rejecting = useDoing(async () => {
    await call('/api/v2/mch/invoice/reject', { id, reason: reason.trim(), requestId })
    say(t('reject.done'))
    onClose()
  })
  const submit = () => {
    setTried(true)
    if (reason.trim() !== '') void rejecting.run()
  }
  return (
    <Question title={t('reject.title')} verb={t('reject.verb')} doing={rejecting} onDo={submit} onClose={onClose}>
      <p className="small muted">{t('reject.text')}</p>
      <Field
        label={t('reject.label')}
        help={t('reject.help')}
        fault={tried && reason.trim() === '' ? t('reject.lacking') : undefined}
      >
        {(own) => (
          <Input.TextArea
            {...own}
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={300}
            value={reason}
            onChange={(e) => setReason(e.target.value)}
          />
        )}
      </Field>
    </Question>
  )
}
