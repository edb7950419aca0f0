-- Searches of a console's lists that somebody gave a name: their own, at whatever desk they work.
create table console_view (
  user_id bigint not null references user_account,
  desk text not null check (desk in ('merchant', 'staff')),
  list text not null,
  name text not null check (name <> ''),
  search text not null,
  created_at timestamptz not null default shop_now(),
  primary key (user_id, desk, list, name)
);
