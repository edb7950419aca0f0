-- Refunds that their provider will not carry out go another way, by two people; what becomes of both ways is kept.
alter table refund
  -- which way it went instead: its provider is asked to send it no more
  add column rerouted text check (rerouted in ('balance', 'bank')),
  add column rerouted_at timestamptz,
  -- what the provider called the last sending that it refused
  add column last_ref text,
  -- what it said then
  add column why text not null default '',
  -- its provider paid it all the same, after it had gone another way
  add column came_at timestamptz,
  add constraint refund_one_way
    check ((rerouted is null) = (rerouted_at is null) and (came_at is null or rerouted is not null));
create index refund_unfinished on refund (created_at) where status in ('pending', 'processing', 'failed');
create index refund_rerouted on refund (id) where rerouted is not null;
-- a notice names it
create index refund_ref on refund (provider_ref) where provider_ref is not null;
create index refund_last_ref on refund (last_ref) where rerouted is not null;

create table refund_reroute (
  id bigint generated always as identity primary key,
  refund_id bigint not null references refund,
  way text not null check (way in ('balance', 'bank')),
  bank text not null default '',
  -- holder and number, until it is decided
  sealed bytea,
  masked_holder text not null default '',
  last_four text not null default '',
  reason text not null,
  status text not null default 'asked' check (status in ('asked', 'sent', 'done', 'rejected', 'failed')),
  asked_by bigint not null references user_account,
  asked_at timestamptz not null default shop_now(),
  decided_by bigint references user_account,
  decided_at timestamptz,
  payout_id bigint references payout,
  -- why the bank sent it back
  bank_reason text not null default '',
  ended_at timestamptz,
  check ((status in ('done', 'rejected', 'failed')) = (ended_at is not null))
);
-- never two ways at once
create unique index refund_reroute_one on refund_reroute (refund_id) where status in ('asked', 'sent', 'done');
create index refund_reroute_of on refund_reroute (refund_id, id);
create index refund_reroute_payout on refund_reroute (payout_id) where payout_id is not null;

-- refunds in trouble of which staff were told
create table refund_alarm (
  refund_id bigint primary key references refund,
  at timestamptz not null default shop_now()
);

alter table payout drop constraint payout_owner_check;
alter table payout add constraint payout_owner_check check (owner in ('merchant', 'user', 'refund'));
