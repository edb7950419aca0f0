// The parcels that are being packed: which pieces lie in each. No piece lies in two.
import { useState } from 'react'
import type { Order } from './order-desk.ts'
import type { Way } from './parts/use-carriers.ts'

export interface Draft {
  key: number
  way: Way
  /** pieces by order line */
  units: ReadonlyMap<number, number>
}
export const unitsIn = ({ units }: Draft): number => [...units.values()].reduce((sum, n) => sum + n, 0)
export const inAll = (drafts: readonly Draft[], line: number): number =>
  drafts.reduce((sum, { units }) => sum + (units.get(line) ?? 0), 0)

/** It begins with one parcel that holds all; another takes what the others leave. */
export function useDrafts(order: Order) {
  const open = order.lines.filter(({ left }) => left > 0)
  const rest = (drafts: readonly Draft[]) =>
    new Map(open.map(({ orderLineId: id, left }) => [id, left - inAll(drafts, id)] as const))
  const last = order.parcels.at(-1)?.carrier ?? ''
  const [drafts, set] = useState<readonly Draft[]>(() => [
    { key: 0, way: { carrier: last, waybill: '' }, units: rest([]) },
  ])
  return {
    open,
    drafts,
    change: (key: number, more: Partial<Draft>) => set(drafts.map((d) => (d.key === key ? { ...d, ...more } : d))),
    add: () => {
      const carrier = drafts.at(-1)!.way.carrier
      const key = Math.max(...drafts.map((d) => d.key)) + 1
      set([...drafts, { key, way: { carrier, waybill: '' }, units: rest(drafts) }])
    },
    drop: (key: number) => set(drafts.filter((d) => d.key !== key)),
    remaining: [...rest(drafts).values()].reduce((sum, n) => sum + n, 0),
  }
}
