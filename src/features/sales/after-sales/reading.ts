// Claims as their three sides see them: lists, one of them, and what could be claimed.
import { withoutNumbers } from '../fulfilment/scan-view.ts'
import { freightOfOrder, freightOfOrders, weighEach } from '../orders/orders.ts'
import { freightGoesBack, isWhole, repaidOf } from './money.ts'
import { freightFacts } from './money-queries.ts'
import { parcelView } from './parcel-view.ts'
import { activeReason, sourcesOf } from './queries.ts'
import {
  activeReasons,
  claimOf,
  claimTotal,
  exchangesOf,
  newestClaims,
  previewOrder,
  queuedClaims,
  type DetailRow,
  type Filter,
  type HeadRow,
  type PreviewRow,
  type Reader,
} from './reading-queries.ts'
import {
  buyerActions,
  kindOf,
  merchantActions,
  silence,
  staffActions,
  timeOf,
  waitsFor,
  type ClaimType,
} from './states.ts'
import { claimable, lastMoment, type Source } from './units.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const iso = (at: Date | string | null): string | null => at && new Date(at).toISOString()
const sure = (at: Date | string): string => new Date(at).toISOString()

function actionsFor(app: AppContext, reader: Reader, claim: HeadRow): string[] {
  if ('userId' in reader) return buyerActions(claim, app.settings.get('claimResubmissions'))
  return 'merchantId' in reader ? merchantActions(claim) : staffActions(claim)
}
const following = {
  expire: 'close',
  refund: 'refund',
  receive: 'receive',
  confirm: 'done',
  notArrived: 'ask',
  loseExchange: 'lose',
  loseReplenishment: 'lose',
} as const
function thenOf(claim: HeadRow) {
  const event = claim.deadline && silence(claim)
  if (!event) return null
  return event in following ? following[event as keyof typeof following] : ('approve' as const)
}
/** When the time that runs began. */
function beganAt(app: AppContext, claim: HeadRow): Date | null {
  const time = claim.deadline && timeOf(claim)
  return time ? new Date(claim.deadline!.getTime() - app.settings.get(time) * 1000) : null
}
interface Sums {
  goods: number
  freight: number
  estimated: boolean
}
/** In fen, of each claim: what went back, else what would as its order stands. */
async function sumsOf(db: Db, claims: readonly HeadRow[]): Promise<Sums[]> {
  const open = claims.filter((claim) => claim.goodsRefunded === null)
  const orders = [...new Set(open.map(({ orderId }) => orderId))]
  const units = open.map(({ line, quantity }) => ({ orderLineId: line.orderLineId, quantity }))
  const goods = open.length > 0 ? await weighEach(db, units) : []
  const facts = open.length > 0 ? await freightFacts(db, orders) : []
  const whole = open.map(({ orderId, quantity, reason }) =>
    isWhole(
      facts.find((known) => known.orderId === orderId),
      quantity,
      reason.fault,
    ),
  )
  const freight = whole.includes(true) ? await freightOfOrders(db, orders) : new Map<number, number>()
  return claims.map((claim) => {
    const { orderId, goodsRefunded, freightRefunded } = claim
    if (goodsRefunded !== null) return { goods: goodsRefunded, freight: freightRefunded ?? 0, estimated: false }
    const at = open.indexOf(claim)
    return { goods: goods[at]!, freight: whole[at] ? (freight.get(orderId) ?? 0) : 0, estimated: true }
  })
}
const sumsOfOne = async (db: Db, claim: HeadRow): Promise<Sums> => (await sumsOf(db, [claim]))[0]!
function headOf(app: AppContext, reader: Reader, row: HeadRow, { goods, freight }: Sums) {
  const { id: _, orderId: _o, mustAccept: _m, resubmitted: _r, due: _d, buyer: _b, ...claim } = row
  const { goodsRefunded: _g, freightRefunded: _f, ...shown } = claim
  return {
    ...shown,
    amount: goods + freight,
    waitsFor: waitsFor(row),
    deadline: iso(row.deadline),
    deadlineFrom: iso(beganAt(app, row)),
    onDeadline: thenOf(row),
    actions: actionsFor(app, reader, row),
    createdAt: sure(row.createdAt),
    endedAt: iso(row.endedAt),
  }
}

