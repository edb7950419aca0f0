-- Who was asked to pay for somebody may send a bank transfer: by which link; null of the buyer's own.
alter table bank_transfer add column share_id bigint references payment_share;
create index bank_transfer_by_share on bank_transfer (share_id) where share_id is not null;
