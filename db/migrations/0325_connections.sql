-- Keys of providers that staff gave at the desk, sealed, one row for all that a provider needs; what the environment
-- sets comes first. `shown` is what may be seen of them: ends, addresses without passwords, what is no secret.
create table provider_keys (
  connection text primary key,
  sealed bytea not null,
  shown jsonb not null,
  version int not null default 1,
  set_by bigint not null references user_account (id),
  set_at timestamptz not null default shop_now()
);
