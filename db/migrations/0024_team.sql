-- Teams: enterprise buyers (parents) and their sub-accounts (children).
-- Who stands in a team has one place in it, as parent or as child: so nobody is both, and no team has a third level, whatever happens at once.
create table team_place (
  user_id bigint primary key references user_account,
  is_parent boolean not null,
  unique (user_id, is_parent)
);

-- An invitation until child_id is set: the invited person does that, nobody else.
create table team_member (
  id bigint generated always as identity primary key,
  parent_id bigint not null references user_account,
  child_id bigint references user_account constraint team_member_one_parent unique,
  -- as invited: an e-mail address in lower case, or a phone number as +8613800000000
  contact text not null check (contact = lower(contact)),
  nickname text not null,
  role text not null check (role in ('buyer', 'approver', 'viewer')),
  -- fen a calendar month in Asia/Shanghai; null: none
  monthly_limit bigint check (monthly_limit >= 0),
  created_at timestamptz not null default shop_now(),
  joined_at timestamptz,
  parent_place boolean generated always as (case when child_id is not null then true end) stored,
  child_place boolean generated always as (case when child_id is not null then false end) stored,
  check (child_id <> parent_id),
  check ((child_id is null) = (joined_at is null)),
  constraint team_member_contact_once unique (parent_id, contact),
  constraint team_member_parent_place foreign key (parent_id, parent_place) references team_place (user_id, is_parent),
  constraint team_member_child_place foreign key (child_id, child_place) references team_place (user_id, is_parent)
);
create index team_member_invited on team_member (contact) where child_id is null;
-- what a sub-account spent in a month
create index shop_order_paid on shop_order (user_id, paid_at) where paid_at is not null;
