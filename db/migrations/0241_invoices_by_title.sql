-- Invoices of a merchant by what stands on them, among the papers of a million orders.
create index invoice_application_title on invoice_application using gin (merchant_id, title gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index invoice_reference on invoice (merchant_id, reference) where reference <> '';
