-- What a payment number is for, and who pays: an attempt has a payer of its own, to whom refunds go back.
alter table payment add column subject text not null default 'orders' check (subject in ('orders', 'topUp'));
create index payment_top_up on payment (user_id, id desc) where subject = 'topUp' and status = 'open';

-- null: a guest, of whom only the provider knows
alter table payment_attempt add column payer_id bigint references user_account;
update payment_attempt a set payer_id = p.user_id from payment p where p.id = a.payment_id;

create table top_up (
  payment_id bigint primary key references payment,
  -- the payment whose gap it fills: who topped up goes back there
  for_payment_id bigint references payment
);

-- A link by which somebody else is asked to pay: known by the hash of its token, sealed for the asker to see it again.
create table payment_share (
  id bigint generated always as identity primary key,
  payment_id bigint not null unique references payment,
  token_hash bytea not null unique,
  sealed bytea not null,
  word text not null,
  created_at timestamptz not null default shop_now()
);
-- the payer was asked by this link; who paid by it without signing in is a guest
alter table payment_attempt add column share_id bigint references payment_share;
alter table payment_attempt add constraint payment_attempt_payer check (payer_id is not null or share_id is not null);
