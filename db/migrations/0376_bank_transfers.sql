-- Payments by bank transfer: the account that buyers send money to, what they sent with its proofs, what came.

-- proofs were sent: nothing else pays it, and its deadline is that of staff
alter table payment add column review_since timestamptz;

-- Where buyers send money to. Without it nobody is offered to pay by transfer.
create table bank_recipient (
  id boolean primary key default true check (id),
  bank text not null,
  -- holder and number
  sealed bytea not null,
  last_four text not null,
  changed_by bigint references user_account,
  changed_at timestamptz not null default shop_now()
);

-- Where money goes back to that came from a bank account.
create table attempt_account (
  attempt_id bigint primary key references payment_attempt,
  bank text not null,
  -- holder and number
  sealed bytea not null,
  masked_holder text not null,
  last_four text not null
);

create table bank_transfer (
  id bigint generated always as identity primary key,
  payment_id bigint not null unique references payment,
  user_id bigint not null references user_account,
  -- fen, as they were asked for
  amount bigint not null check (amount > 0),
  status text not null default 'review'
    check (status in ('review', 'checked', 'short', 'returned', 'approved', 'refunded', 'closed')),
  -- how often it was sent without staff having asked for more
  rounds int not null default 1 check (rounds > 0),
  country text not null,
  bank text not null,
  -- holder and number, as long as they may be needed
  sealed bytea,
  masked_holder text not null,
  last_four text not null,
  -- uploads; of the newest sending
  proofs text[] not null,
  sent_at timestamptz not null default shop_now(),
  -- staff are late from then on
  due_at timestamptz not null,
  alarmed_at timestamptz,
  -- what staff told the buyer
  reason text not null default '',
  -- what the first of two people saw come, and under which number of the bank
  checked_by bigint references user_account,
  checked_at timestamptz,
  checked_came bigint,
  checked_ref text,
  decided_by bigint references user_account,
  created_at timestamptz not null default shop_now(),
  ended_at timestamptz
);
create index bank_transfer_waiting on bank_transfer (due_at, id) where status in ('review', 'checked');
create index bank_transfer_of_user on bank_transfer (user_id, id);
create index bank_transfer_ended on bank_transfer (id desc) where status in ('approved', 'refunded', 'closed');

-- Money that came into the bank account, each booking of the bank once.
create table bank_credit (
  id bigint generated always as identity primary key,
  -- the bank's number of it
  bank_ref text not null unique,
  transfer_id bigint references bank_transfer,
  amount bigint not null check (amount > 0),
  -- open: nothing is booked yet. suspense: it belongs to nothing yet. used: it paid, or went back by the payment
  state text not null check (state in ('open', 'suspense', 'used')),
  noted_by bigint references user_account,
  created_at timestamptz not null default shop_now()
);
create index bank_credit_of_transfer on bank_credit (transfer_id) where transfer_id is not null;
create index bank_credit_suspense on bank_credit (id) where state = 'suspense';

-- One purpose more, beside those that are there.
do $$
declare
  v_was text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'upload_purpose_check');
begin
  alter table upload drop constraint upload_purpose_check;
  execute 'alter table upload add constraint upload_purpose_check '
    || replace(v_was, 'ARRAY[', 'ARRAY[''transferProof''::text, ');
end $$;

-- Money goes back to a bank account as a payout does.
alter table payout drop constraint payout_owner_check;
alter table payout add constraint payout_owner_check check (owner in ('merchant', 'user', 'refund'));
alter table refund add column payout_id bigint references payout;
create index refund_payout on refund (payout_id) where payout_id is not null;
