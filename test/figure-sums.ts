// What is kept of figures by the week and of the whole platform, counted anew from the days of merchants.
import { expect } from 'vitest'
import type { World } from './world.ts'

const weeks = `
  select * from (select merchant_id, shop_week(day) as week, kind, key, sum(views) as views from figure_source
    group by 1, 2, 3, 4) d
  full join figure_source_week w using (merchant_id, week, kind, key)
  where coalesce(d.views, 0) <> coalesce(w.views, 0)`
const platform = `
  select day, k.*, t.*, s.* from figure_day k
  full join (select day, sum(visitors) as visitors, sum(views) as views, sum(carts) as carts from figure_traffic
    group by 1) t using (day)
  full join (select day, sum(placed) as placed, sum(paid) as paid, sum(sales) as sales, sum(refunds) as refunds,
    sum(buyers) as buyers, sum(new_buyers) as fresh, sum(claims) as claims from figure_sales group by 1) s using (day)
  where (coalesce(k.visitors, 0), coalesce(k.views, 0), coalesce(k.carts, 0), coalesce(k.placed, 0),
      coalesce(k.paid, 0), coalesce(k.sales, 0), coalesce(k.refunds, 0), coalesce(k.buyers, 0),
      coalesce(k.new_buyers, 0), coalesce(k.claims, 0))
    <> (coalesce(t.visitors, 0), coalesce(t.views, 0), coalesce(t.carts, 0), coalesce(s.placed, 0),
      coalesce(s.paid, 0), coalesce(s.sales, 0), coalesce(s.refunds, 0), coalesce(s.buyers, 0), coalesce(s.fresh, 0),
      coalesce(s.claims, 0))`
const returned = `
  select * from (select day, key::date as before, sum(n) as n from figure_part where kind = 'returning' group by 1, 2) p
  full join figure_return r using (day, before) where coalesce(p.n, 0) <> coalesce(r.n, 0)`
const returnedInMonths = `
  select * from (select coalesce(merchant_id, 0) as merchant_id, month_of(day) as month, month_of(key::date) as before,
      sum(n) as n from figure_part where kind = 'returning' group by grouping sets ((merchant_id, 2, 3), (2, 3))) p
  full join figure_return_month r using (merchant_id, month, before) where coalesce(p.n, 0) <> coalesce(r.n, 0)`
/** Who came back on a day is all but those who bought for the first time. */
const again = `
  select * from (select merchant_id, day, sum(buyers - new_buyers) as n from figure_sales group by 1, 2) s
  full join (select merchant_id, day, sum(n) as n from figure_part where kind = 'returning' group by 1, 2) p
    using (merchant_id, day)
  where coalesce(s.n, 0) <> coalesce(p.n, 0)`
/** Call it at the end of tests that move figures. */
export async function figuresAddUp({ pool }: World): Promise<void> {
  for (const statement of [weeks, platform, returned, returnedInMonths, again])
    expect((await pool.query(statement)).rows).toEqual([])
}
