-- What changed of who belongs to the staff, by whom: whoever asked for something is not answered by those whom they
-- called, directly or through others, nor by those whose role they changed meanwhile.
create table staff_change (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  -- null: whoever was at the server's shell
  by_id bigint references user_account,
  kind text not null check (kind in ('join', 'role', 'suspend', 'reopen', 'remove')),
  -- what they might do before
  held text[] not null,
  at timestamptz not null default shop_now()
);
create index staff_change_user on staff_change (user_id, at);
create index staff_change_by on staff_change (by_id, at);

insert into staff_change (user_id, by_id, kind, held, at)
select a.staff_id, i.staff_id, 'join', '{}', a.created_at
from audit_log a
join audit_log i on i.action = 'staff.invite' and i.subject = 'staff_link'
  and i.subject_id = (a.after ->> 'link')::bigint
where a.action = 'staff.accept' and a.after ->> 'link' is not null;

-- A link that ended outlives its role: the invitations of a day are counted by the letters that were sent.
alter table staff_link drop constraint staff_link_check1;
alter table staff_link add constraint staff_link_of_a_role
  check (case kind when 'invite' then role is not null or status <> 'open' else role is null end);
