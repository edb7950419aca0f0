// The decision about a case: approve, or return with a reason that the person reads. Keys a and r; red is what the page
// suggests. Afterwards the next case opens.
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useCase } from './case-page.tsx'
import { newRequestId } from '../call.ts'
import { Question } from '../question.tsx'
import { ReasonField } from '../reason-field.tsx'
import { say } from '../said.tsx'
import { useDoing } from '../use-call.ts'
import { useKeys } from '../use-keys.ts'
import { useTexts } from '#web/texts.tsx'

export type Decision = 'approve' | 'reject'
type Both<T> = Readonly<Record<Decision, T>>
interface Asking {
  titles: Both<string>
  /** on the buttons, where they do not say approve and return */
  verbs?: Partial<Both<string>>
  /** whether it needs words; a return does, if nothing else is said */
  needs?: Partial<Both<boolean>>
  /** what the words are, where they do not say why it goes back */
  label?: string
  /** who reads them */
  help?: Partial<Both<string>>
  /** their longest */
  most?: number
  /** what follows of it, before the reason */
  children?: (decision: Decision) => ReactNode
  /** the same id when it is tried again */
  decide: (decision: Decision, reason: string, requestId: string) => Promise<unknown>
  /** which comes next, where that is not the next of the queue */
  next?: number | null
}
interface Props extends Asking {
  suggested?: Decision
  /** missing where it may not be approved now */
  approvable?: boolean
  /** a question of its own, where approving takes more than words */
  renderApproving?: (close: () => void) => ReactNode
}
export function Decide({ suggested, approvable = true, renderApproving, ...asking }: Props) {
  const { t } = useTexts('console')
  const [open, setOpen] = useState<Decision>()
  useKeys({ ...(approvable && { a: () => setOpen('approve') }), r: () => setOpen('reject') })
  const close = () => setOpen(undefined)
  const decisions: readonly Decision[] = suggested === 'reject' ? ['reject', 'approve'] : ['approve', 'reject']
  return (
    <>
      {decisions
        .filter((decision) => approvable || decision === 'reject')
        .map((decision) => (
          <Button
            key={decision}
            type={decision === suggested ? 'primary' : 'default'}
            onClick={() => setOpen(decision)}
          >
            {asking.verbs?.[decision] ?? t(`casework.${decision}`)} <kbd>{decision === 'approve' ? 'A' : 'R'}</kbd>
          </Button>
        ))}
      {open === 'approve' && renderApproving
        ? renderApproving(close)
        : open && <DecideQuestion {...asking} decision={open} onClose={close} />}
    </>
  )
}

type QuestionProps = Asking & { decision: Decision; onClose: () => void }
function useDeciding({ needs, decide, decision, next, onClose }: QuestionProps) {
  const { t } = useTexts('console')
  const { decided } = useCase()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const needed = needs?.[decision] ?? decision === 'reject'
  const lacking = needed && reason.trim() === ''
  const sending = useDoing(async () => {
    await decide(decision, reason.trim(), requestId)
    say(t('casework.done'))
    onClose()
    decided(next)
  })
  const send = () => {
    setTried(true)
    if (!lacking) void sending.run()
  }
  return { reason, setReason, needed, lacking: tried && lacking, sending, send }
}
function DecideQuestion(props: QuestionProps) {
  const { titles, verbs, label, help, most = 300, children, decision, onClose } = props
  const { t } = useTexts('console')
  const { reason, setReason, needed, lacking, sending, send } = useDeciding(props)
  const back = decision === 'reject'
  return (
    <Question
      title={titles[decision]}
      verb={verbs?.[decision] ?? t(`casework.${decision}`)}
      suggested={!back}
      doing={sending}
      onDo={send}
      onClose={onClose}
    >
      {children?.(decision)}
      <ReasonField
        label={label ?? t(needed ? (back ? 'casework.reason' : 'casework.reasonForLog') : 'casework.noteForLog')}
        help={help?.[decision] ?? t(back ? 'casework.reasonHelp' : 'casework.logHelp')}
        fault={lacking ? t('casework.lacking') : undefined}
        value={reason}
        most={most}
        onChange={setReason}
      />
    </Question>
  )
}
