// Waybills as they are kept, and parcels as histories name them. Pure; screens read it too.

/** The merchant brings it: no waybill. */
export const own = 'own'
/** What a file may call that. */
export const ownNames = ['own delivery', '商家自送', '自送', 'reparto propio'] as const
export const regions = ['china', 'spain', 'world'] as const
export type Region = (typeof regions)[number]

/** A waybill as it is kept: capitals, without spaces and dashes. */
export const tidyWaybill = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')

/** How a parcel stands in the history of a case: its carrier's code and the waybill, or own alone. */
export function parcelIn(note: string): { carrier: string; waybill: string } | undefined {
  const [, carrier, waybill = ''] = /^([a-z]{2,20})(?: ([A-Z0-9/]+))?$/.exec(note) ?? []
  return carrier !== undefined && (waybill !== '') === (carrier !== own) ? { carrier, waybill } : undefined
}
