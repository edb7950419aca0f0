// A question about somebody that is answered with a reason for the log.
import { useState, type ReactNode } from 'react'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  title: string
  verb: string
  suggested?: boolean
  /** what follows from it, and what else is chosen */
  what: ReactNode
  /** what else is lacking yet */
  lacking?: string | undefined
  onDo: (reason: string) => Promise<unknown>
  onClose: () => void
}
export function ReasonQuestion({ title, verb, suggested = false, what, lacking, onDo, onClose }: Props) {
  const { t } = useTexts('shoppersstaff')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const doing = useDoing(async () => {
    await onDo(reason.trim())
    onClose()
  })
  const send = () => {
    setTried(true)
    if (reason.trim() !== '' && lacking === undefined) void doing.run()
  }
  return (
    <Question title={title} verb={verb} suggested={suggested} doing={doing} onDo={send} onClose={onClose}>
      {what}
      {tried && lacking !== undefined && (
        <p className="person-lacking" role="alert">
          {lacking}
        </p>
      )}
      <ReasonField
        label={t('reason')}
        help={t('reasonHelp')}
        fault={tried && reason.trim() === '' ? t('reasonMissing') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
