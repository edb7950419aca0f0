// A cheap audit of what moved since it was asked last: each new transfer sums to zero, each account that was touched
// has its balance by its entries, each order that was touched holds what it should. The whole audit is
// `bin/audit-books.ts`.
import type pg from 'pg'

/** Ids follow no commits: what lies this far back is looked at again. */
const again = 300
const sums = `select e.transfer_id, sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.account_id
  where e.transfer_id in (select transfer_id from ledger_entry where id > $1)
  group by e.transfer_id, a.currency having sum(e.amount) <> 0`
const touched = `select distinct account_id from ledger_entry where id > $1`
const balances = `select a.owner, a.owner_id, a.kind, a.balance, s.amount from ledger_account a
  cross join lateral (select sum(amount) as amount from ledger_entry where account_id = a.id) s
  where a.id in (${touched}) and a.balance is not null and a.balance <> s.amount`
const orders = `select o.order_no, o.status, o.paid, o.refunded, a.balance from ledger_account a
  join shop_order o on o.id = a.owner_id
  cross join lateral (select coalesce(sum(goods + rest), 0) as amount from settlement where order_id = o.id) s
  cross join lateral (select coalesce(sum(amount), 0) as amount from refund
    where order_id = o.id and status <> 'done') w
  where a.owner = 'order' and a.id in (${touched}) and o.status <> 'closed'
    and a.balance <> o.paid - o.refunded - s.amount - o.charged_back + w.amount
    and not exists (select from order_share h where h.order_id = o.id)`

/** What is wrong, in the rows that show it. */
export function openRecount(pool: pg.Pool): () => Promise<unknown[]> {
  let from = 0
  return async () => {
    const wrong: unknown[] = []
    for (const query of [sums, balances, orders]) wrong.push(...(await pool.query(query, [from])).rows)
    const { rows } = await pool.query<{ id: number }>('select coalesce(max(id), 0)::int as id from ledger_entry')
    from = Math.max(0, rows[0]!.id - again)
    return wrong
  }
}
