// Answering a chargeback once and for all, or accepting it.
import { useState } from 'react'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  id: number
  onDone: () => void
  onClose: () => void
}
export function AnswerQuestion({ id, onDone, onClose }: Props) {
  const { t } = useTexts('chargebacksstaff')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const lacks = words.trim() === ''
  const doing = useDoing(async () => {
    await call('/api/v2/admin/chargeback/answer', { id, words: words.trim(), requestId: newRequestId() })
    say(t('answer.done'))
    onClose()
    onDone()
  })
  const send = () => {
    setTried(true)
    if (!lacks) void doing.run()
  }
  return (
    <Question title={t('answer.ask')} verb={t('answer.verb')} suggested doing={doing} onDo={send} onClose={onClose}>
      <p className="small muted">{t('answer.text')}</p>
      <ReasonField
        label={t('answer.words')}
        fault={tried && lacks ? t('answer.lacking') : undefined}
        value={words}
        most={3000}
        onChange={setWords}
      />
    </Question>
  )
}
export function AcceptQuestion({ id, onDone, onClose }: Props) {
  const { t } = useTexts('chargebacksstaff')
  const doing = useDoing(async () => {
    await call('/api/v2/admin/chargeback/answer', { id, requestId: newRequestId() })
    say(t('accept.done'))
    onClose()
    onDone()
  })
  return (
    <Question
      title={t('accept.ask')}
      verb={t('accept.verb')}
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p>{t('accept.text')}</p>
    </Question>
  )
}
