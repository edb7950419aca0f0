-- Parcels that trouble somebody, for the desks: those of which a trouble is known, and those that stand still.
create index parcel_troubled on parcel (order_id) where status = 'travelling' and trouble is not null;
create index parcel_still on parcel (greatest(shipped_at, moved_at))
  where status = 'travelling' and delivered_at is null and missing_at is null;
