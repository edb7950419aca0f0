-- Who bought at a merchant: one row for each, counted from their paid orders. A change of an order or a claim only
-- notes that something moved: no order waits for another at a counted row. A job counts those that moved.
create table shop_buyer (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  user_id bigint not null references user_account,
  orders integer not null,
  -- less what went back
  paid bigint not null,
  claims integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (merchant_id, user_id)
);
create index shop_buyer_last on shop_buyer (merchant_id, last_at desc, id desc);
create index shop_buyer_paid on shop_buyer (merchant_id, paid desc, id desc);
create index shop_buyer_orders on shop_buyer (merchant_id, orders desc, id desc);
create index shop_buyer_user on shop_buyer (user_id);
create table shop_buyer_due (
  id bigint generated always as identity primary key,
  merchant_id bigint not null,
  user_id bigint not null
);
create function shop_buyer_moved() returns trigger language plpgsql as $$
begin
  insert into shop_buyer_due (merchant_id, user_id) values (new.merchant_id, new.user_id);
  return null;
end $$;
create trigger shop_buyer_bought after insert on shop_order for each row when (new.paid_at is not null)
  execute function shop_buyer_moved();
create trigger shop_buyer_paid after update of paid_at, refunded on shop_order for each row
  when (new.paid_at is distinct from old.paid_at or (new.refunded <> old.refunded and new.paid_at is not null))
  execute function shop_buyer_moved();
create function shop_buyer_claimed() returns trigger language plpgsql as $$
begin
  insert into shop_buyer_due (merchant_id, user_id)
  select o.merchant_id, o.user_id from shop_order o where o.id = new.order_id;
  return null;
end $$;
create trigger shop_buyer_claimed after insert on claim for each row execute function shop_buyer_claimed();

insert into shop_buyer (merchant_id, user_id, orders, paid, claims, first_at, last_at)
select o.merchant_id, o.user_id, count(*), sum(o.paid - o.refunded),
  coalesce((select count(*) from claim c join shop_order x on x.id = c.order_id
    where x.user_id = o.user_id and x.merchant_id = o.merchant_id), 0), min(o.paid_at), max(o.paid_at)
from shop_order o where o.paid_at is not null group by o.merchant_id, o.user_id;
