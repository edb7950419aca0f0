// Placing an order: one per merchant under one payment number, stock reserved last, all in the caller's transaction.
import type { Holiday } from '#features/catalog/merchants/merchants.ts'
import { reserveStock, type StockLine } from '#features/catalog/products/products.ts'
import { keptWordings, someMadeToOrder } from '#features/catalog/products/questions.ts'
import { profileOf } from '#features/money/invoices/invoices.ts'
import { discountSum, unitShares, type PricedGroup, type PricedLine, type Share } from '../promotions/lanes.ts'
import { checkTeamLimit } from '#features/people/team/team.ts'
import { keptPickup } from './pickup.ts'
import { keptAddress } from './kept-address.ts'
import { complete, isSent, obstacle, obstacleIn, wantedOf, type Basket, type Wish } from './basket.ts'
import { lockedPayment, markPaid } from './pay.ts'
import { backOtherwise, changesSince, shownBy, waitsOtherwise } from './price-token.ts'
import { checkStanding } from './standing.ts'
import { keptTaxNo } from './tax-number.ts'
import { holdForOrder, insertOrders, type NewLine, type NewOrder, type NewShare } from './placing-queries.ts'
import { noteStock } from './queries.ts'
import type { Session } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import type { Language } from '#kernel/text/language.ts'
import { clearing } from '#kernel/data/ledger.ts'
import { unitShare, type UnitShare } from '#kernel/data/money.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export interface Invoice {
  type: 'none' | 'individual' | 'enterprise'
  title?: string
  taxNo?: string
}
export interface Placing extends Wish {
  priceToken: string
  invoice: Invoice
  remarks: readonly { merchantId: number; text: string }[]
}
export interface PlacedOrder {
  payNo: string
  orderNos: string[]
  payable: number
  expiresAt: string
  paid: boolean
}

export interface Prepared {
  placing: Placing
  basket: Basket
  /** of the preview that the buyer agreed to */
  nonce: string
}

/** Puts the basket of an order together, before any transaction. Refuses with the obstacle of the preview,
 * confirmationOutdated, totalChanged (with what changed), invoiceTitleRequired, badInput (remark too long). */
export async function prepareOrder(
  db: Db,
  app: AppContext,
  user: Session,
  lang: Language,
  placing: Placing,
): Promise<Prepared> {
  checkInvoice(placing.invoice)
  checkRemarks(placing.remarks)
  const shown = shownBy(app, user.userId, placing.priceToken)
  const wanted = await wantedOf(db, user, lang, placing)
  const late = obstacleIn(wanted.items)
  if (late) throw late
  const basket = await complete(db, app, user, placing, wanted)
  if (placing.addressId === undefined && isSent(basket)) throw new Refusal('addressRequired')
  const refusal = obstacle(basket)
  if (refusal) throw refusal
  if (!shown) throw new Refusal('confirmationOutdated')
  const changes = changesSince(shown, basket)
  const [before, after] = [shown.payable, basket.priced.payable]
  if (changes.length > 0 || before !== after) throw new Refusal('totalChanged', { before, after, changes })
  return { placing, basket, nonce: shown.nonce }
}

/** Places what was prepared. Orders of one buyer are placed one after the other: what counts over their orders (limits,
 * unpaid payments, the use of the confirmation) is looked at under their lock. Stock is guarded by its reservation.
 * Refuses tokenRevoked, orderHasOffShelf, shopOnHoliday, totalChanged, confirmationOutdated,
 * tooManyUnpaid, letExpire, exceedsPurchaseLimit, atMost and
 * teamLimitReached. */
