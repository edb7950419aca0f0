// What the audit of the books asks about statements of merchants: every posting in one, each the sum of its postings,
// one after the other without a gap.

export const statements: Record<string, string> = {
  'every posting up to the end of its merchant’s newest statement stands in one': `
    select a.owner_id, e.transfer_id, e.created_at from ledger_entry e
    join ledger_account a on a.id = e.account_id
    join (select merchant_id, max(until) as until from statement where status <> 'making' group by 1) s
      on s.merchant_id = a.owner_id
    where a.currency = 'CNY' and a.owner = 'merchant' and a.kind in ('payable', 'receivable')
      and e.created_at < s.until and not exists (
        select from statement_posting p where p.merchant_id = a.owner_id and p.transfer_id = e.transfer_id)`,
  // one pass over both: as a join it takes minutes where a month of statements is newer than what the planner knows
  'a posting of a statement is what the ledger moved': `
    select merchant_id, transfer_id, sum(told) as told, sum(moved) as moved from (
      select merchant_id, transfer_id, amount as told, 0 as moved, 1 as postings, 0 as entries from statement_posting
      union all
      select a.owner_id, e.transfer_id, 0, e.amount, 0, 1
      from ledger_entry e join ledger_account a on a.id = e.account_id
      where a.currency = 'CNY' and a.owner = 'merchant' and a.kind in ('payable', 'receivable')) both_sides
    group by 1, 2 having sum(postings) > 0 and (sum(entries) = 0 or sum(told) <> sum(moved))`,
  'a posting of a statement names the settlement and the order of its transfer': `
    select p.merchant_id, p.transfer_id from statement_posting p
    left join ledger_transfer t on t.id = p.transfer_id left join settlement s on s.key = t.key
    where p.settlement_id is distinct from s.id or (s.id is not null and p.order_id is distinct from s.order_id)`,
  'a posting stands in a statement of its merchant': `select p.merchant_id, p.transfer_id, p.statement_id
    from statement_posting p left join statement s on s.id = p.statement_id and s.merchant_id = p.merchant_id
    where s.id is null`,
  'a statement is the sum of its postings': `select s.id, s.amount, s.payouts, p.amount as posted, p.payouts as paid
    from statement s left join (
      select statement_id, coalesce(sum(amount) filter (where cause <> 'payout'), 0) as amount,
        coalesce(sum(amount) filter (where cause = 'payout'), 0) as payouts
      from statement_posting group by 1) p on p.statement_id = s.id
    where s.status <> 'making' and (s.amount <> coalesce(p.amount, 0) or s.payouts <> coalesce(p.payouts, 0))`,
  'a statement begins where the one before it ended': `select * from (
      select id, opening, lag(closing, 1, 0::bigint) over (partition by merchant_id order by until) as before
      from statement where status <> 'making') s where opening <> before`,
  'a statement never pays more than it is over': `select id, amount, carried, held, paid from statement
    where paid > greatest(0, amount + carried)`,
}
