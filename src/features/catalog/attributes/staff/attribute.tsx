// One attribute: what it is called and where goods are asked for it; its values; closed and opened again.
import { Button, Checkbox, TreeSelect } from 'antd'
import { useMemo, useState, type FormEvent } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './attributes.css'
import { longest } from '../limits.ts'
import type { Attribute } from './shape.ts'
import { Values } from './values.tsx'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { pick, type Language } from '#kernel/text/language.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { attributePath, attributesPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Category = Output<'/api/v2/admin/category/list'>['records'][number]
export default function AttributePage() {
  const id = Number(useParams()['attributeId']) || 0
  const { t } = useTexts('attributesstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/attribute/detail', { id })
  const writes = useMember().may('category.write')
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  const hasValues = of.kind === 'one' || of.kind === 'several'
  return (
    <div className="page case">
      <BackToList
        list="attributes"
        listPath={attributesPath}
        pathOf={(key) => attributePath(Number(key))}
        at={String(id)}
      >
        {t('title')}
      </BackToList>
      <Head {...{ of, writes }} onChanged={again} />
      {fault && <Fault fault={fault} />}
      <div className={hasValues ? 'two attribute-desk' : 'attribute-desk'}>
        <Form key={of.version} {...{ of, writes }} onChanged={again} />
        {hasValues && <Values {...{ of, writes }} onChanged={again} />}
      </div>
    </div>
  )
}
interface Props {
  of: Attribute
  writes: boolean
  onChanged: () => void
}
function Head({ of, writes, onChanged }: Props) {
  const { t } = useTexts('attributesstaff')
  const { lang, number } = useFormat()
  const name = pick(of.name, lang)
  const closing = useDoing(async () => {
    const { id, version, closed } = of
    await call('/api/v2/admin/attribute/close', { id, version, closed: !closed, requestId: newRequestId() })
    say(t(closed ? 'openedDone' : 'closedDone', { name }))
    onChanged()
  })
  return (
    <header className="head">
      <div>
        <h1 className="display">{name}</h1>
        <p>
          <span>{t(`kind.${of.kind}`)}</span>
          <span>{t('goods', { count: of.goods, n: number(of.goods) })}</span>
          <span className="faint">{of.code}</span>
          {of.closed && <State kind="off">{t('closed')}</State>}
        </p>
      </div>
      {writes && (
        <div className="acts">
          {closing.fault && <Fault fault={closing.fault} />}
          <Button
            title={t(of.closed ? 'closedHelp' : 'openHelp')}
            aria-busy={closing.busy}
            onClick={() => void closing.run()}
          >
            {t(of.closed ? 'open' : 'close')}
          </Button>
        </div>
      )}
    </header>
  )
}

const draftOf = ({ name, unit, filter, card, places }: Attribute) => ({ name, unit, filter, card, places })
type Draft = ReturnType<typeof draftOf>
function Form({ of, writes, onChanged }: Props) {
  const { t } = useTexts('attributesstaff')
  const lang = useLang()
  const [draft, set] = useState(() => draftOf(of))
  const change = (part: Partial<Draft>) => set((now) => ({ ...now, ...part }))
  const saving = useDoing(async () => {
    const { id, version } = of
    await call('/api/v2/admin/attribute/edit', { id, version, ...draft, requestId: newRequestId() })
    say(t('saved', { name: pick(draft.name, lang) }))
    onChanged()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saving.run()
  }
  return (
    <form className="attribute-form" onSubmit={submit} noValidate>
      <fieldset className="plain-fieldset attribute-form" disabled={!writes}>
        <TongueField
          label={t('name')}
          help={of.goods > 0 ? t('nameHelp', { count: of.goods }) : ''}
          texts={draft.name}
          max={longest.name}
          onChange={(name) => change({ name })}
        />
        {of.kind === 'number' && (
          <TongueField
            label={t('unit')}
            help={t('unitHelp')}
            texts={draft.unit}
            max={longest.unit}
            onChange={(unit) => change({ unit })}
          />
        )}
        <Shown {...{ of, draft, change }} />
        <Places places={draft.places} onChange={(places) => change({ places })} />
      </fieldset>
      {saving.fault && <Fault fault={saving.fault} />}
      {writes && (
        <p className="row wrap">
          <Button type="primary" htmlType="submit" aria-busy={saving.busy}>
            {t('save')}
          </Button>
          {saving.fault?.reason === 'attributeChanged' && <Button onClick={onChanged}>{t('readAgain')}</Button>}
        </p>
      )}
    </form>
  )
}
interface ShownProps {
  of: Attribute
  draft: Draft
  change: (part: Partial<Draft>) => void
}
function Shown({ of, draft, change }: ShownProps) {
  const { t } = useTexts('attributesstaff')
  return (
    <section>
      <Sec title={t('shown')} />
      <p>
        <Checkbox
          disabled={of.kind === 'text'}
          checked={draft.filter}
          onChange={({ target }) => change({ filter: target.checked })}
        >
          {t('filter')}
        </Checkbox>
        <span className="field-said">{t(of.kind === 'text' ? 'filterText' : 'filterHelp')}</span>
      </p>
      <p>
        <Checkbox checked={draft.card} onChange={({ target }) => change({ card: target.checked })}>
          {t('card')}
        </Checkbox>
        <span className="field-said">{t('cardHelp')}</span>
      </p>
    </section>
  )
}

interface Node {
  value: number
  title: string
  children: Node[]
}
const treeOf = (all: readonly Category[], lang: Language, parentId: number | null = null): Node[] =>
  all
    .filter((one) => one.parentId === parentId)
    .map((one) => ({ value: one.id, title: pick(one.name, lang), children: treeOf(all, lang, one.id) }))
interface PlacesProps {
  places: Draft['places']
  onChange: (places: Draft['places']) => void
}
function Places({ places, onChange }: PlacesProps) {
  const { t } = useTexts('attributesstaff')
  const lang = useLang()
  const { data } = useAsked('/api/v2/admin/category/list', {})
  const all = useMemo(() => data?.records ?? [], [data])
  const tree = useMemo(() => treeOf(all, lang), [all, lang])
  const nameOf = (id: number): string => {
    const one = all.find((c) => c.id === id)
    if (!one) return ''
    return one.parentId === null ? pick(one.name, lang) : `${nameOf(one.parentId)} › ${pick(one.name, lang)}`
  }
  return (
    <section>
      <Sec title={t('places')} note={t('placesNote')} />
      <TreeSelect<number[]>
        aria-label={t('places')}
        className="attribute-places"
        multiple
        treeData={tree}
        treeNodeFilterProp="title"
        placeholder={t('choosePlaces')}
        value={places.map(({ categoryId }) => categoryId)}
        onChange={(ids) =>
          onChange(
            ids.map((categoryId) => places.find((p) => p.categoryId === categoryId) ?? { categoryId, required: false }),
          )
        }
      />
      <ul className="attribute-required">
        {places.map((place) => (
          <li key={place.categoryId} className="row between">
            <span className="cut">{nameOf(place.categoryId)}</span>
            <Checkbox
              checked={place.required}
              aria-label={t('requiredIn', { name: nameOf(place.categoryId) })}
              onChange={({ target }) =>
                onChange(places.map((p) => (p === place ? { ...p, required: target.checked } : p)))
              }
            >
              {t('required')}
            </Checkbox>
          </li>
        ))}
      </ul>
      {places.some(({ required }) => required) && <p className="field-said">{t('requiredHelp')}</p>}
    </section>
  )
}
