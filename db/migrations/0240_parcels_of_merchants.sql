-- A parcel knows its merchant: what is missing, troubled or stands still is counted at a desk without looking at the
-- parcels of all others.
alter table parcel add column merchant_id bigint references merchant;
update parcel p set merchant_id = o.merchant_id from shop_order o where o.id = p.order_id;
alter table parcel alter column merchant_id set not null;

drop index parcel_troubled;
create index parcel_troubled on parcel (merchant_id, order_id)
  where status = 'travelling' and missing_at is null and trouble is not null;
drop index parcel_still;
create index parcel_still on parcel (greatest(shipped_at, moved_at), merchant_id)
  where status = 'travelling' and missing_at is null and delivered_at is null and (tracked or moved_at is not null);
create index parcel_missing_of on parcel (merchant_id, missing_until)
  where status = 'travelling' and missing_at is not null;
