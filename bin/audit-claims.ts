// What the audit of the books asks about after-sales.

/** Each query names what is wrong; no rows is right. */
export const claims: Record<string, string> = {
  'a claim was refunded once, with the sums that it tells': `
    select c.service_no, c.status, c.goods_refunded, c.freight_refunded, r.times, r.amount, t.key
    from claim c
    left join lateral (
      select count(*) as times, coalesce(sum(amount), 0) as amount from refund where key = 'claim:' || c.service_no
    ) r on true
    left join ledger_transfer t on t.key = 'units:claim:' || c.service_no
    where (c.goods_refunded is null) <> (t.key is null) or r.times > 1
      or r.amount <> coalesce(c.goods_refunded + c.freight_refunded, 0)`,
  'units of refunded claims, lost parcels and units called off are given back': `
    select l.id, l.refunded_quantity, b.quantity from order_line l cross join lateral (
      select (select coalesce(sum(quantity), 0) from claim where order_line_id = l.id and goods_refunded is not null)
        + (select coalesce(sum(quantity), 0) from called_off where order_line_id = l.id)
        + (select coalesce(sum(u.quantity), 0) from parcel_line u join parcel p on p.id = u.parcel_id
            where u.order_line_id = l.id and p.status in ('lost', 'returned')) as quantity
    ) b where b.quantity > l.refunded_quantity`,
  'no unit is claimed twice at once': `
    select u.order_line_id, u.parcel_id, u.source_claim_id, sum(u.quantity) as claimed, s.quantity
    from claim_unit u join lateral (
      select quantity from parcel_line where parcel_id = u.parcel_id and order_line_id = u.order_line_id
      union all select quantity from claim where id = u.source_claim_id and claim_until is not null
    ) s on true
    group by 1, 2, 3, 5 having sum(u.quantity) > s.quantity`,
  'a claim holds the units that it is about, and none once they are free': `
    select c.service_no, c.quantity, coalesce(sum(u.quantity), 0) as held
    from claim c left join claim_unit u on u.claim_id = c.id and u.order_line_id = c.order_line_id
    group by c.id
    having coalesce(sum(u.quantity), 0) <> case
      when c.status = 'cancelledByUser' or c.ended_because is not distinct from 'noLogistics' then 0
      else c.quantity end`,
  'freight of sending back was repaid once, as the claim tells': `
    select c.service_no, c.return_freight_repaid, p.amount
    from claim c left join lateral (
      select sum(e.amount) as amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
      join ledger_account a on a.id = e.account_id
      where t.key = 'claim:' || c.service_no || ':returnFreight' and a.owner = 'user' and a.owner_id = c.user_id
        and a.kind = 'balance'
    ) p on true
    where c.return_freight_repaid <> coalesce(p.amount, 0)`,
}
