// One real name or company: what was told, masked until somebody says why they look; its pictures, each look logged;
// the same number elsewhere; the decision.
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { CheckState, identityDesk, useDocument } from './identities.tsx'
import { RevealQuestion } from './reveal-question.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { CasePage, CaseView } from '#surfaces/console/desk/casework/case-page.tsx'
import { Decide } from '#surfaces/console/desk/casework/decide.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { PrivateFiles } from '#surfaces/console/desk/private-picture.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { identityPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type FullCheck = Output<'/api/v2/admin/auth/detail'>

export default function IdentityPage() {
  const id = Number(useParams()['checkId']) || 0
  const asked = useAsked('/api/v2/admin/auth/detail', { id })
  return (
    <CasePage desk={identityDesk} id={id} asked={asked}>
      {(of) => <Identity of={of} />}
    </CasePage>
  )
}
function Identity({ of }: { of: FullCheck }) {
  const { t } = useTexts('realnamestaff')
  const writes = useMember().may('review.write')
  const facts = (
    <>
      {of.status !== 'underReview' && <CheckState of={of} />}
      <Time at={of.createdAt} />
    </>
  )
  return (
    <CaseView title={t(`wants.${of.kind}`, { name: of.name })} facts={facts} own={of.own} acts={<Acts of={of} />}>
      <Told of={of} writes={writes} />
      <Pictures ids={of.uploadIds} />
      <TwinList twins={of.twins} />
      {of.reason && (
        <section>
          <Sec title={t('answer')} />
          <p>{of.reason}</p>
        </section>
      )}
    </CaseView>
  )
}
function Acts({ of }: { of: FullCheck }) {
  const { t } = useTexts('realnamestaff')
  const elsewhere = of.twins.some(({ status }) => status === 'approved')
  return (
    <Decide
      suggested={of.duplicates > 0 ? 'reject' : 'approve'}
      needs={{ approve: elsewhere }}
      titles={{ approve: t('approveTitle', { name: of.name }), reject: t('rejectTitle', { name: of.name }) }}
      decide={(decision, reason) =>
        call('/api/v2/admin/auth/audit', { id: of.id, decision, ...(reason && { reason }) })
      }
    >
      {(decision) => (
        <p>{decision === 'reject' ? t('rejectText') : elsewhere ? t('approveTwin') : t(`approveText.${of.kind}`)}</p>
      )}
    </Decide>
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
      <div className="case-files">
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
