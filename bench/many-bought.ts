// A buyer of ten thousand orders, at all merchants and of three years, and the words they look for them by.
import type pg from 'pg'
import { openSession } from '#kernel/call/session.ts'
import { openDb } from '#kernel/data/db.ts'
import { fillOrders } from './many-orders.ts'

export interface Bought {
  token: string
  /** of goods, of shops, and numbers of orders: some that few of the orders have, some that many have */
  words: string[]
  /** those that more than forty pages of orders have */
  common: string[]
}
const email = 'bought-much@example.com'
const count = 10_000
const fortyPages = 820

/** Makes what is missing. As the owner of the tables. */
export async function openBought(owner: pg.Pool): Promise<Bought> {
  await owner.query(`insert into user_account (email, nickname) values ($1, 'bought much') on conflict do nothing`, [
    email,
  ])
  const { rows } = await owner.query<{ id: number; orders: number }>(
    `select u.id, (select count(*)::int from shop_order o where o.user_id = u.id) as orders
    from user_account u where u.email = $1`,
    [email],
  )
  const { id, orders } = rows[0]!
  if (orders < count) await buy(owner, id)
  const found = await owner.query<{ word: string; of: number }>(words, [id])
  const told = found.rows.filter(({ word }) => word !== '')
  return {
    token: await openSession(openDb(owner), id, { userAgent: 'bench', days: 1, strength: 'password' }),
    words: told.map((r) => r.word),
    common: told.filter((r) => r.of >= fortyPages).map((r) => r.word),
  }
}

async function buy(owner: pg.Pool, userId: number): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    // what is written here at once keeps what the triggers would weigh row by row
    await client.query(`set local session_replication_role = 'replica'`)
    await client.query(made, [userId, count])
    await fillOrders(client)
    await client.query('commit')
  } finally {
    client.release()
  }
  await owner.query('vacuum analyze shop_order, order_line, parcel, parcel_line')
}

/** The last of two hundred days are under way still. Numbers stand apart from those of the merchant's million. */
const made = `
  create temp table made on commit drop as
  select n, g.*, $1::bigint as user_id,
    nextval(pg_get_serial_sequence('shop_order', 'id')) as order_id,
    nextval(pg_get_serial_sequence('order_line', 'id')) as line_id,
    nextval(pg_get_serial_sequence('parcel', 'id')) as parcel_id,
    '71' || lpad((500000000 + n)::text, 18, '0') as order_no,
    shop_now() - interval '3 years' * (1 - n::float8 / $2) as created_at,
    case when n % 100 = 1 then 'cancelled' when n < $2 - 300 then 'completed' when n < $2 - 100 then 'toReview'
      when n < $2 - 20 then 'awaitingReceipt' else 'awaitingShipment' end as status
  from generate_series(0, $2::int - 1) n
  cross join (select count(*) as goods from product where status = 'onSale') c
  join (
    select row_number() over (order by p.id) - 1 as at, k.id as sku_id, p.id as product_id, p.merchant_id, p.title,
      k.price
    from product p join lateral (select * from sku k where k.product_id = p.id order by k.id limit 1) k on true
    where p.status = 'onSale'
  ) g on g.at = (n * 104729::bigint) % c.goods`

const words = `
  select word, count(*)::int as "of" from (
    select distinct l.order_id, w.word
    from order_line l, regexp_split_to_table(lower(l.title ->> 'en-US'), '[^a-z]+') w(word)
    where l.user_id = $1 and length(w.word) > 3
    union all
    select o.id, lower(m.name ->> 'en-US') from shop_order o join merchant m on m.id = o.merchant_id
    where o.user_id = $1
    union all
    select o.id, o.order_no from shop_order o where o.user_id = $1 and o.order_no like '%00'
  ) w group by word order by md5(word) limit 400`
