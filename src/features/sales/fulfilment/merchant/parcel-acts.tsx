// What a merchant may still do with a parcel: mend its waybill on its first day, say what became of it.
import { Input } from 'antd'
import { useState } from 'react'
import type { Parcel } from './order-desk.ts'
import { useWaybillJudge } from './parts/use-carriers.ts'
import { wayOf, WaybillFields } from './parts/waybill-fields.tsx'
import { StationQuestion } from './parts/station-question.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useNow } from '#surfaces/console/desk/clock.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  parcel: Parcel
  correctableSeconds: number
  onDone: () => void
}
export function ParcelActs({ parcel, correctableSeconds, onDone }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const [open, setOpen] = useState<'waybill' | 'state' | 'station'>()
  const young = useNow() < Date.parse(parcel.shippedAt) + correctableSeconds * 1000
  const correctable = young || parcel.trouble === 'unknown'
  if (parcel.status !== 'travelling') return null
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onDone()
  }
  return (
    <p className="row wrap small">
      {correctable && (
        <button type="button" className="link" onClick={() => setOpen('waybill')}>
          {t('waybill.correct')}
        </button>
      )}
      {!parcel.tracked && (
        <button type="button" className="link" onClick={() => setOpen('station')}>
          {t('station.add')}
        </button>
      )}
      <button type="button" className="link" onClick={() => setOpen('state')}>
        {parcel.missingAt ? t('tell.answer') : t('tell.open')}
      </button>
      {open === 'waybill' && <WaybillQuestion parcel={parcel} onDone={done} onClose={close} />}
      {open === 'station' && (
        <StationQuestion
          onSend={(told) => call('/api/v2/mch/order/parcel/station/add', { parcelId: parcel.parcelId, ...told })}
          onDone={done}
          onClose={close}
        />
      )}
      {open === 'state' && <StateQuestion parcel={parcel} onDone={done} onClose={close} />}
    </p>
  )
}

interface QuestionProps {
  parcel: Parcel
  onDone: () => void
  onClose: () => void
}
function WaybillQuestion({ parcel, onDone, onClose }: QuestionProps) {
  const { t } = useTexts('fulfilmentmerchant')
  const [way, setWay] = useState({ carrier: parcel.carrier, waybill: parcel.waybill })
  const isGood = useWaybillJudge()
  const [tried, setTried] = useState(false)
  const correcting = useDoing(async () => {
    const { parcelId } = parcel
    await call('/api/v2/mch/order/waybill', { parcelId, ...wayOf(way), requestId: newRequestId() })
    say(t('waybill.done'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (isGood(way)) void correcting.run()
  }
  return (
    <Question
      title={t('waybill.correct')}
      verb={t('waybill.save')}
      suggested
      doing={correcting}
      onDo={submit}
      onClose={onClose}
    >
      <WaybillFields value={way} onChange={setWay} tried={tried} />
    </Question>
  )
}

const told = ['delivered', 'lost', 'returned'] as const
type Told = (typeof told)[number]
function StateQuestion({ parcel, onDone, onClose }: QuestionProps) {
  const { t } = useTexts('fulfilmentmerchant')
  const [state, setState] = useState<Told>()
  const [note, setNote] = useState('')
  const [saleable, setSaleable] = useState(false)
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const telling = useDoing(async () => {
    const more = state === 'returned' ? { saleable } : {}
    const { parcelId } = parcel
    await call('/api/v2/mch/order/parcel/state', { parcelId, state: state!, note: note.trim(), ...more, requestId })
    say(t('tell.done'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (state !== undefined && note.trim() !== '') void telling.run()
  }
  const choices = told
    .filter((value) => value !== 'delivered' || parcel.missingAt !== null)
    .map((value) => ({ value, label: t(`tell.${value}`), help: t(`tell.${value}Help`) }))
  return (
    <Question title={t('tell.title')} verb={t('tell.verb')} doing={telling} onDo={submit} onClose={onClose}>
      <Radios legend={t('tell.legend')} choices={choices} value={state} onChoose={setState} />
      {tried && state === undefined && <p className="field-said bad">{t('tell.choose')}</p>}
      {state === 'returned' && (
        <label className="row">
          <input type="checkbox" checked={saleable} onChange={(e) => setSaleable(e.target.checked)} />
          {t('tell.saleable')}
        </label>
      )}
      <Field
        label={t('tell.note')}
        help={t('tell.noteHelp')}
        fault={tried && note.trim() === '' ? t('tell.noteLacking') : undefined}
      >
        {(own) => (
          <Input.TextArea
            {...own}
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={200}
            value={note}
            onChange={(e) => setNote(e.target.value)}
          />
        )}
      </Field>
    </Question>
  )
}
