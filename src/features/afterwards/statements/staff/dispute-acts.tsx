// The answer to a dispute: what is granted, with words that the merchant reads; another of the staff approves a sum.
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import type { StaffStatement } from './staff-statement.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: StaffStatement
  onDone: () => void
}
export function DisputeActs({ of, onDone }: Props) {
  const { t } = useTexts('statementsstaff')
  const [asks, setAsks] = useState<'answer' | 'approve' | 'reject'>()
  const close = () => setAsks(undefined)
  if (of.dispute?.status === 'open')
    return (
      <>
        <Button type="primary" onClick={() => setAsks('answer')}>
          {t('answer.verb')}
        </Button>
        {asks === 'answer' && <AnswerQuestion of={of} onClose={close} onDone={onDone} />}
      </>
    )
  if (of.dispute?.status !== 'proposed') return null
  if (of.own) return <span className="muted small">{t('own')}</span>
  return (
    <>
      <Button onClick={() => setAsks('reject')}>{t('decide.reject')}</Button>
      <Button type="primary" onClick={() => setAsks('approve')}>
        {t('decide.approve')}
      </Button>
      {(asks === 'approve' || asks === 'reject') && (
        <DecideQuestion of={of} decision={asks} onClose={close} onDone={onDone} />
      )}
    </>
  )
}
function AnswerQuestion({ of, onClose, onDone }: Props & { onClose: () => void }) {
  const { t } = useTexts('statementsstaff')
  const [yuan, setYuan] = useState<string>('0')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const granted = fenOf(yuan)
  const doing = useDoing(async () => {
    const input = { id: of.id, granted: granted ?? 0, words: words.trim(), requestId: newRequestId() }
    const { status } = await call('/api/v2/admin/bill/answer', input)
    say(t(status === 'proposed' ? 'answer.proposed' : 'answer.done'))
    onClose()
    onDone()
  })
  const send = () => {
    setTried(true)
    if (granted !== undefined && words.trim() !== '') void doing.run()
  }
  return (
    <Question title={t('answer.title')} verb={t('answer.do')} suggested doing={doing} onDo={send} onClose={onClose}>
      <Field
        label={t('answer.granted')}
        help={t('answer.grantedHelp')}
        fault={tried && granted === undefined ? t('answer.badSum') : undefined}
      >
        {(own) => (
          <InputNumber<string>
            {...own}
            stringMode
            min="0"
            precision={2}
            prefix="¥"
            style={{ width: 180 }}
            value={yuan}
            onChange={(value) => setYuan(value ?? '')}
          />
        )}
      </Field>
      <ReasonField
        label={t('answer.words')}
        help={t('answer.help')}
        fault={tried && words.trim() === '' ? t('answer.noWords') : undefined}
        value={words}
        onChange={setWords}
      />
    </Question>
  )
}
/** By pattern, never through a float. */
function fenOf(yuan: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(yuan.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
interface DecideProps extends Props {
  decision: 'approve' | 'reject'
  onClose: () => void
}
function DecideQuestion({ of, decision, onClose, onDone }: DecideProps) {
  const { t } = useTexts('statementsstaff')
  const { money } = useFormat()
  const granted = of.dispute?.granted ?? 0
  const doing = useDoing(async () => {
    await call('/api/v2/admin/bill/audit', { id: of.id, decision, granted, requestId: newRequestId() })
    say(t(`decide.done.${decision}`))
    onClose()
    onDone()
  })
  return (
    <Question
      title={t(`decide.title.${decision}`, { amount: money(granted) })}
      verb={t(`decide.${decision}`)}
      suggested={decision === 'approve'}
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p>{t(`decide.text.${decision}`)}</p>
    </Question>
  )
}
