// A lower price for the goods of an order that is not paid yet, with the reason for it.
import { Input } from 'antd'
import { useState } from 'react'
import type { Order } from './order-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

/** "1299.5" or "1299,50" in fen; undefined for anything else. */
export function fenOf(typed: string): number | undefined {
  const [, yuan, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(cents.padEnd(2, '0'))
}

interface Props {
  order: Order
  onDone: () => void
  onClose: () => void
}
export function PriceQuestion({ order, onDone, onClose }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const { money } = useFormat()
  const { now, least } = order.lowerable!
  const [price, setPrice] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const goods = fenOf(price)
  const fits = goods !== undefined && goods < now && goods >= least
  const lowering = useDoing(async () => {
    const { orderNo } = order
    await call('/api/v2/mch/order/price', { orderNo, goods: goods!, reason: reason.trim(), requestId })
    say(t('price.done'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (fits && reason.trim() !== '') void lowering.run()
  }
  return (
    <Question
      title={t('price.title')}
      verb={fits ? t('price.verb', { sum: money(goods) }) : t('price.open')}
      doing={lowering}
      onDo={submit}
      onClose={onClose}
    >
      <Field
        label={t('price.goods')}
        help={t('price.bounds', { now: money(now), least: money(least) })}
        fault={tried && !fits ? t('price.bounds', { now: money(now), least: money(least) }) : undefined}
      >
        {(own) => (
          <Input {...own} inputMode="decimal" prefix="¥" value={price} onChange={(e) => setPrice(e.target.value)} />
        )}
      </Field>
      <Field label={t('price.reason')} fault={tried && reason.trim() === '' ? t('price.reasonLacking') : undefined}>
        {(own) => <Input {...own} maxLength={200} value={reason} onChange={(e) => setReason(e.target.value)} />}
      </Field>
      <p className="small muted">{t('price.follows')}</p>
    </Question>
  )
}
