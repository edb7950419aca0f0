// A person's tax number is their identity number in some countries: orders keep it sealed, bound to the order.
// A company's is public and stays plain.
import { seal, unseal } from '#kernel/security/sealed.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const mark = 'sealed:'
const use = 'shop_order.invoice_tax_no'
export const keptTaxNo = (app: AppContext, orderNo: string, type: string, taxNo: string): string =>
  type === 'individual' && taxNo !== '' ? mark + seal(app, use, orderNo, taxNo).toString('base64url') : taxNo
/** As it was told. */
export const toldTaxNo = (app: AppContext, orderNo: string, kept: string): string =>
  kept.startsWith(mark) ? unseal(app, use, orderNo, Buffer.from(kept.slice(mark.length), 'base64url')) : kept
