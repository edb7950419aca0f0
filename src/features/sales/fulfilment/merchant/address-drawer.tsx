// Another address on the buyer's wish, beside the order: where it goes now and where it would go, and why.
import { Button, Drawer, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Order } from './order-desk.ts'
import { call, newRequestId, type CallFault } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { AddressFields } from '#surfaces/console/desk/typed-address/address-fields.tsx'
import {
  empty,
  isWhole,
  partsOf,
  placeLine,
  sameTyped,
  typedOf,
  type Typed,
} from '#surfaces/console/desk/typed-address/typed-address.ts'
import { useDoing, type Doing } from '#surfaces/console/desk/use-call.ts'
import { usePhone } from '#surfaces/console/dress/dress.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  order: Order
  onDone: () => void
  onClose: () => void
}
/** As it is kept; an order that is masked begins empty. */
const before = ({ address: { parts, consignee } }: Order): Typed =>
  parts ? typedOf({ ...parts, consignee: parts.consignee ?? consignee }) : empty

export default function AddressDrawer({ order, onDone, onClose }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const [typed, setTyped] = useState(() => before(order))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const same = sameTyped(typed, before(order))
  const changing = useDoing(async () => {
    const { orderNo } = order
    const told = { orderNo, address: partsOf(typed), reason: reason.trim(), requestId }
    await call('/api/v2/mch/order/address', told)
    say(t('place.changed'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (!same && isWhole(typed) && reason.trim() !== '') void changing.run()
  }
  return (
    <Frame doing={changing} onSave={submit} onClose={onClose}>
      <Both order={order} then={same ? undefined : typed} />
      <AddressFields typed={typed} onChange={(part) => setTyped((now) => ({ ...now, ...part }))} tried={tried} />
      <Field
        label={t('place.reason')}
        help={t('place.reasonHelp')}
        fault={tried && reason.trim() === '' ? t('place.reasonLacking') : undefined}
      >
        {(own) => (
          <Input.TextArea
            {...own}
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={200}
            value={reason}
            onChange={(e) => setReason(e.target.value)}
          />
        )}
      </Field>
      {tried && same && <p className="field-said bad">{t('place.same')}</p>}
      <p className="tiny faint">{t('place.follows')}</p>
      {changing.fault && <Refused fault={changing.fault} />}
    </Frame>
  )
}

/** Where freight differs, both sums stand beside it. */
function Refused({ fault }: { fault: CallFault }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { money } = useFormat()
  const { before: agreed, after: there } = fault.params
  return (
    <Fault fault={fault}>
      {typeof agreed === 'number' && typeof there === 'number' && (
        <b className="nowrap">{t('place.freights', { agreed: money(agreed), there: money(there) })}</b>
      )}
    </Fault>
  )
}

interface FrameProps {
  doing: Doing<[]>
  onSave: () => void
  onClose: () => void
  children: ReactNode
}
function Frame({ doing, onSave, onClose, children }: FrameProps) {
  const { t } = useTexts(['fulfilmentmerchant', 'console'])
  return (
    <Drawer
      open
      onClose={onClose}
      size={usePhone() ? '100%' : 500}
      mask={false}
      title={t('place.changeTitle')}
      footer={
        <div className="row">
          <Button type="primary" aria-busy={doing.busy} onClick={onSave}>
            {t('place.save')}
          </Button>
          <Button onClick={onClose}>{t('console:question.no')}</Button>
        </div>
      }
    >
      <div className="stack place-form">{children}</div>
    </Drawer>
  )
}

/** Where it goes now, and where it would go. */
function Both({ order: { address }, then }: { order: Order; then: Typed | undefined }) {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <dl className="both">
      <div>
        <dt>{t('place.now')}</dt>
        <dd>
          {address.consignee}, <span className="nowrap">{address.phone}</span>
          <p className="muted">{address.text}</p>
        </dd>
      </div>
      <div>
        <dt>{t('place.then')}</dt>
        {then ? (
          <dd>
            {then.consignee},{' '}
            <span className="nowrap">
              +{then.areaCode} {then.phone}
            </span>
            <p className="muted">{placeLine(then)}</p>
          </dd>
        ) : (
          <dd className="faint">{t('place.asNow')}</dd>
        )}
      </div>
    </dl>
  )
}
