-- Earnings that people ask to be paid out. What is asked for is frozen until it is paid or rejected.
create table withdrawal (
  id bigint generated always as identity primary key,
  withdrawal_no text not null unique,
  user_id bigint not null references user_account,
  amount bigint not null check (amount > 0),
  -- kept by the platform: the rest arrives
  fee bigint not null check (fee >= 0 and fee < amount),
  bank text not null,
  -- holder and number, until it is decided
  sealed bytea,
  masked_holder text not null,
  last_four text not null,
  status text not null default 'applied'
    check (status in ('applied', 'underReview', 'approved', 'paid', 'rejected', 'failed')),
  reason text not null default '',
  reviewed_by bigint references user_account,
  reviewed_at timestamptz,
  approved_by bigint references user_account,
  payout_id bigint references payout,
  created_at timestamptz not null default shop_now(),
  decided_at timestamptz,
  ended_at timestamptz
);
create index withdrawal_of_user on withdrawal (user_id, id desc);
create index withdrawal_waiting on withdrawal (id) where status in ('applied', 'underReview');
create index withdrawal_payout on withdrawal (payout_id) where payout_id is not null;
