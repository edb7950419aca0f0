-- Roles are data of the shop: a membership names one, and its permissions stand with it. `built_in` ones follow the
-- manifests of the features at every start; the rest are the shop's own.
create table role (
  audience text not null check (audience in ('merchant', 'staff')),
  code text not null,
  permissions text[] not null default '{}',
  built_in boolean not null default false,
  primary key (audience, code)
);
insert into role (audience, code, built_in)
select 'merchant', unnest(array['owner', 'manager', 'goods', 'orders', 'service', 'finance']), true
union all
select 'staff', unnest(array['admin', 'catalogue', 'orders', 'finance', 'review', 'content', 'support']), true;

alter table membership add column audience text;
update membership set audience = case hat when 2 then 'merchant' else 'staff' end;
-- a role that somebody was given under a name of their own keeps what it could
insert into role (audience, code, permissions)
select distinct on (audience, role) audience, role, permissions from membership order by audience, role, id
on conflict do nothing;
drop index membership_once;
alter table membership
  alter column audience set not null,
  add foreign key (audience, role) references role,
  add check ((audience = 'merchant') = (merchant_id is not null)),
  drop column hat,
  drop column permissions;
create unique index membership_once on membership (user_id, audience, coalesce(merchant_id, 0));
