// What is told of invoices: to who asked, and to those of the merchant who issue them.
import type { MessageKinds, Told } from '#kernel/messages.ts'

const toBuyer = { type: 'order', blanks: { merchant: 'texts', number: 'no' }, mail: 'wished' } as const
const toMerchant = {
  type: 'order',
  blanks: { number: 'no' },
  mail: 'wished',
  wish: 'desk',
  shop: { notice: 'invoices', needs: 'invoice.read' },
} as const
export const messageKinds = {
  invoiceIssued: { ...toBuyer, blanks: { ...toBuyer.blanks, amount: 'money' } },
  invoiceCredited: { ...toBuyer, blanks: { ...toBuyer.blanks, amount: 'money' } },
  invoiceRejected: { ...toBuyer, blanks: { ...toBuyer.blanks, reason: 'words' } },
  invoiceVoid: { ...toBuyer, mail: 'never' },
  shopInvoiceAsked: toMerchant,
  shopInvoiceWaits: toMerchant,
  shopInvoiceWithdrawn: { ...toMerchant, mail: 'never' },
  shopInvoiceCredited: { ...toMerchant, blanks: { number: 'no', amount: 'money' }, mail: 'never' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
