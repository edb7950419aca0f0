// Wishes for invoices as their buyer and their merchant see them.
import { detailsOf, factsOf, obstacleOf } from './asking.ts'
import { totalOf, type Billed } from './billing.ts'
import { billedNow } from './issuing.ts'
import { issuedOf, issuerOf, openApplication } from './queries.ts'
import {
  applicationsInFull,
  countMine,
  countShop,
  myApplications,
  newestOf,
  shopApplication,
  shopApplications,
  type HeadRow,
  type PaperRow,
  type Search,
} from './reading-queries.ts'
import { numberText } from './states.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { refusalText } from '#kernel/text/i18n.ts'
import { pick, type Language } from '#kernel/text/language.ts'

export const fileUrl = (invoiceId: number): string => `/api/v2/invoice/file/${invoiceId}`
const paperOf = ({ id, kind, year, number, reference, amount, tax, issuedAt }: PaperRow) => ({
  id,
  kind,
  number: numberText(kind, year, number),
  reference,
  amount,
  tax,
  issuedAt: new Date(issuedAt).toISOString(),
  url: fileUrl(id),
})
function headOf({ id, orderNo, type, title, status, reason, left, createdAt, papers }: HeadRow) {
  const [invoice] = papers
  const amount = invoice ? invoice.amount : Math.max(0, left)
  const written = { createdAt: createdAt.toISOString(), papers: papers.map(paperOf) }
  return { id, orderNo, type, title, status, amount, reason, ...written }
}
const ownOf = (row: HeadRow) => ({ ...headOf(row), merchant: row.merchant })

export async function listMine(db: Db, lang: Language, userId: number, input: PageInput) {
  const limits = limitsOf(input, 20, ['id'])
  const rows = await myApplications(db, lang, userId, limits)
  const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countMine(db, userId)))
  return { ...page, records: page.records.map(ownOf) }
}
/** Refuses notFound. */
export async function showOfOrder(db: Db, app: AppContext, lang: Language, userId: number, orderNo: string) {
  const order = await factsOf(db, app, { orderNo }, { userId })
  if (!order) throw new Refusal('notFound')
  const why = (await openApplication(db, order.id)) ? 'invoiceAsked' : obstacleOf(order)
  const newest = await newestOf(db, lang, userId, order.id)
  return {
    application: newest ? ownOf(newest) : null,
    canAsk: why === undefined,
    why: why === undefined ? null : refusalText(lang, why, {}),
    until: order.askUntil?.toISOString() ?? null,
    amount: Math.max(0, order.left),
  }
}

export async function listOfShop(
  db: Db,
  lang: Language,
  merchantId: number,
  { tab = 'all', type, keyword, ...input }: PageInput & Partial<Search>,
) {
  const limits = limitsOf(input, 20, ['id'])
  const search = { tab, type, keyword: keyword?.trim() || undefined }
  const rows = await shopApplications(db, lang, merchantId, search, limits)
  const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countShop(db, merchantId, search)))
  return { ...page, records: page.records.map(headOf) }
}
/** Of a wish that came to nothing the merchant needs no numbers. */
const neededBy = (status: HeadRow['status']): boolean => status === 'requested' || status === 'issued'
/** Refuses notFound. */
export async function showToShop(db: Db, app: AppContext, lang: Language, merchantId: number, id: number) {
  const row = await shopApplication(db, lang, merchantId, id)
  if (!row) throw new Refusal('notFound')
  const [invoice] = await issuedOf(db, id)
  const billed = invoice?.content ?? (await billedNow(db, row.orderId))
  return {
    ...headOf(row),
    ...detailsOf(app, neededBy(row.status) ? row : { ...row, details: null }),
    buyer: row.buyer,
    paidAt: row.paidAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    billed: shownIn(billed, lang),
    issuer: invoice ? invoice.content.issuer : ((await issuerOf(db, merchantId)) ?? null),
  }
}
const shownIn = (billed: Billed, lang: Language) => ({
  lines: billed.lines.map(({ orderLineId, title, spec, quantity, amount, tax, taxBp }) => ({
    orderLineId,
    title: pick(title, lang),
    spec: spec.map((value) => pick(value, lang)).join(' · '),
    quantity,
    amount,
    tax,
    taxBp,
  })),
  freight: billed.freight,
  other: billed.other,
  total: totalOf(billed),
})

/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = async (db: Db, app: AppContext, userId: number) =>
  (await applicationsInFull(db, userId)).map((row) => ({ ...ownOf(row), ...detailsOf(app, row) }))
