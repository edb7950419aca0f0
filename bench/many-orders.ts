// A merchant with a million orders, as its desk meets them: three years of them, most long over, a few thousand open.
import type pg from 'pg'

export interface Desk {
  merchantId: number
  orders: number
}
const buyers = 20_000

/** Makes what is missing of `count` orders of the merchant with the most products. As the owner of the tables. */
export async function manyOrders(owner: pg.Pool, count: number): Promise<Desk> {
  const { rows } = await owner.query<{ merchantId: number; orders: number }>(`
    select m.id as "merchantId", (select count(*)::int from shop_order o where o.merchant_id = m.id) as orders
    from merchant m order by (select count(*) from product p where p.merchant_id = m.id) desc, m.id limit 1`)
  const { merchantId, orders } = rows[0]!
  if (orders < count) {
    const client = await owner.connect()
    try {
      await client.query(people, [buyers])
      for (let from = orders; from < count; from += 100_000) await grow(client, merchantId, from, count)
    } finally {
      client.release()
    }
    await owner.query('vacuum analyze shop_order, order_line, parcel, parcel_line, user_account')
  }
  return { merchantId, orders: Math.max(orders, count) }
}

/** The next hundred thousand, all of them or none. */
async function grow(client: pg.PoolClient, merchantId: number, from: number, count: number): Promise<void> {
  await client.query('begin')
  // what is written here at once keeps what the triggers would weigh row by row
  await client.query(`set local session_replication_role = 'replica'`)
  await client.query(made, [merchantId, from, Math.min(count, from + 100_000) - 1, buyers])
  await fillOrders(client)
  await client.query('commit')
}
/** Orders with their lines and parcels, as a table `made` tells of them; triggers are off. */
export async function fillOrders(client: pg.PoolClient): Promise<void> {
  for (const statement of filled) await client.query(statement)
}

const people = `
  insert into user_account (email, nickname)
  select 'desk' || n || '@example.com', 'Desk ' || substr(md5(n::text), 1, 8) from generate_series(1, $1) n
  on conflict do nothing`
/** From the $2nd to the $3rd: the older the smaller. One line each, shipped and received but for the last thousands. */
const made = `
  create temp table made on commit drop as
  select n, g.*, u.user_id, $1::bigint as merchant_id,
    nextval(pg_get_serial_sequence('shop_order', 'id')) as order_id,
    nextval(pg_get_serial_sequence('order_line', 'id')) as line_id,
    nextval(pg_get_serial_sequence('parcel', 'id')) as parcel_id, '7' || lpad(n::text, 19, '0') as order_no,
    shop_now() - interval '3 years' * (1 - n / 1000000.0) as created_at,
    case when n % 1000 = 1 then 'cancelled' when n < 970000 then 'completed' when n < 985000 then 'toReview'
      when n < 990000 then 'awaitingReceipt' else 'awaitingShipment' end as status
  from generate_series($2::bigint, $3::bigint) n
  cross join (select count(*) as goods from product where merchant_id = $1) c
  join (
    select row_number() over (order by id) - 1 as nth, id as user_id
    from user_account where email like 'desk%@example.com' order by id limit $4
  ) u on u.nth = (n * 7919) % $4
  join (
    select row_number() over (order by p.id) - 1 as at, k.id as sku_id, p.id as product_id, p.title, k.price
    from product p join lateral (select * from sku k where k.product_id = p.id order by k.id limit 1) k on true
    where p.merchant_id = $1
  ) g on g.at = (n * 104729) % c.goods`
const filled = [
  `insert into shop_order (id, order_no, user_id, merchant_id, status, goods_amount, freight, payable, paid, address,
    created_at, paid_at, shipped_at, received_at, ended_at, payment_method)
  overriding system value
  select order_id, order_no, user_id, merchant_id, status, price, 800, price + 800,
    case when status = 'cancelled' then 0 else price + 800 end,
    jsonb_build_object('name', 'Desk', 'areaCode', '86', 'phone', '13800000001', 'country', 'CN', 'detail', 'No. 1',
      'text', jsonb_build_object('en-US', 'No. 1, Shanghai', 'zh-CN', '上海市 1 号', 'es-ES', 'N.º 1, Shanghái')),
    created_at, case when status <> 'cancelled' then created_at end,
    case when status not in ('cancelled', 'awaitingShipment') then created_at + interval '1 day' end,
    case when status in ('toReview', 'completed') then created_at + interval '4 days' end,
    case when status in ('completed', 'cancelled') then created_at + interval '19 days' end, 'balance'
  from made order by n`,
  `insert into order_line (id, order_id, user_id, product_id, sku_id, title, price, quantity, goods_amount, payable,
    unit_payable, unit_extra, commission_bp)
  overriding system value
  select line_id, order_id, user_id, product_id, sku_id, title, price, 1, price, price, price, 0, 500
  from made order by n`,
  `insert into parcel (id, order_id, merchant_id, carrier, waybill, status, shipped_at, confirm_at, ended_at,
    claim_until, return_until)
  overriding system value
  select parcel_id, order_id, merchant_id, 'sf', 'SF' || substr(order_no, 8),
    case when status = 'awaitingReceipt' then 'travelling' else 'received' end,
    created_at + interval '1 day', created_at + interval '16 days',
    case when status <> 'awaitingReceipt' then created_at + interval '4 days' end,
    case when status = 'toReview' then shop_now() + interval '15 days'
      when status = 'completed' then created_at + interval '19 days' end,
    case when status = 'toReview' then shop_now() + interval '7 days'
      when status = 'completed' then created_at + interval '11 days' end
  from made where status not in ('cancelled', 'awaitingShipment') order by n`,
  `insert into parcel_line (parcel_id, order_line_id, quantity)
  select parcel_id, line_id, 1 from made where status not in ('cancelled', 'awaitingShipment')`,
]
