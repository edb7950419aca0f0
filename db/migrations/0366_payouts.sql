-- Money on its way to banks: where merchants are paid to, what is paid out, and the files by which a bank does it.
create table merchant_account (
  merchant_id bigint primary key references merchant,
  bank text not null,
  -- holder and number
  sealed bytea not null,
  masked_holder text not null,
  last_four text not null,
  changed_by bigint not null references user_account,
  changed_at timestamptz not null default shop_now()
);

create table payout_batch (
  id bigint generated always as identity primary key,
  batch_no text not null unique,
  status text not null check (status in ('made', 'approved', 'sent', 'answered', 'cancelled')),
  amount bigint not null check (amount > 0),
  payouts int not null check (payouts > 0),
  made_by bigint not null references user_account,
  made_at timestamptz not null default shop_now(),
  -- null: below the sum that another person approves
  approved_by bigint references user_account,
  approved_at timestamptz,
  sent_by bigint references user_account,
  sent_at timestamptz,
  answered_by bigint references user_account,
  answered_at timestamptz
);

create table payout (
  id bigint generated always as identity primary key,
  payout_no text not null unique,
  owner text not null check (owner in ('merchant', 'user')),
  owner_id bigint not null,
  amount bigint not null check (amount > 0),
  bank text not null,
  -- holder and number, as they were then; gone once it ended
  sealed bytea,
  masked_holder text not null,
  last_four text not null,
  status text not null default 'ready' check (status in ('ready', 'batched', 'sent', 'paid', 'failed')),
  batch_id bigint references payout_batch,
  bank_ref text not null default '',
  -- why the bank sent it back
  reason text not null default '',
  created_at timestamptz not null default shop_now(),
  ended_at timestamptz,
  check ((status = 'ready') = (batch_id is null)),
  check ((status in ('paid', 'failed')) = (ended_at is not null))
);
create index payout_ready on payout (id) where status = 'ready';
create index payout_batch_of on payout (batch_id, id);
create index payout_owner on payout (owner, owner_id, id);

alter table statement add column payout_id bigint references payout;
create index statement_payout on statement (payout_id) where payout_id is not null;
