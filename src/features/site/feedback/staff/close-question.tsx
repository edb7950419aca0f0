// Closing feedback without an answer: the reason stands in the log alone.
import { useState } from 'react'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function CloseQuestion({ id, onClose, onDone }: { id: number; onClose: () => void; onDone: () => void }) {
  const { t } = useTexts('feedbackstaff')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const doing = useDoing(async () => {
    await call('/api/v2/admin/feedback/close', { id, reason: reason.trim(), requestId })
    say(t('close.done'))
    onClose()
    onDone()
  })
  return (
    <Question
      title={t('close.title')}
      verb={t('close.act')}
      doing={doing}
      onDo={() => {
        setTried(true)
        if (reason.trim() !== '') void doing.run()
      }}
      onClose={onClose}
    >
      <ReasonField
        label={t('close.reason')}
        help={t('close.help')}
        fault={tried && reason.trim() === '' ? t('close.lacking') : undefined}
        most={300}
        value={reason}
        onChange={setReason}
      />
    </Question>
  )
}
