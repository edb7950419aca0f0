// What the people of a shop are told of the invoices that they get.
import type { PaperKind } from './fees.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'

const toMerchant = {
  type: 'asset',
  mail: 'wished',
  wish: 'desk',
  shop: { notice: 'money', needs: 'bill.read' },
  blanks: { number: 'no', amount: 'money', from: 'day', to: 'day' },
} as const
export const messageKinds = {
  shopFeeInvoice: toMerchant,
  shopFeeCreditNote: toMerchant,
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

interface Issued {
  id: number
  number: string
  merchantId: number
  kind: PaperKind
  amount: number
  fromDay: string
  toDay: string
}
/** A day of Shanghai as a moment within it. */
const noon = (day: string): string => `${day}T04:00:00.000Z`
export const tellPaper = (db: Db, { id, number, merchantId, kind, amount, fromDay, toDay }: Issued): Promise<void> =>
  tellPeople(db, merchantId, {
    key: kind === 'invoice' ? 'shopFeeInvoice' : 'shopFeeCreditNote',
    params: { number, amount, from: noon(fromDay), to: noon(toDay) },
    link: `/merchant/money/invoices/${id}?shop=${merchantId}`,
    once: String(id),
  })
