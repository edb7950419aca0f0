// What a shop tells whoever works for it, and by which ways: each for themselves, and, for owners, what is usual for a
// role. A switch is kept at once; one that could not be kept goes back and says why.
import { Select, Switch } from 'antd'
import { useState } from 'react'
import './notices.css'
import { NoticeTable, type Change } from './notice-table.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Input, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { roleWord } from '#surfaces/console/desk/role-word.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export default function Notices() {
  const { t } = useTexts('shopnoticesmerchant')
  const { merchantName, may } = useMember()
  const { data, fault, again } = useAsked('/api/v2/mch/notice/detail', {})
  return (
    <div className="page notices-page">
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note', { shop: merchantName ?? '' })}</p>
        </div>
      </header>
      {data ? <Own detail={data} /> : fault ? <Failed fault={fault} onRetry={again} /> : <Bones />}
      {data && may('staff.write') && <OfRoles />}
    </div>
  )
}

type Detail = Output<'/api/v2/mch/notice/detail'>
type Wish = Omit<Input<'/api/v2/mch/notice/edit'>, 'requestId'>
function Own({ detail }: { detail: Detail }) {
  const { t } = useTexts('shopnoticesmerchant')
  const [own, setOwn] = useState(detail)
  const doing = useDoing(async (wish: Wish) =>
    setOwn(await call('/api/v2/mch/notice/edit', { ...wish, requestId: newRequestId() })),
  )
  const change = (wish: Wish) => void doing.run(wish)
  const told = own.mails === null ? 'none' : own.mails ? 'on' : 'off'
  return (
    <section>
      <ul className="rule notice-wishes">
        <li>
          <div className="grow">
            <b className="strong">{t('mails.title')}</b>
            <p className="small muted">{t(`mails.${told}`)}</p>
          </div>
          {own.mails !== null && (
            <Switch checked={own.mails} aria-label={t('mails.title')} onChange={(mails) => change({ mails })} />
          )}
        </li>
        {own.mornings !== null && own.notices.some(({ summary }) => summary) && (
          <li>
            <div className="grow">
              <b className="strong">{t('mornings.title')}</b>
              <p className="small muted">{t(own.mornings ? 'mornings.on' : 'mornings.off')}</p>
            </div>
            <Switch
              checked={own.mornings}
              aria-label={t('mornings.title')}
              onChange={(mornings) => change({ mornings })}
            />
          </li>
        )}
      </ul>
      {doing.fault && <Fault fault={doing.fault} />}
      <NoticeTable
        rows={own.notices}
        silent={{ mail: !own.mails, summary: !own.mornings }}
        usual="own"
        onChange={(changes) => change({ changes })}
      />
    </section>
  )
}

/** Undefined: not asked yet. */
function OfRoles() {
  const { data, fault, again } = useAsked('/api/v2/mch/notice/role/detail', {})
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : null
  return <Roles given={data.roles} />
}
type Role = Output<'/api/v2/mch/notice/role/detail'>['roles'][number]
function Roles({ given }: { given: Role[] }) {
  const { t } = useTexts('shopnoticesmerchant')
  const { t: word, has } = useTexts('console')
  const [roles, setRoles] = useState(given)
  const [role, setRole] = useState(given.at(-1)?.role)
  const doing = useDoing(async (changes: Change[]) => {
    if (role === undefined) return
    const kept = await call('/api/v2/mch/notice/role/edit', { role, changes, requestId: newRequestId() })
    setRoles(kept.roles)
  })
  const picked = roles.find((one) => one.role === role)
  if (!picked) return null
  return (
    <section className="notices-of-roles">
      <Sec
        title={t('roles.title')}
        note={t('roles.note')}
        end={
          <Select
            size="small"
            aria-label={t('roles.pick')}
            value={role}
            options={roles.map((one) => ({ value: one.role, label: roleWord(one.role, word, has) }))}
            onChange={(next: string) => {
              doing.clear()
              setRole(next)
            }}
          />
        }
      />
      {doing.fault && <Fault fault={doing.fault} />}
      <NoticeTable key={role} rows={picked.notices} usual="role" onChange={(changes) => void doing.run(changes)} />
    </section>
  )
}
