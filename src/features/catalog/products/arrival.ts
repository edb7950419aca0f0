// When a paid parcel is expected: the shop's promise in days, for the mainland and for the rest of the world.
// Pure; days are 24 hours, readers see calendar days.

/** ISO moments; the parcel comes on one of the days from the first to the last. */
export interface Arrival {
  from: string
  until: string
}
/** What the shop promises, in days after payment. */
export interface ArrivalDays {
  arrivalFromDays: number
  arrivalUntilDays: number
  arrivalAbroadFromDays: number
  arrivalAbroadUntilDays: number
}
const day = 86_400_000

/** `areas` as accounts name a place, the most specific first; `sinceMs` is the payment. */
export function arrivalOf(days: ArrivalDays, areas: readonly string[], sinceMs: number): Arrival {
  const [from, until] = areas.includes('CN')
    ? [days.arrivalFromDays, days.arrivalUntilDays]
    : [days.arrivalAbroadFromDays, days.arrivalAbroadUntilDays]
  const at = (after: number) => new Date(sinceMs + after * day).toISOString()
  return { from: at(from), until: at(Math.max(from, until)) }
}

/** From when lines are shipped that were bought at `sinceMs`: what has a day from then on, all of them with the last.
 * Undefined where nobody says from when a preorder is shipped. */
export function shipFrom(
  lines: readonly { stock: string; preorderDay: string | null }[],
  sinceMs: number,
): number | undefined {
  if (lines.some(({ stock, preorderDay }) => stock === 'preorder' && preorderDay === null)) return undefined
  const days = lines.flatMap(({ preorderDay }) => preorderDay ?? [])
  return Math.max(sinceMs, ...days.map((from) => Date.parse(`${from}T00:00:00+08:00`)))
}

export const arrivalDays = (get: (name: keyof ArrivalDays) => number): ArrivalDays => ({
  arrivalFromDays: get('arrivalFromDays'),
  arrivalUntilDays: get('arrivalUntilDays'),
  arrivalAbroadFromDays: get('arrivalAbroadFromDays'),
  arrivalAbroadUntilDays: get('arrivalAbroadUntilDays'),
})
