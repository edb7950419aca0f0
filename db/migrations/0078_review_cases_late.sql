-- When staff were told that a case waits for too long.
alter table review_case add column reminded_at timestamptz;
create index review_case_unreminded on review_case (created_at) where state = 'open' and reminded_at is null;
