// Shipping beside the order, which stays readable: parcels with their pieces, carrier and waybill. Nothing is sent
// until the one red button.
import { Button, Drawer } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { leftOf, type Order } from './order-desk.ts'
import { inAll, unitsIn, useDrafts } from './ship-drafts.ts'
import { ParcelDraft } from './ship-parcel.tsx'
import { useWaybillJudge } from './parts/use-carriers.ts'
import { wayOf } from './parts/waybill-fields.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { returnAddressesPath } from '#surfaces/console/desk/ways.ts'
import { usePhone } from '#surfaces/console/dress/dress.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  order: Order
  onDone: () => void
  onClose: () => void
}
export function ShipDrawer({ order, onDone, onClose }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const width = usePhone() ? '100%' : 500
  const { open, drafts, change, add, drop, remaining } = useDrafts(order)
  const [tried, setTried] = useState(false)
  const isGood = useWaybillJudge()
  const [requestId] = useState(newRequestId)
  const filled = drafts.filter((d) => unitsIn(d) > 0)
  const shipping = useDoing(async () => {
    const parcels = filled.map(({ way, units }) => ({
      ...wayOf(way),
      lines: [...units].flatMap(([orderLineId, quantity]) => (quantity > 0 ? [{ orderLineId, quantity }] : [])),
    }))
    await call('/api/v2/mch/order/ship', { orderNo: order.orderNo, parcels, requestId })
    say(t('ship.done', { count: parcels.length }))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (filled.every(({ way }) => isGood(way))) void shipping.run()
  }
  return (
    <Drawer
      open
      onClose={onClose}
      size={width}
      mask={false}
      title={t('ship.open', { count: leftOf(order) })}
      footer={<Foot n={filled.length} busy={shipping.busy} onSend={send} onClose={onClose} />}
    >
      {drafts.map((draft, n) => (
        <ParcelDraft
          key={draft.key}
          {...{ order, draft, tried }}
          n={order.parcels.length + n + 1}
          spare={new Map(open.map((l) => [l.orderLineId, l.left - inAll(drafts, l.orderLineId)]))}
          onChange={(more) => change(draft.key, more)}
          onDrop={drafts.length > 1 ? () => drop(draft.key) : undefined}
        />
      ))}
      {remaining > 0 && <Rest remaining={remaining} onAdd={add} />}
      {shipping.fault && <Fault fault={shipping.fault} />}
      {shipping.fault?.reason === 'returnAddressRequired' && <ToAddresses />}
      <p className="tiny faint">{t('ship.correctable')}</p>
    </Drawer>
  )
}

/** Beside this one: what was typed here stays. */
function ToAddresses() {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <p>
      <Link className="link" to={returnAddressesPath} target="_blank">
        {t('ship.nameAddress')}
      </Link>
    </p>
  )
}
function Rest({ remaining, onAdd }: { remaining: number; onAdd: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <>
      <Button icon={<Plus size={15} />} type="dashed" block onClick={onAdd}>
        {t('ship.another')}
      </Button>
      <p className="note">{t('ship.remaining', { count: remaining })}</p>
    </>
  )
}

interface FootProps {
  n: number
  busy: boolean
  onSend: () => void
  onClose: () => void
}
function Foot({ n, busy, onSend, onClose }: FootProps) {
  const { t } = useTexts(['fulfilmentmerchant', 'console'])
  return (
    <div className="row">
      <Button type="primary" onClick={onSend} aria-busy={busy} disabled={n === 0}>
        {t('ship.send', { count: n })}
      </Button>
      <Button onClick={onClose}>{t('console:question.no')}</Button>
    </div>
  )
}
