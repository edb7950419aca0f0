// A product that staff took off the shelf may be sold again: asked with a reason, which its merchant reads.
import { Button } from 'antd'
import { useState } from 'react'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useCase } from '#surfaces/console/desk/casework/case-page.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  caseId: number
}
export function Allow({ caseId }: Props) {
  const { t } = useTexts('reportingstaff')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act.allow')}</Button>
      {open && <AllowQuestion caseId={caseId} onClose={() => setOpen(false)} />}
    </>
  )
}
function AllowQuestion({ caseId, onClose }: Props & { onClose: () => void }) {
  const { t } = useTexts('reportingstaff')
  const { again } = useCase()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const sending = useDoing(async () => {
    await call('/api/v2/admin/report/allow', { caseId, reason: reason.trim(), requestId })
    say(t('allow.done'))
    onClose()
    again()
  })
  const send = () => {
    setTried(true)
    if (reason.trim() !== '') void sending.run()
  }
  return (
    <Question title={t('allow.title')} verb={t('act.allow')} doing={sending} onDo={send} onClose={onClose}>
      <ReasonField
        label={t('decide.reason')}
        help={t('allow.help')}
        fault={tried && reason.trim() === '' ? t('decide.lacking') : undefined}
        value={reason}
        onChange={setReason}
      />
    </Question>
  )
}
