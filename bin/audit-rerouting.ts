// What the audit of the books asks of refunds that went another way than they were paid.

export const rerouting: Record<string, string> = {
  'a refund goes one way: its provider’s, or the one that two people chose': `
    select r.id, r.rerouted, r.status, w.live, w.done from refund r
    left join (
      select refund_id, count(*) filter (where status in ('sent', 'done')) as live,
        count(*) filter (where status = 'done') as done
      from refund_reroute group by 1
    ) w on w.refund_id = r.id
    where (r.rerouted is null and coalesce(w.live, 0) > 0) or coalesce(w.live, 0) > 1
      or (r.rerouted in ('balance', 'bank')
        and (r.again_at is not null or (r.status = 'done') <> (coalesce(w.done, 0) = 1)))`,
  'money that a bank took back is off our books at its provider, and came back whole or not at all': `
    select c.id, c.status, c.taken, c.amount, e.gone, p.parts from chargeback c
    left join lateral (
      select -coalesce(sum(e.amount) filter (where a.kind not like 'clearing:%'), 0) as gone
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.key like 'chargeback:' || c.id || ':%' and t.kind in ('chargeback', 'chargebackReturned')) e on true
    left join lateral (select sum(amount) as parts from chargeback_part where chargeback_id = c.id) p on true
    where e.gone <> case when c.taken then c.amount else 0 end or p.parts <> c.amount`,
  'what went to a balance instead came there once': `
    select w.id, w.status, r.amount, e.came from refund_reroute w join refund r on r.id = w.refund_id
    left join ledger_transfer t on t.key = 'reroute:' || w.id || ':paid'
    left join lateral (
      select sum(e.amount) as came from ledger_entry e join ledger_account a on a.id = e.account_id
      where e.transfer_id = t.id and a.owner = 'user' and a.kind = 'balance') e on true
    where coalesce(e.came, 0) <> case when w.way = 'balance' and w.status = 'done' then r.amount else 0 end`,
  'what went to a bank instead is its payout': `
    select w.id, w.status, p.status as payout from refund_reroute w left join payout p on p.id = w.payout_id
      join refund r on r.id = w.refund_id
    where (w.way = 'bank' and w.status in ('sent', 'done', 'failed')) <> (w.payout_id is not null)
      or p.amount <> r.amount or p.owner <> 'refund' or p.owner_id <> w.refund_id
      or (w.status = 'done' and p.status <> 'paid')`,
}
