// One application: the form as it was filled in, a check at every field; a note is written at its field and comes back
// to exactly there. The red button follows the notes: with one it is returning, without approving.
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import './applying.css'
import { ApplicationAside } from './application-aside.tsx'
import { ApproveQuestion, RevealQuestion } from './application-questions.tsx'
import type { FullApplication, Notes } from './full-application.ts'
import { FieldRow } from './field-row.tsx'
import { applicationDesk } from './merchants.tsx'
import { fields, stepNames, steps, type Field, type Step } from '../content.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { isFree } from '#surfaces/console/desk/casework/calls.ts'
import { CasePage, CaseView, useCase } from '#surfaces/console/desk/casework/case-page.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { merchantPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const kinds: Record<Exclude<FullApplication['status'], 'inReview'>, StateKind> = {
  draft: 'pay',
  returned: 'pay',
  approved: 'done',
}

export default function ApplicationPage() {
  const id = Number(useParams()['applicationId']) || 0
  const asked = useAsked('/api/v2/admin/merchant/apply/detail', { id })
  return (
    <CasePage desk={applicationDesk} id={id} asked={asked}>
      {(of) => <Application of={of} />}
    </CasePage>
  )
}
function Application({ of }: { of: FullApplication }) {
  const { t } = useTexts('applyingstaff')
  const may = useMember().may('merchant.write') && of.who !== null
  const own = of.who?.own ?? false
  const [notes, setNotes] = useState<Notes>(new Map())
  const notable = may && of.status === 'inReview' && !own && isFree(of.taken)
  const note = (field: Field, text: string | undefined) =>
    setNotes((now) => {
      const next = new Map(now)
      if (text === undefined) next.delete(field)
      else next.set(field, text)
      return next
    })
  return (
    <CaseView
      title={t(of.status === 'approved' ? 'opened' : 'wants', { shop: of.name })}
      facts={<Facts of={of} notes={notes} />}
      own={own}
      acts={<Acts key={of.version} of={of} notes={notes} onReturned={() => setNotes(new Map())} />}
      beside={<ApplicationAside of={of} notes={notes} />}
      gone={of.who === null || of.status === 'draft'}
    >
      {stepNames.map((step) => (
        <Group key={step} of={of} step={step} notes={notes} onNote={notable ? note : undefined}>
          {step === 'bank' && may && <Reveal of={of} />}
        </Group>
      ))}
    </CaseView>
  )
}

/** Fields with words; a birthday only where the document does not say it. */
const isShown = (of: FullApplication, field: Field): boolean =>
  field !== 'legalBirthday' || of.content.document !== 'idCard'

function Facts({ of, notes }: { of: FullApplication; notes: Notes }) {
  const { t } = useTexts('applyingstaff')
  const warned = of.checks.filter(({ good }) => !good).length
  const count = fields.filter((field) => isShown(of, field)).length
  return (
    <>
      {of.status !== 'inReview' && <State kind={kinds[of.status]}>{t(`state.${of.status}`)}</State>}
      {of.status === 'inReview' && (
        <Left from={of.sentAt} at={of.dueAt}>
          {t('leftOf')}
        </Left>
      )}
      <span className="muted">{t('summary', { fields: count })}</span>
      {warned > 0 && <span className="apply-check warn">{t('summaryWarn', { count: warned })}</span>}
      {notes.size > 0 && <span className="apply-check warn">{t('summaryNotes', { count: notes.size })}</span>}
      {of.merchantId !== null && (
        <Link className="link" to={merchantPath(of.merchantId)}>
          {t('column.shop')}
        </Link>
      )}
    </>
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

function Acts({ of, notes, onReturned }: { of: FullApplication; notes: Notes; onReturned: () => void }) {
  const { t } = useTexts('applyingstaff')
  const { decided } = useCase()
  const [approving, setApproving] = useState(false)
  const [requestId] = useState(newRequestId)
  const said = [...notes].map(([field, text]) => ({ field, text: text.trim() })).filter(({ text }) => text !== '')
  const returning = useDoing(async () => {
    const { id, version } = of
    await call('/api/v2/admin/merchant/apply/audit', { id, version, decision: 'return', notes: said, requestId })
    say(t('returned'))
    onReturned()
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
