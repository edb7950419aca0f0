// The decision about a case: approve, or return with a reason that the person reads. Keys a and r; red is what the page
// suggests.
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Question } from '../question.tsx'
import { ReasonField } from '../reason-field.tsx'
import { useDoing } from '../use-call.ts'
import { useKeys } from '../use-keys.ts'
import { useTexts } from '#web/texts.tsx'

export type Decision = 'approve' | 'reject'
interface Props {
  suggested: Decision
  /** missing where it may not be approved now */
  approvable?: boolean
  /** an approval needs words too */
  approvalNeedsReason?: boolean
  titles: Readonly<Record<Decision, string>>
  /** what follows of it, before the reason */
  children: (decision: Decision) => ReactNode
  decide: (decision: Decision, reason: string) => Promise<unknown>
}
export function Decide({ suggested, approvable = true, ...asked }: Props) {
  const { t } = useTexts('console')
  const [open, setOpen] = useState<Decision>()
  useKeys({ ...(approvable && { a: () => setOpen('approve') }), r: () => setOpen('reject') })
  const look = (decision: Decision) => (decision === suggested ? 'primary' : 'default')
  return (
    <>
      {approvable && (
        <Button type={look('approve')} onClick={() => setOpen('approve')}>
          {t('casework.approve')} <kbd>A</kbd>
        </Button>
      )}
      <Button type={look('reject')} onClick={() => setOpen('reject')}>
        {t('casework.reject')} <kbd>R</kbd>
      </Button>
      {open && <DecideQuestion {...asked} decision={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

type QuestionProps = Omit<Props, 'suggested' | 'approvable'> & { decision: Decision; onClose: () => void }
function DecideQuestion({ approvalNeedsReason, titles, children, decide, decision, onClose }: QuestionProps) {
  const { t } = useTexts('console')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const needsReason = decision === 'reject' || approvalNeedsReason === true
  const lacking = needsReason && reason.trim() === ''
  const sending = useDoing(async () => {
    await decide(decision, reason.trim())
    onClose()
  })
  const send = () => {
    setTried(true)
    if (!lacking) void sending.run()
  }
  return (
    <Question
      title={titles[decision]}
      verb={t(`casework.${decision}`)}
      suggested={decision === 'approve'}
      doing={sending}
      onDo={send}
      onClose={onClose}
    >
      {children(decision)}
      <ReasonField
        label={t(
          decision === 'reject' ? 'casework.reason' : needsReason ? 'casework.reasonForLog' : 'casework.noteForLog',
        )}
        help={t(decision === 'reject' ? 'casework.reasonHelp' : 'casework.logHelp')}
        fault={tried && lacking ? t('casework.lacking') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
