// What the audit of the books asks about the platform's invoices: each is what its statement says, no statement lacks
// its own for long, numbers follow each other without a gap, and credit notes never take back more than there was.
export const feeInvoices: Record<string, string> = {
  'an invoice of the commission is what its statement says': `
    select f.id, f.kind, f.amount, s.commission, s.commission_back from fee_invoice f
    join statement s on s.id = f.statement_id
    where f.of_id is null and (s.merchant_id <> f.merchant_id or s.status in ('making', 'open')
      or case f.kind when 'invoice' then f.amount else -f.amount end <> -(s.commission + s.commission_back))`,
  'an answered statement with commission has one invoice, once somebody has told who issues': `
    select s.id from statement s, fee_issuer i
    where s.status not in ('making', 'open') and s.commission + s.commission_back <> 0
      and greatest(s.confirmed_at, i.updated_at) < shop_now() - interval '2 days'
      and not exists (select from statement_dispute d where d.statement_id = s.id
        and (d.status <> 'closed' or d.closed_at > shop_now() - interval '2 days'))
      and not exists (select from fee_invoice f where f.statement_id = s.id and f.of_id is null)`,
  'the lines of an invoice of the commission sum up to its amount': `
    select f.id, f.amount from fee_invoice f
    where f.amount <> (select sum((l ->> 'amount')::bigint) from jsonb_array_elements(f.content -> 'lines') l)`,
  'numbers of commission invoices follow each other without a gap': `
    select n.prefix, n.year, n.last, count(f.id) as papers, max(f.number) as newest from fee_series n
    full join fee_invoice f using (prefix, year) group by n.prefix, n.year, n.last
    having n.last is null or count(f.id) <> n.last or max(f.number) <> n.last`,
  'credit notes take back at most their invoice, with its tax': `
    select f.id, f.amount, sum(c.amount) as credited from fee_invoice f join fee_invoice c on c.of_id = f.id
    group by f.id having sum(c.amount) > f.amount or sum(c.tax) > f.tax
      or (sum(c.amount) = f.amount and sum(c.tax) <> f.tax) or bool_or(f.kind <> 'invoice')
      or bool_or(c.statement_id <> f.statement_id)`,
  'a commission invoice is issued anew only where all of the one before was taken back': `
    select f.id from fee_invoice f where f.of_id is null and f.round > 1 and not exists (
      select from fee_invoice b where b.statement_id = f.statement_id and b.of_id is null and b.round = f.round - 1
        and b.amount = (select sum(c.amount) from fee_invoice c where c.of_id = b.id))`,
}
