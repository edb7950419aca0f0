-- Where money may be paid out to: bank cards and accounts of a person. Holder and number are sealed; only the last four digits are plain.
create table payout_account (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  kind text not null check (kind in ('bank')),
  bank text not null,
  sealed bytea not null,
  number_index bytea not null,
  last_four text not null,
  masked_holder text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default shop_now()
);
create unique index payout_account_once on payout_account (user_id, number_index);
create unique index payout_account_one_default on payout_account (user_id) where is_default;
