// Recounts the books by SQL of its own: prints JSON, exits 1 on any difference. Tests call auditBooks at their end.
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { claims } from './audit-claims.ts'
import { invoices } from './audit-invoices.ts'
import { reviews } from './audit-reviews.ts'
import { rerouting } from './audit-rerouting.ts'
import { feeInvoices } from './audit-fee-invoices.ts'
import { statements } from './audit-statements.ts'
import { transfers } from './audit-transfers.ts'
import { freightLane, lanes } from '#features/sales/promotions/lanes.ts'
import { openPool } from '#kernel/data/db.ts'
import { readEnv } from '#kernel/data/env.ts'
import { debts } from '#kernel/data/ledger.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')
/** Fen that the first `refunded_quantity` units of line l carry of share s. */
const returned = `s.unit_amount * l.refunded_quantity
  + greatest(0, least(l.refunded_quantity, s.unit_from + s.unit_extra) - least(l.refunded_quantity, s.unit_from))
  + greatest(0, least(l.refunded_quantity, s.unit_from + s.unit_extra - l.quantity))`

/** Of refunds whose money is still held by the order; one that goes another way, or by the bank, waits in suspense. */
const waiting = `status in ('pending', 'processing', 'failed') and rerouted is null and payout_id is null`

/** Each query names what is wrong; no rows is right. */
const ledger: Record<string, string> = {
  'every transfer sums to zero per currency': `select e.transfer_id, a.currency, sum(e.amount)
    from ledger_entry e join ledger_account a on a.id = e.account_id group by 1, 2 having sum(e.amount) <> 0`,
  'all accounts of a currency sum to zero': `select a.currency, sum(e.amount)
    from ledger_entry e join ledger_account a on a.id = e.account_id group by 1 having sum(e.amount) <> 0`,
  'every cached balance is the sum of its entries': `select a.id, a.owner, a.owner_id, a.kind, a.balance,
      coalesce(sum(e.amount), 0) as entries
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    where a.balance is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'no account of a person, merchant or order is on the wrong side of zero': `select id, owner, owner_id, kind, balance
    from ledger_account where case when kind in (${quoted(debts)}) then balance > 0 else balance < 0 end`,
}
const stock: Record<string, string> = {
  'stock is the sum of its moves': `select s.sku_id, s.on_hand, s.reserved, m.on_hand as moved_on_hand,
      m.reserved as moved_reserved
    from stock s left join (
      select sku_id, sum(on_hand) on_hand, sum(reserved) reserved from stock_move group by 1) m on m.sku_id = s.sku_id
    where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  'reserved stock is what unpaid orders hold': `select s.sku_id, s.reserved, coalesce(o.held, 0) as held from stock s
    left join (
      select l.sku_id, sum(l.quantity) as held from order_line l join shop_order o on o.id = l.order_id
      where o.status = 'pendingPayment' and l.stock <> 'uncounted' group by 1) o on o.sku_id = s.sku_id
    where s.reserved <> coalesce(o.held, 0)`,
  'purchase limits hold': `select l.user_id, l.product_id, p.purchase_limit, sum(l.quantity - l.refunded_quantity)
    from order_line l join shop_order o on o.id = l.order_id join product p on p.id = l.product_id
    where p.purchase_limit is not null and o.status not in ('cancelled', 'closed') and o.created_at > p.updated_at
    group by 1, 2, 3 having sum(l.quantity - l.refunded_quantity) > p.purchase_limit`,
  'listing counters are right': `select c.id, c.product_count, count(s.product_id)
    from category c left join product_listing s on s.category_id = c.id
    group by c.id having c.product_count <> count(s.product_id)`,
}
const orders: Record<string, string> = {
  'what an order holds is what was paid and added less what went back, or was taken back': `
    select o.id, o.paid, o.refunded, o.charged_back, a.balance, p.added, p.returned
    from shop_order o
    left join ledger_account a on a.currency = 'CNY' and a.owner = 'order' and a.owner_id = o.id and a.kind = 'held'
    left join (
      select order_id, sum(amount) as waiting from refund where ${waiting} group by 1
    ) r on r.order_id = o.id
    left join (
      select s.order_id, sum(s.amount) as added, sum(case
          when s.order_line_id is null then case when w.freight_refunded then s.amount else 0 end
          else ${returned} end) as returned
      from order_share s join shop_order w on w.id = s.order_id left join order_line l on l.id = s.order_line_id
      where s.bearer = 'platform' group by 1
    ) p on p.order_id = o.id
    left join (select order_id, sum(goods + rest) as amount from settlement group by 1) s on s.order_id = o.id
    where o.status <> 'closed' and coalesce(a.balance, 0) <> o.paid - o.refunded - coalesce(s.amount, 0)
      - o.charged_back + coalesce(r.waiting, 0)
      + case when o.paid_at is null then 0 else coalesce(p.added - p.returned, 0) end`,
  'refunds of an order never pass what was paid': `select o.id, o.paid, o.refunded, r.asked from shop_order o
    left join (select order_id, sum(amount) as asked from refund group by 1) r on r.order_id = o.id
    where o.refunded > o.paid or o.refunded <> coalesce(r.asked, 0)`,
  'the lines of an order carry its sums': `select o.id
    from shop_order o join order_line l on l.order_id = o.id
    left join (
      select order_id, sum(amount) as freight from order_share where order_line_id is null group by 1
    ) s on s.order_id = o.id
    group by o.id, s.freight having sum(l.goods_amount) <> o.goods_amount or sum(l.tax) <> o.tax
      or sum(l.payable) + o.freight - coalesce(s.freight, 0) <> o.payable
      or sum(l.discount) + coalesce(s.freight, 0) <> o.discount or coalesce(s.freight, 0) > o.freight`,
  'the shares of a line are its discount, to the unit': `select l.id, l.discount, sum(s.amount)
    from order_line l left join order_share s on s.order_line_id = l.id
    group by l.id having l.discount <> coalesce(sum(s.amount), 0)
      or bool_or(s.unit_amount * l.quantity + s.unit_extra <> s.amount or s.unit_extra >= l.quantity
        or s.unit_from >= l.quantity or s.order_id <> l.order_id)
      or l.unit_payable * l.quantity + l.unit_extra <> l.payable`,
  'every share stands in a lane of the shop': `select s.id, s.lane, s.order_line_id from order_share s
    where s.lane not in (${quoted(lanes)}) or (s.lane = '${freightLane}') <> (s.order_line_id is null)`,
}
const settlements: Record<string, string> = {
  'an order that is settled holds only what is on its way back': `select s.order_id, a.balance, r.waiting, g.gone
    from settlement s join shop_order o on o.id = s.order_id
    cross join lateral (select coalesce(sum(gone), 0) as gone from settlement where order_id = o.id and gone <> 0) g
    left join ledger_account a on a.currency = 'CNY' and a.owner = 'order' and a.owner_id = s.order_id
      and a.kind = 'held'
    left join (
      select order_id, sum(amount) as waiting from refund where ${waiting} group by 1
    ) r on r.order_id = s.order_id
    where s.key = 'order:' || s.order_id || ':settled'
      and coalesce(a.balance, 0) <> coalesce(r.waiting, 0) - o.charged_back + g.gone`,
  'what settled lines lack is what banks took of their order': `
    select o.id, o.charged_back, s.gone, s.least from shop_order o
    join (
      select order_id, sum(gone) as gone, min(gone) as least from (
        select order_id, sum(gone) as gone from settlement where gone <> 0 group by order_id, order_line_id) l
      group by 1
    ) s on s.order_id = o.id
    where s.gone > o.charged_back or s.least < 0`,
  'what an order lacks came out of what it held, by chargebacks that still stand': `
    select o.id, o.charged_back, t.taken from shop_order o
    left join (
      select k.order_id, sum(k.held) as taken from chargeback_part k join chargeback c on c.id = k.chargeback_id
      where c.taken group by 1
    ) t on t.order_id = o.id
    where o.charged_back > coalesce(t.taken, 0)`,
  'commission is its rate of the goods that were kept': `select l.id, sum(s.goods) as goods, sum(s.commission) as taken
    from settlement s join order_line l on l.id = s.order_line_id
    group by l.id having sum(s.commission) <> floor((sum(s.goods) * l.commission_bp + 5000) / 10000) or sum(s.goods) < 0
      or (l.refunded_quantity = l.quantity and sum(s.goods) <> 0)`,
  'what was settled is what the ledger moved': `select t.key, s.key, e.commission, e.held from settlement s
    full join (select * from ledger_transfer where kind in ('settled', 'settlementTakenBack')) t on t.key = s.key
    left join lateral (
      select sum(e.amount) filter (where a.kind = 'commission') as commission,
        -sum(e.amount) filter (where a.owner = 'order' and a.owner_id = s.order_id) as held,
        sum(e.amount) filter (where a.owner = 'merchant' and a.owner_id = s.merchant_id) as merchants
      from ledger_entry e join ledger_account a on a.id = e.account_id where e.transfer_id = t.id
    ) e on true
    where s.key is null or t.key is null or coalesce(e.commission, 0) <> s.commission
      or coalesce(e.held, 0) <> s.goods + s.rest or coalesce(e.merchants, 0) <> s.goods + s.rest - s.commission`,
}
const payments: Record<string, string> = {
  'a payment is the sum of its orders': `select p.id, p.amount, sum(g.amount)
    from payment p join payment_order g on g.payment_id = p.id group by p.id having sum(g.amount) <> p.amount`,
  'paid payments have paid orders, closed ones have none': `select p.id, p.status, o.id, o.status
    from payment p join payment_order g on g.payment_id = p.id join shop_order o on o.id = g.order_id
    where (p.status = 'paid' and o.paid <> o.payable and o.status <> 'closed')
      or (p.status = 'closed' and o.status <> 'closed')
      or (p.status = 'open' and o.status <> 'pendingPayment')`,
  'what is paid for has its own: orders theirs, a top-up none': `select p.id, p.subject from payment p
    where (p.subject = 'orders') <> exists (select from payment_order g where g.payment_id = p.id)`,
  'a paid top-up came into its balance once, one that is not paid never': `select p.id, p.status, p.amount, e.came
    from payment p left join (
      select t.key, a.owner_id, sum(e.amount) as came from ledger_transfer t
      join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.kind = 'topUp' and a.owner = 'user' and a.kind = 'balance' group by 1, 2
    ) e on e.key = 'payment:' || p.id || ':paid' and e.owner_id = p.user_id
    where p.subject = 'topUp' and coalesce(e.came, 0) <> case when p.status = 'paid' then p.amount else 0 end`,
  'one payment per provider transaction': `select method, provider_txn, count(*) from payment_attempt
    where provider_txn is not null group by 1, 2 having count(*) > 1`,
  'one paid payment number per order': `select g.order_id, count(*)
    from payment_order g join payment p on p.id = g.payment_id
    where p.status in ('open', 'paid') group by 1 having count(*) > 1`,
}
/** By words of its own, not by the function that makes the links: that one could have been changed with the rows. */
const link = `sha256(c.before || c.reason_digest || convert_to((jsonb_build_array(l.id, l.staff_id, l.action, l.subject,
  l.subject_id, l.about, l.before, l.after, l.ip, extract(epoch from l.created_at), l.single_handed)
  || case when l.api_key_id is null then '[]'::jsonb else jsonb_build_array(l.api_key_id) end
  || case when l.device is null then '[]'::jsonb
    else jsonb_build_array(l.merchant_id, l.subject_no, l.device) end)::text, 'UTF8'))`
