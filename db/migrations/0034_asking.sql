-- Providers are asked by a schedule, before a payment is closed at its deadline, and again until they answer.
alter table payment_attempt
  -- how often it was asked about, and when it will be next
  add column asks int not null default 0,
  add column ask_at timestamptz not null default shop_now(),
  -- since when somebody is asking: others wait for the answer instead of asking beside them
  add column asking_since timestamptz,
  -- money came and goes back whole: the attempt pays for nothing
  add column unwanted boolean not null default false;
update payment_attempt a set unwanted = true
  where exists (select from refund r where r.attempt_id = a.id and r.order_id is null);
create index payment_attempt_ask on payment_attempt (ask_at) where status in ('started', 'open');

-- the deadline has passed and providers are being asked; then it is closed, answer or not
alter table payment add column asking_until timestamptz;

alter table refund
  -- the order that did not want the money, where it was not the whole payment
  add column for_order_id bigint references shop_order,
  -- all that the provider took, whatever it was: its sum or currency is not what was asked
  add column whole boolean not null default false,
  -- how often the provider refused it: each sending after a refusal has a number of its own
  add column refusals int not null default 0,
  -- the last sending was never answered
  add column unsure boolean not null default false,
  -- when it is tried next; null: no more, or staff must send it another way
  add column again_at timestamptz default shop_now();
update refund set again_at = null where status in ('done', 'failed');
update refund set unsure = true where status in ('pending', 'processing');
create index refund_again on refund (again_at) where again_at is not null;
create index refund_for_order on refund (for_order_id);