export interface Search extends PageInput {
  tab?: Filter['tab']
  orderNo?: string
  keyword?: string
  type?: ClaimType
}
/** A list: the buyer's newest first, others by what is due. */
export async function listForOthers(
  db: Db,
  app: AppContext,
  reader: Reader,
  side: Filter['side'],
  lang: Language,
  search: Search,
) {
  const newest = 'userId' in reader
  const limits = limitsOf(search, 20, newest ? ['id'] : ['time', 'id'])
  const { tab = 'all', orderNo, type } = search
  const filter = { tab, side, orderNo, type, keyword: search.keyword?.trim() || undefined }
  const rows = await (newest ? newestClaims : queuedClaims)(db, reader, lang, filter, limits)
  const total = cappedTotal(await claimTotal(db, reader, filter))
  const page = pageOf(rows, limits, (r) => (newest ? [r.id] : [r.due, r.id]), total)
  const money = await sumsOf(db, page.records)
  const records = page.records.map((row, at) => ({ ...headOf(app, reader, row, money[at]!), buyer: row.buyer }))
  return { ...page, records }
}
/** The same for the buyer, who knows their own name. */
export async function listOwn(db: Db, app: AppContext, userId: number, lang: Language, search: Search) {
  const page = await listForOthers(db, app, { userId }, 'buyer', lang, search)
  return { ...page, records: page.records.map(({ buyer: _, ...claim }) => claim) }
}

/** One claim in full. Refuses invalidAfterSale. */
export async function showClaim(db: Db, app: AppContext, reader: Reader, lang: Language, serviceNo: string) {
  const row = await claimOf(db, reader, lang, serviceNo)
  if (!row) throw new Refusal('invalidAfterSale')
  return detailOf(app, reader, lang, row, await sumsOfOne(db, row))
}
/**
 * The same for merchants and staff: with the buyer's name, and their phone if the reader `knows` such things, for as
 * long as anybody may.
 */
export async function showToOthers(
  db: Db,
  app: AppContext,
  { knows, ...reader }: Exclude<Reader, { userId: number }> & { knows: boolean },
  lang: Language,
  serviceNo: string,
) {
  const row = await claimOf(db, reader, lang, serviceNo)
  if (!row) throw new Refusal('invalidAfterSale')
  const since = row.endedAt?.getTime() ?? app.clock.now()
  const open = knows && since + app.settings.get('addressOpenSeconds') * 1000 > app.clock.now()
  const detail = detailOf(app, reader, lang, row, await sumsOfOne(db, row))
  return {
    ...detail,
    parcels: open ? detail.parcels : detail.parcels.map((p) => ({ ...p, scans: withoutNumbers(p.scans) })),
    buyer: row.buyer,
    contactPhone: open ? row.returnPhone : masked(row.returnPhone),
  }
}
/** All but the country and the last two digits. */
const masked = (phone: string): string => phone.replace(/(?<= .*)\d(?=.*\d\d)/g, '*')
function detailOf(app: AppContext, reader: Reader, lang: Language, row: DetailRow, money: Sums) {
  const { returnAddress: to, returnFreight, returnFreightRepaid, returnPhone: _, buyer: _b, ...claim } = row
  return {
    ...claim,
    ...headOf(app, reader, row, money),
    amounts: {
      ...money,
      returnFreight,
      returnFreightRepaid: money.estimated
        ? Math.max(returnFreightRepaid, repaidOf(app, { fault: row.reason.fault, returnFreight }))
        : returnFreightRepaid,
    },
    refund: row.refund && { ...row.refund, createdAt: sure(row.refund.createdAt), doneAt: iso(row.refund.doneAt) },
    returnAddress: to && {
      consignee: to.name,
      phone: `+${to.areaCode} ${to.phone}`,
      text: to.text[lang] ?? '',
    },
    parcels: row.parcels.map((parcel) => parcelView(app, reader, lang, row, parcel)),
    resubmissionsLeft: Math.max(0, app.settings.get('claimResubmissions') - row.resubmitted),
    history: row.history.map((h) => ({ ...h, createdAt: sure(h.createdAt) })),
  }
}

export const listReasons = (db: Db, lang: Language, type: ClaimType, returnGoods = true) =>
  activeReasons(db, lang, kindOf({ type, returnGoods }))

