// What the merchant's own people keep in mind of an order; the buyer never sees it.
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { Order } from './order-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  order: Order
  writes: boolean
  onDone: () => void
}
export function OrderRemark({ order, writes, onDone }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const { merchantRemark: kept } = order
  if (!writes && !kept) return null
  const by = kept && (
    <span className="faint">
      {kept.by} <Time at={kept.at} />
    </span>
  )
  return (
    <section>
      <Sec title={t('remark.own')} note={t('remark.ownNote')} end={by} />
      {writes ? <RemarkForm order={order} onDone={onDone} /> : <p className="inner">{kept!.text}</p>}
    </section>
  )
}

function RemarkForm({ order: { orderNo, merchantRemark: kept }, onDone }: Omit<Props, 'writes'>) {
  const { t } = useTexts('fulfilmentmerchant')
  const [text, setText] = useState(kept?.text ?? '')
  const saving = useDoing(async () => {
    await call('/api/v2/mch/order/remark', { orderNo, text: text.trim(), requestId: newRequestId() })
    onDone()
  })
  return (
    <form
      className="stack remark"
      onSubmit={(event) => {
        event.preventDefault()
        void saving.run()
      }}
    >
      <Input.TextArea
        aria-label={t('remark.own')}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={500}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      {text.trim() !== (kept?.text ?? '') && (
        <p className="row">
          <Button htmlType="submit" size="small" aria-busy={saving.busy}>
            {t('remark.save')}
          </Button>
        </p>
      )}
      {saving.fault && <Fault fault={saving.fault} />}
    </form>
  )
}
