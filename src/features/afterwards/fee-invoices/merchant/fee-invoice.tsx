// One invoice, or credit note, that a merchant gets of the platform.
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { PaperFacts, PaperLines, TakePaper } from './parts/paper-facts.tsx'
import { PaperHeading } from './parts/paper-heading.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { feeInvoicePath, feeInvoicesPath, statementPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function FeeInvoicePage() {
  const id = Number(useParams()['feeInvoiceId']) || 0
  const { t } = useTexts('feeinvoicesmerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/feeInvoice/detail', { id })
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case" key={of.id}>
      <PaperHeading of={of} list="fee-invoices" listPath={feeInvoicesPath} pathOf={feeInvoicePath}>
        <TakePaper of={of} />
      </PaperHeading>
      <div className="two">
        <div>
          <PaperFacts of={of} />
        </div>
        <aside aria-label={t('lines')}>
          <PaperLines of={of} />
          <p>
            <Link className="link small" to={statementPath(of.statementId)}>
              {t('statement')}
            </Link>
          </p>
        </aside>
      </div>
    </div>
  )
}
