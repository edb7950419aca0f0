// How somebody's account stands: what of it is open, where they are signed in, where they work, their addresses.
import { Button } from 'antd'
import { useState } from 'react'
import { ReasonQuestion } from './reason-question.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { merchantPath, paymentsPath } from '#surfaces/console/desk/ways.ts'
import { useRoleWord } from '#features/people/members/parts/role-words.ts'
import { Link } from 'react-router'
import { useTexts } from '#web/texts.tsx'

type Detail = Output<'/api/v2/admin/user/detail'>
type Full = Output<'/api/v2/admin/user/address/detail'>

export function PersonAside({ of }: { of: Detail }) {
  const { t } = useTexts('shoppersstaff')
  const { t: words } = useTexts('console')
  const { number } = useFormat()
  const may = useMember().may('ledger.read')
  const rows: [string, React.ReactNode][] = [
    [t('fact.id'), of.userId],
    [t('fact.kind'), t(`kind.${of.kind}`)],
    [t('fact.since'), <Time key="since" at={of.since} />],
    [t('fact.seen'), of.lastSeenAt ? <Time key="seen" at={of.lastSeenAt} /> : t('never')],
    [t('fact.language'), of.language ? t(`language.${of.language}`) : t('unknown')],
    [t('fact.balance'), <Money key="balance" fen={of.balance} />],
    [t('fact.ordersOpen'), number(of.ordersOpen)],
    [t('fact.claimsOpen'), number(of.claimsOpen)],
    ...(of.vip ? ([[t('fact.vip'), t('yes')]] as [string, string][]) : []),
  ]
  return (
    <aside aria-label={t('facts')}>
      <section>
        <Sec title={t('facts')} />
        <dl className="person-facts">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {may && (
          <p>
            <Link className="link" to={paymentsPath({ user: String(of.userId) })}>
              {words('paymentsOf')}
            </Link>
          </p>
        )}
      </section>
      <SignIns of={of} />
      {(of.shops.length > 0 || of.staff) && <Works of={of} />}
      <Addresses key={of.userId} of={of} />
    </aside>
  )
}
function SignIns({ of }: { of: Detail }) {
  const { t } = useTexts('shoppersstaff')
  return (
    <section>
      <Sec title={t('signIns')} note={of.signIns.length > 0 && String(of.signIns.length)} />
      {of.signIns.length === 0 ? (
        <p className="muted">{t('signedOut')}</p>
      ) : (
        <ul className="person-list">
          {of.signIns.slice(0, 8).map(({ id, device, console, lastUsedAt }) => (
            <li key={id}>
              <span className="cut">
                {device || t('unknown')}
                {console && <span className="muted"> · {t('atDesk')}</span>}
              </span>
              <span className="muted nowrap">
                <Time at={lastUsedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
function Works({ of }: { of: Detail }) {
  const { t } = useTexts('shoppersstaff')
  const roleWord = useRoleWord()
  const { may } = useMember()
  return (
    <section>
      <Sec title={t('works')} />
      <ul className="person-list">
        {of.staff && (
          <li>
            <span>{t('ofStaff')}</span>
          </li>
        )}
        {of.shops.map(({ merchantId, name, role, roleName }) => (
          <li key={merchantId}>
            <span className="cut">
              {may('merchant.read') ? <Link to={merchantPath(merchantId)}>{name}</Link> : name}
            </span>
            <span className="muted">{roleName ?? roleWord(role)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
function Addresses({ of }: { of: Detail }) {
  const { t } = useTexts('shoppersstaff')
  const { may } = useMember()
  const [asking, setAsking] = useState(false)
  const [full, setFull] = useState<Full>()
  const show = async (reason: string) =>
    setFull(await call('/api/v2/admin/user/address/detail', { userId: of.userId, reason, requestId: newRequestId() }))
  const lines = full
    ? full.addresses.map(({ id, name, phone, line }) => ({ id, line: `${name}, ${phone}, ${line}` }))
    : of.addresses.map(({ id, masked }) => ({ id, line: masked }))
  const reach = full ? [full.email, full.phone] : [of.email, of.phone]
  return (
    <section>
      <Sec title={t('reach')} />
      <ul className="person-list">
        {reach.filter(Boolean).map((contact) => (
          <li key={contact}>
            <span className="breaks">{contact}</span>
          </li>
        ))}
        {lines.map(({ id, line }) => (
          <li key={id}>
            <span className="breaks">{line}</span>
          </li>
        ))}
        {may('user.write') && !full && of.state !== 'closed' && (
          <li>
            <Button size="small" onClick={() => setAsking(true)}>
              {t('reveal.act')}
            </Button>
          </li>
        )}
      </ul>
      {asking && (
        <ReasonQuestion
          title={t('reveal.title')}
          verb={t('reveal.verb')}
          suggested
          what={<p className="muted">{t('reveal.what')}</p>}
          onDo={show}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