export async function placeOrder(
  db: Db,
  app: AppContext,
  user: Session,
  { placing, basket, nonce }: Prepared,
): Promise<PlacedOrder> {
  const merchantIds = basket.priced.groups.map(({ merchantId }) => merchantId)
  const { active, open } = await holdForOrder(db, user.userId, merchantIds)
  if (!active) throw new Refusal('tokenRevoked')
  // what was read before the transaction may have changed: nothing is sold of a shop that was suspended meanwhile
  if (open < merchantIds.length) throw new Refusal('orderHasOffShelf')
  const { holidays, terms } = await checkStanding(db, app.settings, user.userId, basket, nonce)
  mustSell(basket, holidays)
  checkTeamLimit(terms, basket.priced.payable)
  return write(db, app, user, placing, basket, nonce)
}

/** Refuses shopOnHoliday, and totalChanged where goods are shipped on another day than was agreed. */
function mustSell(basket: Basket, holidays: ReadonlyMap<number, Holiday>): void {
  const paused = basket.items.find(({ sku }) => holidays.get(sku.merchant.merchantId)?.mode === 'paused')?.sku
  if (paused)
    throw new Refusal('shopOnHoliday', {
      day: holidays.get(paused.merchant.merchantId)!.day,
      skuId: paused.skuId,
    })
  const changes = backOtherwise(basket, holidays)
  const { payable } = basket.priced
  if (changes.length > 0) throw new Refusal('totalChanged', { before: payable, after: payable, changes })
}

async function write(
  db: Db,
  app: AppContext,
  user: Session,
  placing: Placing,
  basket: Basket,
  priceNonce: string,
): Promise<PlacedOrder> {
  const now = app.clock.now()
  const payNo = documentNumber(now)
  const groups = basket.priced.groups.map((group) => ({ group, orderNo: documentNumber(now) }))
  const orders = groups.map(({ group, orderNo }) => orderRow(app, group, orderNo, placing, basket))
  const lines = groups.flatMap(({ group, orderNo }) =>
    group.lines.map((line) => lineRow(line, orderNo, placing, basket)),
  )
  const taken = basket.items.map(({ sku, quantity, wordings }) => ({ skuId: sku.skuId, quantity, wordings }))
  const fromCart = 'cart' in placing.from ? taken : []
  const placed = await insertOrders(db, {
    userId: user.userId,
    fromCart,
    payNo,
    priceNonce,
    unpaidSeconds: app.settings.get('orderUnpaidSeconds'),
    orders,
    lines,
    shares: groups.flatMap(({ group, orderNo }) => shareRows(group, orderNo)),
  })
  // somebody changed the cart meanwhile
  if (placed.taken < fromCart.length) throw new Refusal('confirmationOutdated')
  await addJobs(
    db,
    placed.orders.flatMap(({ id }) => telling('order.placed', { orderId: id })),
  )
  // the row that everybody wants comes last, so that it is held shortest
  await reserve(db, basket, placed, taken)
  const paid =
    basket.priced.payable === 0 &&
    (await markPaid(db, await lockedPayment(db, placed.paymentId), 'free', clearing('none'))) === 'paid'
  return {
    payNo,
    orderNos: groups.map((g) => g.orderNo),
    payable: basket.priced.payable,
    expiresAt: placed.expiresAt.toISOString(),
    paid,
  }
}

/** Refuses totalChanged as well: who agreed to pieces that are there does not get a preorder, when somebody else took
 * them meanwhile. */
async function reserve(
  db: Db,
  basket: Basket,
  { paymentId, orders }: { paymentId: number; orders: readonly { id: number }[] },
  taken: readonly StockLine[],
): Promise<void> {
  const uncommon = await reserveStock(db, taken, `payment:${paymentId}`)
  const changes = waitsOtherwise(basket, uncommon)
  const { payable } = basket.priced
  if (changes.length > 0) throw new Refusal('totalChanged', { before: payable, after: payable, changes })
  await noteStock(
    db,
    orders.map(({ id }) => id),
    uncommon,
    basket.items.some(({ sku }) => sku.holiday !== null),
  )
}

