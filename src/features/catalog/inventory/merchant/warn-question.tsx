// From how many free pieces on SKUs are low; nothing typed: never.
import { Input } from 'antd'
import { useState } from 'react'
import { mostPieces } from '../reasons.ts'
import { piecesOf } from './pieces.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  skuIds: readonly number[]
  atMost: number | null
  onDone: () => void
  onClose: () => void
}
export function WarnQuestion({ skuIds, atMost, onDone, onClose }: Props) {
  const { t } = useTexts('inventorymerchant')
  const [text, setText] = useState(atMost === null ? '' : String(atMost))
  const [tried, setTried] = useState(false)
  const never = text.trim() === ''
  const pieces = piecesOf(text, 0)
  const saving = useDoing(async () => {
    const wish = { skuIds: [...skuIds], atMost: never ? null : pieces!, requestId: newRequestId() }
    await call('/api/v2/mch/stock/warn', wish)
    say(t('warnSaved'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (never || pieces !== undefined) void saving.run()
  }
  const title = skuIds.length > 1 ? t('warnTitle_picked', { count: skuIds.length }) : t('warnTitle')
  const wrong = tried && !never && pieces === undefined
  return (
    <Question title={title} verb={t('save.warn')} suggested doing={saving} onDo={submit} onClose={onClose}>
      <Field
        label={t('warnLabel')}
        help={t('warnHelp')}
        fault={wrong ? t('notSo', { from: 0, to: mostPieces }) : undefined}
      >
        {(own) => <Input {...own} inputMode="numeric" value={text} onChange={(e) => setText(e.target.value)} />}
      </Field>
    </Question>
  )
}
