-- Files in and out: one list of jobs for each merchant. What a job wrote lies in parts, in the order in which it wrote
-- them, so that one that was killed goes on where it was.
create table file_job (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  -- null once who began it has left; the name of their file goes with them
  made_by bigint references user_account,
  kind text not null,
  -- the permission to see it, and to have it worked
  needs text not null,
  -- the job of the queue that works it
  job text not null,
  name text not null default '',
  language text not null,
  input jsonb not null default '{}',
  upload_id uuid,
  status text not null check (status in ('draft', 'running', 'done', 'cancelled', 'failed')),
  cancel_asked boolean not null default false,
  done bigint not null default 0,
  total bigint,
  -- grows with every step that is noted: of two that work the same, one is noted
  step int not null default 0,
  cursor jsonb,
  report jsonb not null default '{}',
  fault text not null default '',
  created_at timestamptz not null default shop_now(),
  moved_at timestamptz not null default shop_now(),
  ended_at timestamptz
);
create index file_job_merchant on file_job (merchant_id, id desc);
create index file_job_made_by on file_job (made_by);
create index file_job_created on file_job (created_at);
create unique index file_job_running on file_job (merchant_id, kind) where status = 'running';

create table file_job_part (
  job_id bigint not null references file_job on delete cascade,
  n int not null,
  body text not null,
  primary key (job_id, n)
);
