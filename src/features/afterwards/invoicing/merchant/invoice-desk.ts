// What both the list and a case of invoices know: their rows, how a state looks, what is left of an invoice.
import type { Output } from '#surfaces/console/desk/call.ts'
import type { StateKind } from '#surfaces/console/desk/state.tsx'

export type InvoiceHead = Output<'/api/v2/mch/invoice/page'>['records'][number]
export type Invoice = Output<'/api/v2/mch/invoice/detail'>
export type Paper = InvoiceHead['papers'][number]
export type Issuer = NonNullable<Output<'/api/v2/mch/invoice/issuer/detail'>['issuer']>

export const looks: Record<InvoiceHead['status'], StateKind> = {
  requested: 'asked',
  issued: 'done',
  rejected: 'off',
  withdrawn: 'off',
  void: 'off',
}
/** What credit notes took off. */
export const creditedOf = (papers: readonly Paper[]): number =>
  papers.reduce((sum, { kind, amount }) => (kind === 'creditNote' ? sum + amount : sum), 0)
