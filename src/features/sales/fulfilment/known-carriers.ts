// Who carries parcels, as this process knows it: read at the start, and anew when staff change the list.
import type { Region } from './carriers.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Carrier {
  code: string
  region: Region
  names: Readonly<Record<Language, string>>
  /** letters and digits as the carrier writes them, without spaces */
  waybill: RegExp
  /** an example for whoever types one */
  example: string
  /** the number that its customers call; empty where it is not one for all */
  phone: string
  /** where its parcels are followed by eye, {waybill} in the place of the number; empty where nowhere */
  site: string
  /** how the provider that follows parcels calls it; empty: it does not follow them */
  followedAs: string
  /** that provider asks how the receiver's number ends */
  asksPhone: boolean
  /** offered for new parcels */
  active: boolean
}
let byCode: ReadonlyMap<string, Carrier> = new Map()
export const knowCarriers = (list: readonly Carrier[]): void =>
  void (byCode = new Map(list.map((carrier) => [carrier.code, carrier])))

/** All of them in their order, those that are off too. */
export const allCarriers = (): readonly Carrier[] => [...byCode.values()]
export const openCarriers = (): readonly Carrier[] => allCarriers().filter(({ active }) => active)
export const carrierOf = (code: string): Carrier | undefined => byCode.get(code)
/** Where a parcel is followed by eye; empty where nowhere. */
export const siteOf = (code: string, waybill: string): string =>
  carrierOf(code)?.site.replaceAll('{waybill}', encodeURIComponent(waybill)) ?? ''
