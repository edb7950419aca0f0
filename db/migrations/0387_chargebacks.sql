-- Payments that a cardholder's bank takes back: how each stands at its provider, and whose money it was.
create table chargeback (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempt,
  method text not null,
  provider_ref text not null,
  amount bigint not null check (amount > 0),
  reason text not null default '',
  status text not null check (status in ('open', 'answered', 'won', 'lost')),
  -- the provider has taken the money from us just now
  taken boolean not null default false,
  -- how often it moved, either way: each moving has a key of its own
  moves int not null default 0,
  -- until when it must be answered
  due_at timestamptz,
  -- what staff said to it
  answer text not null default '',
  answered_by bigint references user_account,
  answered_at timestamptz,
  asked_at timestamptz not null default shop_now(),
  created_at timestamptz not null default shop_now(),
  ended_at timestamptz,
  unique (method, provider_ref),
  check ((status in ('won', 'lost')) = (ended_at is not null))
);
create index chargeback_attempt on chargeback (attempt_id);
create index chargeback_open on chargeback (id) where status in ('open', 'answered');

-- What of it each order answers for; no order: it was a top-up.
create table chargeback_part (
  id bigint generated always as identity primary key,
  chargeback_id bigint not null references chargeback,
  order_id bigint references shop_order,
  merchant_id bigint references merchant,
  amount bigint not null check (amount > 0),
  check ((order_id is null) = (merchant_id is null))
);
create index chargeback_part_of on chargeback_part (chargeback_id);
create index chargeback_part_order on chargeback_part (order_id) where order_id is not null;

-- a refund whose payer had the money by a chargeback already
alter table refund drop constraint refund_rerouted_check;
alter table refund add constraint refund_rerouted_check check (rerouted in ('balance', 'bank', 'chargeback'));
