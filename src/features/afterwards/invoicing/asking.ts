// The buyer's side of an invoice: asked along with the order or later, withdrawn before it is answered. Every verb runs
// in the caller's transaction, under the lock of the order.
import {
  applicationOf,
  countOfOrder,
  decideApplication,
  insertApplication,
  nextApplicationId,
  openApplication,
  orderFacts,
  type OrderFacts,
} from './queries.ts'
import { tellShop } from './telling.ts'
import { checkProfile, profileOf, type ProfileFields } from '#features/money/invoices/invoices.ts'
import { lockedOrder, toldTaxNo } from '#features/sales/orders/orders.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { mustBeFound, Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

const use = 'invoice_application.details'
/** Asked and withdrawn, or rejected, so often for one order. */
const mostOfOrder = 5
export type Details = Omit<ProfileFields, 'type' | 'title'>
/** To whom it is made out, beyond the title. */
export const detailsOf = (app: AppContext, { id, details }: { id: number; details: Buffer | null }): Details =>
  details
    ? (JSON.parse(unseal(app, use, id, details)) as Details)
    : { country: 'CN', taxNo: '', bank: '', account: '', address: '', phone: '', email: '' }

/** Why an invoice cannot be asked for an order now; undefined: it can. */
export function obstacleOf(order: OrderFacts) {
  if (order.paidAt === null || order.left <= 0) return 'invoiceNotOpen' as const
  if (!order.inTime) return 'invoiceWindowOver' as const
  return order.taxed ? ('invoiceAtCheckoutOnly' as const) : undefined
}
export const factsOf = (db: Db, app: AppContext, key: Parameters<typeof orderFacts>[1], whose: { userId: number }) =>
  orderFacts(db, key, whose, app.settings.get('invoiceAskSeconds'))

export type Wish = Pick<ProfileFields, 'type'> & Partial<ProfileFields> & { invoiceId?: number }
/**
 * Asks for the invoice of a paid order. Refuses notFound, invoiceAsked, invoiceAskedOften, invoiceNotOpen,
 * invoiceWindowOver, invoiceAtCheckoutOnly and what an invoice profile refuses.
 */
export async function ask(db: Db, app: AppContext, userId: number, orderNo: string, wish: Wish): Promise<number> {
  const { id: orderId, merchantId } = await lockedOrder(db, { orderNo, userId })
  const order = (await factsOf(db, app, { id: orderId }, { userId }))!
  if (await openApplication(db, orderId)) throw new Refusal('invoiceAsked')
  // the merchant hears of each
  if ((await countOfOrder(db, orderId)) >= mostOfOrder) throw new Refusal('invoiceAskedOften')
  const obstacle = obstacleOf(order)
  if (obstacle) throw new Refusal(obstacle)
  return file(db, app, { orderId, merchantId, userId }, await fieldsOf(db, app, userId, wish))
}
/** Refuses notFound, badInput (of another type), and what checkProfile refuses. */
async function fieldsOf(db: Db, app: AppContext, userId: number, wish: Wish): Promise<ProfileFields> {
  const { invoiceId, title: told = '', ...typed } = wish
  if (invoiceId === undefined) return checkProfile({ ...typed, title: told })
  const profile = await profileOf(db, app, userId, invoiceId)
  if (!profile) throw new Refusal('notFound')
  if (profile.type !== wish.type) throw new Refusal('badInput', { field: 'invoice/type', rule: 'profile' })
  const { type, title, country, taxNo, bank, account, address, phone, email } = profile
  return { type, title, country, taxNo, bank, account, address, phone, email }
}
async function file(
  db: Db,
  app: AppContext,
  of: { orderId: number; merchantId: number; userId: number },
  { type, title, ...details }: ProfileFields,
): Promise<number> {
  const id = await nextApplicationId(db)
  const sealed = seal(app, use, id, JSON.stringify(details))
  if (!(await insertApplication(db, { id, ...of, type, title, details: sealed }))) throw new Refusal('invoiceAsked')
  await tellShop(db, { id, ...of }, 'shopInvoiceAsked')
  return id
}

/** What was asked along with a paid order. Runs again without harm. */
export async function askAsPlaced(db: Db, app: AppContext, orderId: number): Promise<void> {
  const { userId, merchantId } = await lockedOrder(db, { id: orderId, anybody: true })
  const order = (await factsOf(db, app, { id: orderId }, { userId }))!
  if (order.invoiceType === 'none' || order.left <= 0 || (await openApplication(db, orderId))) return
  const taxNo = toldTaxNo(app, order.orderNo, order.invoiceTaxNo)
  const rest = { country: 'CN', bank: '', account: '', address: '', phone: '', email: '' }
  const fields = { type: order.invoiceType, title: order.invoiceTitle, taxNo, ...rest }
  await file(db, app, { orderId, merchantId, userId }, fields)
}

/** Refuses notFound, invoiceStateChanged. */
export async function withdraw(db: Db, userId: number, id: number): Promise<void> {
  const asked = await applicationOf(db, id, { userId })
  mustBeFound(asked !== undefined)
  await lockedOrder(db, { id: asked!.orderId, anybody: true })
  if (!(await decideApplication(db, id, 'withdrawn'))) throw new Refusal('invoiceStateChanged')
  await tellShop(db, asked!, 'shopInvoiceWithdrawn')
}
