-- Webhooks out: what happens at a merchant is told to systems of its own. A delivery is written in the transaction in
-- which it happens, by triggers, so that no way of changing a thing goes around it; a merchant without an endpoint for
-- it costs one look into an index.
create table webhook_endpoint (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) > 0),
  -- sealed; the one before holds on for a while after a change
  secret bytea not null,
  old_secret bytea,
  old_until timestamptz,
  enabled boolean not null default true,
  -- set by itself when a delivery was given up
  rests_since timestamptz check (rests_since is null or not enabled),
  created_at timestamptz not null default shop_now()
);
create index webhook_endpoint_merchant on webhook_endpoint (merchant_id, id);
create index webhook_endpoint_listening on webhook_endpoint (merchant_id) where enabled;

create table webhook_delivery (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references webhook_endpoint on delete cascade,
  merchant_id bigint not null references merchant,
  message_id uuid not null default gen_random_uuid(),
  event text not null,
  -- what it is about: of one thing the earlier goes first
  subject text not null,
  -- ids and states, never a person's data
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  tries int not null default 0,
  -- a test, or repeated by hand: tried once
  by_hand boolean not null default false,
  due_at timestamptz not null default shop_now(),
  -- somebody sends it just now; after that time they are taken for dead
  taken_until timestamptz,
  created_at timestamptz not null default shop_now(),
  ended_at timestamptz
);
-- one transaction tells of a thing once, as it stands in the end
create unique index webhook_delivery_once on webhook_delivery (endpoint_id, event, subject, created_at);
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, id) where state = 'waiting';
create index webhook_delivery_first on webhook_delivery (endpoint_id, subject, id) where state = 'waiting';
create index webhook_delivery_log on webhook_delivery (merchant_id, id desc);
create index webhook_delivery_log_of on webhook_delivery (endpoint_id, id desc);
create index webhook_delivery_failed on webhook_delivery (merchant_id, id desc) where state = 'failed';
create index webhook_delivery_old on webhook_delivery (created_at);

create table webhook_try (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_delivery on delete cascade,
  at timestamptz not null default shop_now(),
  ms int not null,
  status int,
  -- why there was no answer
  fault text check (fault in ('inside', 'unreachable', 'late')),
  answer text not null default '' check (length(answer) <= 2000)
);
create index webhook_try_delivery on webhook_try (delivery_id, id);

create function webhook_tell(shop bigint, what text, thing text, told jsonb) returns void language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, merchant_id, event, subject, data)
  select e.id, shop, what, thing, told from webhook_endpoint e
  where e.merchant_id = shop and e.enabled and what = any(e.events)
  on conflict (endpoint_id, event, subject, created_at) do update set data = excluded.data;
  -- one job wakes the sender for all that a transaction tells
  if found and coalesce(current_setting('shop.webhooks_told', true), '') <> pg_current_xact_id()::text then
    perform set_config('shop.webhooks_told', pg_current_xact_id()::text, true);
    perform graphile_worker.add_job('webhooks.send', '{}'::json);
  end if;
end $$;

create function webhook_of_order() returns trigger language plpgsql as $$
declare
  what text := case
    when tg_op = 'INSERT' then 'order.placed'
    when new.status = 'awaitingShipment' then 'order.paid'
    when new.status = 'awaitingReceipt' then 'order.shipped'
    when new.status = 'toReview' then 'order.received'
    when new.status in ('cancelled', 'closed') then 'order.cancelled' end;
begin
  if what is not null then
    perform webhook_tell(new.merchant_id, what, 'order ' || new.order_no,
      jsonb_build_object('orderNo', new.order_no, 'status', new.status));
  end if;
  return null;
end $$;
create trigger webhook_order_placed after insert on shop_order for each row execute function webhook_of_order();
create trigger webhook_order_moved after update of status on shop_order
  for each row when (old.status is distinct from new.status) execute function webhook_of_order();

create function webhook_of_parcel() returns trigger language plpgsql as $$
declare
  parcel_of bigint := case when tg_table_name = 'parcel' then (to_jsonb(new) ->> 'id')::bigint
    else (to_jsonb(new) ->> 'parcel_id')::bigint end;
  scan text := case when tg_table_name = 'parcel_scan' then to_jsonb(new) ->> 'kind' end;
