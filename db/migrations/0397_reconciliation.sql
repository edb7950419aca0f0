-- Files of providers by day, what stood in them, and where that differs from ours.
create table provider_file (
  id bigint generated always as identity primary key,
  provider text not null,
  -- in Shanghai
  day date not null,
  name text not null,
  digest bytea not null,
  -- null: the shop fetched it
  read_by bigint references user_account,
  read_at timestamptz not null default shop_now(),
  rows int not null,
  paid bigint not null,
  refunded bigint not null,
  fees bigint not null,
  paid_out bigint not null,
  unique (provider, digest)
);
create index provider_file_day on provider_file (day desc, provider);

-- A row counts once, in however many files it stands.
create table provider_row (
  id bigint generated always as identity primary key,
  file_id bigint not null references provider_file,
  provider text not null,
  row_no text not null,
  kind text not null check (kind in ('payment', 'refund', 'payout', 'fee', 'other')),
  at timestamptz not null,
  ref text not null,
  our_no text not null,
  amount bigint not null,
  fee bigint not null,
  note text not null,
  attempt_id bigint references payment_attempt,
  refund_id bigint references refund,
  unique (provider, row_no)
);
create index provider_row_file on provider_row (file_id);
create index provider_row_alone on provider_row (provider, kind) where attempt_id is null and refund_id is null;
create index provider_row_attempt on provider_row (attempt_id) where attempt_id is not null;
create index provider_row_refund on provider_row (refund_id) where refund_id is not null;

create table provider_difference (
  id bigint generated always as identity primary key,
  provider text not null,
  day date not null,
  kind text not null check (kind in ('onlyThere', 'onlyHere', 'amount')),
  row_id bigint unique references provider_row,
  attempt_id bigint references payment_attempt,
  refund_id bigint references refund,
  -- fen, plus in and minus out; null: not there
  theirs bigint,
  ours bigint,
  found_at timestamptz not null default shop_now(),
  -- null: by itself, for it agreed later
  resolved_by bigint references user_account,
  resolved_at timestamptz,
  resolution text not null default ''
);
create unique index provider_difference_attempt on provider_difference (attempt_id)
  where kind = 'onlyHere' and attempt_id is not null;
create unique index provider_difference_refund on provider_difference (refund_id)
  where kind = 'onlyHere' and refund_id is not null;
create index provider_difference_open on provider_difference (id) where resolved_at is null;
create index payment_attempt_ended on payment_attempt (ended_at) where status = 'succeeded';
create index refund_done on refund (done_at) where status = 'done';
