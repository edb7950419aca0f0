// A million orders: those of the demo over and over, each with all that hangs on it, of other people, merchants and
// days. What is over fills two years, growing; what is open came in these days.
import { counters, dropIndexes, makeIndexes } from './around-orders.ts'
import { copy, step, type Client } from './copying.ts'

const [orders, batch, open] = [1_000_000, 50_000, 20_000]
const buyers = 100_000
/** ids of copies: far above those of the demo, `room` for the children of one order */
const base = 10_000_000
const room = 32
const idOf = (rank: string): string => `${base} + m.n * ${room} + ${rank}`
const docNo = (column: string): string =>
  `'7' || right(t.${column}, 2) || lpad(m.n::text, 11, '0') || right(t.${column}, 6)`

/** Ranks of the children within their order: with the order's number they make an id. */
const children: Record<string, string> = {
  order_line: 'select id, order_id from order_line',
  order_history: 'select id, order_id from order_history',
  payment: 'select p.payment_id as id, p.order_id from payment_order p',
  payment_attempt: 'select a.id, p.order_id from payment_attempt a join payment_order p on p.payment_id = a.payment_id',
  refund: 'select id, coalesce(order_id, for_order_id) as order_id from refund',
  parcel: 'select id, order_id from parcel',
  parcel_scan: `select s.id, coalesce(p.order_id, c.order_id) as order_id from parcel_scan s
    left join parcel p on p.id = s.parcel_id left join claim_parcel q on q.id = s.claim_parcel_id
    left join claim c on c.id = q.claim_id`,
  claim: 'select id, order_id from claim',
  claim_history: 'select h.id, c.order_id from claim_history h join claim c on c.id = h.claim_id',
  claim_parcel: 'select p.id, c.order_id from claim_parcel p join claim c on c.id = p.claim_id',
  cancel_request: 'select id, order_id from cancel_request',
  called_off: 'select f.id, l.order_id from called_off f join order_line l on l.id = f.order_line_id',
  order_share: 'select id, order_id from order_share',
  invoice_application: 'select id, order_id from invoice_application',
  invoice: 'select i.id, a.order_id from invoice i join invoice_application a on a.id = i.application_id',
  review: 'select id, order_id from review where order_id is not null',
  message: `select g.id, o.id as order_id from message g join shop_order o on g.about ->> 'note' = o.order_no
    where g.user_id = o.user_id`,
  ledger_account: `select id, owner_id as order_id from ledger_account where owner = 'order'`,
  ledger_transfer: `select distinct e.transfer_id as id, a.owner_id as order_id from ledger_entry e
    join ledger_account a on a.id = e.account_id where a.owner = 'order'
    union select t.id, o.id from ledger_transfer t join shop_order o on t.key = 'demo:order:' || o.order_no`,
  ledger_entry: '',
}
const at = (table: string, id: string): string => `(select r.rank from scale.rank_${table} r where r.id = ${id})`
const linked = (table: string, id: string): string => `case when ${id} is not null then ${idOf(at(table, id))} end`

export async function makeOrders(client: Client): Promise<void> {
  await step(client, 'patterns of orders', () => patterns(client))
  await step(client, 'indexes away', () => dropIndexes(client))
  for (let from = 0; from < orders; from += batch)
    await step(client, `orders from ${from}`, () => grow(client, from, from + batch - 1))
  await step(client, 'indexes again', () => makeIndexes(client))
  await step(client, 'balances and counters', () => counters(client))
}

async function patterns(client: Client): Promise<void> {
  for (const [table, rows] of Object.entries(children)) {
    if (!rows) continue
    await client.query(`create table scale.rank_${table} as
      select id, order_id, row_number() over (partition by order_id order by id) - 1 as rank from (${rows}) x`)
    await client.query(`create index on scale.rank_${table} (id)`)
  }
  await client.query(`create table scale.rank_ledger_entry as
    select e.id, r.order_id, row_number() over (partition by r.order_id order by e.id) - 1 as rank
    from ledger_entry e join scale.rank_ledger_transfer r on r.id = e.transfer_id`)
  await client.query('create index on scale.rank_ledger_entry (id)')
  // what is over: how often of a thousand
  await client.query(`create table scale.pattern as
    select o.id, o.order_no, o.created_at, o.user_id, o.merchant_id, over,
      case when over then case
        when exists (select from claim c where c.order_id = o.id) then 3
        when exists (select from invoice_application a where a.order_id = o.id) then 15
        when o.status = 'cancelled' then 6
        when o.status = 'reviewed' then 60 else 90 end
      else case when exists (select from claim c where c.order_id = o.id) then 1 else 6 end end as weight
    from shop_order o cross join lateral (select o.status in ('completed', 'reviewed', 'cancelled')
      and not exists (select from claim c where c.order_id = o.id and c.ended_at is null)
      and not exists (select from refund f where f.for_order_id = o.id and f.status <> 'done') as over) x
    where o.status <> 'pendingPayment'`)
  await client.query(`create table scale.pick as
    select over, row_number() over (partition by over order by md5(id::text || k)) - 1 as nth, p.id
    from scale.pattern p, generate_series(1, p.weight) k`)
  await client.query(`create table scale.sold as
    select p.merchant_id, row_number() over (partition by p.merchant_id order by md5(p.id::text)) - 1 as nth,
      p.id as product_id, k.id as sku_id, p.title, p.pictures -> 0 ->> 'key' as picture
    from product p join lateral (select id from sku where product_id = p.id order by id limit 1) k on true
    where p.status = 'onSale'`)
  await client.query('create unique index on scale.sold (merchant_id, nth)')
  await client.query(`create table scale.seller as
    select merchant_id, row_number() over (order by count(*) desc, merchant_id) - 1 as nth, count(*) as goods
    from scale.sold group by 1`)
  for (const table of ['pattern', 'pick', 'sold', 'seller']) await client.query(`analyze scale.${table}`)
}

