-- Who issues the platform's invoices, as they say it from now on. Those that were issued keep what they said.
create table fee_issuer (
  id int primary key default 1 check (id = 1),
  name text not null check (name <> ''),
  tax_no text not null check (tax_no <> ''),
  address text not null default '',
  phone text not null default '',
  bank text not null default '',
  account text not null default '',
  -- of the numbers
  prefix text not null check (prefix ~ '^[A-Z0-9]{0,6}$'),
  -- within the commission
  tax_bp int not null check (tax_bp between 0 and 5000),
  -- where they are issued
  place text not null default '',
  updated_at timestamptz not null default shop_now()
);
-- Numbers without a gap: of an issuer and a year. A prefix belongs to one issuer.
create table fee_series (
  prefix text not null,
  year int not null,
  tax_no text not null,
  last int not null check (last > 0),
  primary key (prefix, year)
);
create table fee_invoice (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  statement_id bigint not null references statement,
  kind text not null check (kind in ('invoice', 'creditNote')),
  -- of a credit note that staff issued: the invoice that it takes back from
  of_id bigint references fee_invoice,
  -- the first of a statement, or what was issued anew after all of the one before was taken back
  round int not null default 1 check (round > 0),
  prefix text not null,
  year int not null,
  number int not null check (number > 0),
  -- fen, with the tax
  amount bigint not null check (amount > 0),
  tax bigint not null check (tax between 0 and amount),
  tax_bp int not null,
  -- issuer, recipient, lines: as they were on that day
  content jsonb not null,
  reason text not null default '',
  -- null: by the clock
  issued_by bigint references user_account,
  issued_at timestamptz not null default shop_now(),
  unique (prefix, year, number),
  check (of_id is null or kind = 'creditNote')
);
create unique index fee_invoice_once on fee_invoice (statement_id, round) where of_id is null;
create index fee_invoice_of_merchant on fee_invoice (merchant_id, id desc);
create index fee_invoice_by_time on fee_invoice (issued_at);
create index fee_invoice_credits on fee_invoice (of_id) where of_id is not null;

create function fee_invoice_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what was issued stays as it is';
end $$;
create trigger fee_invoice_kept before update or delete on fee_invoice
  for each row execute function fee_invoice_is_kept();
create trigger fee_invoice_not_emptied before truncate on fee_invoice
  for each statement execute function fee_invoice_is_kept();
