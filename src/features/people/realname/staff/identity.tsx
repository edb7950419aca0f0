// One real name or company: what was told, masked until somebody says why they look; its pictures, each look logged;
// the same number elsewhere; the decision.
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { CheckState, useDocument } from './identities.tsx'
import { RevealQuestion } from './reveal-question.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { CaseFile } from '#surfaces/console/desk/casework/case-file.tsx'
import { Decide } from '#surfaces/console/desk/casework/decide.tsx'
import { holding } from '#surfaces/console/desk/casework/calls.ts'
import { Hold } from '#surfaces/console/desk/casework/hold.tsx'
import { useNextCase } from '#surfaces/console/desk/casework/next-case.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { PrivateFiles } from '#surfaces/console/desk/private-picture.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { identitiesPath, identityPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type FullCheck = Output<'/api/v2/admin/auth/detail'>
const base = '/api/v2/admin/auth'
const pathOf = (key: string) => identityPath(Number(key))

export default function Identity() {
  const id = Number(useParams()['checkId']) || 0
  const { t } = useTexts('realnamestaff')
  const { data, fault, again } = useAsked('/api/v2/admin/auth/detail', { id })
  const todo = useTodo()
  const writes = useMember().may('review.write')
  const of = data?.id === id ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case" key={of.id}>
      <BackToList list="identities" listPath={identitiesPath} pathOf={pathOf} at={String(id)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t(`wants.${of.kind}`, { name: of.name })}</h1>
          <p>
            <CheckState of={of} />
            <Time at={of.createdAt} />
          </p>
        </div>
        <div className="acts">{writes && of.status === 'underReview' && !of.own && <Acts of={of} onDone={done} />}</div>
      </header>
      {fault && <Fault fault={fault} />}
      {of.own && of.status === 'underReview' && <OwnNote />}
      <div className="two">
        <div>
          <Told of={of} writes={writes} />
          <Pictures ids={of.uploadIds} />
          <TwinList twins={of.twins} />
          {of.reason && (
            <section>
              <Sec title={t('answer')} />
              <p>{of.reason}</p>
            </section>
          )}
        </div>
        <aside aria-label={t('beside')}>
          <CaseFile base={base} id={of.id} version={of.status} mayNote={writes} />
        </aside>
      </div>
    </div>
  )
}
function OwnNote() {
  const { t } = useTexts('console')
  return <p className="note">{t('casework.own')}</p>
}
function Acts({ of, onDone }: { of: FullCheck; onDone: () => void }) {
  const { t } = useTexts(['realnamestaff', 'console'])
  const next = useNextCase('identities', String(of.id), pathOf)
  const decide = async (decision: 'approve' | 'reject', reason: string) => {
    await call('/api/v2/admin/auth/audit', { id: of.id, decision, ...(reason && { reason }) })
    say(t('console:casework.done'))
    onDone()
    next()
  }
  const elsewhere = of.twins.some(({ status }) => status === 'approved')
  return (
    <>
      <Hold hold={holding(base, of.id)} taken={of.taken} onDone={onDone} />
      {(!of.taken || of.taken.mine) && (
        <Decide
          suggested={of.duplicates > 0 ? 'reject' : 'approve'}
          approvalNeedsReason={elsewhere}
          titles={{ approve: t('approveTitle', { name: of.name }), reject: t('rejectTitle', { name: of.name }) }}
          decide={decide}
        >
          {(decision) => (
            <p>
              {decision === 'reject' ? t('rejectText') : elsewhere ? t('approveTwin') : t(`approveText.${of.kind}`)}
            </p>
          )}
        </Decide>
      )}
    </>
  )
}
function Told({ of, writes }: { of: FullCheck; writes: boolean }) {
  const { t } = useTexts('realnamestaff')
  const documentOf = useDocument()
  const [asking, ask] = useState(false)
  const facts = [
    ['name', of.name],
    ['document', documentOf(of)],
    ['number', of.number],
    ['account', of.nickName],
  ] as const
  const end = writes && (
    <button type="button" className="link" onClick={() => ask(true)}>
      {t('reveal')}
    </button>
  )
  return (
    <section>
      <Sec title={t('told')} note={t('masked')} end={end} />
      <dl className="case-facts">
        {facts.map(([key, text]) => (
          <div key={key}>
            <dt>{t(`column.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {asking && <RevealQuestion id={of.id} onClose={() => ask(false)} />}
    </section>
  )
}
function Pictures({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts('realnamestaff')
  return (
    <section>
      <Sec title={t('pictures')} note={t('picturesNote')} />
      <div style={{ paddingTop: 12 }}>
        {ids.length > 0 ? <PrivateFiles ids={ids} large /> : <p className="muted">{t('noPictures')}</p>}
      </div>
    </section>
  )
}
function TwinList({ twins }: { twins: FullCheck['twins'] }) {
  const { t } = useTexts('realnamestaff')
  if (twins.length === 0) return null
  return (
    <section>
      <Sec title={t('twinsTitle')} />
      <ul className="units">
        {twins.map((twin) => (
          <li key={twin.id}>
            <Link className="link" to={identityPath(twin.id)}>
              {twin.name}
            </Link>
            <span className="muted">{twin.nickName}</span>
            <span>{t(`kind.${twin.kind}`)}</span>
            <span>{t(`state.${twin.status}`)}</span>
            <Time at={twin.createdAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
