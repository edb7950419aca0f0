// Recounts the books by SQL of its own: prints JSON, exits 1 on any difference. Tests call auditBooks at their end.
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { openPool } from '#kernel/db.ts'
import { readEnv } from '#kernel/env.ts'
import { startEmbedded } from '#kernel/postgres.ts'

/** Each query names what is wrong; no rows is right. */
const checks: Record<string, string> = {
  'every transfer sums to zero per currency': `
    select e.transfer_id, a.currency, sum(e.amount)
    from ledger_entry e join ledger_account a on a.id = e.account_id
    group by 1, 2 having sum(e.amount) <> 0`,
  'all accounts of a currency sum to zero': `
    select a.currency, sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.account_id
    group by 1 having sum(e.amount) <> 0`,
  'every cached balance is the sum of its entries': `
    select a.id, a.owner, a.owner_id, a.kind, a.balance, coalesce(sum(e.amount), 0) as entries
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    where a.balance is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'no account of a person, merchant or order is negative': `
    select id, owner, owner_id, kind, balance from ledger_account where balance < 0`,
  'stock is the sum of its moves': `
    select s.sku_id, s.on_hand, s.reserved, m.on_hand as moved_on_hand, m.reserved as moved_reserved
    from stock s left join (select sku_id, sum(on_hand) on_hand, sum(reserved) reserved from stock_move group by 1) m
      on m.sku_id = s.sku_id
    where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  'reserved stock is what unpaid orders hold': `
    select s.sku_id, s.reserved, coalesce(o.held, 0) as held from stock s
    left join (select l.sku_id, sum(l.quantity) as held from order_line l join shop_order o on o.id = l.order_id
      where o.status = 'pendingPayment' group by 1) o on o.sku_id = s.sku_id
    where s.reserved <> coalesce(o.held, 0)`,
  'what an order holds is what it was paid less what went back': `
    select o.id, o.paid, o.refunded, a.balance from shop_order o
    left join ledger_account a on a.currency = 'CNY' and a.owner = 'order' and a.owner_id = o.id and a.kind = 'held'
    left join (select order_id, sum(amount) as waiting from refund
      where status in ('pending', 'processing', 'failed') group by 1) r on r.order_id = o.id
    where o.status in ('awaitingShipment', 'pendingPayment')
      and coalesce(a.balance, 0) <> o.paid - o.refunded + coalesce(r.waiting, 0)`,
  'refunds of an order never pass what was paid': `
    select o.id, o.paid, o.refunded, r.asked from shop_order o
    left join (select order_id, sum(amount) as asked from refund group by 1) r on r.order_id = o.id
    where o.refunded > o.paid or o.refunded <> coalesce(r.asked, 0)`,
  'the lines of an order carry its sums': `
    select o.id from shop_order o join order_line l on l.order_id = o.id group by o.id
    having sum(l.goods_amount) <> o.goods_amount or sum(l.tax) <> o.tax
      or sum(l.payable) + o.freight - o.discount_freight <> o.payable`,
  'a payment is the sum of its orders': `
    select p.id, p.amount, sum(g.amount) from payment p join payment_order g on g.payment_id = p.id
    group by p.id having sum(g.amount) <> p.amount`,
  'paid payments have paid orders, closed ones have none': `
    select p.id, p.status, o.id, o.status
    from payment p join payment_order g on g.payment_id = p.id join shop_order o on o.id = g.order_id
    where (p.status = 'paid' and o.paid <> o.payable) or (p.status = 'closed' and o.status <> 'closed')
      or (p.status = 'open' and o.status <> 'pendingPayment')`,
  'one payment per provider transaction': `
    select method, provider_txn, count(*) from payment_attempt where provider_txn is not null
    group by 1, 2 having count(*) > 1`,
  'one paid payment number per order': `
    select g.order_id, count(*) from payment_order g join payment p on p.id = g.payment_id
    where p.status in ('open', 'paid') group by 1 having count(*) > 1`,
  'purchase limits hold': `
    select l.user_id, l.product_id, p.purchase_limit, sum(l.quantity - l.refunded_quantity)
    from order_line l join shop_order o on o.id = l.order_id join product p on p.id = l.product_id
    where p.purchase_limit is not null and o.status not in ('cancelled', 'closed') and o.created_at > p.updated_at
    group by 1, 2, 3 having sum(l.quantity - l.refunded_quantity) > p.purchase_limit`,
  'shelf counters are right': `
    select c.id, c.product_count, count(s.product_id)
    from category c left join product_shelf s on s.category_id = c.id
    group by c.id having c.product_count <> count(s.product_id)`,
}

export interface Audit {
  right: boolean
  differences: Record<string, unknown[]>
}
/** Runs every check; a difference carries up to 20 rows. */
export async function auditBooks(pool: pg.Pool): Promise<Audit> {
  const differences: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(checks)) {
    const { rows } = await pool.query(`select * from (${query}) wrong limit 20`)
    if (rows.length > 0) differences[name] = rows
  }
  return { right: Object.keys(differences).length === 0, differences }
}

async function main(): Promise<void> {
  const env = readEnv()
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir)
  const pool = openPool(env.databaseUrl ?? embedded!.url, { max: 2, limited: false })
  const audit = await auditBooks(pool)
  await pool.end()
  if (embedded && !embedded.adopted) await embedded.stop()
  console.log(JSON.stringify({ ...audit, checks: Object.keys(checks).length }, null, 2))
  process.exit(audit.right ? 0 : 1)
}
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
