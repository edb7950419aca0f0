-- A merchant's own categories: two levels, in its own order, each product in as many as it likes.
create table shop_category (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  -- null: of the first level
  parent_id bigint,
  name jsonb not null,
  position int not null,
  hidden boolean not null default false,
  created_at timestamptz not null default shop_now(),
  unique (merchant_id, id),
  foreign key (merchant_id, parent_id) references shop_category (merchant_id, id)
);
create index shop_category_of on shop_category (merchant_id, position, id);
create index shop_category_parent on shop_category (merchant_id, parent_id) where parent_id is not null;

create table shop_category_product (
  category_id bigint not null references shop_category on delete cascade,
  product_id bigint not null references product,
  primary key (category_id, product_id)
);
create index shop_category_product_of on shop_category_product (product_id);

-- The tree is saved as a whole: whoever saw an older one is told.
create table shop_category_tree (
  merchant_id bigint primary key references merchant,
  version int not null default 1
);
