// One feedback at the staff's desk: what was sent, what was answered, who looks after it.
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './feedback.css'
import { AnswerForm } from './answer-form.tsx'
import { CloseQuestion } from './close-question.tsx'
import { FeedbackState } from './feedback-list.tsx'
import type { FullFeedback } from './shape.ts'
import { Shots } from './shots.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { feedbackListPath, feedbackPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function FeedbackCase() {
  const { t } = useTexts('feedbackstaff')
  const id = Number(useParams()['feedbackId'])
  const { data, fault, again } = useAsked('/api/v2/admin/feedback/detail', { id })
  const todo = useTodo()
  const writes = useMember().may('feedback.write')
  const of = data?.id === id ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  const answers = writes && of.status !== 'closed'
  return (
    <div className="page case">
      <BackToList
        list="feedback"
        listPath={feedbackListPath}
        pathOf={(key) => feedbackPath(Number(key))}
        at={String(id)}
      >
        {t('title')}
      </BackToList>
      <Head of={of} answers={answers} onDone={done} />
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          <Said of={of} />
          {answers && <AnswerForm key={of.thread.length} of={of} onDone={done} />}
        </div>
        <Facts of={of} answers={answers} onDone={done} />
      </div>
    </div>
  )
}
interface PartProps {
  of: FullFeedback
  answers: boolean
  onDone: () => void
}
function Head({ of, answers, onDone }: PartProps) {
  const { t } = useTexts('feedbackstaff')
  const member = useMember()
  const [closes, close] = useState(false)
  const taking = useDoing(async () => {
    await call('/api/v2/admin/feedback/assign', { id: of.id, to: member.userId, requestId: newRequestId() })
    onDone()
  })
  return (
    <header className="head">
      <div>
        <h1 className="display">{of.type}</h1>
        <p>
          <FeedbackState of={of} />
          {of.status === 'open' && (
            <Left from={of.waitsSince} at={of.lateAt}>
              {t('answerWithin')}
            </Left>
          )}
        </p>
      </div>
      {answers && (
        <div className="acts">
          {!of.mine && (
            <Button aria-busy={taking.busy} onClick={() => void taking.run()}>
              {t('take')}
            </Button>
          )}
          <Button onClick={() => close(true)}>{t('close.act')}</Button>
          {taking.fault && <Fault fault={taking.fault} />}
          {closes && <CloseQuestion id={of.id} onClose={() => close(false)} onDone={onDone} />}
        </div>
      )}
    </header>
  )
}
function Said({ of }: { of: FullFeedback }) {
  const { t } = useTexts('feedbackstaff')
  return (
    <section>
      <Sec title={t('said')} note={t('inLanguage', { of: t(`language.${of.lang}`) })} />
      <ol className="feedback-said">
        <li lang={of.lang}>
          <p className="row between small muted">
            <b className="strong">{of.by}</b>
            <Time at={of.createdAt} />
          </p>
          <p className="breaks">{of.content}</p>
          <Shots uploadIds={of.uploadIds} />
        </li>
        {of.thread.map(({ id, body, at, staff }) => (
          <li key={id} className={staff === null ? '' : 'ours'}>
            <p className="row between small muted">
              <b className="strong">{staff === null ? of.by : t('byStaff', { name: staff })}</b>
              <Time at={at} />
            </p>
            <p className="breaks">{body}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
function Facts({ of, answers, onDone }: PartProps) {
  const { t } = useTexts('feedbackstaff')
  const handing = useDoing(async (to: number | null) => {
    await call('/api/v2/admin/feedback/assign', { id: of.id, to, requestId: newRequestId() })
    say(t('handed'))
    onDone()
  })
  return (
    <aside aria-label={t('facts')}>
      <section>
        <Sec title={t('contact')} />
        <p className="breaks">{of.contact || <span className="muted">{t('noContact')}</span>}</p>
      </section>
      <section>
        <Field label={t('assigned')}>
          {(own) => (
            <Select
              {...own}
              disabled={!answers}
              value={of.assigned?.userId ?? 0}
              options={[
                { value: 0, label: t('nobody') },
                ...of.staff.map(({ userId, name }) => ({ value: userId, label: name })),
              ]}
              onChange={(to) => void handing.run(to === 0 ? null : to)}
            />
          )}
        </Field>
        {handing.fault && <Fault fault={handing.fault} />}
      </section>
    </aside>
  )
}
