// A parcel of a claim as the three sides of it see it.
import { carrierOf, siteOf } from '../fulfilment/known-carriers.ts'
import { isStill, newestFirst } from '../fulfilment/scan-view.ts'
import type { ClaimParcelView } from './parcel-queries.ts'
import type { Reader } from './reading-queries.ts'
import { tellsOf, type Standing } from './states.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Language } from '#kernel/text/language.ts'

const iso = (at: string | null): string | null => at && new Date(at).toISOString()
const sideOf = (reader: Reader) => ('userId' in reader ? 'buyer' : 'merchantId' in reader ? 'merchant' : 'staff')

export function parcelView(
  { clock, settings }: AppContext,
  reader: Reader,
  lang: Language,
  claim: Pick<Standing, 'type' | 'returnGoods'>,
  parcel: ClaimParcelView,
) {
  const { carrier, sentAt, endedAt, movedAt, deliveredAt, tracked } = parcel
  const travels = endedAt === null
  const moving = {
    sentAt: Date.parse(sentAt),
    movedAt: movedAt === null ? null : Date.parse(movedAt),
    delivered: deliveredAt !== null,
    tracked,
  }
  return {
    ...parcel,
    carrierName: carrierOf(carrier)?.names[lang] ?? '',
    carrierPhone: carrierOf(carrier)?.phone ?? '',
    carrierSite: siteOf(carrier, parcel.waybill),
    sentAt: new Date(sentAt).toISOString(),
    endedAt: iso(endedAt),
    movedAt: iso(movedAt),
    deliveredAt: iso(deliveredAt),
    still: travels && isStill(moving, clock.now(), settings.get('missingAfterSeconds') * 1000),
    mayTell: travels && !tracked && tellsOf(claim, parcel.way) === sideOf(reader),
    scans: newestFirst(parcel.scans),
  }
}
