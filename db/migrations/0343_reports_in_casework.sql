-- Reported things are held as those of other desks: what somebody has stays theirs.
-- How long it is theirs is one number for all.
insert into desk_claim (desk, case_id, staff_id, until)
  select 'report', id, claimed_by, claimed_until from report_case where claimed_until > shop_now();
alter table report_case drop column claimed_by, drop column claimed_until;
delete from setting where name = 'reportClaimSeconds';
