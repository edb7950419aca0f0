-- Invoices of orders: asked for by buyers, issued by merchants, numbered without gaps, credited when money goes back.
alter table upload drop constraint upload_purpose_check;
alter table upload
  add constraint upload_purpose_check check (purpose in ('avatar', 'review', 'realName', 'licence', 'bankProof',
    'feedback', 'custom', 'video', 'model', 'claim', 'invoice'));

-- what a merchant's invoices say of who issues them
create table invoice_issuer (
  merchant_id bigint primary key references merchant,
  name text not null check (length(name) between 1 and 100),
  tax_no text not null check (length(tax_no) between 1 and 40),
  address text not null default '' check (length(address) <= 200),
  phone text not null default '' check (length(phone) <= 30),
  bank text not null default '' check (length(bank) <= 100),
  account text not null default '' check (length(account) <= 50),
  updated_at timestamptz not null default shop_now()
);

create table invoice_application (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  merchant_id bigint not null references merchant,
  -- null once the account is gone: what was issued stays
  user_id bigint references user_account,
  type text not null check (type in ('individual', 'enterprise')),
  title text not null check (length(title) between 1 and 100),
  -- tax number, bank, account, address, phone, e-mail, sealed
  details bytea,
  -- void: nothing is left to be invoiced
  status text not null default 'requested'
    check (status in ('requested', 'issued', 'rejected', 'withdrawn', 'void')),
  reason text not null default '',
  decided_by bigint references user_account,
  decided_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null default shop_now()
);
create unique index invoice_application_open on invoice_application (order_id)
  where status in ('requested', 'issued');
create index invoice_application_order on invoice_application (order_id);
create index invoice_application_user on invoice_application (user_id, id desc) where user_id is not null;
create index invoice_application_merchant on invoice_application (merchant_id, id desc);
create index invoice_application_waiting on invoice_application (merchant_id, id) where status = 'requested';
create index invoice_application_unseen on invoice_application (created_at)
  where status = 'requested' and reminded_at is null;

-- The last number of each series: taken in the transaction that issues, so that none is left out or given twice.
create table invoice_series (
  merchant_id bigint not null references merchant,
  kind text not null check (kind in ('invoice', 'creditNote')),
  year int not null,
  last int not null check (last > 0),
  primary key (merchant_id, kind, year)
);
create table invoice (
  id bigint generated always as identity primary key,
  application_id bigint not null references invoice_application,
  merchant_id bigint not null references merchant,
  kind text not null check (kind in ('invoice', 'creditNote')),
  year int not null,
  number int not null,
  amount bigint not null check (amount > 0),
  tax bigint not null check (tax >= 0),
  -- issuer, lines, freight: as they were on that day
  content jsonb not null,
  -- the merchant's own paper, sealed; else it is drawn from the content
  file bytea,
  -- the number that stands on that paper
  reference text not null default '' check (length(reference) <= 40),
  issued_by bigint references user_account,
  issued_at timestamptz not null default shop_now(),
  unique (merchant_id, kind, year, number)
);
create unique index invoice_once on invoice (application_id) where kind = 'invoice';
create index invoice_of on invoice (application_id, id);
-- What was issued is never changed; a mistake is credited.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'invoices are never changed';
end $$;
create trigger invoice_stays before update or delete on invoice for each row execute function refuse_invoice_change();
