-- Parcels told by a file, row by row: what became of each. And tickets for sheets to print.
create table ship_batch (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  -- null: they left
  made_by bigint references user_account,
  created_at timestamptz not null default shop_now(),
  finished_at timestamptz
);
create index ship_batch_merchant on ship_batch (merchant_id, id desc);
create index ship_batch_age on ship_batch (created_at);
create table ship_batch_row (
  batch_id bigint not null references ship_batch on delete cascade,
  -- of the file, from 1
  line int not null,
  order_no text not null,
  carrier text not null,
  waybill text not null,
  sku text not null,
  quantity text not null,
  outcome text check (outcome in ('shipped', 'already', 'refused')),
  -- why it was refused, with the numbers of its words
  reason text,
  params jsonb not null default '{}',
  primary key (batch_id, line),
  check ((outcome = 'refused') = (reason is not null) or outcome is null and reason is null)
);
create index ship_batch_row_left on ship_batch_row (batch_id, line) where outcome is null;


-- Fetches a sheet to print, once: which, of which orders, for whom.
create table slip_ticket (
  -- hashed
  token text primary key,
  merchant_id bigint not null references merchant,
  user_id bigint not null references user_account,
  wish jsonb not null,
  expires_at timestamptz not null
);
create index slip_ticket_age on slip_ticket (expires_at);
