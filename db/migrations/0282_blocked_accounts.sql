-- Accounts that staff blocked: nobody signs in, what is open runs on. Why is one of few reasons, told to the person in
-- their language; what staff typed stands in the log.
alter table user_account drop constraint user_account_status_check;
alter table user_account add constraint user_account_status_check check (status in ('active', 'blocked', 'closed'));
alter table user_account add column blocked_at timestamptz;
alter table user_account add column blocked_why text
  check (blocked_why in ('payments', 'conduct', 'reviews', 'security', 'law', 'rules'));
alter table user_account add constraint user_account_blocked
  check ((status = 'blocked') = (blocked_at is not null) and (blocked_at is null) = (blocked_why is null));

create index user_account_since on user_account (created_at desc, id desc);
create index user_account_shut on user_account (status, created_at desc, id desc) where status <> 'active';

-- What staff noted about somebody, with their blocking and unblocking in between.
create table member_note (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  staff_id bigint not null references user_account,
  kind text not null check (kind in ('note', 'block', 'unblock', 'wrote')),
  text text not null,
  created_at timestamptz not null default shop_now()
);
create index member_note_user on member_note (user_id, id desc);
create index report_of_user on report (user_id, id desc) where user_id is not null;
