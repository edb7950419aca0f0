// What counts for how much in the order of what was found: changed within bounds, with the effect beside it before it
// is saved.
import { Button, InputNumber, Slider } from 'antd'
import { useState } from 'react'
import { Results } from './results.tsx'
import { TryForm, type Words } from './try-form.tsx'
import { boundsOf, standard, weightNames, type Weight, type Weights } from '#features/catalog/words/weights.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const groups: Record<'places' | 'goods', readonly Weight[]> = {
  places: ['title', 'name', 'fact', 'body', 'synonym'],
  goods: ['quality', 'sales', 'rating', 'stock', 'fresh'],
}
type Kept = Output<'/api/v2/admin/search/weights/detail'>

export default function WeightsDesk() {
  const { data, fault, again } = useAsked('/api/v2/admin/search/weights/detail', {})
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />
  return <Draft key={data.version} kept={data} onChanged={again} />
}
function Draft({ kept, onChanged }: { kept: Kept; onChanged: () => void }) {
  const { t } = useTexts('searchstaff')
  const writes = useMember().may('search.write')
  const [draft, set] = useState<Weights>(kept.weights)
  const [words, setWords] = useState<Words>()
  const [asks, ask] = useState(false)
  const changed = weightNames.some((name) => draft[name] !== kept.weights[name])
  return (
    <>
      <div className="search-weights">
        {(['places', 'goods'] as const).map((group) => (
          <fieldset key={group} className="plain-fieldset" disabled={!writes}>
            <legend>
              <Sec title={t(`group.${group}`)} note={t(`groupNote.${group}`)} />
            </legend>
            {groups[group].map((name) => (
              <WeightLine
                key={name}
                name={name}
                value={draft[name]}
                off={!writes}
                onChange={(value) => set((now) => ({ ...now, [name]: value }))}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {writes && (
        <p className="row wrap">
          <Button type="primary" disabled={!changed} onClick={() => ask(true)}>
            {t('save')}
          </Button>
          <Button disabled={!changed} onClick={() => set(kept.weights)}>
            {t('undo')}
          </Button>
          <Button onClick={() => set({ ...standard })}>{t('standard')}</Button>
        </p>
      )}
      <Sec title={t('effect')} note={t('effectNote')} />
      <TryForm onTry={setWords} />
      {words && <Beside words={words} draft={changed ? draft : undefined} />}
      {asks && <SaveQuestion {...{ kept, draft }} onClose={() => ask(false)} onDone={onChanged} />}
    </>
  )
}
interface LineProps {
  name: Weight
  value: number
  off: boolean
  onChange: (value: number) => void
}
function WeightLine({ name, value, off, onChange }: LineProps) {
  const { t } = useTexts('searchstaff')
  const [min, max] = boundsOf[name]
  const said = { 'aria-label': t(`weight.${name}`) }
  return (
    <div className="search-weight">
      <span>{t(`weight.${name}`)}</span>
      <Slider {...{ min, max, value }} disabled={off} ariaLabelForHandle={said['aria-label']} onChange={onChange} />
      <InputNumber
        {...{ min, max, value }}
        {...said}
        disabled={off}
        precision={0}
        onChange={(typed) => typed !== null && onChange(typed)}
      />
    </div>
  )
}
/** As it is, and as it would be. */
function Beside({ words, draft }: { words: Words; draft: Weights | undefined }) {
  const { t } = useTexts('searchstaff')
  const now = useAsked('/api/v2/admin/search/try', draft ? words : null).data
  if (!draft) return <Results asked={words} title={t('now')} />
  const before = now && new Map(now.records.map(({ id }, at) => [id, at + 1]))
  return (
    <div className="search-beside">
      <Results asked={words} title={t('now')} />
      <Results asked={{ ...words, weights: draft }} title={t('then')} before={before} />
    </div>
  )
}
interface SaveProps {
  kept: Kept
  draft: Weights
  onClose: () => void
  onDone: () => void
}
function SaveQuestion({ kept, draft, onClose, onDone }: SaveProps) {
  const { t } = useTexts('searchstaff')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const saving = useDoing(async () => {
    const wish = { version: kept.version, weights: draft, reason: reason.trim(), requestId }
    await call('/api/v2/admin/search/weights/save', wish)
    say(t('weightsSaved'))
    onClose()
    onDone()
  })
  const send = () => {
    setTried(true)
    if (reason.trim() !== '') void saving.run()
  }
  const moved = weightNames.filter((name) => draft[name] !== kept.weights[name])
  return (
    <Question title={t('weightsTitle')} verb={t('save')} suggested doing={saving} onDo={send} onClose={onClose}>
      <ul className="search-reading">
        {moved.map((name) => (
          <li key={name}>
            {t(`weight.${name}`)}: {kept.weights[name]} → <b>{draft[name]}</b>
          </li>
        ))}
      </ul>
      <ReasonField
        label={t('reason')}
        help={t('reasonHelp')}
        fault={tried && reason.trim() === '' ? t('lacking') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