function orderRow(
  app: AppContext,
  group: PricedGroup,
  order_no: string,
  { invoice, remarks }: Placing,
  { address, pickups }: Basket,
): NewOrder {
  const taxed = invoice.type !== 'none'
  const pickup = pickups.chosen.get(group.merchantId)
  return {
    order_no,
    merchant_id: group.merchantId,
    goods_amount: group.goodsAmount,
    freight: group.freight,
    discount: discountSum(group.discount),
    tax: group.tax,
    payable: group.payable,
    invoice_type: invoice.type,
    invoice_title: taxed ? plainWords(invoice.title!) : '',
    invoice_tax_no: taxed ? keptTaxNo(app, order_no, invoice.type, invoice.taxNo?.trim() ?? '') : '',
    remark: plainWords(remarks.find((r) => r.merchantId === group.merchantId)?.text ?? ''),
    address: pickup ? null : keptAddress(address!),
    pickup: pickup ? keptPickup(pickup) : null,
  }
}

function lineRow(line: PricedLine, order_no: string, { taxed }: Placing, { items }: Basket): NewLine {
  const { sku, wordings } = items.find((i) => i.sku.skuId === line.skuId)!
  const { unit, extra } = unitShare(line.payable, line.quantity)
  const kept = keptWordings(sku.questions, wordings)
  return {
    order_no,
    product_id: sku.productId,
    sku_id: sku.skuId,
    title: sku.titles,
    spec: sku.specs,
    wordings: kept,
    made_to_order: someMadeToOrder(sku.questions, kept),
    picture: sku.picture,
    price: line.price,
    price_kind: line.unitPrice.kind,
    quantity: line.quantity,
    unit: sku.unit,
    preorder_day: sku.holiday?.day ?? null,
    goods_amount: line.goodsAmount,
    discount: discountSum(line.discount),
    tax: line.tax,
    payable: line.payable,
    unit_payable: unit,
    unit_extra: extra,
    tax_bp: taxed ? line.taxBp : 0,
    commission_bp: line.commissionBp,
  }
}

/** What came off an order as it is stored: of each line in the order in which it acted, then of the freight. */
function shareRows({ lines, shares }: PricedGroup, order_no: string): NewShare[] {
  const row = (sku_id: number | null, { lane, bearer, amount }: Share, { unit, extra, from }: UnitShare): NewShare => ({
    order_no,
    sku_id,
    lane,
    bearer,
    amount,
    unit_amount: unit,
    unit_extra: extra,
    unit_from: from,
  })
  const ofLines = lines.flatMap((line) => unitShares(line).map(({ share, perUnit }) => row(line.skuId, share, perUnit)))
  return [...ofLines, ...shares.map((share) => row(null, share, unitShare(share.amount, 1)))]
}

/** The invoice as the order keeps it: a saved profile stands for title and number. Refuses notFound (not the buyer's),
 * badInput (of another type). */
export async function invoiceOf(
  db: Db,
  app: AppContext,
  userId: number,
  { invoiceId, ...typed }: Invoice & { invoiceId?: number },
): Promise<Invoice> {
  if (invoiceId === undefined || typed.type === 'none') return typed
  const profile = await profileOf(db, app, userId, invoiceId)
  if (!profile) throw new Refusal('notFound')
  if (profile.type !== typed.type) throw new Refusal('badInput', { field: 'invoice/type', rule: 'profile' })
  return { type: profile.type, title: profile.title, taxNo: profile.taxNo }
}

function checkInvoice({ type, title, taxNo }: Invoice): void {
  if (type !== 'none' && !plainWords(title ?? '')) throw new Refusal('invoiceTitleRequired')
  if (type === 'enterprise' && taxNo !== undefined && taxNo.trim() !== '' && !/^[A-Za-z0-9-]{6,40}$/.test(taxNo.trim()))
    throw new Refusal('badInput', { field: 'invoice/taxNo', rule: 'pattern' })
}
const graphemes = new Intl.Segmenter()
function checkRemarks(remarks: Placing['remarks']): void {
  const long = remarks.find((r) => [...graphemes.segment(r.text)].length > 100)
  if (long) throw new Refusal('badInput', { field: 'remarks', rule: 'maxLength' })
}
