// One problem of help and its answer, in three languages side by side; its topic and whether it is shown.
import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './help-desk.css'
import { Preview } from '#features/site/content/staff/parts/preview.tsx'
import { Tongues } from '#features/site/content/staff/parts/tongues.tsx'
import { pick } from '#kernel/text/language.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Input, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { helpDeskPath, helpProblemPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Kept = Output<'/api/v2/admin/help/problem/detail'>
type Typed = Omit<Input<'/api/v2/admin/help/problem/add'>, 'requestId'>
type Topics = Output<'/api/v2/admin/help/list'>['records']

export default function HelpProblem() {
  const { t } = useTexts('helpstaff')
  const { problemId } = useParams()
  const [params] = useSearchParams()
  const id = problemId ? Number(problemId) : undefined
  const kept = useAsked('/api/v2/admin/help/problem/detail', id === undefined ? null : { id })
  const topics = useAsked('/api/v2/admin/help/list', {})
  const of = kept.data?.id === id ? kept.data : undefined
  const fault = kept.fault ?? topics.fault
  const ready = topics.data && (id === undefined || of)
  return (
    <div className="page case">
      <BackToList
        list="help"
        listPath={helpDeskPath}
        pathOf={(key) => helpProblemPath(Number(key))}
        at={problemId ?? ''}
      >
        {t('title')}
      </BackToList>
      {!ready && (fault ? <Failed fault={fault} onRetry={kept.again} /> : <Bones rows={6} />)}
      {ready && (
        <Form
          key={`${of?.id} ${of?.revision}`}
          kept={of}
          topicId={Number(params.get('topic'))}
          topics={topics.data!.records}
          onAgain={kept.again}
        />
      )}
    </div>
  )
}
const typedOf = (kept: Kept | undefined, topicId: number): Typed => {
  if (!kept) return { topicId, title: {}, body: {}, hot: false, hidden: false }
  const { title, body, hot, hidden } = kept
  return { topicId: kept.topicId, title, body, hot, hidden }
}
interface FormProps {
  kept: Kept | undefined
  topicId: number
  topics: Topics
  onAgain: () => void
}
function Form({ kept, topicId, topics, onAgain }: FormProps) {
  const { t } = useTexts('helpstaff')
  const go = useNavigate()
  const writes = useMember().may('content.write')
  const [typed, set] = useState(() => typedOf(kept, topicId))
  const [shows, show] = useState(false)
  const saving = useDoing(async () => {
    const wish = { ...typed, requestId: newRequestId() }
    const path = '/api/v2/admin/help/problem/'
    if (kept) await call(`${path}edit`, { ...wish, id: kept.id, revision: kept.revision })
    else await call(`${path}add`, wish)
    say(t('saved'))
    await go(helpDeskPath)
  })
  return (
    <>
      <header className="head">
        <h1 className="display">{t(kept ? 'problem.edit' : 'problem.add')}</h1>
        {kept && <p>{t('helped', { n: kept.helped, of: kept.helped + kept.notHelped })}</p>}
        <div className="acts">
          <Button onClick={() => show(true)}>{t('preview')}</Button>
          {writes && (
            <Button type="primary" aria-busy={saving.busy} onClick={() => void saving.run()}>
              {t('save')}
            </Button>
          )}
        </div>
      </header>
      {saving.fault && <Fault fault={saving.fault} />}
      {saving.fault?.reason === 'contentChanged' && <Button onClick={onAgain}>{t('loadAgain')}</Button>}
      <Tongues
        words={typed}
        locked={!writes}
        titleLabel={t('problem.title')}
        onChange={({ title, body }) => set({ ...typed, title, body })}
      />
      <Marks typed={typed} topics={topics} locked={!writes} onChange={set} />
      {kept && writes && <Delete of={kept} />}
      {shows && <Preview words={typed} onClose={() => show(false)} />}
    </>
  )
}
interface MarksProps {
  typed: Typed
  topics: Topics
  locked: boolean
  onChange: (typed: Typed) => void
}
function Marks({ typed, topics, locked, onChange }: MarksProps) {
  const { t } = useTexts('helpstaff')
  const lang = useLang()
  return (
    <fieldset className="plain-fieldset help-fields" disabled={locked}>
      <Field label={t('problem.topic')}>
        {(own) => (
          <Select
            {...own}
            value={typed.topicId || undefined}
            options={topics.map(({ id, name }) => ({ value: id, label: pick(name, lang) }))}
            onChange={(topicId) => onChange({ ...typed, topicId })}
          />
        )}
      </Field>
      <Checkbox checked={typed.hot} onChange={({ target }) => onChange({ ...typed, hot: target.checked })}>
        {t('problem.hot')}
      </Checkbox>
      <Checkbox checked={typed.hidden} onChange={({ target }) => onChange({ ...typed, hidden: target.checked })}>
        {t('problem.hide')}
      </Checkbox>
    </fieldset>
  )
}
function Delete({ of: { id, revision } }: { of: Kept }) {
  const { t } = useTexts('helpstaff')
  const go = useNavigate()
  const [asks, ask] = useState(false)
  const doing = useDoing(async () => {
    await call('/api/v2/admin/help/problem/delete', { id, revision, requestId: newRequestId() })
    say(t('deleted'))
    await go(helpDeskPath)
  })
  return (
    <p className="content-end">
      <Button danger onClick={() => ask(true)}>
        {t('problem.delete')}
      </Button>
      {asks && (
        <Question
          title={t('problem.deleteTitle')}
          verb={t('problem.delete')}
          doing={doing}
          onDo={() => void doing.run()}
          onClose={() => ask(false)}
        >
          <p className="small muted">{t('problem.deleteText')}</p>
        </Question>
      )}
    </p>
  )
}
