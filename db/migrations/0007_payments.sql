-- One payment number over one order per merchant, its attempts at providers, what the providers told us, and refunds.
create table payment (
  id bigint generated always as identity primary key,
  pay_no text not null unique,
  user_id bigint not null references user_account,
  amount bigint not null check (amount >= 0),
  status text not null default 'open' check (status in ('open', 'paid', 'closed', 'void')),
  method text,
  expires_at timestamptz not null,
  created_at timestamptz not null default shop_now(),
  paid_at timestamptz
);
create index payment_user on payment (user_id, id desc);

create table payment_order (
  payment_id bigint not null references payment,
  order_id bigint not null references shop_order,
  amount bigint not null,
  primary key (payment_id, order_id)
);
create index payment_order_order on payment_order (order_id);

create table payment_attempt (
  id bigint generated always as identity primary key,
  attempt_no text not null unique,
  payment_id bigint not null references payment,
  method text not null,
  amount bigint not null,
  status text not null default 'started' check (status in ('started', 'open', 'succeeded', 'failed', 'expired')),
  provider_ref text,
  provider_txn text,
  redirect_url text,
  -- what the provider was asked with: asking again under the same number must be word for word the same
  start jsonb not null default '{}',
  created_at timestamptz not null default shop_now(),
  ended_at timestamptz
);
create index payment_attempt_payment on payment_attempt (payment_id, id desc);
create unique index payment_attempt_ref on payment_attempt (method, provider_ref);
create unique index payment_attempt_txn on payment_attempt (method, provider_txn);

-- Every notice that was signed rightly, once per provider event id.
create table payment_notice (
  provider text not null,
  event_id text not null,
  kind text not null,
  body jsonb not null,
  outcome text,
  received_at timestamptz not null default shop_now(),
  handled_at timestamptz,
  primary key (provider, event_id)
);

create table refund (
  id bigint generated always as identity primary key,
  refund_no text not null unique,
  key text not null unique,
  attempt_id bigint not null references payment_attempt,
  order_id bigint references shop_order,
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null default 'pending' check (status in ('pending', 'processing', 'done', 'failed')),
  provider_ref text,
  tries int not null default 0,
  created_at timestamptz not null default shop_now(),
  done_at timestamptz
);
create index refund_order on refund (order_id);
create index refund_attempt on refund (attempt_id);
create index refund_open on refund (id) where status in ('pending', 'processing');
