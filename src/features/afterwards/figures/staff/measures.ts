// What the platform's dashboard shows of a span, and how it is written: sums of all shops, shares of one in another.
import type { Output } from '#surfaces/console/desk/call.ts'
import { share, useFigures } from '../merchant/figures-format.ts'

export const shown = [
  'sales',
  'placed',
  'paid',
  'buyers',
  'refundRate',
  'visitors',
  'conversion',
  'again',
  'people',
  'shops',
] as const
export type Shown = (typeof shown)[number]
export const lessIsBetter: readonly Shown[] = ['refundRate']
const shares: readonly Shown[] = ['refundRate', 'conversion']

type Days = Output<'/api/v2/admin/stat/days'>
type Growth = Output<'/api/v2/admin/stat/growth'>
/** Both calls of one span. */
export interface Spans {
  days: Days
  growth: Growth
}
type Values = Record<Shown, number>
function valueOf(sums: Days['sum'], { people, shops }: { people: number; shops: number }): Values {
  const { sales, placed, paid, buyers, refunds, visitors, newBuyers } = sums
  return {
    sales,
    placed,
    paid,
    buyers,
    visitors,
    people,
    shops,
    refundRate: share(refunds, sales),
    conversion: share(paid, visitors),
    again: buyers - newBuyers,
  }
}
interface Grown {
  from: string
  people: number
  shops: number
}
const total = (rows: readonly Grown[]) => ({
  people: rows.reduce((n, r) => n + r.people, 0),
  shops: rows.reduce((n, r) => n + r.shops, 0),
})
/** By buckets with those they are compared with, and sums of both: of the earlier of as many as have begun. */
export function valuesOf({ days, growth }: Spans) {
  const begun = days.now.filter((b) => b.from <= days.today).length
  return {
    now: days.now.map((b, i) => valueOf(b, growth.now[i]!)),
    was: days.was.map((b, i) => valueOf(b, growth.was[i]!)),
    sum: valueOf(days.sum, total(growth.now)),
    sumBefore: valueOf(days.sumBefore, total(growth.was.slice(0, begun))),
  }
}

export function useShown() {
  const figures = useFigures()
  const { money, number, percent } = figures
  return {
    ...figures,
    long: (n: number, of: Shown) => (shares.includes(of) ? percent(n) : of === 'sales' ? money(n) : number(n)),
    short: (n: number, of: Shown) =>
      shares.includes(of) ? percent(n, 1) : of === 'sales' ? figures.short(n, 'sales') : number(Math.round(n)),
  }
}
