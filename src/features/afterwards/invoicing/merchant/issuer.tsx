// Who issues: what invoices that the shop draws say of the company from now on. Those that were issued stay.
import { Button, Input } from 'antd'
import { useState } from 'react'
import '#surfaces/console/desk/case.css'
import './invoice.css'
import type { Issuer } from './invoice-desk.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { invoicePath, invoicesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

/** The parts and how long they may be; the first two must be told. */
const parts = [
  ['name', 100],
  ['taxNo', 40],
  ['address', 200],
  ['phone', 30],
  ['bank', 100],
  ['account', 50],
] as const satisfies readonly (readonly [keyof Issuer, number])[]
const needed: readonly (keyof Issuer)[] = ['name', 'taxNo']
const nobody: Issuer = { name: '', taxNo: '', address: '', phone: '', bank: '', account: '' }

export default function IssuerPage() {
  const { t } = useTexts('invoicingmerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/invoice/issuer/detail', {})
  const writes = useMember().may('invoice.write')
  return (
    <div className="page">
      <BackToList list="invoices" listPath={invoicesPath} pathOf={(key) => invoicePath(Number(key))} at="">
        {t('invoices')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('issuer.title')}</h1>
          <p>{t('issuer.note')}</p>
        </div>
      </header>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={4} />)}
      {data && (writes ? <IssuerForm issuer={data.issuer ?? nobody} /> : <Told issuer={data.issuer} />)}
    </div>
  )
}
function Told({ issuer }: { issuer: Issuer | null }) {
  const { t } = useTexts('invoicingmerchant')
  if (!issuer) return <p className="muted">{t('issuer.none')}</p>
  return (
    <dl className="kv rule">
      {parts
        .filter(([name]) => issuer[name] !== '')
        .map(([name]) => (
          <div key={name} className="told">
            <dt>{t(`issuer.${name}`)}</dt>
            <dd>{issuer[name]}</dd>
          </div>
        ))}
    </dl>
  )
}
function IssuerForm({ issuer }: { issuer: Issuer }) {
  const { t } = useTexts('invoicingmerchant')
  const [told, tell] = useState(issuer)
  const [tried, setTried] = useState(false)
  const saving = useDoing(async () => {
    await call('/api/v2/mch/invoice/issuer/save', { ...told, requestId: newRequestId() })
    say(t('issuer.saved'))
  })
  const lacks = (name: keyof Issuer) => needed.includes(name) && told[name].trim() === ''
  return (
    <form
      className="issuer-form rule"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!needed.some(lacks)) void saving.run()
      }}
    >
      {parts.map(([name, maxLength]) => (
        <Field
          key={name}
          label={t(`issuer.${name}`)}
          fault={tried && lacks(name) ? t(name === 'taxNo' ? 'issuer.taxNoLacking' : 'issuer.nameLacking') : undefined}
        >
          {(own) => (
            <Input
              {...own}
              maxLength={maxLength}
              required={needed.includes(name)}
              value={told[name]}
              onChange={(e) => tell((now) => ({ ...now, [name]: e.target.value }))}
            />
          )}
        </Field>
      ))}
      {saving.fault && <Fault fault={saving.fault} />}
      <p>
        <Button htmlType="submit" type="primary" aria-busy={saving.busy}>
          {t('issuer.save')}
        </Button>
      </p>
    </form>
  )
}
