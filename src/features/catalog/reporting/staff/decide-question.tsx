// Whether reports are upheld: nothing is chosen beforehand; the reason is read by the merchant and stands in the log.
import { useState } from 'react'
import type { FullReported } from './reports.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type Word = 'uphold' | 'dismiss'
interface Props {
  of: FullReported
  /** chosen by a key; else nothing is chosen beforehand */
  first: Word | undefined
  onDone: () => void
  onClose: () => void
}
export function DecideQuestion({ of, first, onDone, onClose }: Props) {
  const { t } = useTexts('reportingstaff')
  const [word, choose] = useState(first)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const sending = useDoing(async () => {
    const said = { caseId: of.id, uphold: word === 'uphold', reason: reason.trim(), requestId }
    await call('/api/v2/admin/report/decide', said)
    say(t('decide.done'))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (word && reason.trim() !== '') void sending.run()
  }
  const choices = (['dismiss', 'uphold'] as const).map((value) => ({ value, label: t(`decide.${of.kind}.${value}`) }))
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
