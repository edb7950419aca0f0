// What becomes of the rows of a file: rows of one order, carrier and waybill are one parcel, judged against the order
// as it stands. The dry run and the real one ask the same. Pure.
import { own, ownNames, tidyWaybill } from './carriers.ts'
import { allCarriers, carrierOf } from './known-carriers.ts'
import type { ShipRow } from './ship-file.ts'
import type { OrderStatus } from '../orders/states.ts'
import { Refusal, type Reason } from '#kernel/call/refusal.ts'

/** An order as shipping sees it. */
export interface OrderView {
  orderNo: string
  status: OrderStatus
  isCollected: boolean
  cancelPending: boolean
  lines: { orderLineId: number; skuId: number; code: string; left: number }[]
  parcels: { carrier: string; waybill: string; lines: { orderLineId: number; quantity: number }[] }[]
}
export interface Parcel {
  orderNo: string
  carrier: string
  waybill: string
  rows: ShipRow[]
}
/** There already, or the units to ship. */
export type Judged = 'already' | { lines: { orderLineId: number; quantity: number }[] }
type Units = { orderLineId: number; quantity: number }[]
/** undefined: all that is left */
type Wished = Units | undefined
export interface Refused {
  reason: Reason
  params: Record<string, unknown>
}
export type Outcome = 'shipped' | 'already' | Refused

/** A spreadsheet rounds long numbers to 2.61123E+19. */
const rounded = /^\d(?:[.,]\d+)?e\+?\d+$/i
const digits = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')
const named = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')
/** By its code or by one of its names. */
function codeNamed(typed: string): string | undefined {
  const wanted = named(typed)
  if ([own, ...ownNames].some((name) => named(name) === wanted)) return own
  return allCarriers().find(({ code, names }) => [code, ...Object.values(names)].some((name) => named(name) === wanted))
    ?.code
}

/** The parcel a row belongs to. Refuses numberRounded, notFound, carrierUnknown, waybillInvalid. */
export function parcelOf(row: ShipRow): Parcel {
  if (rounded.test(row.orderNo) || rounded.test(row.waybill)) throw new Refusal('numberRounded')
  const orderNo = digits(row.orderNo)
  if (!/^\d{12,32}$/.test(orderNo)) throw new Refusal('notFound')
  const carrier = codeNamed(row.carrier)
  if (carrier === undefined) throw new Refusal('carrierUnknown')
  const waybill = tidyWaybill(row.waybill)
  const known = carrierOf(carrier)
  if (known ? !known.waybill.test(waybill) : waybill !== '')
    throw new Refusal('waybillInvalid', { carrier, example: known?.example ?? '' })
  return { orderNo, carrier, waybill, rows: [row] }
}

/** The parcels of a file in the order of their first rows, and the rows that name none. */
export function parcelsIn(rows: readonly ShipRow[]): { parcels: Parcel[]; faulty: { row: ShipRow; why: Refused }[] } {
  const parcels = new Map<string, Parcel>()
  const faulty: { row: ShipRow; why: Refused }[] = []
  for (const row of rows) {
    const read = refusedOr(() => parcelOf(row))
    if ('reason' in read) {
      faulty.push({ row, why: read })
      continue
    }
    const key = [read.orderNo, read.carrier, read.waybill].join(' ')
    const known = parcels.get(key)
    if (known) known.rows.push(row)
    else parcels.set(key, read)
  }
  return { parcels: [...parcels.values()], faulty }
}

/** The refusal of a work as a value. */
export function refusedOr<T>(work: () => T): T | Refused {
  try {
    return work()
  } catch (e) {
    if (!(e instanceof Refusal)) throw e
    return { reason: e.reason, params: e.params }
  }
}

/**
 * What to do with a parcel. Refuses notFound, carrierUnknown (it carries no new parcels), orderStateChanged,
 * cancelRequestPending, skuUnknown, skuRequired, quantityInvalid, tooManyUnits. A waybill that the order has already is
 * no second parcel; without a waybill a parcel of the same units is taken for the same.
 */
export function judge(parcel: Parcel, order: OrderView | undefined): Judged {
  if (!order) throw new Refusal('notFound')
  const wished = linesOf(parcel, order)
  if (isThere(parcel, order, wished)) return 'already'
  if (carrierOf(parcel.carrier)?.active === false) throw new Refusal('carrierUnknown')
  if (order.status !== 'awaitingShipment') throw new Refusal('orderStateChanged')
  if (order.isCollected) throw new Refusal('orderIsCollected')
  if (order.cancelPending) throw new Refusal('cancelRequestPending')
  const all = order.lines
    .filter(({ left }) => left > 0)
    .map(({ orderLineId, left }) => ({ orderLineId, quantity: left }))
  const lines = wished ?? all
  if (lines.length === 0) throw new Refusal('tooManyUnits', { left: 0 })
  for (const { orderLineId, quantity } of lines) {
    const { left } = order.lines.find((line) => line.orderLineId === orderLineId)!
    if (quantity > left || quantity < 1) throw new Refusal('tooManyUnits', { left })
  }
  return { lines }
}

function isThere(parcel: Parcel, { parcels }: OrderView, wished: Wished): boolean {
  const same = parcels.filter((p) => p.carrier === parcel.carrier && p.waybill === parcel.waybill)
  if (parcel.carrier !== own || !wished) return same.length > 0
  return same.some(
    ({ lines }) =>
      lines.length === wished.length &&
      wished.every((w) => lines.some((l) => l.orderLineId === w.orderLineId && l.quantity === w.quantity)),
  )
}
/** The units that the rows of a parcel name; undefined: all that is left. */
function linesOf({ rows }: Parcel, order: OrderView): Wished {
  const telling = rows.filter((row) => row.sku !== '' || row.quantity !== '')
  if (telling.length === 0) return undefined
  if (telling.length < rows.length) throw new Refusal('skuRequired')
  const lines = new Map<number, number>()
  for (const row of telling) {
    const line = lineOf(row, order)
    lines.set(line.orderLineId, (lines.get(line.orderLineId) ?? 0) + quantityOf(row, line.left))
  }
  return [...lines].map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
}
function lineOf({ sku }: ShipRow, { lines }: OrderView): OrderView['lines'][number] {
  if (sku === '' && lines.length > 1) throw new Refusal('skuRequired')
  const wanted = named(sku)
  const found = lines.filter((line) => sku === '' || named(line.code) === wanted || String(line.skuId) === wanted)
  if (found.length !== 1) throw new Refusal('skuUnknown')
  return found[0]!
}
function quantityOf({ quantity }: ShipRow, left: number): number {
  if (quantity === '') return left
  if (!/^[1-9]\d{0,3}$/.test(digits(quantity))) throw new Refusal('quantityInvalid')
  return Number(digits(quantity))
}

/** The order after a parcel left: what the next row of a dry run is judged against. */
export function after(order: OrderView, { carrier, waybill }: Parcel, taken: Units): OrderView {
  const lines = order.lines.map((line) => {
    const out = taken.find((t) => t.orderLineId === line.orderLineId)
    return out ? { ...line, left: line.left - out.quantity } : line
  })
  const gone = lines.every(({ left }) => left === 0)
  return {
    ...order,
    lines,
    parcels: [...order.parcels, { carrier, waybill, lines: taken }],
    status: gone ? 'awaitingReceipt' : order.status,
  }
}
