// One brand that a shop asks for: its proof, what is called alike, and the decision.
import { Link, useParams } from 'react-router'
import { AlikeList } from './alike.tsx'
import { ApproveQuestion } from './approve-question.tsx'
import { brandDesk, RequestState } from './requests.tsx'
import type { FullRequest } from './shape.ts'
import { longest } from '../limits.ts'
import { languages, pick } from '#kernel/text/language.ts'
import { tongues } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { CasePage, CaseView } from '#surfaces/console/desk/casework/case-page.tsx'
import { Decide } from '#surfaces/console/desk/casework/decide.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { PrivateFiles } from '#surfaces/console/desk/private-picture.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { brandPath, merchantPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function BrandRequestPage() {
  const requestId = Number(useParams()['requestId']) || 0
  const asked = useAsked('/api/v2/admin/brand/request/detail', { requestId })
  return (
    <CasePage desk={brandDesk} id={requestId} asked={asked}>
      {(of) => <BrandRequest of={of} />}
    </CasePage>
  )
}
function BrandRequest({ of }: { of: FullRequest }) {
  const { lang } = useFormat()
  const facts = (
    <>
      {of.state !== 'open' && <RequestState of={of} />}
      <Time at={of.createdAt} />
    </>
  )
  return (
    <CaseView
      title={pick(of.name, lang)}
      facts={facts}
      own={of.own}
      acts={<Acts of={of} />}
      beside={<AlikeBeside of={of} />}
    >
      <Asked of={of} />
      <Said of={of} />
    </CaseView>
  )
}
function Said({ of }: { of: FullRequest }) {
  const { t } = useTexts('brandsstaff')
  return (
    <>
      <section>
        <Sec title={t('proof')} note={t('proofNote')} />
        <div className="case-files">
          <PrivateFiles ids={of.proofs} large />
        </div>
      </section>
      {of.note && (
        <section>
          <Sec title={t('noteOfShop')} />
          <p className="brand-words">{of.note}</p>
        </section>
      )}
      {of.answer && (
        <section>
          <Sec title={t('answer')} />
          <p className="brand-words">{of.answer}</p>
        </section>
      )}
    </>
  )
}
/** How it is called in each language, and whose it is. */
function Asked({ of }: { of: FullRequest }) {
  const { t } = useTexts('brandsstaff')
  const { lang } = useFormat()
  const country = of.country && new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' }).of(of.country)
  return (
    <section>
      <Sec title={t('name')} />
      <dl className="case-facts">
        {languages.map((one) => (
          <div key={one}>
            <dt>{tongues[one]}</dt>
            <dd lang={one}>{of.name[one] ?? '–'}</dd>
          </div>
        ))}
        {country && (
          <div>
            <dt>{t('country')}</dt>
            <dd>{country}</dd>
          </div>
        )}
        <div>
          <dt>{t('column.owner')}</dt>
          <dd>{of.owner || '–'}</dd>
        </div>
      </dl>
    </section>
  )
}
function AlikeBeside({ of }: { of: FullRequest }) {
  const { t } = useTexts('brandsstaff')
  return (
    <>
      <section>
        <Sec title={t('column.shop')} />
        <p>
          <Link className="strong" to={merchantPath(of.merchant.merchantId)}>
            {of.merchant.name}
          </Link>
        </p>
      </section>
      {of.brand && (
        <section>
          <Sec title={t('became')} />
          <p>
            <Link className="strong" to={brandPath(of.brand.id)}>
              {of.brand.name}
            </Link>
          </p>
        </section>
      )}
      <AlikeList title={t('alike')} alike={of.alike} />
    </>
  )
}
function Acts({ of }: { of: FullRequest }) {
  const { t } = useTexts('brandsstaff')
  return (
    <Decide
      suggested="approve"
      titles={{ approve: t('approveTitle'), reject: t('returnTitle') }}
      help={{ reject: t('returnHelp') }}
      most={longest.reason}
      renderApproving={(close) => <ApproveQuestion of={of} onClose={close} />}
      decide={(_, reason, requestId) => call('/api/v2/admin/brand/request/return', { id: of.id, reason, requestId })}
    />
  )
}