export interface PreviewWish {
  orderNo: string
  serviceNo?: string
  reasonId?: number
  lines?: readonly { orderLineId: number; quantity: number }[]
}
/** What of an order may be claimed. Refuses notFound, invalidAfterSale, claimTooMany. */
export async function preview(db: Db, app: AppContext, userId: number, lang: Language, wish: PreviewWish) {
  const order = await previewOrder(db, userId, lang, wish.orderNo)
  if (!order) throw new Refusal('notFound')
  const changed = wish.serviceNo === undefined ? undefined : await claimOf(db, { userId }, lang, wish.serviceNo)
  if (wish.serviceNo !== undefined && !changed) throw new Refusal('invalidAfterSale')
  if (changed && changed.orderNo !== wish.orderNo)
    throw new Refusal('badInput', { field: 'serviceNo', rule: 'ofOrder' })
  const ids = order.lines.map((l) => l.orderLineId)
  const [sources, exchanges] = [await sourcesOf(db, ids, changed?.id), await exchangesOf(db, lang, ids)]
  const units = order.lines.map((line) => {
    const own = sources.filter((s) => s.line === line.orderLineId)
    const told = standingOf(app, line, own, changed?.createdAt.getTime())
    return { ...told, orderLineId: line.orderLineId, quantity: asked(wish, line, told.claimable) }
  })
  const weighed = await weighEach(db, units)
  const lines = order.lines.map(({ return7: _, ...card }, at) => {
    const others = exchanges.filter((e) => e.line === card.orderLineId).map(({ line: _l, ...sku }) => sku)
    return { ...card, ...units[at]!, goods: weighed[at]!, exchanges: others }
  })
  const reason = wish.reasonId === undefined ? undefined : await activeReason(db, wish.reasonId)
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const whole = reason && quantity > 0 && (await freightGoesBack(db, order.orderId, quantity, reason.fault))
  const goods = lines.reduce((sum, line) => sum + line.goods, 0)
  const freight = whole ? await freightOfOrder(db, order.orderId) : 0
  return {
    orderNo: wish.orderNo,
    merchant: order.merchant,
    lines,
    goods,
    freight,
    amount: goods + freight,
    resubmissions: app.settings.get('claimResubmissions'),
    returnFreightMax: app.settings.get('returnFreightMaxFen'),
    answerSeconds: app.settings.get('claimAnswerSeconds'),
  }
}
function asked({ lines }: PreviewWish, { orderLineId }: PreviewRow, most: number): number {
  if (!lines) return most
  const quantity = lines.find((l) => l.orderLineId === orderLineId)?.quantity ?? 0
  if (quantity > most) throw new Refusal('claimTooMany', { orderLineId, left: most })
  return quantity
}
/** Until when units that no claim holds could be claimed; undefined: there are none. */
function overSince(sources: readonly Source[]): number | undefined {
  const ends = sources.filter((s) => s.free > 0).map((s) => s.claimUntil)
  return ends.length === 0 ? undefined : Math.max(...ends)
}
/** How many units of a line may be claimed, and until when; without a reason, where the goods allow it. */
function standingOf(app: AppContext, { return7 }: PreviewRow, sources: readonly Source[], filedAt: number | undefined) {
  const now = app.clock.now()
  const when = { now, filedAt: filedAt ?? now }
  const left = claimable(sources, { ...when, withoutReason: false })
  const freeQuantity = return7 ? claimable(sources, { ...when, withoutReason: true }) : 0
  const until = lastMoment(sources, now) ?? overSince(sources)
  const freeEnds = sources.filter((s) => s.free > 0 && s.returnUntil > now).map((s) => s.returnUntil)
  const held = sources.some((s) => s.free > 0) ? ('windowOver' as const) : ('claimed' as const)
  const blocked = sources.length === 0 ? ('notReceived' as const) : held
  return {
    claimable: left,
    until: until === undefined ? null : new Date(until).toISOString(),
    freeQuantity,
    freeUntil: freeQuantity === 0 || freeEnds.length === 0 ? null : new Date(Math.max(...freeEnds)).toISOString(),
    blockedBy: left > 0 ? null : blocked,
  }
}
