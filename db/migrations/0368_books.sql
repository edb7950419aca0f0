-- The books by day: what every kind of account was debited and credited, kept once a day is over.
create table ledger_day (
  -- in Shanghai
  day date not null,
  currency text not null,
  owner text not null,
  kind text not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  entries int not null,
  primary key (day, currency, owner, kind)
);
-- Entries come by time: a span of it is found without an order of its own.
create index ledger_entry_time on ledger_entry using brin (created_at) with (pages_per_range = 16);

-- A correction by hand: asked by one of the staff, done once another approves it.
create table ledger_adjustment (
  id bigint generated always as identity primary key,
  owner text not null check (owner in ('user', 'merchant', 'platform')),
  owner_id bigint not null,
  kind text not null,
  -- fen that the account gets; below zero: that are taken from it
  amount bigint not null check (amount <> 0),
  reason text not null,
  status text not null default 'asked' check (status in ('asked', 'done', 'rejected')),
  asked_by bigint not null references user_account,
  asked_at timestamptz not null default shop_now(),
  decided_by bigint references user_account,
  decided_at timestamptz
);
create index ledger_adjustment_asked on ledger_adjustment (id) where status = 'asked';
