-- Members of the staff: who is invited, who is suspended, roles of the shop's own with the names they were given, and
-- the log of what was done at the server's shell, where nobody is signed in.
alter table role add column name text check (length(name) between 1 and 80);
create unique index role_name_once on role (audience, lower(name)) where name is not null;

-- Links that are good once: to a role, or to a new password and no second proof. Nobody's `invited_by`: the shell's.
create table staff_link (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invite', 'reset')),
  contact text not null,
  audience text not null default 'staff' check (audience = 'staff'),
  role text,
  -- whose, of a reset
  user_id bigint references user_account,
  language text not null check (language in ('en-US', 'zh-CN', 'es-ES')),
  invited_by bigint references user_account,
  status text not null default 'open' check (status in ('open', 'accepted', 'cancelled', 'lapsed')),
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (audience, role) references role,
  check ((status = 'open') = (ended_at is null)),
  check ((kind = 'invite') = (role is not null)),
  check ((kind = 'reset') = (user_id is not null))
);
create unique index staff_link_once on staff_link (kind, contact) where status = 'open';
create index staff_link_by on staff_link (invited_by, created_at);
create index staff_link_user on staff_link (user_id) where user_id is not null;

-- Who is suspended is no member meanwhile, so that nothing that asks for members has to know of it.
create table staff_suspension (
  user_id bigint primary key references user_account,
  audience text not null default 'staff' check (audience = 'staff'),
  role text not null,
  since timestamptz not null,
  suspended_by bigint not null references user_account,
  created_at timestamptz not null default shop_now(),
  foreign key (audience, role) references role
);

alter table audit_log alter column staff_id drop not null;
