// Who is told of an invoice: its buyer, and those of the merchant who issue invoices; each of each event once.
import { toTell } from '#features/sales/orders/orders.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import { tell } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Address, DeskAddress } from '#kernel/pages.ts'

const page: Address = '/user/user/invoice/applications'
interface About {
  id: number
  orderId: number
  userId: number | null
}
/** Whoever has left hears nothing. */
export async function tellIssued(
  db: Db,
  { id, orderId, userId }: About,
  key: 'invoiceIssued' | 'invoiceCredited',
  { number, amount }: { number: string; amount: number },
): Promise<void> {
  if (userId === null) return
  const { merchant, about } = await toTell(db, orderId)
  const params = { merchant, number, amount }
  await tell(db, { userId, key, params, about, link: page, once: `${id} ${number}` })
}
export async function tellRejected(db: Db, { id, orderId, userId }: About, reason: string): Promise<void> {
  if (userId === null) return
  const { merchant, orderNo, about } = await toTell(db, orderId)
  const params = { merchant, number: orderNo, reason }
  await tell(db, { userId, key: 'invoiceRejected', params, about, link: page, once: String(id) })
}
export async function tellVoid(db: Db, { id, orderId, userId }: About): Promise<void> {
  if (userId === null) return
  const { merchant, orderNo, about } = await toTell(db, orderId)
  const params = { merchant, number: orderNo }
  await tell(db, { userId, key: 'invoiceVoid', params, about, link: page, once: String(id) })
}

type ShopKey = 'shopInvoiceAsked' | 'shopInvoiceWaits' | 'shopInvoiceWithdrawn'
const linkOf = (id: number, merchantId: number): DeskAddress => `/merchant/invoices/${id}?shop=${merchantId}`
export async function tellShop(
  db: Db,
  { id, orderId, merchantId }: Omit<About, 'userId'> & { merchantId: number },
  key: ShopKey,
  time = '',
): Promise<void> {
  const { orderNo: number, about } = await toTell(db, orderId)
  const told = { key, params: { number }, about, link: linkOf(id, merchantId), once: `${id}${time}` }
  await tellPeople(db, merchantId, told)
}
export async function tellShopCredited(
  db: Db,
  { id, orderId, merchantId }: Omit<About, 'userId'> & { merchantId: number },
  { number, amount }: { number: string; amount: number },
): Promise<void> {
  const { about } = await toTell(db, orderId)
  const link = linkOf(id, merchantId)
  const told = { key: 'shopInvoiceCredited', params: { number, amount }, about, link, once: `${id} ${number}` } as const
  await tellPeople(db, merchantId, told)
}
