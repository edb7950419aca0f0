-- The log of what staff do as a chain: each link is the SHA-256 of the link before and of its row. Links are made at
-- commit, one transaction after the other, so that nobody waits for the log in the middle of their work.
-- A reason goes with the account it is about (0039): the link holds a digest of it, whose salt goes with the reason.
alter table audit_log add column reason_salt uuid default gen_random_uuid();
create table audit_chain (
  seq bigint primary key,
  audit_id bigint not null unique,
  reason_digest bytea not null,
  hash bytea not null
);
create function audit_link(previous bytea, digest bytea, l audit_log) returns bytea language sql stable as $$
  select sha256(previous || digest || convert_to(jsonb_build_array(l.id, l.staff_id, l.action, l.subject, l.subject_id,
    l.about, l.before, l.after, l.ip, extract(epoch from l.created_at), l.single_handed)::text, 'UTF8'))
$$;
create function chain_audit_row(l audit_log) returns void language plpgsql as $$
declare
  last audit_chain;
  digest bytea := sha256(uuid_send(l.reason_salt) || convert_to(l.reason, 'UTF8'));
begin
  perform pg_advisory_xact_lock(hashtextextended('audit_chain', 0));
  select * into last from audit_chain order by seq desc limit 1;
  insert into audit_chain (seq, audit_id, reason_digest, hash)
  values (coalesce(last.seq, 0) + 1, l.id, digest, audit_link(coalesce(last.hash, ''), digest, l));
end $$;
do $$
declare
  l audit_log;
begin
  for l in select * from audit_log order by id loop
    perform chain_audit_row(l);
  end loop;
end $$;
create function chain_audit_log() returns trigger language plpgsql as $$
begin
  perform chain_audit_row(new);
  return null;
end $$;
create constraint trigger audit_log_chained after insert on audit_log deferrable initially deferred
  for each row execute function chain_audit_log();

create or replace function audit_log_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'audit_log' then
    if new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
      and exists (select from user_account u where u.id = old.about and u.status = 'closed')
    then
      -- without its salt the digest tells nothing of what was written
      new.reason_salt := null;
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_chain_final before update or delete on audit_chain
  for each row execute function audit_log_is_final();
create trigger audit_chain_kept before truncate on audit_chain
  for each statement execute function audit_log_is_final();
