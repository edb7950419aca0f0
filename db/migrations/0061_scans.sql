-- Where parcels are: what their carriers, or merchants by hand, tell of them. How a parcel stands follows from its
-- scans alone, in whatever order and however often they came; it is kept beside it for lists and deadlines.
alter table parcel
  add column track text check (track in ('placed', 'collected', 'transit', 'customs', 'out', 'point', 'delivered',
    'problem', 'refused', 'returning', 'returned')),
  -- the newest scan
  add column moved_at timestamptz,
  -- as the carrier, or the merchant by hand, says: receipt is the buyer's word, or time's
  add column delivered_at timestamptz,
  -- unknown: its carrier has never seen it · lost: nothing was heard of it for too long
  add column trouble text check (trouble in ('problem', 'back', 'unknown', 'lost')),
  -- its carrier is asked about it: then nobody adds stations by hand
  add column tracked boolean not null default false,
  add column expected_from timestamptz,
  add column expected_until timestamptz,
  add check ((expected_from is null) = (expected_until is null));

create table parcel_scan (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcel,
  at timestamptz not null,
  kind text not null check (kind in ('placed', 'collected', 'transit', 'customs', 'out', 'point', 'delivered',
    'problem', 'refused', 'returning', 'returned')),
  -- as the carrier wrote it
  text text not null check (length(text) <= 500),
  place text not null default '' check (length(place) <= 60),
  by_merchant boolean not null default false,
  noted_at timestamptz not null default shop_now()
);
-- The same scan told twice is one scan.
create unique index parcel_scan_once on parcel_scan (parcel_id, at, text, by_merchant);
