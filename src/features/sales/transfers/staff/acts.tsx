// What staff say of a bank transfer, by what they see in the bank account: the sum that came and the bank's number of
// the booking. What the sum forbids is not offered, or refused where it was typed.
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { Full } from './full.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useCase } from '#surfaces/console/desk/casework/case-page.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { fenToDecimal, typedFen } from '#kernel/data/money.ts'
import { useTexts } from '#web/texts.tsx'

type Act = 'approve' | 'more' | 'refund' | 'reject' | 'came'
const keys = { approve: 'A', more: 'E', refund: 'B', reject: 'R' } as const
const decisions = ['approve', 'more', 'refund', 'reject'] as const

export function Acts({ of }: { of: Full }) {
  const { t } = useTexts('transfersstaff')
  const [open, setOpen] = useState<Act>()
  const line = of.lines[0]
  const agrees = line && line.amount === of.amount - of.came
  // what the bank's line forbids is not offered
  const forbidden: readonly Act[] = line ? (agrees ? ['more', 'refund', 'reject'] : ['approve', 'reject']) : []
  const allowed = decisions.filter((act) => !forbidden.includes(act))
  const offered = allowed.filter((act) =>
    act === 'reject' ? of.came === 0 && of.status !== 'short' : act !== 'more' || of.status !== 'checked',
  )
  useKeys(Object.fromEntries(offered.map((act) => [keys[act].toLowerCase(), () => setOpen(act)])))
  return (
    <>
      {offered.map((act) => (
        <Button key={act} type={act === offered[0] ? 'primary' : 'default'} onClick={() => setOpen(act)}>
          {t(`act.${act}`)} <kbd>{keys[act]}</kbd>
        </Button>
      ))}
      {open && <ActQuestion key={open} act={open} of={of} onClose={() => setOpen(undefined)} />}
    </>
  )
}
/** Money for one that was decided already. */
export function CameLate({ of }: { of: Full }) {
  const { t } = useTexts('transfersstaff')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act.came')}</Button>
      {open && <ActQuestion act="came" of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

interface Props {
  act: Act
  of: Full
  onClose: () => void
}
function useAct({ act, of, onClose }: Props) {
  const { t } = useTexts('transfersstaff')
  const { decided } = useCase()
  const rest = of.amount - of.came
  const seen = of.checked ?? (of.lines[0] && { came: of.lines[0].amount, bankRef: of.lines[0].bankRef })
  const [sum, setSum] = useState(seen ? fenToDecimal(seen.came) : act === 'approve' ? fenToDecimal(rest) : '')
  const [bankRef, setBankRef] = useState(seen?.bankRef ?? '')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const asksSum = act !== 'reject'
  // what came before may go back alone
  const came = sum.trim() === '' && act === 'refund' && of.came > 0 ? 0 : typedFen(sum)
  const wrongSum = asksSum && came === undefined
  const lacksRef = asksSum && came !== 0 && bankRef.trim() === ''
  const lacksReason = (act === 'reject' || act === 'refund') && reason.trim() === ''
  const sending = useDoing(async () => {
    const said = { id: of.id, requestId, ...(asksSum && { came: came!, bankRef: bankRef.trim() }) }
    if (act === 'came') await call('/api/v2/admin/pay/transfer/came', { ...said, came: came!, bankRef, reason })
    else {
      const input = { ...said, decision: act, ...(reason.trim() && { reason: reason.trim() }) }
      const { status } = await call('/api/v2/admin/pay/transfer/audit', input)
      if (status === 'checked') say(t('toSecond'))
    }
    onClose()
    decided(act === 'came' ? of.id : undefined)
  })
  const send = () => {
    setTried(true)
    if (!wrongSum && !lacksRef && !lacksReason) void sending.run()
  }
  return {
    rest,
    sum,
    setSum,
    bankRef,
    setBankRef,
    reason,
    setReason,
    asksSum,
    sending,
    send,
    tried,
    wrongSum,
    lacksRef,
    lacksReason,
  }
}
/** What came, as the bank has it. */
function SumFields({ doing }: { doing: ReturnType<typeof useAct> }) {
  const { t } = useTexts(['transfersstaff', 'errors'])
  const { tried, wrongSum, lacksRef } = doing
  return (
    <>
      <Field label={t('came')} help={t('cameHelp')} fault={tried && wrongSum ? t('cameWrong') : undefined}>
        {(own) => (
          <Input
            {...own}
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
            value={doing.sum}
            onChange={(event) => doing.setSum(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('bankRef')}
        help={t('bankRefHelp')}
        fault={tried && lacksRef ? t('errors:bankRefRequired') : undefined}
      >
        {(own) => (
          <Input
            {...own}
            autoComplete="off"
            maxLength={100}
            value={doing.bankRef}
            onChange={(event) => doing.setBankRef(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
function ActQuestion(props: Props) {
  const { act, of, onClose } = props
  const { t } = useTexts(['transfersstaff', 'console'])
  const { money } = useFormat()
  const doing = useAct(props)
  const { tried, lacksReason } = doing
  const last = act === 'reject' && of.rounds > 1
  return (
    <Question
      title={t(`question.${act}`, { rest: money(doing.rest) })}
      verb={t(`act.${act}`)}
      suggested={act === 'approve'}
      doing={doing.sending}
      onDo={doing.send}
      onClose={onClose}
    >
      <p>{t(last ? 'text.rejectLast' : `text.${act}`)}</p>
      {doing.asksSum && <SumFields doing={doing} />}
      <ReasonField
        label={t(act === 'reject' || act === 'refund' ? 'words' : 'wordsLog')}
        fault={tried && lacksReason ? t('console:casework.lacking') : undefined}
        value={doing.reason}
        most={300}
        onChange={doing.setReason}
      />
    </Question>
  )
}
