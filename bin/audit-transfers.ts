// What the audit of the books asks about bank transfers: what waits stands in suspense, what was approved came.

export const transfers: Record<string, string> = {
  'a booking of the bank that waits stands in suspense, no other does': `
    select c.id, c.state, c.amount, s.amount as suspended from bank_credit c left join (
      select split_part(t.key, ':', 2)::bigint as id, sum(e.amount) as amount from ledger_transfer t
      join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.kind in ('bankSuspense', 'bankKnown') and a.owner = 'platform' and a.kind = 'suspense' group by 1
    ) s on s.id = c.id
    where coalesce(s.amount, 0) <> case when c.state = 'suspense' then c.amount else 0 end`,
  'an approved bank transfer came whole': `select b.id, b.amount, sum(c.amount) as came
    from bank_transfer b left join bank_credit c on c.transfer_id = b.id and c.state = 'used'
    where b.status = 'approved' group by b.id having coalesce(sum(c.amount), 0) < b.amount`,
}
