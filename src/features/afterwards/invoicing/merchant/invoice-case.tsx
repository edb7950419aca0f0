// A wish for an invoice as a case: to whom it is made out, what stands on it, the papers that were issued; money, order
// and who issues beside it. What may be done with it is the page's.
import type { ReactNode } from 'react'
import '#surfaces/console/desk/case.css'
import './invoice.css'
import type { Invoice } from './invoice-desk.ts'
import { InvoiceFacts } from './invoice-facts.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoicePapers } from './invoice-papers.tsx'
import { InvoiceState } from './invoice-state.tsx'
import { MadeOutTo } from './made-out-to.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import type { CallFault } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { KeyHints } from '#surfaces/console/desk/key-hints.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { invoicePath, invoicesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  invoice: Invoice
  fault: CallFault | undefined
  acts: ReactNode
}
export function InvoiceCase({ invoice, fault, acts }: Props) {
  const { t } = useTexts(['invoicingmerchant', 'console'])
  const { id, status, reason } = invoice
  return (
    <div className="page case">
      <BackToList list="invoices" listPath={invoicesPath} pathOf={(key) => invoicePath(Number(key))} at={String(id)}>
        {t('invoices')}
      </BackToList>
      <Head invoice={invoice} acts={acts} />
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          {status === 'rejected' && (
            <section>
              <Sec title={t('reason')} note={t('reasonNote')} />
              <p className="remark">{reason}</p>
            </section>
          )}
          <MadeOutTo invoice={invoice} />
          <InvoiceLines invoice={invoice} />
          <InvoicePapers papers={invoice.papers} />
          <KeyHints
            keys={[
              ...(acts ? [['A', t('keys.issue')] as const, ['R', t('keys.reject')] as const] : []),
              ['J K', t('console:keys.neighbour')],
              ['Esc', t('console:keys.back')],
            ]}
          />
        </div>
        <InvoiceFacts invoice={invoice} />
      </div>
    </div>
  )
}

function Head({ invoice, acts }: Pick<Props, 'invoice' | 'acts'>) {
  const { t } = useTexts('invoicingmerchant')
  const { money } = useFormat()
  const { status, createdAt, decidedAt, papers, billed } = invoice
  const said = { amount: money(billed.total), number: papers[0]?.number ?? '' }
  return (
    <header className="head">
      <div>
        <h1 className="display">{t(`title.${status}`, said)}</h1>
        <p>
          <InvoiceState status={status} />
          <span>
            {t('asked')} <Time at={createdAt} />
          </span>
          {decidedAt && (
            <span>
              {t('decided')} <Time at={decidedAt} />
            </span>
          )}
        </p>
      </div>
      <div className="acts">{acts}</div>
    </header>
  )
}
