// Whether words are, or stay, seen: nothing is chosen beforehand, and the reason is read by who is concerned.
import { useState } from 'react'
import type { Case } from './cases.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type Word = 'show' | 'hide'
interface Props {
  of: Case
  /** chosen by a key; else nothing is chosen beforehand */
  first: Word | undefined
  onDone: () => void
  onClose: () => void
}
export function DecideQuestion({ of, first, onDone, onClose }: Props) {
  const { t } = useTexts('reviewingstaff')
  const [word, choose] = useState(first)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const sending = useDoing(async () => {
    const said = { caseId: of.id, show: word === 'show', reason: reason.trim(), requestId }
    await call('/api/v2/admin/comment/decide', said)
    say(t('decide.done'))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (word && reason.trim() !== '') void sending.run()
  }
  const choices = (['show', 'hide'] as const).map((value) => ({ value, label: t(`decide.${of.kind}.${value}`) }))
  return (
    <Question title={t('decide.title')} verb={t('decide.verb')} doing={sending} onDo={send} onClose={onClose}>
      <Radios legend={t('decide.legend')} choices={choices} value={word} onChoose={choose} />
      {tried && !word && (
        <p className="field-said bad" role="alert">
          {t('decide.choose')}
        </p>
      )}
      <ReasonField
        label={t('decide.reason')}
        help={t('decide.help')}
        fault={tried && reason.trim() === '' ? t('decide.lacking') : undefined}
        value={reason}
        onChange={setReason}
      />
    </Question>
  )
}
