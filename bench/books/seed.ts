// Large books: 400 merchants, one of them with three orders in ten, and 10,000,000 entries of the ledger, of which
// 1,000,000 postings of last month are what the merchants are to be paid; or a part of all that. Made once, and kept.
import type pg from 'pg'

interface Size {
  merchants: number
  orders: number
  entries: number
}
/** `part`: of the whole, as 0.1. */
export const sizeOf = (part: number): Size => ({
  merchants: Math.max(2, Math.round(400 * part)),
  orders: Math.round(500_000 * part),
  entries: Math.round(10_000_000 * part),
})
const people = 1000
/** ids far above what a shop that was just made has */
const [base, paid, settled] = [10_000_000, 20_000_000, 30_000_000]
/** A top-up is two entries, an order seven: paid two, its line settled three, its freight two. */
const topUpsOf = ({ entries, orders }: Size): number => Math.floor((entries - orders * 7) / 2)
const [price, freight, commission] = [1999, 1200, 100]
const atOnce = 250_000

/** Makes them where they are not. As the owner of the tables. */
export async function makeBooks(owner: pg.Pool, size: Size): Promise<void> {
  const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from settlement')
  if (rows[0]!.n >= size.orders * 2) return
  const client = await owner.connect()
  try {
    await client.query('begin')
    // what is written here at once keeps what the triggers would weigh row by row
    await client.query(`set local session_replication_role = 'replica'`)
    // a run that was broken off has moved them: what it made is gone, they are not
    for (const statement of [...sequences, sellers(size), buyers, accounts]) await client.query(statement)
    for (const [statements, end] of [
      [ofTopUps(size), topUpsOf(size)],
      [ofOrders(size), size.orders],
      [ofPayments(size), size.orders],
      [ofSettlements(size), size.orders],
    ] as const)
      for (let from = 0; from < end; from += atOnce)
        for (const statement of statements) await client.query(statement, [from, Math.min(end, from + atOnce) - 1])
    for (const statement of [balances, ...sequences]) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
  await owner.query('vacuum analyze')
}

const sellers = ({ merchants }: Size): string => `
  insert into merchant (code, name, place, seal) select 'books-' || n, jsonb_build_object('en-US', 'Shop ' || n),
    jsonb_build_object('en-US', 'Nowhere'), s.seal
  from generate_series(1, ${merchants}) n cross join (select seal from merchant order by id limit 1) s`
const buyers = `
  insert into user_account (email, nickname)
  select 'books' || n || '@example.com', 'Books ' || n from generate_series(1, ${people}) n`
const accounts = `
  insert into ledger_account (currency, owner, owner_id, kind, balance)
    select 'CNY', 'user', id, 'balance', 0 from user_account where email like 'books%@example.com'
    union all select 'CNY', 'merchant', id, 'payable', 0 from merchant where code like 'books-%'
    union all select 'CNY', 'platform', 0, k, null from unnest(array['clearing:books', 'commission']) k
  on conflict do nothing`
/** The month before this one in Shanghai, evenly from its tenth day on, by the number of the order. */
const month = `date_trunc('month', (shop_now() at time zone 'Asia/Shanghai') - interval '1 month')
  at time zone 'Asia/Shanghai'`
const whenOf = ({ orders }: Size): string => `m.began + interval '10 days' + n * interval '20 days' / ${orders}`
const series = `generate_series($1::bigint, $2::bigint) n cross join (select ${month} as began) m`
const platform = (kind: string): string =>
  `(select id from ledger_account where currency = 'CNY' and owner = 'platform' and kind = '${kind}')`
const person = `(select array_agg(id order by id) as ids from user_account where email like 'books%@example.com') u`
const seller = `(select array_agg(id order by id) as ids from merchant where code like 'books-%') s`
const sold = `(select k.product_id, k.id as sku_id from sku k join product p on p.id = k.product_id
  where p.handle = 'teapot' order by k.position limit 1) g`
/** Three of ten orders are the first merchant's. */
const sellerOf = ({ merchants }: Size): string =>
  `s.ids[case when n % 10 < 3 then 1 else 1 + (n * 7919) % ${merchants} end]`

const ofTopUps = (size: Size): string[] => [
  `insert into ledger_transfer (id, key, kind, created_at) overriding system value
    select ${base} + n, 'books:' || n, 'topUp', m.began - interval '2 years' * (1 - n::float8 / ${topUpsOf(size)})
    from ${series}`,
  `insert into ledger_entry (id, transfer_id, account_id, amount, created_at) overriding system value
    select ${base} + n * 2 + k, ${base} + n, case k when 0 then c.id else a.ids[1 + n % ${people}] end,
      case k when 0 then -1000 else 1000 end, m.began - interval '2 years' * (1 - n::float8 / ${topUpsOf(size)})
    from ${series} cross join generate_series(0, 1) k cross join (select ${platform('clearing:books')} as id) c
    cross join (select array_agg(a.id order by a.owner_id) as ids from ledger_account a
      join user_account u on u.id = a.owner_id where a.owner = 'user' and a.kind = 'balance'
        and u.email like 'books%@example.com') a`,
]
const ofOrders = (size: Size): string[] => [
  `insert into shop_order (id, order_no, user_id, merchant_id, status, goods_amount, freight, payable, paid,
      address, created_at, paid_at, shipped_at, received_at, ended_at, payment_method)
    overriding system value
    select ${base} + n, '6' || lpad(n::text, 19, '0'), u.ids[1 + n % ${people}], ${sellerOf(size)}, 'completed',
      ${price},
      ${freight}, ${price + freight}, ${price + freight},
      '{"country": "CN"}', ${whenOf(size)} - interval '9 days', ${whenOf(size)} - interval '9 days',
      ${whenOf(size)} - interval '8 days', ${whenOf(size)} - interval '7 days', ${whenOf(size)}, 'books'
    from ${series} cross join ${person} cross join ${seller}`,
  `insert into order_line (id, order_id, user_id, product_id, sku_id, title, price, quantity, goods_amount, payable,
      unit_payable, unit_extra, commission_bp)
    overriding system value
    select ${base} + n, ${base} + n, u.ids[1 + n % ${people}], g.product_id, g.sku_id, '{"en-US": "Books"}', ${price},
      1, ${price}, ${price}, ${price}, 0, 500
    from ${series} cross join ${person} cross join ${sold}`,
  `insert into ledger_account (id, currency, owner, owner_id, kind, balance) overriding system value
    select ${base} + n, 'CNY', 'order', ${base} + n, 'held', 0 from ${series}`,
  `insert into settlement (id, key, order_id, merchant_id, order_line_id, goods, gross, commission, rest, created_at)
    overriding system value
    select ${base} + n * 2 + k, case k when 0 then 'line:' || ${base} + n || ':settled'
        else 'order:' || ${base} + n || ':settled' end, ${base} + n, ${sellerOf(size)},
      case k when 0 then ${base} + n end, case k when 0 then ${price} else 0 end,
      case k when 0 then ${price} else 0 end,
      case k when 0 then ${commission} else 0 end, case k when 0 then 0 else ${freight} end, ${whenOf(size)}
    from ${series} cross join generate_series(0, 1) k cross join ${seller}`,
]
const ofPayments = (size: Size): string[] => [
  `insert into ledger_transfer (id, key, kind, created_at) overriding system value
    select ${paid} + n, 'books:paid:' || n, 'orderPaid', ${whenOf(size)} - interval '9 days' from ${series}`,
  `insert into ledger_entry (id, transfer_id, account_id, amount, created_at) overriding system value
    select ${paid} + n * 2 + k, ${paid} + n, case k when 0 then c.id else ${base} + n end,
      (case k when 0 then -1 else 1 end) * ${price + freight}, ${whenOf(size)} - interval '9 days'
    from ${series} cross join generate_series(0, 1) k cross join (select ${platform('clearing:books')} as id) c`,
]
/** Legs of the line: held, commission, payable; of the freight: held, payable. */
const ofSettlements = (size: Size): string[] => [
  `insert into ledger_transfer (id, key, kind, created_at) overriding system value
    select ${settled} + n * 2 + k, case k when 0 then 'line:' else 'order:' end || ${base} + n || ':settled', 'settled',
      ${whenOf(size)}
    from ${series} cross join generate_series(0, 1) k`,
  `insert into ledger_entry (id, transfer_id, account_id, amount, created_at) overriding system value
    select ${settled} + n * 5 + k, ${settled} + n * 2 + case when k < 3 then 0 else 1 end,
      case k when 0 then ${base} + n when 3 then ${base} + n when 1 then c.id else a.id end,
      case k when 0 then -${price} when 1 then ${commission} when 2 then ${price - commission}
        when 3 then -${freight} else ${freight} end, ${whenOf(size)}
    from ${series} cross join generate_series(0, 4) k cross join (select ${platform('commission')} as id) c
    cross join ${seller} join ledger_account a on a.currency = 'CNY' and a.owner = 'merchant' and a.kind = 'payable'
      and a.owner_id = ${sellerOf(size)}`,
]
const balances = `
  update ledger_account a set balance = e.amount from (
    select account_id, sum(amount) as amount from ledger_entry group by 1) e
  where e.account_id = a.id and a.balance is not null and a.balance <> e.amount`
const sequences = ['shop_order', 'order_line', 'ledger_account', 'ledger_transfer', 'ledger_entry', 'settlement'].map(
  (table) =>
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
)
