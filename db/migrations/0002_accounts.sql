-- People, their sessions, one-time codes, hats and addresses.
create table user_account (
  id bigint generated always as identity primary key,
  email text unique check (email = lower(email)),
  phone text unique,
  nickname text not null default '',
  vip smallint not null default 0 check (vip in (0, 1)),
  vip_until timestamptz,
  language text,
  status text not null default 'active' check (status in ('active', 'closed')),
  pay_password_hash text,
  pay_failures int not null default 0,
  pay_locked_until timestamptz,
  created_at timestamptz not null default shop_now()
);

-- Tokens are 256-bit random and stored only as their SHA-256.
create table session (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_of_user on session (user_id) where revoked_at is null;

-- Codes are stored as an HMAC bound to purpose and target; attempts are counted here, each code serves once.
create table login_code (
  id bigint generated always as identity primary key,
  purpose text not null,
  target text not null,
  code_hmac bytea not null,
  attempts int not null default 0,
  ip text not null default '',
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_code_target on login_code (target, purpose, created_at desc);
create index login_code_ip on login_code (ip, created_at desc);

-- The hats beyond shopper: staff of the platform (merchant_id null) or of one merchant. An empty permission set means none.
create table membership (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  hat smallint not null check (hat in (2, 3)),
  merchant_id bigint,
  role text not null,
  permissions text[] not null default '{}',
  created_at timestamptz not null default shop_now(),
  check ((hat = 2) = (merchant_id is not null))
);
create unique index membership_once on membership (user_id, hat, coalesce(merchant_id, 0));

create table address (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  consignee text not null default '',
  surname text not null default '',
  given_name text not null default '',
  area_code text not null,
  phone text not null,
  country text not null,
  state text not null default '',
  state_code text not null default '',
  city text not null default '',
  region text not null default '',
  zip_code text not null default '',
  detail text not null,
  label text,
  is_default boolean not null default false,
  created_at timestamptz not null default shop_now(),
  deleted_at timestamptz
);
create index address_user on address (user_id, id desc) where deleted_at is null;
create unique index address_one_default on address (user_id) where is_default and deleted_at is null;
create unique index address_label_once on address (user_id, label) where deleted_at is null;
