// Handlers of a merchant about the invoices that it gets. Whose they are says the session, never the input.
import { mchFeeInvoiceDetail, mchFeeInvoicePage, mchFeeInvoiceSummary } from './contract.ts'
import { countDue } from './queries.ts'
import { listOf, show } from './reading.ts'
import { issuerOf } from '#features/afterwards/invoicing/invoicing.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(mchFeeInvoicePage, ({ db, lang, merchantId }, { tab, number, ...page }) =>
    listOf(db, lang, page, { tab, merchantId, ...(number && { number }) }),
  ),
  handled(mchFeeInvoiceDetail, ({ db, lang, merchantId }, { id }) => show(db, lang, id, merchantId)),
  handled(mchFeeInvoiceSummary, async ({ db, merchantId }) => ({
    to: (await issuerOf(db, merchantId)) ?? null,
    waiting: await countDue(db, merchantId),
  })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
