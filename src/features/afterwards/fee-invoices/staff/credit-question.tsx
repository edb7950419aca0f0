// What of an invoice is taken back, and why; where all of it is, a new one may follow at once.
import { Checkbox, InputNumber } from 'antd'
import { useState } from 'react'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { fenToDecimal, typedFen } from '#kernel/data/money.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Output<'/api/v2/admin/feeInvoice/detail'>
  onDone: () => void
  onClose: () => void
}
function useCredit({ of, onDone, onClose }: Props) {
  const { t } = useTexts('feeinvoicesstaff')
  const [yuan, setYuan] = useState(fenToDecimal(of.left))
  const [reason, setReason] = useState('')
  const [anew, setAnew] = useState(false)
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const fen = anew ? of.left : typedFen(yuan)
  const amount = fen !== undefined && fen > 0 && fen <= of.left ? fen : undefined
  const isLacking = reason.trim() === ''
  const doing = useDoing(async () => {
    const input = { id: of.id, amount: amount ?? 0, reason: reason.trim(), anew, requestId }
    const done = await call('/api/v2/admin/feeInvoice/credit', input)
    const { number } = done
    say(done.anew === null ? t('credit.done', { number }) : t('credit.doneAnew', { number, anew: done.anew }))
    onClose()
    onDone()
  })
  const send = () => {
    setTried(true)
    if (amount !== undefined && !isLacking) void doing.run()
  }
  const faults = {
    sum: tried && amount === undefined ? t('credit.badSum') : undefined,
    reason: tried && isLacking ? t('credit.lacking') : undefined,
  }
  return { yuan: anew ? fenToDecimal(of.left) : yuan, setYuan, reason, setReason, anew, setAnew, doing, send, faults }
}
export function CreditQuestion(props: Props) {
  const { t } = useTexts('feeinvoicesstaff')
  const { money } = useFormat()
  const { of, onClose } = props
  const { yuan, setYuan, reason, setReason, anew, setAnew, doing, send, faults } = useCredit(props)
  const title = t('credit.ask', { number: of.number })
  return (
    <Question title={title} verb={t('credit.send')} doing={doing} onDo={send} onClose={onClose}>
      <p className="small muted">{t('credit.text')}</p>
      <Field label={t('credit.amount')} help={t('credit.help', { amount: money(of.left) })} fault={faults.sum}>
        {(own) => (
          <InputNumber<string>
            {...own}
            stringMode
            min="0"
            precision={2}
            prefix="¥"
            style={{ width: 180 }}
            disabled={anew}
            value={yuan}
            onChange={(value) => setYuan(value ?? '')}
          />
        )}
      </Field>
      <ReasonField
        label={t('credit.reason')}
        help={t('credit.reasonHelp')}
        fault={faults.reason}
        value={reason}
        most={300}
        onChange={setReason}
      />
      {of.isNewest && (
        <p>
          <Checkbox checked={anew} onChange={(event) => setAnew(event.target.checked)}>
            {t('credit.anew')}
          </Checkbox>{' '}
          <span className="small muted">{t('credit.anewHelp')}</span>
        </p>
      )}
    </Question>
  )
}
