// One shop at the staff's desk: what it is, who works for it, what of it is open; suspending and reopening it.
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './applying.css'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { MerchantSeal } from '#surfaces/console/desk/merchant-seal.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { applicationPath, merchantPath, merchantsPath } from '#surfaces/console/desk/ways.ts'
import { useRoleWord } from '#features/people/members/parts/role-words.ts'
import { Agreed } from '#features/catalog/terms/staff/parts/agreed.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

type Shop = Output<'/api/v2/admin/merchant/detail'>
const kinds: Record<Shop['status'], StateKind> = { open: 'done', suspended: 'bad', closed: 'off' }
export function ShopState({ status }: { status: Shop['status'] }) {
  const { t } = useTexts('applyingstaff')
  return <State kind={kinds[status]}>{t(`state.${status}`)}</State>
}

interface PageProps {
  /** of a feature that stands later */
  renderClosing: (merchantId: number, shop: string, onDone: () => void) => React.ReactNode
}
export function StaffMerchant({ renderClosing }: PageProps) {
  const id = Number(useParams()['merchantId'])
  const { data, fault, again } = useAsked('/api/v2/admin/merchant/detail', { id })
  const { t } = useTexts('applyingstaff')
  const writes = useMember().may('merchant.write')
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case">
      <BackToList
        list="shops"
        listPath={`${merchantsPath}?tab=shops`}
        pathOf={(key) => merchantPath(Number(key))}
        at={String(id)}
      >
        {t('title')}
      </BackToList>
      <header className="head">
        <div className="row">
          <MerchantSeal seal={of.seal} size="md" />
          <div>
            <h1 className="display">{of.name}</h1>
            <p>
              <ShopState status={of.status} />
              <span className="muted">{of.place}</span>
            </p>
          </div>
        </div>
        <div className="acts">{writes && of.status !== 'closed' && <Turn of={of} onDone={again} />}</div>
      </header>
      {fault && <Fault fault={fault} />}
      {of.suspendedAt && <Why of={of} at={of.suspendedAt} />}
      <div className="two">
        <Facts of={of} writes={writes} closing={renderClosing(of.id, of.name, again)} />
        <Aside of={of} />
      </div>
    </div>
  )
}
function Why({ of, at }: { of: Shop; at: string }) {
  const { t } = useTexts('applyingstaff')
  const { when } = useFormat()
  return (
    <p className="note">
      <span className="apply-words">
        <b>{t('shop.suspendedSince', { date: when(at) })}</b> {of.suspendedReason}
      </span>
    </p>
  )
}
interface FactsProps {
  of: Shop
  writes: boolean
  closing: React.ReactNode
}
function Facts({ of, writes, closing }: FactsProps) {
  const { t } = useTexts('applyingstaff')
  const { number, counted } = useFormat()
  const rows: [string, React.ReactNode][] = [
    [t('shop.unpaid'), counted(of.ordersUnpaid)],
    [t('shop.running'), counted(of.ordersOpen)],
    [t('shop.goods'), number(of.productCount)],
    [t('shop.followers'), number(of.followerCount)],
    [t('shop.company'), of.businessName],
    [t('shop.since'), <Time key="since" at={of.createdAt} />],
  ]
  return (
    <div>
      <section>
        <Sec title={t('shop.facts')} />
        <dl className="apply-facts">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Agreed merchantId={of.id} shop={of.name} writes={writes && of.status !== 'closed'} />
      {closing}
      {of.story && (
        <section>
          <Sec title={t('shop.about')} />
          <div>
            <p className="apply-words">{of.story}</p>
          </div>
        </section>
      )}
    </div>
  )
}
function Aside({ of }: { of: Shop }) {
  const { t } = useTexts('applyingstaff')
  const roleWord = useRoleWord()
  return (
    <aside aria-label={t('shop.facts')}>
      <section>
        <Sec title={t('shop.people')} note={t('shop.members', { count: of.members })} />
        <ul className="apply-people">
          {of.people.map(({ nickName, role }, i) => (
            // a nickname may stand twice
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>
              <span className="cut">{nickName}</span>
              <span className="muted">{roleWord(role)}</span>
            </li>
          ))}
        </ul>
        {of.people.length === 0 && <p className="muted">{t('shop.noOwner')}</p>}
      </section>
      <section>
        <Sec title={t('column.shop')} />
        <p className="apply-ways">
          <a className="link" href={hrefWith('/home/shopIndex', { id: of.id })} target="_blank" rel="noreferrer">
            {t('shop.see')}
          </a>
          {of.applicationId !== null && (
            <Link className="link" to={applicationPath(of.applicationId)}>
              {t('shop.application')}
            </Link>
          )}
        </p>
      </section>
    </aside>
  )
}

function Turn({ of, onDone }: { of: Shop; onDone: () => void }) {
  const { t } = useTexts('applyingstaff')
  const [open, setOpen] = useState(false)
  const turn = of.status === 'open' ? 'suspend' : 'reopen'
  return (
    <>
      <Button danger={turn === 'suspend'} onClick={() => setOpen(true)}>
        {t(`${turn}.act`)}
      </Button>
      {open && (
        <TurnQuestion
          of={of}
          turn={turn}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
interface TurnProps {
  of: Shop
  turn: 'suspend' | 'reopen'
  onDone: () => void
  onClose: () => void
}
function TurnQuestion({ of, turn, onDone, onClose }: TurnProps) {
  const { t } = useTexts('applyingstaff')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const sending = useDoing(async () => {
    await call(`/api/v2/admin/merchant/${turn}`, { id: of.id, reason: reason.trim(), requestId })
    say(t(`${turn}.done`, { shop: of.name }))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (reason.trim() !== '') void sending.run()
  }
  return (
    <Question
      title={t(`${turn}.title`, { shop: of.name })}
      verb={t(`${turn}.verb`)}
      suggested={turn === 'reopen'}
      doing={sending}
      onDo={send}
      onClose={onClose}
    >
      <p className="muted">{t(`${turn}.what`)}</p>
      <ReasonField
        label={t(`${turn}.reason`)}
        help={t('reveal.help')}
        fault={tried && reason.trim() === '' ? t('lacking') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
