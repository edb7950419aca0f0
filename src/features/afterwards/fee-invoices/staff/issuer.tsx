// Who issues the platform's invoices: what they say of the company, their numbers, the tax within them.
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import '#surfaces/console/desk/case.css'
import '#surfaces/console/desk/case-facts.css'
import './issuer.css'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { staffFeeInvoicePath, staffFeeInvoicesPath } from '#surfaces/console/desk/ways.ts'
import { numberText, prefixForm } from '../fees.ts'
import { fenToDecimal, typedFen } from '#kernel/data/money.ts'
import { useTexts } from '#web/texts.tsx'

type Issuer = NonNullable<Output<'/api/v2/admin/feeInvoice/issuer/detail'>['issuer']>
/** The parts and how long they may be; two of them must be told. */
const parts = [
  ['name', 100],
  ['taxNo', 40],
  ['address', 200],
  ['phone', 30],
  ['bank', 100],
  ['account', 50],
  ['place', 60],
  ['prefix', 6],
] as const satisfies readonly (readonly [keyof Issuer, number])[]
type Part = (typeof parts)[number][0]
const texts = { name: '', taxNo: '', address: '', phone: '', bank: '', account: '', prefix: '', place: '' }
const nobody: Issuer = { ...texts, taxBp: 0 }

export default function IssuerPage() {
  const { t } = useTexts('feeinvoicesstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/feeInvoice/issuer/detail', {})
  const writes = useMember().may('bill.write')
  return (
    <div className="page">
      <BackToList
        list="staff-fee-invoices"
        listPath={staffFeeInvoicesPath}
        pathOf={(key) => staffFeeInvoicePath(Number(key))}
        at=""
      >
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('issuer')}</h1>
          <p>{t('form.note')}</p>
        </div>
      </header>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={4} />)}
      {data && (writes ? <IssuerForm issuer={data.issuer ?? nobody} /> : <Told issuer={data.issuer} />)}
    </div>
  )
}
/** Basis points as per cent: 600 is "6.00". */
const percent = (bp: number): string => fenToDecimal(bp)
function Told({ issuer }: { issuer: Issuer | null }) {
  const { t } = useTexts('feeinvoicesstaff')
  if (!issuer) return <p className="muted">{t('form.none')}</p>
  const rows = [...parts.map(([name]) => [name, issuer[name]] as const), ['tax', percent(issuer.taxBp)] as const]
  return (
    <dl className="case-facts">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`form.${name}`)}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
const year = (): number => new Date(serverNow()).getFullYear()
function useIssuerForm(issuer: Issuer) {
  const { t } = useTexts('feeinvoicesstaff')
  const { again } = useTodo()
  const [told, tell] = useState(issuer)
  const [tax, setTax] = useState(percent(issuer.taxBp))
  const [tried, setTried] = useState(false)
  const taxBp = typedFen(tax)
  const badTax = taxBp === undefined || taxBp < 0 || taxBp > 5000
  const faultOf = (name: Part): string | undefined => {
    if (!tried) return undefined
    if (name === 'prefix') return prefixForm.test(told.prefix) ? undefined : t('form.badPrefix')
    return (name === 'name' || name === 'taxNo') && told[name].trim() === '' ? t('form.lacking') : undefined
  }
  const isWhole = told.name.trim() !== '' && told.taxNo.trim() !== '' && prefixForm.test(told.prefix) && !badTax
  const saving = useDoing(async () => {
    const input = { ...told, taxBp: taxBp ?? 0, requestId: newRequestId() }
    await call('/api/v2/admin/feeInvoice/issuer/save', input)
    say(t('form.saved'))
    again()
  })
  const save = () => {
    setTried(true)
    if (isWhole) void saving.run()
  }
  return { told, tell, tax, setTax, taxFault: tried && badTax ? t('form.badTax') : undefined, faultOf, saving, save }
}
function IssuerForm({ issuer }: { issuer: Issuer }) {
  const { t } = useTexts('feeinvoicesstaff')
  const { told, tell, tax, setTax, taxFault, faultOf, saving, save } = useIssuerForm(issuer)
  const example = numberText({ prefix: told.prefix, year: year(), number: 1 })
  return (
    <form
      className="fee-issuer-form rule"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {parts.map(([name, maxLength]) => (
        <Field
          key={name}
          label={t(`form.${name}`)}
          help={name === 'prefix' ? t('form.prefixHelp', { number: example }) : undefined}
          fault={faultOf(name)}
        >
          {(own) => (
            <Input
              {...own}
              maxLength={maxLength}
              value={told[name]}
              onChange={({ target: { value } }) =>
                tell((now) => ({ ...now, [name]: name === 'prefix' ? value.toUpperCase() : value }))
              }
            />
          )}
        </Field>
      ))}
      <TaxField value={tax} fault={taxFault} onChange={setTax} />
      {saving.fault && <Fault fault={saving.fault} />}
      <p>
        <Button htmlType="submit" type="primary" aria-busy={saving.busy}>
          {t('form.save')}
        </Button>
      </p>
    </form>
  )
}
interface TaxProps {
  value: string
  fault: string | undefined
  onChange: (typed: string) => void
}
function TaxField({ value, fault, onChange }: TaxProps) {
  const { t } = useTexts('feeinvoicesstaff')
  return (
    <Field label={t('form.tax')} help={t('form.taxHelp')} fault={fault}>
      {(own) => (
        <Input
          {...own}
          inputMode="decimal"
          maxLength={6}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
