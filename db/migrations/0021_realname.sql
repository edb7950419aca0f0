-- Who people and companies say they are, and what the reviewer answered. Names, numbers and banks are sealed (AES-256-GCM, bound to the user); only masks are plain.
create table identity_check (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  kind text not null check (kind in ('personal', 'company')),
  status text not null default 'underReview' check (status in ('underReview', 'approved', 'rejected')),
  country text not null,
  document text not null,
  masked_name text not null,
  masked_number text not null,
  -- JSON of everything that was told, sealed; null once the account is erased
  sealed bytea,
  -- finds the same number in other accounts without opening any
  number_index bytea,
  upload_ids uuid[] not null default '{}',
  reason text not null default '',
  reviewed_by bigint references user_account,
  reviewed_at timestamptz,
  created_at timestamptz not null default shop_now()
);
-- one at a time under review or approved: a second sending is refused, whoever races
create unique index identity_check_one on identity_check (user_id, kind) where status <> 'rejected';
create index identity_check_user on identity_check (user_id, kind, id desc);
create index identity_check_queue on identity_check (kind, status, id);
create index identity_check_number on identity_check (number_index) where number_index is not null;
