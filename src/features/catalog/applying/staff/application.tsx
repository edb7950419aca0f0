// One application: the form as it was filled in, a check at every field; a note is written at its field and comes back
// to exactly there. The red button follows the notes: with one it is returning, without approving.
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './applying.css'
import { ApplicationAside } from './application-aside.tsx'
import { ApproveQuestion, RevealQuestion } from './application-questions.tsx'
import type { FullApplication, Notes } from './full-application.ts'
import { FieldRow } from './field-row.tsx'
import { fields, stepNames, steps, type Field, type Step } from '../content.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { holding } from '#surfaces/console/desk/casework/calls.ts'
import { Hold, Holder } from '#surfaces/console/desk/casework/hold.tsx'
import { useNextCase } from '#surfaces/console/desk/casework/next-case.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { applicationPath, merchantPath, merchantsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const applicationCalls = '/api/v2/admin/merchant/apply'
const kinds: Record<FullApplication['status'], StateKind> = {
  draft: 'pay',
  inReview: 'asked',
  returned: 'pay',
  approved: 'done',
}

export default function ApplicationPage() {
  const id = Number(useParams()['applicationId'])
  const { data, fault, again } = useAsked('/api/v2/admin/merchant/apply/detail', { id })
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />}</div>
  return (
    <div className="page case">
      <Case key={`${of.id} ${of.version}`} of={of} again={again} />
    </div>
  )
}

function Case({ of, again }: { of: FullApplication; again: () => void }) {
  const { t } = useTexts('applyingstaff')
  const todo = useTodo()
  const may = useMember().may('merchant.write')
  const [notes, setNotes] = useState<Notes>(new Map())
  const waits = may && of.status === 'inReview' && of.who !== null && !of.who.own
  const acts = waits && (of.taken === null || of.taken.mine)
  const done = () => {
    again()
    todo.again()
  }
  const note = (field: Field, text: string | undefined) =>
    setNotes((now) => {
      const next = new Map(now)
      if (text === undefined) next.delete(field)
      else next.set(field, text)
      return next
    })
  return (
    <>
      <BackToList
        list="applications"
        listPath={merchantsPath}
        pathOf={(key) => applicationPath(Number(key))}
        at={String(of.id)}
      >
        {t('title')}
      </BackToList>
      <Head of={of} notes={notes}>
        {waits && <Hold hold={holding(applicationCalls, of.id)} taken={of.taken} onDone={done} />}
        {acts && <Acts of={of} notes={notes} onDone={done} />}
      </Head>
      {of.who?.own && of.status === 'inReview' && <p className="note">{t('who.own')}</p>}
      <div className="two">
        <div>
          {stepNames.map((step) => (
            <Group key={step} of={of} step={step} notes={notes} onNote={acts ? note : undefined}>
              {step === 'bank' && may && of.who !== null && <Reveal of={of} />}
            </Group>
          ))}
        </div>
        <ApplicationAside of={of} notes={notes} mayNote={may && of.who !== null} />
      </div>
    </>
  )
}

/** Fields with words; a birthday only where the document does not say it. */
const isShown = (of: FullApplication, field: Field): boolean =>
  field !== 'legalBirthday' || of.content.document !== 'idCard'

function Head({ of, notes, children }: { of: FullApplication; notes: Notes; children: React.ReactNode }) {
  const { t } = useTexts('applyingstaff')
  const warned = of.checks.filter(({ good }) => !good).length
  const count = fields.filter((field) => isShown(of, field)).length
  return (
    <header className="head">
      <div>
        <h1 className="display">{t(of.status === 'approved' ? 'opened' : 'wants', { shop: of.name })}</h1>
        <p>
          <State kind={kinds[of.status]}>{t(`state.${of.status}`)}</State>
          {of.status === 'inReview' && (
            <Left from={of.sentAt} at={of.dueAt}>
              {t('leftOf')}
            </Left>
          )}
          {of.taken && <Holder taken={of.taken} />}
          <span className="muted">{t('summary', { fields: count })}</span>
          {warned > 0 && <span className="apply-check warn">{t('summaryWarn', { count: warned })}</span>}
          {notes.size > 0 && <span className="apply-check warn">{t('summaryNotes', { count: notes.size })}</span>}
          {of.merchantId !== null && (
            <Link className="link" to={merchantPath(of.merchantId)}>
              {t('column.shop')}
            </Link>
          )}
        </p>
      </div>
      <div className="acts">{children}</div>
    </header>
  )
}

interface GroupProps {
  of: FullApplication
  step: Step
  notes: Notes
  onNote: ((field: Field, text: string | undefined) => void) | undefined
  children: React.ReactNode
}
function Group({ of, step, notes, onNote, children }: GroupProps) {
  const { t } = useTexts('applyingstaff')
  return (
    <section>
      <Sec title={t(`group.${step}`)} end={children} />
      <ul className="apply-fields">
        {steps[step]
          .filter((field) => isShown(of, field))
          .map((field) => (
            <FieldRow
              key={field}
              of={of}
              field={field}
              note={notes.get(field)}
              onNote={onNote && field !== 'agreed' ? (text) => onNote(field, text) : undefined}
            />
          ))}
      </ul>
    </section>
  )
}
function Reveal({ of }: { of: FullApplication }) {
  const { t } = useTexts('applyingstaff')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t('act.reveal')}
      </button>
      {open && <RevealQuestion of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

function Acts({ of, notes, onDone }: { of: FullApplication; notes: Notes; onDone: () => void }) {
  const { t } = useTexts('applyingstaff')
  const next = useNextCase('applications', String(of.id), (key) => applicationPath(Number(key)))
  const decided = () => {
    onDone()
    next()
  }
  const [approving, setApproving] = useState(false)
  const [requestId] = useState(newRequestId)
  const said = [...notes].map(([field, text]) => ({ field, text: text.trim() })).filter(({ text }) => text !== '')
  const returning = useDoing(async () => {
    const { id, version } = of
    await call('/api/v2/admin/merchant/apply/audit', { id, version, decision: 'return', notes: said, requestId })
    say(t('returned'))
    decided()
  })
  const giveBack = () => said.length > 0 && void returning.run()
  useKeys({ r: giveBack, a: () => setApproving(true) })
  return (
    <>
      {returning.fault && <Fault fault={returning.fault} />}
      {said.length > 0 && (
        <Button type="primary" aria-busy={returning.busy} onClick={giveBack}>
          {t('act.return', { count: said.length })} <kbd>R</kbd>
        </Button>
      )}
      <Button type={said.length > 0 ? 'default' : 'primary'} onClick={() => setApproving(true)}>
        {t('act.approve')} <kbd>A</kbd>
      </Button>
      {approving && (
        <ApproveQuestion
          of={of}
          onClose={() => setApproving(false)}
          onDone={() => {
            setApproving(false)
            decided()
          }}
        />
      )}
    </>
  )
}
