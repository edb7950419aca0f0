-- A demo shop's people are for demo starts only. Who was made while a shop was a demo, and who signed in then, is
-- marked: their names and codes were anybody's on that machine. Where the shop is no demo they are nobody.

-- True on the connections of a process that is a demo shop.
create function in_demo() returns boolean language sql stable as $$
  select coalesce(current_setting('miralo.demo', true) = 'on', false)
$$;

alter table user_account add column demo boolean not null default false;
alter table user_account alter column demo set default in_demo();
alter table session add column demo boolean not null default false;
alter table session alter column demo set default in_demo();

-- example.com belongs to nobody (RFC 2606): only a demo could let its people in.
update user_account set demo = true where email like '%@example.com';
