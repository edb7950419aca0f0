-- The claims of all merchants by what is due: the desk of staff.
create index claim_due_of_all on claim ((coalesce(deadline, '9999-12-31 00:00:00+00'::timestamptz)), id);
