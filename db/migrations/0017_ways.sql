-- Every way in: passwords, phones, profiles, invitations, known devices, and the counters that slow guessing down.

-- Eight characters that nobody mixes up (no 0 O 1 I L); from the database's strong randomness.
create function new_invite_code() returns text language plpgsql volatile as $$
declare
  letters constant text := 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  bytes bytea;
  made text;
begin
  loop
    bytes := uuid_send(gen_random_uuid());
    -- bytes 6 and 8 carry the version of the uuid and are left out
    select string_agg(substr(letters, get_byte(bytes, i) % 31 + 1, 1), '') into made from unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) i;
    exit when not exists (select 1 from user_account where invite_code = made);
  end loop;
  return made;
end $$;

alter table user_account
  add column kind text not null default 'individual' check (kind in ('individual', 'enterprise')),
  add column password_hash text,
  add column password_changed_at timestamptz,
  add column invite_code text,
  add column avatar text,
  add column gender text check (gender in ('female', 'male', 'other')),
  add column birthday date,
  add column closed_at timestamptz,
  add constraint user_account_invite_code_key unique (invite_code),
  add constraint user_account_phone_is_e164 check (phone ~ '^\+[1-9][0-9]{5,14}$');
-- one by one, so that each sees those before it
do $$
declare
  a record;
begin
  for a in select id from user_account loop
    update user_account set invite_code = new_invite_code() where id = a.id;
  end loop;
end $$;
alter table user_account
  alter column invite_code set default new_invite_code(),
  alter column invite_code set not null;

-- Who invited whom: bound once.
create table invitation (
  invitee_id bigint primary key references user_account,
  inviter_id bigint not null references user_account,
  created_at timestamptz not null default shop_now(),
  check (inviter_id <> invitee_id)
);
create index invitation_of_inviter on invitation (inviter_id, created_at desc);

-- What an enterprise states about itself at registration.
create table company (
  user_id bigint primary key references user_account,
  name text not null,
  country text not null,
  registration_no text not null,
  contact text not null,
  created_at timestamptz not null default shop_now()
);

-- Browsers that have signed in to the account, by the SHA-256 of a key that they keep.
create table known_device (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  key_hash bytea not null,
  first_seen_at timestamptz not null default shop_now(),
  last_seen_at timestamptz not null default shop_now(),
  unique (user_id, key_hash)
);
alter table session
  add column last_seen_at timestamptz not null default shop_now(),
  add column device_id bigint references known_device on delete set null;
create index session_of_device on session (device_id) where device_id is not null;

-- Tries of something secret: at most `allowed` within `seconds`; the last one starts the time anew, which makes it a lock.
create table guess (
  key text primary key,
  n int not null,
  allowed int not null,
  seconds int not null,
  since timestamptz not null default shop_now()
);
create index guess_age on guess (since);
