// The decision: what follows of it, and where it goes back, why. The reason stands in the log and is read by the shop.
import { useState } from 'react'
import { isFirst, type FullReview, type Notes } from './shape.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: FullReview
  approve: boolean
  notes: Notes
  onDone: () => void
  onClose: () => void
}
function useDeciding({ of, approve, notes, onDone }: Props) {
  const { t } = useTexts('editingstaff')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const given = [...notes].flatMap(([field, note]) => (note.trim() ? [{ field, note: note.trim() }] : []))
  const lacking = !approve && reason.trim() === '' && given.length === 0
  const sending = useDoing(async () => {
    const said = { draftId: of.id, version: of.version, notes: approve ? [] : given, reason: reason.trim(), requestId }
    await call('/api/v2/admin/goods/audit', { ...said, approve })
    say(t(approve ? 'approved' : 'returned'))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (!lacking) void sending.run()
  }
  return { reason, setReason, given, lacking: tried && lacking, sending, send }
}

export function DecideQuestion(props: Props) {
  const { of, approve, onClose } = props
  const { t } = useTexts('editingstaff')
  const { reason, setReason, given, lacking, sending, send } = useDeciding(props)
  return (
    <Question
      title={t(approve ? 'approveTitle' : 'returnTitle')}
      verb={t(approve ? 'approve' : 'return')}
      suggested={approve}
      doing={sending}
      onDo={send}
      onClose={onClose}
    >
      <p>{t(approve ? (isFirst(of) ? 'approveNew' : 'approveChange') : 'returnText')}</p>
      {!approve && given.length > 0 && (
        <ul className="small">
          {given.map(({ field, note }) => (
            <li key={field}>{note}</li>
          ))}
        </ul>
      )}
      <ReasonField
        label={t(approve ? 'noteForLog' : 'reason')}
        help={t(approve ? 'logHelp' : 'reasonHelp')}
        fault={lacking ? t('reasonLacking') : undefined}
        value={reason}
        onChange={setReason}
      />
    </Question>
  )
}
