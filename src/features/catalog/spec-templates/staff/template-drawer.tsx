// A template of a spec, new or kept: what it is called, the spec and its values, where it is offered.
import { Button, Drawer, TreeSelect } from 'antd'
import { useMemo, useState, type FormEvent } from 'react'
import { longest } from '../limits.ts'
import { ChoiceRows, emptyChoice, type DraftChoice } from './choice-rows.tsx'
import type { Template } from './shape.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { pick, type Language, type Texts } from '#kernel/text/language.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing, type Doing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Draft {
  title: Texts
  name: Texts
  choices: DraftChoice[]
  categoryIds: number[]
}
const draftOf = (of: Template | undefined): Draft =>
  of
    ? {
        title: of.title,
        name: of.name,
        choices: of.choices.map((one) => emptyChoice(one)),
        categoryIds: of.categoryIds,
      }
    : { title: {}, name: {}, choices: [emptyChoice()], categoryIds: [] }
interface Props {
  /** undefined: a new one */
  of: Template | undefined
  writes: boolean
  onClose: () => void
  onChanged: () => void
}
function useTyped({ of, onClose, onChanged }: Props) {
  const { t } = useTexts('spectemplatesstaff')
  const lang = useLang()
  const [draft, set] = useState(() => draftOf(of))
  const change = (part: Partial<Draft>) => set((now) => ({ ...now, ...part }))
  const done = (word: 'saved' | 'dropped') => {
    say(t(word, { name: pick(draft.title, lang) }))
    onClose()
    onChanged()
  }
  const saving = useDoing(async () => {
    const { title, name, categoryIds } = draft
    const choices = draft.choices
      .filter((one) => Object.values(one.name).some((text) => text?.trim()))
      .map((one) => ({ name: one.name, colour: one.colour }))
    const wish = { title, name, categoryIds, choices, requestId: newRequestId() }
    if (of) await call('/api/v2/admin/spec/edit', { ...wish, id: of.id, version: of.version })
    else await call('/api/v2/admin/spec/add', wish)
    done('saved')
  })
  const dropping = useDoing(async () => {
    await call('/api/v2/admin/spec/delete', { id: of!.id, requestId: newRequestId() })
    done('dropped')
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saving.run()
  }
  return { draft, change, saving, dropping, submit }
}
export function TemplateDrawer(props: Props) {
  const { of, writes, onClose, onChanged } = props
  const { t } = useTexts('spectemplatesstaff')
  const lang = useLang()
  const [asks, ask] = useState(false)
  const { draft, change, saving, dropping, submit } = useTyped(props)
  return (
    <Drawer
      open
      size={620}
      styles={{ wrapper: { maxWidth: '100%' } }}
      mask={false}
      title={of ? pick(of.title, lang) : t('add')}
      onClose={onClose}
      footer={
        writes && (
          <div className="row">
            <Button type="primary" htmlType="submit" form="spec-template" aria-busy={saving.busy}>
              {t('save')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
            {of && (
              <Button danger onClick={() => ask(true)}>
                {t('drop')}
              </Button>
            )}
          </div>
        )
      }
    >
      <form id="spec-template" className="spec-form" onSubmit={submit} noValidate>
        <fieldset className="plain-fieldset spec-form" disabled={!writes}>
          <Fields draft={draft} change={change} />
          {of && <p className="field-said">{t('untouched')}</p>}
        </fieldset>
        {saving.fault && <Fault fault={saving.fault} />}
        {saving.fault?.reason === 'specTemplateChanged' && <Button onClick={onChanged}>{t('readAgain')}</Button>}
      </form>
      {asks && <DropQuestion name={pick(draft.title, lang)} dropping={dropping} onClose={() => ask(false)} />}
    </Drawer>
  )
}

interface DropProps {
  name: string
  dropping: Doing<[]>
  onClose: () => void
}
function DropQuestion({ name, dropping, onClose }: DropProps) {
  const { t } = useTexts('spectemplatesstaff')
  return (
    <Question
      title={t('dropTitle', { name })}
      verb={t('drop')}
      doing={dropping}
      onDo={() => void dropping.run()}
      onClose={onClose}
    >
      <p className="small muted">{t('untouched')}</p>
    </Question>
  )
}
function Fields({ draft, change }: { draft: Draft; change: (part: Partial<Draft>) => void }) {
  const { t } = useTexts('spectemplatesstaff')
  return (
    <>
      <TongueField
        label={t('called')}
        help={t('calledHelp')}
        texts={draft.title}
        max={longest.title}
        onChange={(title) => change({ title })}
      />
      <TongueField
        label={t('spec')}
        help={t('specHelp')}
        texts={draft.name}
        max={longest.name}
        onChange={(name) => change({ name })}
      />
      <ChoiceRows choices={draft.choices} onChange={(choices) => change({ choices })} />
      <Places ids={draft.categoryIds} onChange={(categoryIds) => change({ categoryIds })} />
    </>
  )
}
interface Node {
  value: number
  title: string
  children: Node[]
}
type Category = Output<'/api/v2/admin/category/list'>['records'][number]
const treeOf = (all: readonly Category[], lang: Language, parentId: number | null = null): Node[] =>
  all
    .filter((one) => one.parentId === parentId)
    .map((one) => ({ value: one.id, title: pick(one.name, lang), children: treeOf(all, lang, one.id) }))
function Places({ ids, onChange }: { ids: number[]; onChange: (ids: number[]) => void }) {
  const { t } = useTexts('spectemplatesstaff')
  const lang = useLang()
  const { data } = useAsked('/api/v2/admin/category/list', {})
  const tree = useMemo(() => treeOf(data?.records ?? [], lang), [data, lang])
  return (
    <Field label={t('places')} help={t('placesHelp')}>
      {(own) => (
        <TreeSelect<number[]>
          {...own}
          multiple
          treeData={tree}
          treeNodeFilterProp="title"
          placeholder={t('everywhere')}
          value={ids}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
