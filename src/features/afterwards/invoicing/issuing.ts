// The merchant's answer to a wish for an invoice, and what follows when money goes back: credit notes. Every verb runs
// in the caller's transaction under the lock of the order, so that nothing goes back meanwhile.
import { billedOf, creditOf, standing, taxOf, totalOf, type Billed } from './billing.ts'
import {
  applicationOf,
  decideApplication,
  insertInvoice,
  issuedOf,
  issuerOf,
  openApplication,
  orderFacts,
  orderLines,
  takeNumber,
  type ApplicationRow,
  type Content,
  type IssuedRow,
} from './queries.ts'
import { numberText, type DocumentKind } from './states.ts'
import { tellIssued, tellRejected, tellShopCredited, tellVoid } from './telling.ts'
import { dropUploads, takeUploads } from '#features/platform/uploads/uploads.ts'
import { freightOfOrder, lockedOrder, weighEach } from '#features/sales/orders/orders.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'

export interface Clerk {
  userId: number
  merchantId: number
  ip: string
}
/** What of an order is paid and did not go back, line by line. */
export async function billedNow(db: Db, orderId: number): Promise<Billed> {
  const { left: paidLeft } = (await orderFacts(db, { id: orderId }, { anybody: true }, 0))!
  const lines = await orderLines(db, orderId)
  const kept = lines.map((l) => ({ orderLineId: l.orderLineId, quantity: l.quantity - l.refundedQuantity }))
  const left = await weighEach(db, kept)
  const each = lines.map((line, at) => ({ ...line, left: left[at]! }))
  return billedOf(each, await freightOfOrder(db, orderId), paidLeft)
}

/** An application of this merchant, its order locked. Refuses notFound, invoiceStateChanged. */
async function waiting(db: Db, { merchantId }: Clerk, id: number): Promise<ApplicationRow> {
  const found = await applicationOf(db, id, { merchantId })
  if (!found) throw new Refusal('notFound')
  await lockedOrder(db, { id: found.orderId, merchantId })
  const now = await applicationOf(db, id, { merchantId })
  if (!now) throw new Refusal('notFound')
  if (now.status !== 'requested') throw new Refusal('invoiceStateChanged')
  return now
}

/** A paper of the merchant's own: the upload, and its bytes as they are kept. */
export interface OwnPaper {
  uploadId: string
  sealed: Buffer
  reference: string
}
/**
 * Issues what is left of the order as an invoice: its number. `amount` in fen is what the merchant saw, for a paper of
 * their own says it. Refuses notFound, invoiceStateChanged, nothingToInvoice, invoiceAmountChanged (with what it is
 * now), invoiceIssuerRequired, uploadNotFound.
 */
export async function issue(
  db: Db,
  by: Clerk,
  id: number,
  { amount, paper }: { amount?: number | undefined; paper?: OwnPaper | undefined } = {},
): Promise<string> {
  const asked = await waiting(db, by, id)
  const billed = await billedNow(db, asked.orderId)
  const now = totalOf(billed)
  if (now <= 0) throw new Refusal('nothingToInvoice')
  if (amount !== undefined && amount !== now) throw new Refusal('invoiceAmountChanged', { amount: now })
  const issuer = paper ? undefined : await issuerOf(db, by.merchantId)
  if (!paper && !issuer) throw new Refusal('invoiceIssuerRequired')
  if (paper) {
    await takeUploads(db, by.userId, 'invoice', [paper.uploadId])
    await dropUploads(db, [paper.uploadId])
  }
  if (!(await decideApplication(db, id, 'issued', { by: by.userId }))) throw new Refusal('invoiceStateChanged')
  const content = { ...billed, issuer: issuer ?? null, of: null }
  const made = await insert(db, asked, 'invoice', content, by.userId, paper)
  await tellIssued(db, asked, 'invoiceIssued', made)
  const after = { number: made.number, amount: made.amount, ownPaper: paper !== undefined }
  await note(db, by, asked, 'invoice.issue', after)
  return made.number
}
async function insert(
  db: Db,
  { id: applicationId, merchantId }: ApplicationRow,
  kind: DocumentKind,
  content: Content,
  by: number | null,
  paper?: OwnPaper,
): Promise<{ number: string; amount: number }> {
  const { year, number } = await takeNumber(db, merchantId, kind)
  const amount = totalOf(content)
  const own = { file: paper?.sealed ?? null, reference: paper?.reference ?? '' }
  await insertInvoice(db, {
    applicationId,
    merchantId,
    kind,
    year,
    number,
    amount,
    tax: taxOf(content),
    content,
    by,
    ...own,
  })
  return { number: numberText(kind, year, number), amount }
}
async function note(
  db: Db,
  { userId: staffId, ip }: Clerk,
  { id: subjectId, userId }: ApplicationRow,
  action: string,
  after: { number: string; amount: number; ownPaper: boolean } | null,
  reason = '',
): Promise<void> {
  const deed = { staffId, action, subject: 'invoice_application', subjectId, reason, ip }
  await audit(db, { ...deed, ...(userId !== null && { about: userId }), ...(after && { after }) })
}

/** Refuses notFound, invoiceStateChanged, reasonRequired. */
export async function reject(db: Db, by: Clerk, id: number, reason: string): Promise<void> {
  const asked = await waiting(db, by, id)
  const said = reason.trim()
  if (said === '') throw new Refusal('reasonRequired')
  if (!(await decideApplication(db, id, 'rejected', { by: by.userId, reason: said })))
    throw new Refusal('invoiceStateChanged')
  await tellRejected(db, asked, said)
  await note(db, by, asked, 'invoice.reject', null, said)
}

/** An invoice by its number, and by that of the merchant's own paper where it has one. */
const nameOf = ({ year, number, reference }: IssuedRow): string => {
  const own = numberText('invoice', year, number)
  return reference === '' ? own : `${own} (${reference})`
}
/**
 * Money of an order went back: of an invoice that was issued the difference is credited, a wish of which nothing is
 * left becomes void. Runs again without harm.
 */
export async function follow(db: Db, _app: AppContext, orderId: number): Promise<void> {
  await lockedOrder(db, { id: orderId, anybody: true })
  const asked = await openApplication(db, orderId)
  if (!asked) return
  const now = await billedNow(db, orderId)
  if (asked.status === 'requested') {
    if (totalOf(now) <= 0 && (await decideApplication(db, asked.id, 'void'))) await tellVoid(db, asked)
    return
  }
  const [invoice, ...credits] = await issuedOf(db, asked.id)
  const left = standing(
    invoice!.content,
    credits.map((c) => c.content),
  )
  const credit = creditOf(left, now)
  if (totalOf(credit) <= 0) return
  const of = nameOf(invoice!)
  const content = { ...credit, issuer: invoice!.content.issuer ?? (await issuerOf(db, asked.merchantId)) ?? null, of }
  const made = await insert(db, asked, 'creditNote', content, null)
  await tellIssued(db, asked, 'invoiceCredited', made)
  await tellShopCredited(db, asked, made)
}
