// One case about a review: what waits, why, and the decision with its reason. Whoever takes it has it for a while.
import { useParams } from 'react-router'
import { CaseState, commentDesk, type FullCase } from './cases.tsx'
import { ReviewFacts } from '../merchant/review-facts.tsx'
import { Said, Shots } from '../merchant/review-words.tsx'
import { ReportList } from '#features/catalog/reporting/staff/parts/report-list.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { CasePage, CaseView } from '#surfaces/console/desk/casework/case-page.tsx'
import { Decide } from '#surfaces/console/desk/casework/decide.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export default function ReviewCasePage() {
  const caseId = Number(useParams()['caseId']) || 0
  const asked = useAsked('/api/v2/admin/comment/detail', { caseId })
  return (
    <CasePage desk={commentDesk} id={caseId} asked={asked}>
      {(of) => <ReviewCase of={of} />}
    </CasePage>
  )
}
function ReviewCase({ of }: { of: FullCase }) {
  const { t } = useTexts(['reviewingstaff', 'reviewingmerchant'])
  const facts = (
    <>
      <b className="strong">{of.review.merchant.name}</b>
      {of.state !== 'open' && <CaseState of={of} />}
      <Time at={of.createdAt} />
    </>
  )
  return (
    <CaseView
      title={t(`title.${of.kind}`, { shop: of.review.merchant.name })}
      facts={facts}
      own={of.own}
      acts={<Acts of={of} />}
      beside={<ReviewFacts review={of.review} />}
    >
      <Waits of={of} />
      <ReportList reports={of.reports} />
      <Said review={of.review} />
      <Settled title={t('reviewingmerchant:answer')} words={of.review.reply?.text} />
      <Settled title={t('decided')} words={of.answer} />
    </CaseView>
  )
}
function Settled({ title, words }: { title: string; words: string | undefined }) {
  if (!words) return null
  return (
    <section>
      <Sec title={title} />
      <p className="review-words">{words}</p>
    </section>
  )
}

/** Why it is here, and what waits where that is not the review itself. */
function Waits({ of }: { of: FullCase }) {
  const { t } = useTexts(['reviewingstaff', 'reviewingmerchant'])
  const seen = of.kind === 'reported' && of.review.status === 'shown'
  return (
    <section>
      <Sec title={t(`kind.${of.kind}`)} />
      <div className="review-said">
        <p className="muted">{t(seen ? 'why.reportedSeen' : `why.${of.kind}`)}</p>
        {of.found.length > 0 && (
          <p>
            {t('found')} <b>{of.found.join(', ')}</b>
          </p>
        )}
        {of.ground && <b>{t(`reviewingmerchant:ground.${of.ground}`)}</b>}
        {of.text && <p className="review-words">{of.text}</p>}
        <Shots pictures={of.pictures} lang={of.review.lang} />
      </div>
    </section>
  )
}

/** What is approved is what was asked for: that held words are seen, that a review which is complained of is not. */
const shows = ({ kind }: FullCase): boolean => kind !== 'appeal' && kind !== 'reported'
function Acts({ of }: { of: FullCase }) {
  const { t } = useTexts('reviewingstaff')
  const [approve, reject] = shows(of) ? (['show', 'hide'] as const) : (['hide', 'show'] as const)
  return (
    <Decide
      titles={{ approve: t(`decide.${of.kind}.${approve}`), reject: t(`decide.${of.kind}.${reject}`) }}
      verbs={{ approve: t(`verb.${of.kind}.${approve}`), reject: t(`verb.${of.kind}.${reject}`) }}
      needs={{ approve: true }}
      label={t('decide.reason')}
      help={{ approve: t('decide.help'), reject: t('decide.help') }}
      most={500}
      decide={(decision, reason, requestId) => {
        const show = (decision === 'approve') === shows(of)
        return call('/api/v2/admin/comment/decide', { caseId: of.id, show, reason, requestId })
      }}
    />
  )
}
