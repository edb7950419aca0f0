// Figures of two years: those of the demo's merchants for every merchant, and of the large one as many goods a day as
// its visitors look at.
import { bigCode } from './goods.ts'
import { copy, step, type Client } from './copying.ts'

const byDay = [
  'figure_sales',
  'figure_sales_hour',
  'figure_traffic',
  'figure_traffic_hour',
  'figure_part',
  'figure_source',
]
/** The demo tells of 400 days: a second time for the year before. */
const years = `(values (0), (400)) y(ago)`

export async function makeFigures(client: Client): Promise<void> {
  for (const table of byDay)
    await step(client, table, () =>
      copy(client, table, {
        from: `scale.shop s join ${table} t on t.merchant_id = s.like_id, ${years}
          where t.day - y.ago > current_date - 730`,
        but: { merchant_id: 's.id', day: 't.day - y.ago' },
      }),
    )
  await step(client, 'figures of goods', async () => {
    await client.query('create table scale.big as select id from merchant where code = $1', [bigCode])
    await client.query(`insert into figure_goods (merchant_id, day, product_id, units, sales)
      select o.merchant_id, shop_day(o.paid_at), l.product_id, sum(l.quantity), sum(l.payable)
      from shop_order o join order_line l on l.order_id = o.id
      where o.merchant_id >= 1001 and o.paid_at is not null group by 1, 2, 3`)
    // one in fifty of the goods is looked at on a day, the favourites every day
    await client.query(`insert into figure_goods_traffic (merchant_id, day, product_id, views, carts)
      select (select id from scale.big), d, g.id, 1 + g.g % 40, g.g % 5
      from generate_series(0, 729) k cross join lateral (select current_date - k as d) x
      join scale.goods g on g.shop_id = (select id from scale.big) and (g.g <= 200 or (g.g + k * 37) % 50 = 0)`)
    await client.query(`insert into figure_goods_traffic (merchant_id, day, product_id, views, carts)
      select g.shop_id, current_date - k, g.id, 1 + g.g % 40, g.g % 5 from generate_series(0, 364) k
      join scale.goods g on g.shop_id <> (select id from scale.big) and (g.g + k) % 5 = 0`)
  })
  await step(client, 'buyers who came again', () => returning(client))
  await step(client, 'figures of weeks', async () => {
    await client.query(`insert into figure_goods_week (merchant_id, week, product_id, brought, units, sales, claims)
      select merchant_id, shop_week(day), product_id, brought, sum(units), sum(sales), sum(claims)
      from figure_goods where merchant_id >= 1001 group by 1, 2, 3, 4`)
    await client.query(`insert into figure_goods_traffic_week (merchant_id, week, product_id, views, carts)
      select merchant_id, shop_week(day), product_id, sum(views), sum(carts)
      from figure_goods_traffic where merchant_id >= 1001 group by 1, 2, 3`)
    await client.query('delete from figure_due')
  })
}

/** Of the large shop by the day of their purchase before. */
async function returning(client: Client): Promise<void> {
  await client.query(`delete from figure_part where merchant_id = (select id from scale.big) and kind = 'returning'`)
  await client.query(`insert into figure_part (merchant_id, day, kind, key, n)
    select (select id from scale.big), day, 'returning', before::text, count(*) from (
      select user_id, day, lag(day) over (partition by user_id order by day) as before from (
        select distinct user_id, shop_day(paid_at) as day from shop_order
        where merchant_id = (select id from scale.big) and paid_at is not null) d) b
    where before is not null group by 2, 4`)
}

/** What triggers would have kept while all this was written. */
export async function keepSums(client: Client): Promise<void> {
  await client.query(`insert into product_pieces (product_id, merchant_id, skus, on_hand, free, available, uncounted)
    select p.id, p.merchant_id, n.skus, n.on_hand, n.free, n.available, n.uncounted
    from pieces_of(array(select id from product)) n join product p on p.id = n.product_id
    on conflict (product_id) do nothing`)
  await client.query(`insert into product_title (product_id, merchant_id, titles)
    select id, merchant_id, title_words(title) from product on conflict (product_id) do nothing`)
  await client.query('delete from figure_source_week')
  await client.query(`insert into figure_source_week (merchant_id, week, kind, key, views)
    select merchant_id, shop_week(day), kind, key, sum(views) from figure_source group by 1, 2, 3, 4`)
  await client.query('delete from figure_day')
  await client.query(`insert into figure_day (day, visitors, views, carts)
    select day, sum(visitors), sum(views), sum(carts) from figure_traffic group by 1`)
  await client.query(`insert into figure_day as d (day, placed, paid, sales, refunds, buyers, new_buyers, claims)
    select day, sum(placed), sum(paid), sum(sales), sum(refunds), sum(buyers), sum(new_buyers), sum(claims)
    from figure_sales group by 1
    on conflict (day) do update set placed = excluded.placed, paid = excluded.paid, sales = excluded.sales,
      refunds = excluded.refunds, buyers = excluded.buyers, new_buyers = excluded.new_buyers, claims = excluded.claims`)
  await client.query('delete from figure_return')
  await client.query(`insert into figure_return (day, before, n)
    select day, key::date, sum(n) from figure_part where kind = 'returning' group by 1, 2`)
  await client.query('delete from figure_return_month')
  await client.query(`insert into figure_return_month (merchant_id, month, before, n)
    select coalesce(merchant_id, 0), month_of(day), month_of(key::date), sum(n) from figure_part
    where kind = 'returning' group by grouping sets ((merchant_id, 2, 3), (2, 3))`)
}
