-- Programs of the shop that staff start, or the night: the audit of the books, backups, their trial. Each runs beside
-- the server; its row tells how it goes, and what came of it.
create table operation_run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('audit', 'backup', 'restoreTest')),
  state text not null default 'running' check (state in ('running', 'passed', 'failed')),
  -- the file of a backup
  file text not null default '',
  -- null: by itself
  started_by bigint references user_account,
  started_at timestamptz not null default shop_now(),
  -- by the machine's clock: a run without a sign of life is over
  beat_at timestamptz not null default now(),
  ended_at timestamptz,
  done int not null default 0,
  total int not null default 0,
  result jsonb not null default '{}',
  check ((state = 'running') = (ended_at is null))
);
-- one of a kind at a time
create unique index operation_run_one on operation_run (kind) where state = 'running';
create index operation_run_kind on operation_run (kind, id desc);
create index operation_run_started_by on operation_run (started_by) where started_by is not null;
