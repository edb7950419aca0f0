// A no with its reason: what follows from it, and words that the other side reads.
import { useState, type ReactNode } from 'react'
import { WordsField } from './words-field.tsx'
import { newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'

export interface Reasoned {
  reason: string
  requestId: string
}
interface Props {
  title: string
  /** what follows */
  text: string
  verb: string
  label: string
  help?: string
  suggested?: boolean
  /** what else must be chosen is */
  ready?: boolean
  children?: (tried: boolean) => ReactNode
  onSend: (said: Reasoned) => Promise<unknown>
  onClose: () => void
}
export function ReasonQuestion({ onSend, onClose, ready = true, children, ...words }: Props) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const sending = useDoing(() => onSend({ reason: reason.trim(), requestId }))
  const submit = () => {
    setTried(true)
    if (ready && reason.trim() !== '') void sending.run()
  }
  const { title, text, verb, label, help, suggested = false } = words
  return (
    <Question {...{ title, verb, suggested, onClose }} doing={sending} onDo={submit}>
      <p className="small muted">{text}</p>
      {children?.(tried)}
      <WordsField label={label} value={reason} onChange={setReason} tried={tried} {...(help && { help })} />
    </Question>
  )
}
