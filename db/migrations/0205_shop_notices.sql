-- What the people of a shop hear of it, and by which ways: only what differs from what is usual. What a shop says of a
-- role holds for its members; what a member says of themselves comes before it, and ends with their membership.
create table shop_notice_role (
  merchant_id bigint not null references merchant,
  role text not null,
  notice text not null,
  channel text not null check (channel in ('app', 'mail', 'summary')),
  is_on boolean not null,
  primary key (merchant_id, role, notice, channel)
);
create table shop_notice_own (
  membership_id bigint not null references membership on delete cascade,
  notice text not null,
  channel text not null check (channel in ('app', 'mail', 'summary')),
  is_on boolean not null,
  primary key (membership_id, notice, channel)
);

-- Mails of a shop to its people follow a wish of their own from now on: whoever had stopped those of orders goes on
-- without them.
update profile_setting s set notices = s.notices || '{"desk.email": false}'::jsonb
where s.notices ->> 'orders.email' = 'false'
  and exists (select from membership m where m.user_id = s.user_id and m.audience = 'merchant');
