// How an application stands once it was sent: being looked at, approved, and a shop that was suspended.
import { BadgeCheck, Clock, PauseCircle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { Application } from './use-application.ts'
import { licenceName } from '../content.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { call, requestId, succeeded } from '#web/call.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

/** a page of its own, outside of the storefront's routes */
const consolePage = '/merchant'

export function Standing(props: { application: Application; hasPassword: boolean; reviewHours: number; again: Again }) {
  const { application } = props
  if (application.merchant?.status === 'suspended') return <Suspended merchant={application.merchant} />
  if (application.merchant) return <Approved merchant={application.merchant} hasPassword={props.hasPassword} />
  return <InReview {...props} />
}
type Again = () => Promise<void>
type Merchant = NonNullable<Application['merchant']>

function Card({ icon, title, children }: { icon: typeof Clock; title: string; children: ReactNode }) {
  return (
    <Panel className="mt-6 max-w-[720px]">
      <p className="sell-state display" role="status">
        <Icon of={icon} size={28} />
        {title}
      </p>
      {children}
    </Panel>
  )
}

function InReview({
  application,
  reviewHours,
  again,
}: {
  application: Application
  reviewHours: number
  again: Again
}) {
  const { t } = useTexts('applying')
  const moment = useMoment()
  const lang = useLang()
  const { content, masked } = application
  const names = { 'zh-CN': content.nameZh, 'en-US': content.nameEn, 'es-ES': content.nameEs }
  const rows: [string, string][] = [
    [t('field.shopName'), names[lang] || content.nameEn || content.nameZh || content.nameEs],
    [t('field.companyName'), content.companyName],
    [t(`number.${licenceName(content.country)}`), content.licenceNumber],
    [t('field.legalName'), content.legalName],
    [t('field.bankAccount'), `${content.bankName} ${masked.bankAccount}`],
    [t('sentAt'), moment(application.sentAt!, 'full')],
  ]
  return (
    <Card icon={Clock} title={t('inReview.title')}>
      <p className="mt-2 text-ink-2">{t('inReview.text', { count: reviewHours })}</p>
      <dl className="sell-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TakeBack version={application.version} again={again} />
    </Card>
  )
}
function TakeBack({ version, again }: { version: number; again: Again }) {
  const { t } = useTexts('applying')
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    const asked = call('/api/v2/merchant/apply/cancel', { version, requestId: requestId() })
    if (await succeeded(asked)) toast(t('tookBack'))
    await again()
    setBusy(false)
  }
  return (
    <div className="mt-5">
      <p className="mb-3 text-13 text-ink-2">{t('takeBackText')}</p>
      <Button busy={busy} onClick={() => void act()}>
        {t('takeBack')}
      </Button>
    </div>
  )
}

function Approved({ merchant, hasPassword }: { merchant: Merchant; hasPassword: boolean }) {
  const { t } = useTexts('applying')
  return (
    <Card icon={BadgeCheck} title={t('approved.title', { shop: merchant.name })}>
      <p className="mt-2 text-ink-2">{t('approved.text')}</p>
      {!hasPassword && <p className="mt-3 text-ink-2">{t('approved.passwordFirst')}</p>}
      <p className="mt-5 flex flex-wrap gap-3">
        {hasPassword ? (
          <Button kind="primary" render={<a href={consolePage} />}>
            {t('approved.enter')}
          </Button>
        ) : (
          <Button
            kind="primary"
            render={<Link to={hrefWith('/user/user/changePassword', { back: href('/user/user/shangjiaruzhu') })} />}
          >
            {t('approved.setPassword')}
          </Button>
        )}
        <Button render={<Link to={hrefWith('/home/shopIndex', { id: merchant.merchantId })} />}>
          {t('approved.look')}
        </Button>
      </p>
    </Card>
  )
}

function Suspended({ merchant }: { merchant: Merchant }) {
  const { t } = useTexts('applying')
  const moment = useMoment()
  return (
    <Card icon={PauseCircle} title={t('suspended.title', { shop: merchant.name })}>
      <p className="mt-2 text-ink-2">{t('suspended.text', { date: moment(merchant.suspendedAt!, 'day') })}</p>
      <p className="sell-reason">{merchant.suspendedReason}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button kind="primary" render={<a href={consolePage} />}>
          {t('approved.enter')}
        </Button>
        <Button render={<Link to={href('/user/user/aboutUs')} />}>{t('suspended.ask')}</Button>
      </p>
    </Card>
  )
}
