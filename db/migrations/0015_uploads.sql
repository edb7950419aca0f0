-- What people send: asked for, arrived under a random name, then taken once by the feature it was meant for. No other table refers to these rows: they go with the account, and a day after they were left lying.
create table upload (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references user_account,
  purpose text not null check (purpose in ('avatar', 'review', 'realName', 'licence', 'bankProof', 'feedback', 'custom', 'video', 'model')),
  -- asked: the ticket is open · arriving: the ticket is spent, the bytes come · kept: checked and stored · failed: refused or cut off
  status text not null default 'asked' check (status in ('asked', 'arriving', 'kept', 'failed')),
  -- SHA-256 of the one-time ticket
  ticket_hash bytea not null,
  -- what the sender announced
  announced_type text not null,
  announced_size bigint not null check (announced_size > 0),
  -- what is stored; the name is random and known before the first byte, so that nothing can be left without a row
  file text unique,
  type text,
  size bigint,
  width int,
  height int,
  created_at timestamptz not null default shop_now(),
  taken_at timestamptz,
  check ((status = 'asked') = (file is null)),
  check (status <> 'kept' or (type is not null and size is not null)),
  check (taken_at is null or status = 'kept')
);
create index upload_of_user on upload (user_id, created_at desc);
create index upload_left on upload (created_at) where taken_at is null;