/** As it was written, or erased with the account that it was about. */
const reason = `case when l.reason_salt is null
  then l.reason = '' and exists (select from user_account u where u.id = l.about and u.status = 'closed')
  else c.reason_digest = sha256(uuid_send(l.reason_salt) || convert_to(l.reason, 'UTF8')) end`
const log: Record<string, string> = {
  'the log of what staff do is one chain, and no row of it was changed, put in or taken out': `
    select c.seq, coalesce(c.audit_id, l.id) as audit_id, l.action, l.subject, l.subject_id
    from (
      select *, lag(seq, 1, 0::bigint) over w + 1 as due, lag(hash, 1, ''::bytea) over w as before
      from audit_chain window w as (order by seq)
    ) c full join audit_log l on l.id = c.audit_id
    where c.seq is null or l.id is null or c.seq <> c.due or c.hash <> ${link} or not ${reason}
    order by c.seq, l.id`,
}
const checks = {
  ...ledger,
  ...claims,
  ...reviews,
  ...stock,
  ...orders,
  ...settlements,
  ...statements,
  ...feeInvoices,
  ...transfers,
  ...payments,
  ...rerouting,
  ...invoices,
  ...log,
}

export interface Audit {
  right: boolean
  differences: Record<string, unknown[]>
}
/** After each check: how it is called, what it found, and how many of how many are done. */
type TellCheck = (check: { name: string; found: number; ms: number; done: number; total: number }) => void
/** Room for a whole ledger beside itself: without it PostgreSQL would sort on the disk. */
const room = `set work_mem = '128MB'`
/** Runs every check, two at once where the pool has lines for it; a difference carries up to 20 rows. */
export async function auditBooks(pool: pg.Pool, tell?: TellCheck): Promise<Audit> {
  const all = Object.entries(checks)
  const found: unknown[][] = all.map(() => [])
  let [next, done] = [0, 0]
  const lane = async (): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query(room)
      for (let i = next++; i < all.length; i = next++) {
        const [name, query] = all[i]!
        const began = performance.now()
        const { rows } = await client.query(`select * from (${query}) wrong limit 20`)
        found[i] = rows
        tell?.({
          name,
          found: rows.length,
          ms: Math.round(performance.now() - began),
          done: ++done,
          total: all.length,
        })
      }
      await client.query('reset work_mem')
    } finally {
      client.release()
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, pool.options.max ?? 1) }, lane))
  const differences = all.flatMap(([name], i) => (found[i]!.length > 0 ? [[name, found[i]!] as const] : []))
  return { right: differences.length === 0, differences: Object.fromEntries(differences) }
}

