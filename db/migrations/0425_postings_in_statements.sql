-- As with what else a posting names (0413): its statement was looked up and locked once more for each of hundreds of
-- thousands of postings, by the very statement that had just locked it. A statement goes only while it has none; the
-- audit of the books finds a posting without one.
alter table statement_posting drop constraint statement_posting_statement_id_fkey;
