-- Where a buyer wants a refund that a bank sent back: told by who paid, with the payment password; staff send it there
-- as they send refunds another way, two of them.
create table refund_account (
  refund_id bigint primary key references refund,
  user_id bigint not null references user_account,
  bank text not null,
  -- holder and number
  sealed bytea not null,
  masked_holder text not null,
  last_four text not null,
  told_at timestamptz not null default shop_now()
);
create index refund_account_of_user on refund_account (user_id);
alter table refund_reroute
  -- the account is the one that who paid told, unchanged
  add column by_payer boolean not null default false;
