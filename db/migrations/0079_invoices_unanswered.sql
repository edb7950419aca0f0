-- A wish for an invoice that its merchant does not answer: reminded of twice, then staff are told.
alter table invoice_application
  add column reminded_again_at timestamptz,
  add column alarmed_at timestamptz;
create index invoice_application_unheard on invoice_application (created_at)
  where status = 'requested' and alarmed_at is null;
