// The buyer's orders: listed, counted, shown, and taken off their list.
import { noDiscount } from '../promotions/lanes.ts'
import { arrivalDays, arrivalOf, shipFrom } from '#features/catalog/products/products.ts'
import { hide } from './queries.ts'
import {
  countsByStatus,
  countWithClaims,
  orderDetailOf,
  ordersOf,
  orderTotal,
  type DetailRow,
  type HeadRow,
  type OrderFilter,
} from './reading-queries.ts'
import {
  afterSalesOf,
  type Collecting,
  buyerActions,
  deadlineOf,
  endedStatuses,
  noWay,
  tabs,
  type Tab,
} from './states.ts'
import { toldTaxNo } from './tax-number.ts'
import { mapLineOf } from '#features/people/addresses/address-text.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const utc = (at: string | null): string | null => at && new Date(at).toISOString()
const deadline = ({ status, expiresAt, inReview, way, pickup }: HeadRow) => {
  const until = status === 'awaitingShipment' ? (pickup?.collectUntil ?? null) : null
  const due = deadlineOf(status === 'pendingPayment' && !inReview ? iso(expiresAt) : null, way ?? noWay, until)
  return due && { ...due, at: utc(due.at)! }
}
const collecting = (pickup: Collecting | null) =>
  pickup && {
    readyAt: utc(pickup.readyAt),
    collectedAt: utc(pickup.collectedAt),
    collectUntil: utc(pickup.collectUntil),
  }
const headOf = ({ id: _, way, ...o }: HeadRow) => ({
  ...o,
  pickup: collecting(o.pickup),
  createdAt: o.createdAt.toISOString(),
  expiresAt: iso(o.expiresAt),
  deadline: deadline({ ...o, id: _, way }),
  cancelRequest: way?.cancelRequest ?? 'none',
  afterSales: afterSalesOf(o.lines),
  actions: buyerActions(
    o.status,
    way ?? noWay,
    {
      claimable: o.lines.some((line) => line.claimable > 0),
      reviewable: o.lines.some((line) => line.reviewable),
    },
    o.pickup,
    o.inReview,
  ),
})

export interface OrderSearch extends PageInput {
  tab?: Tab
  keyword?: string
  since?: string
  until?: string
}
/** The buyer's orders, newest first, by tab, words and time. */
export async function listOrders(db: Db, userId: number, lang: Language, search: OrderSearch) {
  const limits = limitsOf(search, 20, ['id'])
  const filter: OrderFilter = {
    statuses: tabs[search.tab ?? 'all'],
    afterSale: search.tab === 'afterSale',
    keyword: search.keyword?.trim() || undefined,
    since: search.since,
    until: search.until,
  }
  const rows = await ordersOf(
    db,
    userId,
    lang,
    filter,
    limits.size,
    limits.offset,
    limits.cursor?.[0] as number | undefined,
  )
  const total = rows[0]?.found ?? (await orderTotal(db, userId, filter))
  const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(total))
  return { ...page, records: page.records.map(({ found: _, ...row }) => headOf(row)) }
}

/** Orders per tab. */
export async function countOrders(db: Db, userId: number): Promise<Record<Tab, number>> {
  const rows = await countsByStatus(db, userId)
  const count = (tab: Tab): number =>
    rows
      .filter((r) => tabs[tab] === null || (tabs[tab] as readonly string[]).includes(r.status))
      .reduce((n, r) => n + r.n, 0)
  return {
    all: count('all'),
    toPay: count('toPay'),
    toShip: count('toShip'),
    toReceive: count('toReceive'),
    toReview: count('toReview'),
    afterSale: await countWithClaims(db, userId),
  }
}

/** Paid, and not with the buyer yet. */
const underWay: readonly string[] = ['awaitingShipment', 'awaitingReceipt']
/** One order of the buyer with sums, address, history and refunds. Refuses notFound. */
export async function showOrder(db: Db, app: AppContext, userId: number, lang: Language, orderNo: string) {
  const row = await orderDetailOf(db, userId, lang, orderNo)
  if (!row) throw new Refusal('notFound')
  const { address, way: _, point, wanted, ...rest } = row
  const arrives = row.paidAt ? shipFrom(row.lines, row.paidAt.getTime()) : undefined
  return {
    ...rest,
    ...headOf(row),
    discount: { ...noDiscount(), ...row.discount },
    invoice: { ...row.invoice, taxNo: toldTaxNo(app, row.orderNo, row.invoice.taxNo) },
    address: {
      consignee: address.name,
      phone: `+${address.areaCode.replace('+', '')} ${address.phone}`,
      text: address.text[lang] ?? '',
    },
    collected: point &&
      wanted && { point: { ...point, text: point.text[lang] ?? '', mapText: mapLineOf(point.text) }, time: wanted },
    arrives:
      arrives !== undefined && !point && underWay.includes(row.status)
        ? arrivalOf(arrivalDays(app.settings.get), address.areas ?? [], arrives)
        : null,
    paidAt: iso(row.paidAt),
    shippedAt: iso(row.shippedAt),
    receivedAt: iso(row.receivedAt),
    endedAt: iso(row.endedAt),
    history: row.history.map((h) => ({ ...h, createdAt: new Date(h.createdAt).toISOString() })),
    refunds: row.refunds.map((r) => ({
      ...r,
      createdAt: new Date(r.createdAt).toISOString(),
      doneAt: r.doneAt && new Date(r.doneAt).toISOString(),
    })),
  } satisfies Omit<
    DetailRow,
    'id' | 'way' | keyof HeadRow | 'point' | 'wanted' | 'address' | 'paidAt' | 'shippedAt' | 'receivedAt' | 'endedAt'
  > &
    Record<string, unknown>
}

/** Takes an ended order off the buyer's list, or back. Refuses orderStateChanged (also for other people's orders:
 * notFound). */
export async function hideOrder(db: Db, userId: number, orderNo: string, restore: boolean): Promise<void> {
  if (await hide(db, userId, orderNo, endedStatuses(), restore)) return
  throw new Refusal((await orderDetailOf(db, userId, 'en-US', orderNo)) ? 'orderStateChanged' : 'notFound')
}
