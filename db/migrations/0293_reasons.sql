-- Reasons are worded anew by staff: what was said before keeps its words.
alter table claim add column reason_name jsonb;
update claim c set reason_name = r.name from claim_reason r where r.id = c.reason_id;
create function claim_keeps_reason() returns trigger language plpgsql as $$
begin
  new.reason_name := (select name from claim_reason where id = new.reason_id);
  return new;
end $$;
create trigger claim_keeps_reason before insert or update of reason_id on claim
  for each row execute function claim_keeps_reason();
alter table claim alter column reason_name set not null;

alter table report add column reason_name jsonb;
update report c set reason_name = r.name from report_reason r where r.code = c.reason;
create function report_keeps_reason() returns trigger language plpgsql as $$
begin
  new.reason_name := (select name from report_reason where code = new.reason);
  return new;
end $$;
create trigger report_keeps_reason before insert or update of reason on report
  for each row execute function report_keeps_reason();
alter table report alter column reason_name set not null;
