-- From which day on preorders are shipped: the merchant says it with the policy, a line keeps it as it was sold.
alter table stock add column preorder_day date,
  add constraint stock_preorder_day_check check (preorder_day is null or policy = 'preorder');
alter table order_line add column preorder_day date,
  add constraint order_line_preorder_day_check check (preorder_day is null or stock = 'preorder');
-- From when an order is late with what is left to ship: its payment, or the first day of preorders where nothing else
-- is left.
alter table shop_order add column preorder_from timestamptz,
  add column ship_from timestamptz generated always as (greatest(paid_at, preorder_from)) stored;
drop index shop_order_unshipped;
create index shop_order_unshipped on shop_order (ship_from) where status = 'awaitingShipment';
drop index shop_order_to_ship;
create index shop_order_to_ship on shop_order (merchant_id, ship_from) include (paid_at)
  where status = 'awaitingShipment';
