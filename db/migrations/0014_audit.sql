-- What staff do to money and private data: who, what, to whom, before, after, why. Rows are never changed.
create table audit_log (
  id bigint generated always as identity primary key,
  staff_id bigint not null references user_account,
  action text not null,
  subject text not null,
  subject_id bigint not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  ip text not null default '',
  created_at timestamptz not null default shop_now()
);
create index audit_log_subject on audit_log (subject, subject_id, id desc);

create function audit_log_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_final before update or delete on audit_log for each row execute function audit_log_is_final();
create trigger audit_log_kept before truncate on audit_log for each statement execute function audit_log_is_final();
