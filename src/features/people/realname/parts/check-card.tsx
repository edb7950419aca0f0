// How a check stands, in words: under review, approved (masked), or what to mend before sending it anew.
import { BadgeCheck, Clock } from 'lucide-react'
import type { Calls } from '#kernel/call/contract.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import './check-card.css'

export type Check = NonNullable<Calls['/api/v2/user/auth/detail']['output']['personal']>

export function CheckCard({ check }: { check: Check }) {
  const { t } = useTexts('realname')
  const state = check.status === 'approved' ? 'approved' : 'underReview'
  return (
    <Panel className="check-card">
      <p className={`check-state check-${state} display`} role="status">
        <Icon of={state === 'approved' ? BadgeCheck : Clock} size={28} />
        {t(`${state}.title`)}
      </p>
      <p className="mt-2 text-ink-2">{t(`${state}.text`)}</p>
      <dl className="check-rows">
        <Row label={t('document.legend')} value={t(`documentOf.${check.document as 'idCard'}`)} />
        <Row label={check.document === 'licence' ? t('companyName') : t('name')} value={check.name} />
        <Row label={t('number')} value={check.number} />
        <Row label={t('sentAt')} value={<Day at={check.createdAt} />} />
        {check.reviewedAt && <Row label={t('decidedAt')} value={<Day at={check.reviewedAt} />} />}
      </dl>
    </Panel>
  )
}

/** What a reviewer asked to be mended. */
export function Rejected({ check }: { check: Check }) {
  const { t } = useTexts('realname')
  return (
    <Banner tone="warning" className="mb-8">
      <b>{t('rejected.title')}.</b> {t('rejected.text')} {check.reason}
    </Banner>
  )
}

const Row = ({ label, value }: { label: string; value: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
)
function Day({ at }: { at: string }) {
  const lang = useLang()
  return (
    <time dateTime={at}>
      {new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(new Date(at))}
    </time>
  )
}
