// One invoice of the platform at the staff's desk: what stands on it, and the credit note that corrects it.
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { CreditQuestion } from './credit-question.tsx'
import { PaperFacts, PaperLines, TakePaper } from '../merchant/parts/paper-facts.tsx'
import { PaperHeading } from '../merchant/parts/paper-heading.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { staffFeeInvoicePath, staffFeeInvoicesPath, staffStatementPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function FeeInvoicePage() {
  const id = Number(useParams()['feeInvoiceId']) || 0
  const { t } = useTexts(['feeinvoicesstaff', 'feeinvoicesmerchant'])
  const { data, fault, again } = useAsked('/api/v2/admin/feeInvoice/detail', { id })
  const writes = useMember().may('bill.write')
  const [asks, setAsks] = useState(false)
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case" key={of.id}>
      <PaperHeading of={of} list="staff-fee-invoices" listPath={staffFeeInvoicesPath} pathOf={staffFeeInvoicePath}>
        <TakePaper of={of} />
        {writes && of.left > 0 && <Button onClick={() => setAsks(true)}>{t('credit.verb')}</Button>}
      </PaperHeading>
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          <PaperFacts of={of} by={of.by} />
        </div>
        <aside aria-label={t('feeinvoicesmerchant:lines')}>
          <PaperLines of={of} />
          {of.credited > 0 && (
            <section>
              <Sec title={t('left')} />
              <p>
                <Money fen={of.left} big />
              </p>
            </section>
          )}
          <p>
            <Link className="link small" to={staffStatementPath(of.statementId)}>
              {t('feeinvoicesmerchant:statement')}
            </Link>
          </p>
        </aside>
      </div>
      {asks && <CreditQuestion of={of} onClose={() => setAsks(false)} onDone={again} />}
    </div>
  )
}
