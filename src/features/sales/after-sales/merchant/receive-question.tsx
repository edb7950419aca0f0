// The goods came back: whether they can be sold again decides about the stock, the money goes back either way.
import { useState } from 'react'
import type { Claim } from './claim-desk.ts'
import { Unchosen } from './words-field.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  claim: Claim
  onDone: () => void
  onClose: () => void
}
export function ReceiveQuestion({ claim, onDone, onClose }: Props) {
  const { t } = useTexts('aftersalesmerchant')
  const { money } = useFormat()
  const [shape, setShape] = useState<'saleable' | 'spoilt'>()
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const receiving = useDoing(async () => {
    const { serviceNo } = claim
    await call('/api/v2/mch/refund/receive', { serviceNo, saleable: shape === 'saleable', requestId })
    say(t('receive.done'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (shape !== undefined) void receiving.run()
  }
  const choices = (['saleable', 'spoilt'] as const).map((value) => ({
    value,
    label: t(`receive.${value}`),
    help: t(`receive.${value}Help`),
  }))
  return (
    <Question
      title={t('receive.title')}
      verb={t('receive.verb')}
      suggested
      doing={receiving}
      onDo={submit}
      onClose={onClose}
    >
      <p className="small muted">
        {t(claim.type === 'exchange' ? 'receive.textExchange' : 'receive.text', { amount: money(claim.amount) })}
      </p>
      <Radios legend={t('receive.legend')} choices={choices} value={shape} onChoose={setShape} />
      {tried && shape === undefined && <Unchosen>{t('receive.choose')}</Unchosen>}
    </Question>
  )
}
