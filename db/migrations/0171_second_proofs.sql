-- A second proof of one's own at the console's sign-in, in the place of the code by mail: an authenticator app (TOTP)
-- and passkeys. The secret of an app is sealed; of a passkey only its public key is known here.
create table second_proof (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null default '' check (length(name) <= 60),
  sealed bytea,
  credential_id text unique,
  public_key bytea,
  transports text[] not null default '{}',
  -- of an app the last step whose code was used, of a passkey how often it signed
  counter bigint not null default 0,
  -- an app counts once its first code was right
  confirmed_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default shop_now(),
  check (case kind when 'totp' then sealed is not null else credential_id is not null and public_key is not null end)
);
create unique index second_proof_totp on second_proof (user_id) where kind = 'totp';
create index second_proof_user on second_proof (user_id);
-- Ten for each person, each good once, kept as keyed hashes.
create table recovery_code (
  user_id bigint not null references user_account,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
-- What a browser is to sign to add a passkey: one for a person, once, for minutes.
create table passkey_challenge (
  user_id bigint primary key references user_account,
  challenge text not null,
  expires_at timestamptz not null
);
-- Shops that want a second proof of every member.
create table second_proof_rule (
  merchant_id bigint primary key references merchant,
  set_by bigint not null references user_account,
  since timestamptz not null default shop_now()
);
alter table console_ticket add column challenge text;
-- What stood in the place of the code by mail; null: that code.
alter table session add column second text check (second in ('totp', 'passkey', 'recovery'));
