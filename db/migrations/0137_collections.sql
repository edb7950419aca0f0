-- Goods of a merchant gathered under a title: picked by hand in their order, or found by a rule when asked for.
create table shop_collection (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  title jsonb not null,
  summary jsonb not null default '{}',
  -- null: picked by hand
  rule jsonb,
  hidden boolean not null default false,
  version int not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default shop_now(),
  updated_at timestamptz not null default shop_now()
);
create index shop_collection_of on shop_collection (merchant_id, id desc) where deleted_at is null;

create table shop_collection_product (
  collection_id bigint not null references shop_collection on delete cascade,
  product_id bigint not null references product,
  position int not null,
  primary key (collection_id, product_id)
);
create index shop_collection_product_order on shop_collection_product (collection_id, position, product_id);
create index shop_collection_product_of on shop_collection_product (product_id);
