// The state of a wish for an invoice, in an icon and words.
import { looks, type InvoiceHead } from './invoice-desk.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { useTexts } from '#web/texts.tsx'

export function InvoiceState({ status }: Pick<InvoiceHead, 'status'>) {
  const { t } = useTexts('invoicingmerchant')
  return <State kind={looks[status]}>{t(`state.${status}`)}</State>
}
