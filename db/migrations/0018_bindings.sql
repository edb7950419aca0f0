-- Accounts elsewhere that open an account of ours: one of a kind per person, one person per account elsewhere. What names it there is kept as a keyed hash only.
create table bound_identity (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  kind text not null check (kind in ('wechat', 'alipay')),
  subject bytea not null,
  nickname text not null default '',
  created_at timestamptz not null default shop_now(),
  constraint bound_identity_of_one unique (kind, subject),
  constraint bound_identity_one_of_a_kind unique (user_id, kind)
);

-- An authorization that was begun: for one browser, one purpose and, for binding, one person who has just proven it is them. It serves once.
create table authorization_state (
  hash bytea primary key,
  browser_hash bytea not null,
  kind text not null check (kind in ('wechat', 'alipay')),
  app text not null,
  purpose text not null check (purpose in ('login', 'bind')),
  user_id bigint references user_account on delete cascade,
  ip text not null default '',
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'bind') = (user_id is not null))
);
create index authorization_state_ip on authorization_state (ip, created_at desc);

-- Who came back with an account elsewhere that nobody here has: waits for a phone number, in the same browser.
create table bind_ticket (
  hash bytea primary key,
  browser_hash bytea not null,
  kind text not null,
  subject bytea not null,
  nickname text not null default '',
  expires_at timestamptz not null
);
