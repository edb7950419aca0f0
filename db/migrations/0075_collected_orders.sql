-- An order is sent to an address or collected at a point of its merchant, never both.
alter table shop_order alter column address drop not null,
  -- to: who collects, as an address names them · point: as it stood · wanted: the day and hour they mean to come
  add column pickup jsonb,
  -- the merchant has it ready; somebody has it
  add column ready_at timestamptz,
  add column collected_at timestamptz,
  -- nobody collected it until then: it is cancelled
  add column collect_until timestamptz,
  add constraint shop_order_sent_or_collected check ((address is null) <> (pickup is null)),
  add constraint shop_order_ready check (ready_at is null or pickup is not null),
  add constraint shop_order_ready_until check ((ready_at is null) = (collect_until is null)),
  add constraint shop_order_collected check (collected_at is null or ready_at is not null);
create index shop_order_to_collect on shop_order (merchant_id, ready_at)
  where pickup is not null and status = 'awaitingShipment';
-- What waits for its merchant since its payment; what is ready waits for its buyer.
create index shop_order_uncollected on shop_order (ready_at) where ready_at is not null and status = 'awaitingShipment';
create index pickup_orders on shop_order (merchant_id, id desc) where pickup is not null;

-- The code by which an order that is ready is collected: found by its mark under the shop's key, shown to its buyer.
create table pickup_code (
  order_id bigint primary key references shop_order,
  merchant_id bigint not null references merchant,
  mark bytea not null,
  sealed bytea not null,
  made_at timestamptz not null default shop_now(),
  unique (merchant_id, mark)
);
