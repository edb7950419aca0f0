-- How often the provider's word was noted: an answer that was asked for before a newer one was noted is asked for
-- again.
alter table chargeback add column asks int not null default 0;
