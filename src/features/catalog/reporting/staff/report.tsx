// One reported product or merchant: all that shoppers said of it, and the decision with its reason.
import { href, useParams } from 'react-router'
import { reportDesk, ReportState, type FullReported } from './reports.tsx'
import { ReportList } from './parts/report-list.tsx'
import { Allow } from './allow.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { CasePage, CaseView } from '#surfaces/console/desk/casework/case-page.tsx'
import { Decide } from '#surfaces/console/desk/casework/decide.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export default function ReportPage() {
  const caseId = Number(useParams()['caseId']) || 0
  const asked = useAsked('/api/v2/admin/report/detail', { caseId })
  return (
    <CasePage desk={reportDesk} id={caseId} asked={asked}>
      {(of) => <Report of={of} />}
    </CasePage>
  )
}
function Report({ of }: { of: FullReported }) {
  const { t } = useTexts('reportingstaff')
  const facts = (
    <>
      <b className="strong">{of.title}</b>
      {of.state !== 'open' && <ReportState of={of} />}
      {of.state === 'open' && of.urgent && <State kind="asked">{t('state.urgent')}</State>}
      <Time at={of.createdAt} />
    </>
  )
  return (
    <CaseView
      title={t(`title.${of.kind}`)}
      facts={facts}
      own={of.own}
      acts={<Acts of={of} />}
      later={of.state === 'upheld' && of.barred && <Allow caseId={of.id} />}
      beside={<Facts of={of} />}
    >
      <ReportList reports={of.reports} count={of.count} />
      {of.answer && (
        <section>
          <Sec title={t('decided')} />
          <p className="report-words">{of.answer}</p>
        </section>
      )}
    </CaseView>
  )
}
/** What it is about, as shoppers see it. */
function Facts({ of }: { of: FullReported }) {
  const { t } = useTexts('reportingstaff')
  const shop = hrefWith('/home/shopIndex', { id: of.merchant.merchantId })
  return (
    <>
      {of.kind === 'product' && (
        <section>
          <Sec title={t('kind.product')} />
          <p className="row">
            <Pic of={of.picture} size={44} />
            <span>
              <a
                href={href('/goods/:id', { id: String(of.thingId) })}
                target="_blank"
                rel="noreferrer"
                className="strong"
              >
                {of.title}
              </a>
              <br />
              <span className="muted">{t(of.onSale ? 'onSale' : 'offShelf')}</span>
            </span>
          </p>
        </section>
      )}
      <section>
        <Sec title={t('column.shop')} />
        <p>
          <a href={shop} target="_blank" rel="noreferrer" className="strong">
            {of.merchant.name}
          </a>
          <br />
          <span className="muted">{of.merchant.place}</span>
        </p>
      </section>
    </>
  )
}
function Acts({ of }: { of: FullReported }) {
  const { t } = useTexts('reportingstaff')
  return (
    <Decide
      titles={{ approve: t(`decide.${of.kind}.uphold`), reject: t(`decide.${of.kind}.dismiss`) }}
      verbs={{ approve: t('verb.uphold'), reject: t('verb.dismiss') }}
      needs={{ approve: true }}
      label={t('decide.reason')}
      help={{ approve: t('decide.help'), reject: t('decide.help') }}
      most={500}
      decide={(decision, reason, requestId) => {
        const uphold = decision === 'approve'
        return call('/api/v2/admin/report/decide', { caseId: of.id, uphold, reason, requestId })
      }}
    />
  )
}
