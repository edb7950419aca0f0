// What is wished of collecting, in the address of the page: "merchant_point_person_day_at", a part that is open left
// out or 0. Pure.
export interface PickupWish {
  merchantId: number
  pointId: number
  personId?: number
  time?: { day: string; at: string }
}
const shape = /^(\d{1,15})_(\d{1,15})_(\d{1,15})(?:_(\d{4}-\d{2}-\d{2})_((?:[01]\d|2[0-3]):[0-5]\d))?$/
export function wishesIn(texts: readonly string[]): PickupWish[] {
  const read = texts.slice(0, 60).flatMap((text): PickupWish[] => {
    const [, merchantId, pointId, personId, day, at] = shape.exec(text) ?? []
    if (!Number(merchantId) || !Number(pointId)) return []
    const wish: PickupWish = { merchantId: Number(merchantId), pointId: Number(pointId) }
    if (Number(personId)) wish.personId = Number(personId)
    if (day && at) wish.time = { day, at }
    return [wish]
  })
  return [...new Map(read.map((wish) => [wish.merchantId, wish])).values()]
}
export const wishText = ({ merchantId, pointId, personId = 0, time }: PickupWish): string =>
  [merchantId, pointId, personId, ...(time ? [time.day, time.at] : [])].join('_')

/** The half hours in which a point is open on a day. */
export function slotsOf({ open, close }: { open: string; close: string }): string[] {
  const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  const first = Math.ceil(minutes(open) / 30) * 30
  const count = Math.max(0, Math.ceil((minutes(close) - first) / 30))
  const text = (n: number): string =>
    `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`
  const slots = Array.from({ length: count }, (_, n) => text(first + n * 30))
  return slots.length > 0 ? slots : [open]
}
