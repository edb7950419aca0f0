// One freight template: how it charges, row by row where, where nothing is sent, and what a basket would cost.
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './freight.css'
import { chargings, longestName } from '../limits.ts'
import { Calculator } from './freight-calculator.tsx'
import { draftOf, emptyDraft, takenBy, told, type Draft, type RowDraft } from './freight-draft.ts'
import { AreaNames, PlacesQuestion, usePlaces } from './freight-places.tsx'
import { ChangeQuestion, DeleteQuestion } from './freight-questions.tsx'
import { FreightRows } from './freight-rows.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { freightPath, freightsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Full = Output<'/api/v2/mch/freight/detail'>
export default function FreightPage() {
  const id = Number(useParams()['freightId']) || 0
  const { data, fault, again } = useAsked('/api/v2/mch/freight/detail', id ? { id } : null)
  if (id === 0) return <Editor key="new" />
  if (data?.id !== id)
    return <div className="page">{fault ? <Failed fault={fault} onRetry={again} page /> : <Bones rows={6} />}</div>
  return <Editor key={`${id} ${data.version} ${data.isDefault}`} of={data} onChanged={again} />
}

function useEditor(of: Full | undefined, onChanged: () => void) {
  const { t } = useTexts('merchantsmerchant')
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft>(() => (of ? draftOf(of) : emptyDraft()))
  const { rules, faults } = told(draft)
  const [asks, ask] = useState(false)
  const [tried, setTried] = useState(false)
  const saving = useDoing(async (note: string) => {
    const wish = { name: draft.name.trim(), ...rules!, requestId: newRequestId() }
    if (of) await call('/api/v2/mch/freight/edit', { id: of.id, version: of.version, ...wish, note })
    const made = of ? undefined : await call('/api/v2/mch/freight/add', wish)
    say(t('freight.saved'))
    ask(false)
    if (made) void navigate(freightPath(made.id), { replace: true })
    else onChanged()
  })
  const save = () => {
    setTried(true)
    if (!rules) return
    if (of && of.goods > 0) ask(true)
    else void saving.run('')
  }
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const setRow = (key: number, part: Partial<RowDraft>) =>
    setDraft((now) => ({ ...now, rows: now.rows.map((row) => (row.key === key ? { ...row, ...part } : row)) }))
  const none: ReadonlySet<string> = new Set()
  return { draft, set, setRow, rules, faults: tried ? faults : none, saving, save, asks, ask }
}

function Editor({ of, onChanged = () => undefined }: { of?: Full; onChanged?: () => void }) {
  const { t } = useTexts('merchantsmerchant')
  const places = usePlaces()
  const writes = useMember().may('shop.write')
  const { draft, set, setRow, rules, faults, saving, save, asks, ask } = useEditor(of, onChanged)
  return (
    <div className="page case">
      <BackToList
        list="freight"
        listPath={freightsPath}
        pathOf={(key) => freightPath(Number(key))}
        at={String(of?.id ?? '')}
      >
        {t('freight.title')}
      </BackToList>
      <header className="head">
        <Title of={of} />
        {writes && <Acts {...(of && { of })} onSave={save} busy={saving.busy} onChanged={onChanged} />}
      </header>
      {saving.fault && !asks && <Fault fault={saving.fault} />}
      {faults.size > 0 && (
        <p className="note bad" role="alert">
          {t('freight.faults', { count: faults.size })}
        </p>
      )}
      <div className="two">
        <div>
          <Basics draft={draft} locked={!writes} fault={faults.has('name')} onChange={set} />
          <FreightRows draft={draft} places={places} faults={faults} locked={!writes} onChange={set} onRow={setRow} />
          <Excluded draft={draft} places={places} locked={!writes} onChange={set} />
        </div>
        <aside aria-label={t('freight.calculator')}>
          <Calculator rules={rules} by={draft.chargedBy} places={places} />
        </aside>
      </div>
      {asks && of && <ChangeQuestion goods={of.goods} saving={saving} onClose={() => ask(false)} />}
    </div>
  )
}

function Title({ of }: { of: Full | undefined }) {
  const { t } = useTexts('merchantsmerchant')
  return (
    <div>
      <h1 className="display">{of?.name ?? t('freight.add')}</h1>
      {of && (
        <p>
          <span>{t('freight.usedBy', { count: of.goods })}</span>
          {of.isDefault && <span>{t('freight.isDefault')}</span>}
        </p>
      )}
    </div>
  )
}

interface PartProps {
  draft: Draft
  locked: boolean
  onChange: (part: Partial<Draft>) => void
}
function Basics({ draft, locked, fault, onChange }: PartProps & { fault: boolean }) {
  const { t } = useTexts('merchantsmerchant')
  return (
    <section className="freight-basics">
      <Field
        label={t('freight.name')}
        help={t('freight.nameHelp')}
        fault={fault ? t('freight.nameLacking') : undefined}
      >
        {(own) => (
          <Input
            {...own}
            maxLength={longestName}
            disabled={locked}
            value={draft.name}
            onChange={(e) => onChange({ name: e.target.value })}
          />
        )}
      </Field>
      <Radios
        legend={t('freight.by')}
        choices={chargings.map((value) => ({ value, label: t(`freight.charged.${value}`) }))}
        value={draft.chargedBy}
        onChoose={(chargedBy) => locked || onChange({ chargedBy })}
      />
    </section>
  )
}
function Excluded({ draft, places, locked, onChange }: PartProps & { places: ReturnType<typeof usePlaces> }) {
  const { t } = useTexts('merchantsmerchant')
  const [chooses, choose] = useState(false)
  return (
    <section>
      <Sec title={t('freight.excluded')} note={t('freight.excludedNote')} />
      <div className="row between freight-where">
        <p>
          {draft.excluded.length > 0 ? <AreaNames areas={draft.excluded} places={places} /> : t('freight.noneExcluded')}
        </p>
        {!locked && (
          <Button size="small" onClick={() => choose(true)}>
            {t('freight.choosePlaces')}
          </Button>
        )}
      </div>
      {chooses && (
        <PlacesQuestion
          title={t('freight.excluded')}
          places={places}
          areas={draft.excluded}
          taken={takenBy(draft, 'excluded')}
          onTake={(excluded) => {
            onChange({ excluded })
            choose(false)
          }}
          onClose={() => choose(false)}
        />
      )}
    </section>
  )
}

interface ActsProps {
  of?: Full
  busy: boolean
  onSave: () => void
  onChanged: () => void
}
function Acts({ of, busy, onSave, onChanged }: ActsProps) {
  const { t } = useTexts('merchantsmerchant')
  const navigate = useNavigate()
  const [deletes, setDeletes] = useState(false)
  const defaulting = useDoing(async () => {
    await call('/api/v2/mch/freight/default', { id: of!.id, requestId: newRequestId() })
    say(t('freight.defaultSaid'))
    onChanged()
  })
  return (
    <div className="acts">
      {defaulting.fault && <Fault fault={defaulting.fault} />}
      {of && !of.isDefault && (
        <>
          <Button onClick={() => setDeletes(true)}>{t('freight.delete')}</Button>
          <Button aria-busy={defaulting.busy} onClick={() => void defaulting.run()}>
            {t('freight.makeDefault')}
          </Button>
        </>
      )}
      <Button type="primary" aria-busy={busy} onClick={onSave}>
        {t('freight.save')}
      </Button>
      {deletes && of && (
        <DeleteQuestion freight={of} onDone={() => void navigate(freightsPath)} onClose={() => setDeletes(false)} />
      )}
    </div>
  )
}
