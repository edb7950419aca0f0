-- What the shop is called, in one row once somebody said it; and the one-time way to its first setup.
create table shop_identity (
  one boolean primary key default true check (one),
  name jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default shop_now()
);
-- The token of the setup address is kept hashed. Once it is used the row stays, so that the same request, sent twice,
-- is answered alike, and another one refused.
create table shop_setup (
  one boolean primary key default true check (one),
  token_hash bytea not null,
  made_at timestamptz not null default shop_now(),
  used_at timestamptz,
  request_id text
);
