// A station of a parcel by hand: what happened, when, where.
import { Input, Select } from 'antd'
import { useId, useState } from 'react'
import { handKinds, type HandKind } from '../../movement.ts'
import { newRequestId } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { TimeField } from '#surfaces/console/desk/time-field.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Draft {
  kind: HandKind | undefined
  /** ISO */
  when: string | null
  place: string
  text: string
}
export interface Told {
  at: string
  kind: HandKind
  place: string
  text: string
  requestId: string
}
interface Props {
  onSend: (station: Told) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}
export function StationQuestion({ onSend, onDone, onClose }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const [draft, setDraft] = useState<Draft>(() => ({
    kind: undefined,
    place: '',
    text: '',
    when: new Date(serverNow()).toISOString(),
  }))
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const { kind, place, text, when } = draft
  const adding = useDoing(async () => {
    const words = { place: place.trim(), text: text.trim() }
    await onSend({ at: when!, kind: kind!, ...words, requestId })
    say(t('station.done'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (kind !== undefined && when !== null) void adding.run()
  }
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return (
    <Question
      title={t('station.title')}
      verb={t('station.verb')}
      suggested
      doing={adding}
      onDo={submit}
      onClose={onClose}
    >
      <p className="muted">{t('station.text')}</p>
      <KindField value={kind} faulty={tried && kind === undefined} onChange={(next) => change({ kind: next })} />
      <MoreFields draft={draft} faulty={tried && when === null} onChange={change} />
    </Question>
  )
}

interface MoreProps {
  draft: Draft
  /** the time is none */
  faulty: boolean
  onChange: (part: Partial<Draft>) => void
}
function MoreFields({ draft: { when, place, text }, faulty, onChange: change }: MoreProps) {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <>
      <Field label={t('station.when')} fault={faulty ? t('station.whenFault') : undefined}>
        {(own) => (
          <TimeField {...own} needed latest={serverNow()} value={when} onTake={(next) => change({ when: next })} />
        )}
      </Field>
      <Field label={t('station.place')} help={t('station.placeHelp')}>
        {(own) => <Input {...own} maxLength={60} value={place} onChange={(e) => change({ place: e.target.value })} />}
      </Field>
      <Field label={t('station.words')} help={t('station.wordsHelp')}>
        {(own) => <Input {...own} maxLength={120} value={text} onChange={(e) => change({ text: e.target.value })} />}
      </Field>
    </>
  )
}

interface KindProps {
  value: HandKind | undefined
  faulty: boolean
  onChange: (kind: HandKind) => void
}
function KindField({ value, faulty, onChange }: KindProps) {
  const { t } = useTexts('fulfilmentmerchant')
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{t('station.kind')}</label>
      <Select
        id={id}
        options={handKinds.map((kind) => ({
          value: kind,
          label: t(kind === 'delivered' ? 'track.deliveredHand' : `track.${kind}`),
        }))}
        value={value ?? null}
        placeholder={t('waybill.choose')}
        status={faulty ? 'error' : ''}
        // the dialog is modal: what lies outside of it cannot be reached
        getPopupContainer={(field) => field.parentElement ?? document.body}
        onChange={onChange}
      />
    </div>
  )
}