begin
  perform webhook_tell(o.merchant_id, 'parcel.moved', 'parcel ' || p.id, jsonb_build_object(
      'orderNo', o.order_no, 'parcelId', p.id, 'carrier', p.carrier, 'status', p.status, 'scan', scan))
  from parcel p join shop_order o on o.id = p.order_id
  where p.id = parcel_of and exists (select from webhook_endpoint e where e.merchant_id = o.merchant_id and e.enabled);
  return null;
end $$;
create trigger webhook_parcel_made after insert on parcel for each row execute function webhook_of_parcel();
create trigger webhook_parcel_moved after update of status on parcel
  for each row when (old.status is distinct from new.status) execute function webhook_of_parcel();
create trigger webhook_parcel_scanned after insert on parcel_scan for each row execute function webhook_of_parcel();

create function webhook_of_claim() returns trigger language plpgsql as $$
declare
  what text := case
    when new.from_status is null then 'claim.opened'
    when new.to_status in ('refundComplete', 'closed', 'cancelledByUser') then 'claim.closed'
    when new.event ~ '^(approve|uphold|reject|deny|lose|decide)' then 'claim.decided' end;
begin
  if what is not null then
    perform webhook_tell(c.merchant_id, what, 'claim ' || c.service_no, jsonb_build_object(
        'serviceNo', c.service_no, 'orderNo', o.order_no, 'type', c.type, 'status', new.to_status))
    from claim c join shop_order o on o.id = c.order_id where c.id = new.claim_id;
  end if;
  return null;
end $$;
create trigger webhook_claim_moved after insert on claim_history for each row execute function webhook_of_claim();

create function webhook_of_stock(sku bigint, what text) returns void language sql as $$
  select webhook_tell(p.merchant_id, what, 'sku ' || k.id, jsonb_build_object('skuId', k.id, 'productId', p.id,
      'code', k.code, 'onHand', s.on_hand, 'reserved', s.reserved, 'policy', s.policy))
  from sku k join product p on p.id = k.product_id join stock s on s.sku_id = k.id
  where k.id = sku and exists (select from webhook_endpoint e where e.merchant_id = p.merchant_id and e.enabled)
$$;
create function webhook_of_move() returns trigger language plpgsql as $$
begin
  -- the hottest of them: a shop whose merchants have no endpoints at all looks no further
  if exists (select from webhook_endpoint where enabled and 'stock.changed' = any(events)) then
    perform webhook_of_stock(new.sku_id, 'stock.changed');
  end if;
  return null;
end $$;
create trigger webhook_stock_moved after insert on stock_move for each row execute function webhook_of_move();
create function webhook_of_low() returns trigger language plpgsql as $$
begin
  perform webhook_of_stock(new.sku_id, 'stock.low');
  return null;
end $$;
create trigger webhook_stock_low after update of low_since on stock_warning
  for each row when (old.low_since is null and new.low_since is not null) execute function webhook_of_low();

create function webhook_of_product(one product, what text) returns void language sql as $$
  select webhook_tell(one.merchant_id, what, 'product ' || one.id,
    jsonb_build_object('productId', one.id, 'handle', one.handle, 'status', one.status))
$$;
create function webhook_of_product_row() returns trigger language plpgsql as $$
begin
  perform webhook_of_product(new, case
    when tg_op = 'UPDATE' and old.status = new.status then 'product.changed'
    when new.status = 'onSale' then 'product.onSale' else 'product.offSale' end);
  return null;
end $$;
create trigger webhook_product_made after insert on product
  for each row when (new.status = 'onSale') execute function webhook_of_product_row();
create trigger webhook_product_changed after update on product
  for each row when (old.status is distinct from new.status or (old.title, old.subtitle, old.fact, old.body,
    old.attributes, old.options, old.pictures, old.category_id, old.brand_id, old.freight_template_id, old.services,
    old.purchase_limit) is distinct from (new.title, new.subtitle, new.fact, new.body, new.attributes, new.options,
    new.pictures, new.category_id, new.brand_id, new.freight_template_id, new.services, new.purchase_limit))
  execute function webhook_of_product_row();
create function webhook_of_sku() returns trigger language plpgsql as $$
begin
  perform webhook_of_product(p, 'product.changed') from product p where p.id = new.product_id;
  return null;
end $$;
create trigger webhook_sku_changed after update on sku
  for each row when ((old.code, old.barcode, old.price, old.list_price, old.member_price, old.tiers, old.weight_g,
    old.status) is distinct from (new.code, new.barcode, new.price, new.list_price, new.member_price, new.tiers,
    new.weight_g, new.status))
  execute function webhook_of_sku();
