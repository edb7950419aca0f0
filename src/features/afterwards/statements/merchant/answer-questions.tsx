// The answers to a statement: yes, or which lines are not right and why.
import { Checkbox } from 'antd'
import { useState } from 'react'
import type { Statement } from './parts/statement-lines.tsx'
import { amountLines, dueOf, type AmountLine } from '../states.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Statement
  onClose: () => void
  onDone: () => void
}
export function ConfirmQuestion({ of, onClose, onDone }: Props) {
  const { t } = useTexts('statementsmerchant')
  const { money } = useFormat()
  const due = dueOf(of)
  const doing = useDoing(async () => {
    await call('/api/v2/mch/bill/confirm', { id: of.id, requestId: newRequestId() })
    say(t('confirm.done'))
    onClose()
    onDone()
  })
  return (
    <Question
      title={t('confirm.title')}
      verb={t('confirm.verb', { amount: money(due) })}
      suggested
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p>{t(due > 0 ? 'confirm.text' : 'confirm.nothing', { amount: money(due) })}</p>
    </Question>
  )
}
interface Picked {
  line: AmountLine
  amount: number
}
const isAmount = (told: Statement['lines'][number]): told is Statement['lines'][number] & Picked =>
  told.amount !== 0 && amountLines.some((line) => line === told.line)
/** What is disputed of a statement, and what of it waits. */
function sumsOf(of: Statement, picked: readonly AmountLine[]) {
  const sums = of.lines.filter(({ line }) => picked.some((one) => one === line)).map(({ amount }) => amount)
  const gets = sums.reduce((sum, fen) => sum + Math.max(0, fen), 0)
  const waits = Math.min(gets, Math.max(0, dueOf(of)))
  return { disputed: sums.reduce((sum, fen) => sum + fen, 0), waits, paid: Math.max(0, dueOf(of) - waits) }
}
export function DisputeQuestion({ of, onClose, onDone }: Props) {
  const { t } = useTexts('statementsmerchant')
  const { money } = useFormat()
  const [picked, pick] = useState<readonly AmountLine[]>([])
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const { disputed, waits, paid } = sumsOf(of, picked)
  const words = typed.trim()
  const doing = useDoing(async () => {
    await call('/api/v2/mch/bill/dispute', { id: of.id, lines: [...picked], words, requestId: newRequestId() })
    say(t('dispute.done'))
    onClose()
    onDone()
  })
  const send = () => {
    setTried(true)
    if (picked.length > 0 && words !== '') void doing.run()
  }
  const verb = t('dispute.do', { amount: money(Math.abs(disputed)) })
  return (
    <Question title={t('dispute.title')} verb={verb} doing={doing} onDo={send} onClose={onClose}>
      <p>{t('dispute.text', { paid: money(paid), waits: money(waits) })}</p>
      <Picks lines={of.lines.filter(isAmount)} picked={picked} onPick={pick} />
      {tried && picked.length === 0 && (
        <p className="field-said bad" role="alert">
          {t('dispute.noLine')}
        </p>
      )}
      <ReasonField
        label={t('dispute.words')}
        help={t('dispute.help')}
        fault={tried && words === '' ? t('dispute.noWords') : undefined}
        value={typed}
        onChange={setTyped}
      />
    </Question>
  )
}
interface PicksProps {
  lines: readonly Picked[]
  picked: readonly AmountLine[]
  onPick: (picked: readonly AmountLine[]) => void
}
function Picks({ lines, picked, onPick }: PicksProps) {
  const { t } = useTexts('statementsmerchant')
  const toggle = (line: AmountLine, on: boolean) =>
    onPick(on ? [...picked, line] : picked.filter((one) => one !== line))
  return (
    <div className="statement-picks" role="group" aria-label={t('dispute.lines')}>
      {lines.map(({ line, amount }) => (
        <span key={line} className="row between">
          <Checkbox checked={picked.includes(line)} onChange={({ target }) => toggle(line, target.checked)}>
            {t(`line.${line}`)}
          </Checkbox>
          <Money fen={amount} />
        </span>
      ))}
    </div>
  )
}