/** The orders of one batch: whose, where, when, and after which pattern. */
const made = `
  create temp table made on commit drop as
  select d.n, p.id as pattern, p.order_no as old_no, p.user_id as old_user, p.merchant_id as old_merchant,
    1000002 + floor(d.b * d.b * ${buyers})::bigint as user_id, s.merchant_id, s.goods, d.g,
    case when p.over then least(shop_now() - interval '2 years' * (1 - sqrt(d.n::float8 / ${orders})) - p.created_at,
      interval '0')
      else - d.h * interval '9 hours' end as shift
  from (select n, random() as a, random() as b, random() as g, random() as h
    from generate_series($1::bigint, $2::bigint) n) d
  join scale.pick k on k.over = (d.n < ${orders - open})
    and k.nth = (d.n * 7919) % (select count(*) from scale.pick q where q.over = (d.n < ${orders - open}))
  join scale.pattern p on p.id = k.id
  join scale.seller s on s.nth = case when d.a < 0.3 then 0
    else 1 + floor(power((d.a - 0.3) / 0.7, 2) * (select count(*) - 1 from scale.seller))::int end`

async function grow(client: Client, from: number, to: number): Promise<void> {
  await client.query(`select setseed(${(from % 977) / 1000})`)
  await client.query(made, [from, to])
  await client.query('create index on made (pattern)')
  await client.query('analyze made')
  const shift = 'm.shift'
  const child = (table: string, but: Record<string, string>, more = '') =>
    copy(client, table, {
      from: `made m join scale.rank_${table} r on r.order_id = m.pattern join ${table} t on t.id = r.id ${more}`,
      but: { id: idOf('r.rank'), ...but },
      shift,
    })
  const order = { order_id: `${base} + m.n` }
  const sold = `join scale.sold g on g.merchant_id = m.merchant_id
    and g.nth = floor(m.g * m.g * m.g * m.goods + r.rank * 7)::bigint % m.goods`
  await copy(client, 'shop_order', {
    from: 'made m join shop_order t on t.id = m.pattern',
    but: {
      id: `${base} + m.n`,
      order_no: docNo('order_no'),
      user_id: 'm.user_id',
      merchant_id: 'm.merchant_id',
      merchant_remark_by: 'null',
    },
    shift,
  })
  const own = { user_id: 'm.user_id', merchant_id: 'm.merchant_id' }
  await child(
    'order_line',
    {
      ...order,
      user_id: 'm.user_id',
      product_id: 'g.product_id',
      sku_id: 'g.sku_id',
      title: 'g.title',
      picture: 'coalesce(g.picture, t.picture)',
    },
    sold,
  )
  await child('order_history', { ...order, actor_id: 'null' })
  await payments(client, child, order)
  await parcels(client, child, order)
  await claims(client, child, own, order)
  await papers(child, { ...order, ...own }, sold)
  await client.query(sales, [from, to])
  await books(client, child)
}

const sales = `
  insert into product_sale (product_id, order_id, buyer_id, units, counted, came_back, sold_at)
    select l.product_id, l.order_id, l.user_id, sum(l.quantity), sum(l.quantity), 0, min(o.paid_at)
    from order_line l join shop_order o on o.id = l.order_id
    where l.order_id between ${base} + $1::bigint and ${base} + $2::bigint and o.paid_at is not null group by 1, 2, 3`
