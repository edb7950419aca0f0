-- A statement may have hundreds of thousands of postings. They name transfers, settlements and orders, of which none is
-- ever deleted; to look each of them up once more, and lock it, was most of what making a statement cost. The audit of
-- the books compares postings with the ledger.
alter table statement_posting
  drop constraint statement_posting_merchant_id_fkey,
  drop constraint statement_posting_transfer_id_fkey,
  drop constraint statement_posting_settlement_id_fkey,
  drop constraint statement_posting_order_id_fkey;
