-- How somebody proved who they are stands on their sign-in. The sides of merchants and staff are open to sign-ins of
-- the console alone: by two proofs, ended by time without use, and by every change of what their person may do.
alter table session
  add column strength text not null default 'code'
    check (strength in ('code', 'password', 'elsewhere', 'twoProofs')),
  add column made_account boolean not null default false,
  add column console boolean not null default false,
  add column idle_seconds int check (idle_seconds > 0),
  add constraint session_console_is_strong check (not console or strength = 'twoProofs'),
  add constraint session_console_idles check (console = (idle_seconds is not null));

-- Who gave the right password waits here for the code.
create table console_ticket (
  hash bytea primary key,
  user_id bigint not null references user_account on delete cascade,
  sent_to text not null check (sent_to in ('email', 'phone')),
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null
);
create index console_ticket_of_user on console_ticket (user_id);

-- In the database, so that no way of changing a role goes around it.
create function membership_ends_console() returns trigger language plpgsql as $$
begin
  update session set revoked_at = shop_now()
  where user_id in (old.user_id, new.user_id) and console and revoked_at is null and expires_at > shop_now();
  return null;
end $$;
create trigger membership_made_ends_console after insert or delete on membership
  for each row execute function membership_ends_console();
create trigger membership_changed_ends_console after update on membership
  for each row when ((old.user_id, old.audience, old.merchant_id, old.role)
    is distinct from (new.user_id, new.audience, new.merchant_id, new.role))
  execute function membership_ends_console();

create function role_ends_console() returns trigger language plpgsql as $$
begin
  update session s set revoked_at = shop_now() from membership m
  where m.audience = old.audience and m.role = old.code and s.user_id = m.user_id
    and s.console and s.revoked_at is null and s.expires_at > shop_now();
  return null;
end $$;
create trigger role_changed_ends_console after update on role
  for each row when (old.permissions is distinct from new.permissions) execute function role_ends_console();