type Child = (table: string, but: Record<string, string>, more?: string) => Promise<void>
type Columns = Record<string, string>
async function payments(client: Client, child: Child, order: Columns): Promise<void> {
  await child('payment', { pay_no: docNo('pay_no'), user_id: 'm.user_id', price_nonce: 'null' })
  await copy(client, 'payment_order', {
    from: `made m join payment_order t on t.order_id = m.pattern`,
    but: { ...order, payment_id: linked('payment', 't.payment_id') },
  })
  await child('payment_attempt', {
    payment_id: linked('payment', 't.payment_id'),
    attempt_no: docNo('attempt_no'),
    payer_id: `case when t.payer_id is not null then m.user_id end`,
    provider_ref: `t.provider_ref || '-' || m.n`,
    provider_txn: `t.provider_txn || '-' || m.n`,
  })
  await child('refund', {
    refund_no: docNo('refund_no'),
    key: `t.key || ':copy:' || m.n`,
    attempt_id: linked('payment_attempt', 't.attempt_id'),
    order_id: `case when t.order_id is not null then ${base} + m.n end`,
    for_order_id: `case when t.for_order_id is not null then ${base} + m.n end`,
  })
}
async function parcels(client: Client, child: Child, order: Columns): Promise<void> {
  await child('parcel', {
    ...order,
    merchant_id: 'm.merchant_id',
    waybill: `case when t.waybill <> '' then t.waybill || m.n else '' end`,
  })
  await copy(client, 'parcel_line', {
    from: 'made m join scale.rank_parcel r on r.order_id = m.pattern join parcel_line t on t.parcel_id = r.id',
    but: { parcel_id: idOf('r.rank'), order_line_id: linked('order_line', 't.order_line_id') },
  })
}
async function papers(child: Child, own: Columns, sold: string): Promise<void> {
  await child('parcel_scan', {
    parcel_id: linked('parcel', 't.parcel_id'),
    claim_parcel_id: linked('claim_parcel', 't.claim_parcel_id'),
  })
  await child('cancel_request', { order_id: own['order_id']! })
  await child('called_off', { order_line_id: linked('order_line', 't.order_line_id') })
  await child('order_share', { order_id: own['order_id']!, order_line_id: linked('order_line', 't.order_line_id') })
  await child('invoice_application', own)
  await child('invoice', {
    application_id: linked('invoice_application', 't.application_id'),
    merchant_id: 'm.merchant_id',
    year: 't.year - 1000',
    number: 'm.n',
  })
  await child(
    'review',
    {
      ...own,
      product_id: 'g.product_id',
      sku_id: 'g.sku_id',
      order_line_id: linked('order_line', 't.order_line_id'),
    },
    sold,
  )
  await child('message', {
    user_id: 'm.user_id',
    once: `t.once || ' ' || m.n`,
    about: `jsonb_set(t.about, '{note}', to_jsonb(${docNo('about')}))`.replace(
      docNo('about'),
      `'7' || right(m.old_no, 2) || lpad(m.n::text, 11, '0') || right(m.old_no, 6)`,
    ),
  })
}
async function claims(
  client: Client,
  child: Child,
  own: Record<string, string>,
  order: Record<string, string>,
): Promise<void> {
  await child('claim', {
    ...order,
    ...own,
    service_no: docNo('service_no'),
    order_line_id: linked('order_line', 't.order_line_id'),
    uploads: `'{}'`,
  })
  await child('claim_history', { claim_id: linked('claim', 't.claim_id'), actor_id: 'null', uploads: `'{}'` })
  await child('claim_parcel', { claim_id: linked('claim', 't.claim_id'), waybill: 't.waybill || m.n' })
  await copy(client, 'claim_unit', {
    from: 'made m join scale.rank_claim r on r.order_id = m.pattern join claim_unit t on t.claim_id = r.id',
    but: {
      claim_id: idOf('r.rank'),
      order_line_id: linked('order_line', 't.order_line_id'),
      parcel_id: linked('parcel', 't.parcel_id'),
      source_claim_id: linked('claim', 't.source_claim_id'),
    },
  })
}

/** The same postings; the people's and the merchant's accounts are others. */
async function books(client: Client, child: Child): Promise<void> {
  await child('ledger_account', { owner_id: `${base} + m.n` })
  await child('ledger_transfer', { key: `t.key || ':copy:' || m.n` })
  await child(
    'ledger_entry',
    {
      transfer_id: idOf(at('ledger_transfer', 't.transfer_id')),
      account_id: `case a.owner when 'order' then ${idOf(at('ledger_account', 't.account_id'))}
      when 'user' then (select b.id from ledger_account b where b.currency = a.currency and b.owner = 'user'
        and b.owner_id = m.user_id and b.kind = a.kind)
      when 'merchant' then (select b.id from ledger_account b where b.currency = a.currency and b.owner = 'merchant'
        and b.owner_id = m.merchant_id and b.kind = a.kind)
      else a.id end`,
    },
    'join ledger_account a on a.id = t.account_id',
  )
}
