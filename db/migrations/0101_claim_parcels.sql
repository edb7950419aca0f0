-- Parcels of claims are rows: what a buyer sent back, what the merchant would not keep, what was sent instead, each as
-- often as it was sent. They are followed as parcels of orders are, and their scans stand among those of orders.
create table claim_parcel (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claim,
  -- return: to the merchant · back: refused there, on its way to the buyer again · replacement: to the buyer
  way text not null check (way in ('return', 'back', 'replacement')),
  carrier text not null,
  -- empty where the merchant brings it, and of a buyer who left
  waybill text not null,
  sent_at timestamptz not null default shop_now(),
  -- the claim went on: nothing that is told of it later counts
  ended_at timestamptz,
  track text check (track in ('placed', 'collected', 'transit', 'customs', 'out', 'point', 'delivered', 'problem',
    'refused', 'returning', 'returned')),
  moved_at timestamptz,
  delivered_at timestamptz,
  trouble text check (trouble in ('problem', 'back', 'unknown', 'lost')),
  tracked boolean not null default false
);
create index claim_parcel_claim on claim_parcel (claim_id, id);
create unique index claim_parcel_travelling on claim_parcel (claim_id) where ended_at is null;

alter table parcel_scan
  alter column parcel_id drop not null,
  add column claim_parcel_id bigint references claim_parcel,
  add check (num_nonnulls(parcel_id, claim_parcel_id) = 1);
create unique index parcel_scan_of_claim_once on parcel_scan (claim_parcel_id, at, text, by_merchant);

alter table tracking_subscription
  alter column parcel_id drop not null,
  add column claim_parcel_id bigint references claim_parcel,
  add check (num_nonnulls(parcel_id, claim_parcel_id) = 1);
-- the waybill of a claim's parcel is never another
create unique index tracking_subscription_of_claim on tracking_subscription (claim_parcel_id);

-- Those that were columns of their claim; of several replacements the last is known.
insert into claim_parcel (claim_id, way, carrier, waybill, sent_at, ended_at)
select c.id, w.way, w.carrier, w.waybill, coalesce(h.at, c.moved_at),
  case when w.way = 'return' and c.status = 'returning' then null
    when w.way = 'back' and c.status = 'merchantRejected' and c.refused then null
    when w.way = 'replacement' and c.status = 'processing' then null else c.moved_at end
from claim c cross join lateral (values
    ('return', c.return_carrier, c.return_waybill, 'logistics'), ('back', c.back_carrier, c.back_waybill, 'refuse'),
    ('replacement', c.resend_carrier, c.resend_waybill, 'reship')) as w(way, carrier, waybill, event)
  left join lateral (select max(created_at) as at from claim_history
    where claim_id = c.id and event = w.event) h on true
where w.carrier <> ''
order by c.id, 5;
-- whoever is not known to those who follow parcels is put aside with the first try
insert into tracking_subscription (claim_parcel_id, carrier, waybill)
select id, carrier, waybill from claim_parcel where ended_at is null and waybill <> '';
alter table claim
  drop column return_carrier, drop column return_waybill, drop column back_carrier, drop column back_waybill,
  drop column resend_carrier, drop column resend_waybill;
