-- Accounts on their way out: submitted by their owner, looked at by staff, then erased. Money records stay, of nobody.
create table account_closing (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  status text not null default 'submitted' check (status in ('submitted', 'reviewed', 'cancelled', 'rejected', 'revoked')),
  reason text not null,
  -- the owner gives up what is left on the balance
  waives_balance boolean not null default false,
  waived bigint not null default 0 check (waived >= 0),
  note text not null default '',
  reviewed_by bigint references user_account,
  reviewed_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default shop_now()
);
create unique index account_closing_one on account_closing (user_id) where status in ('submitted', 'reviewed');
create index account_closing_user on account_closing (user_id, id desc);
create index account_closing_queue on account_closing (status, id);
