-- Files of staff are jobs too: without a merchant. Of one kind each of them has one that runs.
alter table file_job alter column merchant_id drop not null;
create unique index file_job_running_of_staff on file_job (made_by, kind)
  where merchant_id is null and status = 'running';
create index file_job_of_staff on file_job (id desc) where merchant_id is null;
