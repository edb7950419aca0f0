// Paid orders as their two sides see them.
import { carrierOf, siteOf } from './known-carriers.ts'
import type { Patience } from './desk-queries.ts'
import {
  latestOf,
  deskOrder,
  wayOf,
  type DeskOwner,
  type MerchantHead,
  type ParcelView,
  type RequestView,
} from './reading-queries.ts'
import { isStill, newestFirst, withoutNumbers } from './scan-view.ts'
import { lowerableOf, mayChangeAddress, typedParts } from '../orders/orders.ts'
import { mapLineOf } from '#features/people/addresses/address-text.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { codeUse } from './pickup-codes.ts'
import { unseal } from '#kernel/security/sealed.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const iso = (at: string): string => new Date(at).toISOString()
const isoOrNull = (at: string | null): string | null => at && iso(at)
const parcelOf =
  ({ clock, settings }: AppContext, lang: Language) =>
  (p: ParcelView) => {
    const [now, patienceMs] = [clock.now(), settings.get('missingAfterSeconds') * 1000]
    const movedAt = p.movedAt === null ? null : Date.parse(p.movedAt)
    const sentAt = Date.parse(p.shippedAt)
    const waits = now >= Math.max(sentAt, movedAt ?? 0) + patienceMs
    const moving = { sentAt, movedAt, delivered: p.deliveredAt !== null, tracked: p.tracked }
    const isLate = p.expected !== null && now > Date.parse(p.expected.until)
    const travels = p.status === 'travelling'
    const carrier = carrierOf(p.carrier)
    return {
      ...p,
      mayMiss: travels && p.missingAt === null && (waits || isLate),
      still: travels && isStill(moving, now, patienceMs),
      carrierName: carrier?.names[lang] ?? '',
      carrierPhone: carrier?.phone ?? '',
      carrierSite: siteOf(p.carrier, p.waybill),
      shippedAt: iso(p.shippedAt),
      confirmAt: iso(p.confirmAt),
      missingAt: isoOrNull(p.missingAt),
      missingUntil: isoOrNull(p.missingUntil),
      endedAt: isoOrNull(p.endedAt),
      expected: p.expected && { from: iso(p.expected.from), until: iso(p.expected.until) },
      movedAt: isoOrNull(p.movedAt),
      deliveredAt: isoOrNull(p.deliveredAt),
      scans: newestFirst(p.scans),
    }
  }
const requestOf = (r: RequestView | null): RequestView | null =>
  r && { ...r, askedAt: iso(r.askedAt), answerBy: iso(r.answerBy), answeredAt: isoOrNull(r.answeredAt) }

/** Where the buyer's order is. Refuses notFound. */
export async function showWay(db: Db, app: AppContext, userId: number, lang: Language, orderNo: string) {
  const way = await wayOf(db, userId, lang, orderNo)
  if (!way) throw new Refusal('notFound')
  const { id, sealed, ...told } = way
  return {
    ...told,
    pickupCode: sealed && unseal(app, codeUse, id, sealed),
    parcels: way.parcels.map(parcelOf(app, lang)),
    cancelRequest: requestOf(way.cancelRequest),
    remindAgainAt: isoOrNull(way.remindAgainAt),
  }
}

/** The parcel of which a buyer wants to know first; null where none travels. The newest of its scans alone. */
export async function showLatest(db: Db, app: AppContext, userId: number, lang: Language) {
  const latest = await latestOf(db, userId, lang)
  if (!latest) return null
  const parcel = parcelOf(app, lang)(latest.parcel)
  return { ...latest, parcel: { ...parcel, scans: parcel.scans.slice(0, 1) } }
}

export const headOf = ({ id: _, ...o }: MerchantHead) => ({
  ...o,
  merchantRemark: o.merchantRemark && { ...o.merchantRemark, at: iso(o.merchantRemark.at) },
  cancelRequest: requestOf(o.cancelRequest),
  due: o.due && { kind: o.due.kind, from: iso(o.due.from), at: iso(o.due.at) },
  pickup: o.pickup && {
    readyAt: isoOrNull(o.pickup.readyAt),
    collectedAt: isoOrNull(o.pickup.collectedAt),
    collectUntil: isoOrNull(o.pickup.collectUntil),
  },
  createdAt: o.createdAt.toISOString(),
  paidAt: o.paidAt?.toISOString() ?? null,
})

/** All but the first letter or digit of each word, and of a phone all but its ends. */
export const masked = (text: string): string => text.replace(/(?<=\p{L})\p{L}|\d/gu, '*')
/** By when a paid order should be shipped: then its buyer is told that it waits. How long a parcel may stand still. */
export const patienceOf = ({ settings }: Pick<AppContext, 'settings'>): Patience => ({
  shipSeconds: settings.get('unshippedTellDays') * 86_400,
  stillSeconds: settings.get('missingAfterSeconds'),
})
/**
 * One order of a desk. `knows`: the reader may know the buyer's phone and address, for as long as anybody may; all
 * others see them masked. Refuses notFound.
 */
export async function showToDesk(
  db: Db,
  app: AppContext,
  { owner, knows }: { owner: DeskOwner; knows: boolean },
  lang: Language,
  orderNo: string,
) {
  const addressSeconds = app.settings.get('addressOpenSeconds')
  const row = await deskOrder(db, owner, lang, orderNo, { addressSeconds, ...patienceOf(app) })
  if (!row) throw new Refusal('notFound')
  const { address, overdue, point, wanted, ...order } = row
  const { name, areaCode, phone, text } = address
  const open = row.addressOpen && knows
  const told = (words: string): string => (open ? words : masked(words))
  return {
    ...order,
    ...headOf(row),
    address: {
      consignee: told(name),
      phone: told(`+${areaCode.replace('+', '')} ${phone}`),
      text: point ? (text[lang] ?? '') : told(text[lang] ?? ''),
      parts: open && !point ? typedParts(address) : null,
    },
    collected: point &&
      wanted && { point: { ...point, text: point.text[lang] ?? '', mapText: mapLineOf(point.text) }, time: wanted },
    lowerable: row.status === 'pendingPayment' && !overdue ? await lowerableOf(db, row.id) : null,
    addressChangeable: mayChangeAddress(row.status, row.parcels.length > 0, point !== null),
    parcels: row.parcels.map(parcelOf(app, lang)).map((p) => (open ? p : { ...p, scans: withoutNumbers(p.scans) })),
    correctableSeconds: app.settings.get('waybillCorrectionSeconds'),
    // the minute of a review would tell who wrote an anonymous one
    history: row.history
      .filter((h) => !('merchantId' in owner) || h.event !== 'review')
      .map((h) => ({ ...h, createdAt: iso(h.createdAt) })),
  }
}
