// What a merchant may do with an invoice that is asked: A issues it, R rejects the wish.
import { Button } from 'antd'
import { useState } from 'react'
import type { Invoice } from './invoice-desk.ts'
import { IssueQuestion } from './issue-question.tsx'
import { RejectQuestion } from './reject-question.tsx'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  invoice: Invoice
  /** it was answered, or may have been meanwhile */
  onMoved: () => void
}
export function InvoiceActs({ invoice, onMoved }: Props) {
  const { t } = useTexts('invoicingmerchant')
  const [open, setOpen] = useState<'issue' | 'reject'>()
  useKeys({ a: () => setOpen('issue'), r: () => setOpen('reject') })
  const close = () => {
    setOpen(undefined)
    onMoved()
  }
  return (
    <>
      <Button onClick={() => setOpen('reject')}>
        {t('act.reject')} <kbd>R</kbd>
      </Button>
      <Button type="primary" onClick={() => setOpen('issue')}>
        {t('act.issue')} <kbd>A</kbd>
      </Button>
      {open === 'issue' && <IssueQuestion invoice={invoice} onClose={close} />}
      {open === 'reject' && <RejectQuestion id={invoice.id} onClose={close} />}
    </>
  )
}
