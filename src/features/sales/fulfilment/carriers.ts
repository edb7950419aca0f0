// Carriers by their code, and waybills as they are kept. Pure; screens read it too.
import { carriers, type Carrier } from './carrier-list.ts'

export { carriers }
export type { Carrier }

const byCode: ReadonlyMap<string, Carrier> = new Map(carriers.map((carrier) => [carrier.code, carrier]))
/** The merchant brings it: no waybill. */
export const own = 'own'
/** What a file may call that. */
export const ownNames = ['own delivery', '商家自送', '自送', 'reparto propio'] as const
export const carrierOf = (code: string): Carrier | undefined => byCode.get(code)

/** A waybill as it is kept: capitals, without spaces and dashes. */
export const tidyWaybill = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')

/** How a parcel stands in the history of a case: its carrier's code and the waybill, or own alone. */
export function parcelIn(note: string): { carrier: Carrier | undefined; waybill: string } | undefined {
  const [, code, waybill = ''] = /^([a-z]{2,20})(?: ([A-Z0-9]+))?$/.exec(note) ?? []
  const carrier = code === undefined ? undefined : carrierOf(code)
  return carrier || code === own ? { carrier, waybill } : undefined
}
