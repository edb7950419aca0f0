-- The log as staff read it: by who did something, by what was done, by when.
create index audit_log_staff on audit_log (staff_id, id desc);
create index audit_log_action on audit_log (action, id desc);
create index audit_log_time on audit_log (created_at);
