-- People of the platform in the log, without walking over the deeds of all shops.
create index audit_log_of_platform on audit_log (staff_id) where merchant_id is null;
