-- Postings come in the order of their transfers: an index in that order grows at its end, one in the other is split in
-- halves all the time. Read backwards it says the same.
drop index statement_posting_of;
create index statement_posting_of on statement_posting (statement_id, transfer_id);
