// Recounts invoices by SQL of its own; each query names what is wrong, no rows is right.
export const invoices: Record<string, string> = {
  'the numbers of a series follow each other': `select s.merchant_id, s.kind, s.year, s.last, count(i.id), max(i.number)
    from invoice_series s full join invoice i using (merchant_id, kind, year)
    group by s.merchant_id, s.kind, s.year, s.last
    having s.last is null or count(i.id) <> s.last or max(i.number) <> s.last or min(i.number) <> 1`,
  'an invoice says what its lines say': `select i.id, i.amount from invoice i
    where i.amount <> (i.content ->> 'freight')::bigint + (i.content ->> 'other')::bigint
        + (select coalesce(sum((l ->> 'amount')::bigint), 0) from jsonb_array_elements(i.content -> 'lines') l)
      or i.tax <> (select coalesce(sum((l ->> 'tax')::bigint), 0) from jsonb_array_elements(i.content -> 'lines') l)`,
  'credit notes never pass their invoice': `select i.id from invoice i where i.kind = 'invoice' and i.amount < (
    select coalesce(sum(c.amount), 0) from invoice c
    where c.application_id = i.application_id and c.kind = 'creditNote')`,
  'what was issued has its invoice, and nothing else has': `select a.id, a.status from invoice_application a
    where (a.status = 'issued') <> exists (
      select from invoice i where i.application_id = a.id and i.kind = 'invoice')`,
}
