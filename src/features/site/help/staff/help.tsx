// Help at the staff's desk: topics in their order, problems in each, and whom they helped.
import { Button } from 'antd'
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { createContext, use, useState } from 'react'
import { Link } from 'react-router'
import './help-desk.css'
import type { Topic } from './shape.ts'
import { TopicQuestion } from './topic-question.tsx'
import { ContentRooms } from '#features/site/content/staff/parts/rooms.tsx'
import { pick } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Input } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { helpProblemPath, newHelpProblemPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Problem = Topic['problems'][number]
type Move = Omit<Input<'/api/v2/admin/help/move'>, 'requestId'>
/** What moves; missing where nothing may be written. */
const Hands = createContext<((move: Move) => void) | undefined>(undefined)

export default function HelpDesk() {
  const { t } = useTexts('helpstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/help/list', {})
  const writes = useMember().may('content.write')
  const [asks, ask] = useState<Topic | 'new'>()
  const moving = useDoing(async (move: Move) => {
    await call('/api/v2/admin/help/move', { ...move, requestId: newRequestId() })
    again()
  })
  const done = () => {
    ask(undefined)
    again()
  }
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        <p>{t('note')}</p>
        <div className="acts">{writes && <Button onClick={() => ask('new')}>{t('topic.add')}</Button>}</div>
      </header>
      <ContentRooms />
      {fault && data && <Fault fault={fault} />}
      {moving.fault && <Fault fault={moving.fault} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data?.records.length === 0 && <Empty draw="box" title={t('none')} text={t('note')} />}
      <Hands value={writes ? (move) => void moving.run(move) : undefined}>
        {data?.records.map((topic) => (
          <TopicPart key={topic.id} of={topic} all={data.records} onEdit={() => ask(topic)} />
        ))}
      </Hands>
      {asks && <TopicQuestion of={asks === 'new' ? undefined : asks} onClose={() => ask(undefined)} onDone={done} />}
    </div>
  )
}
function TopicPart({ of, all, onEdit }: { of: Topic; all: readonly Topic[]; onEdit: () => void }) {
  const { t } = useTexts('helpstaff')
  const name = pick(of.name, useLang())
  const writes = use(Hands) !== undefined
  return (
    <section className="help-topic">
      <header className="row between">
        <h2 className={of.hidden ? 'muted' : 'strong'}>
          {name}
          {of.hidden && <span className="mark"> {t('hidden')}</span>}
        </h2>
        <span className="row">
          <Movers kind="topic" ids={all.map(({ id }) => id)} id={of.id} name={name} />
          {writes && (
            <>
              <button type="button" className="icon-button" aria-label={t('topic.editOf', { name })} onClick={onEdit}>
                <Pencil className="i" size={15} />
              </button>
              <Link className="link small" to={newHelpProblemPath(of.id)}>
                {t('problem.add')}
              </Link>
            </>
          )}
        </span>
      </header>
      <ol>
        {of.problems.map((problem) => (
          <ProblemLine key={problem.id} of={problem} ids={of.problems.map(({ id }) => id)} />
        ))}
      </ol>
      {of.problems.length === 0 && <p className="small muted">{t('topic.empty')}</p>}
    </section>
  )
}
function ProblemLine({ of, ids }: { of: Problem; ids: readonly number[] }) {
  const { t } = useTexts('helpstaff')
  const title = pick(of.title, useLang())
  return (
    <li className="row between">
      <Link className={of.hidden ? 'grow muted' : 'grow'} to={helpProblemPath(of.id)}>
        {title}
        {of.hot && <span className="mark"> {t('hot')}</span>}
        {of.hidden && <span className="mark"> {t('hidden')}</span>}
        {!of.whole && <span className="mark miss"> {t('untranslated')}</span>}
      </Link>
      {of.helped + of.notHelped > 0 && (
        <span className="small muted nowrap">{t('helped', { n: of.helped, of: of.helped + of.notHelped })}</span>
      )}
      <Movers kind="problem" ids={ids} id={of.id} name={title} />
    </li>
  )
}
interface MoversProps {
  kind: Move['kind']
  ids: readonly number[]
  id: number
  name: string
}
function Movers({ kind, ids, id, name }: MoversProps) {
  const { t } = useTexts('helpstaff')
  const move = use(Hands)
  if (!move) return null
  const at = ids.indexOf(id)
  const put = (before: number | undefined) => move({ kind, id, topicId: null, before: before ?? null })
  return (
    <span className="row help-movers">
      <button
        type="button"
        className="icon-button"
        disabled={at === 0}
        aria-label={t('up', { name })}
        onClick={() => put(ids[at - 1])}
      >
        <ArrowUp className="i" size={15} />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={at === ids.length - 1}
        aria-label={t('down', { name })}
        onClick={() => put(ids[at + 2])}
      >
        <ArrowDown className="i" size={15} />
      </button>
    </span>
  )
}
