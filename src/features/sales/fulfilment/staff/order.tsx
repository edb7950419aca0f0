// One order of any merchant, as staff read it; about a missed parcel that its merchant let go by, they decide.
import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { OrderCase } from '../merchant/order-case.tsx'
import type { Parcel } from '../merchant/order-desk.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useNow } from '#surfaces/console/desk/clock.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

/** `renderActs`: what later features may do with an order. */
export function StaffOrder({ renderActs }: { renderActs: (orderNo: string, onDone: () => void) => ReactNode }) {
  const orderNo = useParams()['orderNo']!
  const { data, fault, again } = useAsked('/api/v2/admin/order/detail', { orderNo })
  const todo = useTodo()
  const writes = useMember().may('order.write')
  if (!data)
    return <div className="page">{fault ? <Failed page fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  const done = () => {
    again()
    todo.again()
  }
  return (
    <OrderCase
      key={orderNo}
      order={data}
      fault={fault}
      acts={renderActs(orderNo, done)}
      renderParcelActs={(parcel) => writes && <Decide parcel={parcel} onDone={done} />}
    />
  )
}

function Decide({ parcel, onDone }: { parcel: Parcel; onDone: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { when } = useFormat()
  const [open, setOpen] = useState(false)
  const now = useNow()
  const { status, missingUntil } = parcel
  if (status !== 'travelling' || missingUntil === null) return null
  if (now < Date.parse(missingUntil)) return <p className="muted">{t('decide.later', { when: when(missingUntil) })}</p>
  return (
    <p className="small">
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t('decide.open')}
      </button>
      {open && (
        <Decision
          parcel={parcel}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </p>
  )
}

const states = ['delivered', 'lost', 'returned'] as const
interface DecisionProps {
  parcel: Parcel
  onDone: () => void
  onClose: () => void
}
function Decision({ parcel: { parcelId }, onDone, onClose }: DecisionProps) {
  const { t } = useTexts('fulfilmentmerchant')
  const [state, setState] = useState<(typeof states)[number]>()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const deciding = useDoing(async () => {
    await call('/api/v2/admin/order/parcel/state', { parcelId, state: state!, reason: reason.trim(), requestId })
    say(t('decide.done'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (state !== undefined && reason.trim() !== '') void deciding.run()
  }
  const choices = states.map((value) => ({ value, label: t(`tell.${value}`), help: t(`tell.${value}Help`) }))
  const lacking = tried && reason.trim() === ''
  return (
    <Question title={t('decide.title')} verb={t('decide.verb')} doing={deciding} onDo={submit} onClose={onClose}>
      <Radios legend={t('tell.legend')} choices={choices} value={state} onChoose={setState} />
      {tried && state === undefined && <p className="field-said bad">{t('tell.choose')}</p>}
      <Field
        label={t('decide.reason')}
        help={t('decide.reasonHelp')}
        fault={lacking ? t('decide.reasonLacking') : undefined}
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
    </Question>
  )
}
