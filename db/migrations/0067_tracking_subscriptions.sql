-- Parcels that are followed at their carriers by a provider: one row for each waybill that a parcel had. Its id stands
-- in the address to which the provider pushes, and in the secret that signs those pushes, so what is told under a
-- waybill that was corrected stays with that waybill.
create table tracking_subscription (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcel,
  carrier text not null,
  waybill text not null,
  -- wanted: to be asked for · subscribed: pushes come · parked: refused or given up, the merchant tells by hand ·
  -- ended: the parcel has another waybill, or travels no more
  status text not null default 'wanted' check (status in ('wanted', 'subscribed', 'parked', 'ended')),
  tries int not null default 0,
  -- what the provider said when it refused
  fault text not null default '' check (length(fault) <= 40),
  try_at timestamptz not null default shop_now(),
  -- the last push, or the last answer to a question
  heard_at timestamptz,
  -- when to ask where nothing is pushed; never once it was delivered
  ask_at timestamptz,
  unique (parcel_id, carrier, waybill)
);
create unique index tracking_subscription_live on tracking_subscription (parcel_id) where status <> 'ended';
create index tracking_subscription_wanted on tracking_subscription (try_at, id) where status = 'wanted';
create index tracking_subscription_silent on tracking_subscription (ask_at, id) where status = 'subscribed';