/** How many links the chain of the log has, and its last: kept elsewhere, it tells if the chain was made anew. */
export async function headOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ head: string }>(
    `select seq || ':' || encode(hash, 'hex') as head from audit_chain order by seq desc limit 1`,
  )
  return rows[0]?.head ?? '0:'
}
/** Does the chain still hold the link that was its last once? */
export async function holdsHead(pool: pg.Pool, head: string): Promise<boolean> {
  if (head === '0:') return true
  const { rows } = await pool.query(`select from audit_chain where seq || ':' || encode(hash, 'hex') = $1`, [head])
  return rows.length > 0
}

async function main(): Promise<void> {
  const { values: told } = parseArgs({ options: { head: { type: 'string' }, progress: { type: 'boolean' } } })
  const env = readEnv()
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir)
  const pool = openPool(env.databaseUrl ?? embedded!.url, { max: 2, limited: false })
  // a line of JSON for each check, beside the answer
  const audit = await auditBooks(pool, told.progress ? (check) => console.error(JSON.stringify(check)) : undefined)
  const auditHead = await headOf(pool)
  if (told.head !== undefined && !(await holdsHead(pool, told.head))) {
    audit.right = false
    audit.differences['the log of what staff do holds the head that was given'] = [{ given: told.head, auditHead }]
  }
  await pool.end()
  if (embedded && !embedded.adopted) await embedded.stop()
  console.log(JSON.stringify({ ...audit, auditHead, checks: Object.keys(checks).length }, null, 2))
  process.exit(audit.right ? 0 : 1)
}
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
