-- Categories, brands, products, SKUs and their stock; the shelf is the read model of lists.
create table category (
  id bigint generated always as identity primary key,
  code text not null unique,
  parent_id bigint references category,
  level smallint not null check (level between 1 and 3),
  path bigint[] not null default '{}',
  name jsonb not null,
  line jsonb not null default '{}',
  floor smallint,
  picture text,
  tax_bp int not null default 0 check (tax_bp >= 0),
  commission_bp int not null default 500 check (commission_bp >= 0),
  product_count int not null default 0,
  position int not null default 0
);

create table brand (
  id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  story jsonb not null default '{}',
  country text,
  product_count int not null default 0,
  created_at timestamptz not null default shop_now()
);

create table product (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  handle text not null,
  category_id bigint not null references category,
  brand_id bigint references brand,
  freight_template_id bigint not null references freight_template,
  title jsonb not null,
  subtitle jsonb not null default '{}',
  fact jsonb not null default '{}',
  body jsonb not null default '{}',
  attributes jsonb not null default '[]',
  options jsonb not null default '[]',
  pictures jsonb not null default '[]',
  services text[] not null default '{}',
  condition text not null default 'new' check (condition in ('new', 'used')),
  condition_note jsonb not null default '{}',
  purchase_limit int check (purchase_limit > 0),
  status text not null default 'onSale' check (status in ('onSale', 'offShelf', 'deleted')),
  price bigint not null default 0,
  price_max bigint not null default 0,
  list_price bigint,
  member_price bigint,
  rating int not null default 0,
  review_count int not null default 0,
  sales int not null default 0,
  words text not null default '',
  listed_at timestamptz not null default shop_now(),
  off_shelf_at timestamptz,
  source jsonb,
  created_at timestamptz not null default shop_now(),
  updated_at timestamptz not null default shop_now(),
  unique (merchant_id, handle)
);
create index product_category on product (category_id);
create index product_brand on product (brand_id);
create index product_words on product using gin (words gin_trgm_ops);

create table sku (
  id bigint generated always as identity primary key,
  product_id bigint not null references product,
  code text not null default '',
  barcode text not null default '',
  option_values text[] not null default '{}',
  price bigint not null check (price >= 0),
  list_price bigint check (list_price > price),
  member_price bigint check (member_price >= 0),
  cost bigint,
  weight_g bigint not null default 0 check (weight_g >= 0),
  volume_cm3 bigint not null default 0 check (volume_cm3 >= 0),
  picture text,
  status text not null default 'onSale' check (status in ('onSale', 'offShelf')),
  position int not null default 0,
  source jsonb,
  unique (product_id, option_values)
);

-- Its own small row: every order writes it. available = on_hand - reserved.
create table stock (
  sku_id bigint primary key references sku,
  on_hand bigint not null default 0 check (on_hand >= 0),
  reserved bigint not null default 0 check (reserved >= 0 and reserved <= on_hand)
) with (fillfactor = 60);

create table stock_move (
  id bigint generated always as identity primary key,
  sku_id bigint not null references sku,
  on_hand bigint not null default 0,
  reserved bigint not null default 0,
  reason text not null,
  ref text not null default '',
  created_at timestamptz not null default shop_now(),
  check (on_hand <> 0 or reserved <> 0)
);
create index stock_move_sku on stock_move (sku_id, id);

-- One row per product on sale and category it stands in, all its ancestors and 0 (everything) included: each sort is an index scan.
create table product_shelf (
  category_id bigint not null,
  product_id bigint not null references product,
  merchant_id bigint not null,
  brand_id bigint,
  price bigint not null,
  on_offer boolean not null,
  has_member_price boolean not null,
  condition text not null,
  services text[] not null,
  sales int not null,
  rating int not null,
  listed_at timestamptz not null,
  primary key (category_id, product_id)
);
create index shelf_newest on product_shelf (category_id, listed_at desc, product_id desc);
create index shelf_sales on product_shelf (category_id, sales desc, product_id desc);
create index shelf_rating on product_shelf (category_id, rating desc, product_id desc);
create index shelf_price on product_shelf (category_id, price, product_id);
create index shelf_merchant on product_shelf (merchant_id, category_id, listed_at desc, product_id desc);
create index shelf_product on product_shelf (product_id);
create index shelf_brand on product_shelf (brand_id, category_id, listed_at desc, product_id desc);

-- Adds `sign` × the shelf rows of these products to the kept counters of categories, brands and merchants.
create function count_shelf(p_products bigint[], p_sign int) returns void language sql as $$
  update category c set product_count = c.product_count + p_sign * d.n
    from (select category_id, count(*)::int n from product_shelf where product_id = any(p_products) group by 1) d where c.id = d.category_id;
  update brand b set product_count = b.product_count + p_sign * d.n
    from (select brand_id, count(*)::int n from product_shelf where product_id = any(p_products) and category_id = 0 group by 1) d where b.id = d.brand_id;
  update merchant m set product_count = m.product_count + p_sign * d.n
    from (select merchant_id, count(*)::int n from product_shelf where product_id = any(p_products) and category_id = 0 group by 1) d where m.id = d.merchant_id;
$$;

-- Puts what lists show of these products right (prices, shelf rows, counters). Call it in the transaction of any write of product or sku.
create function shelve(p_products bigint[]) returns void language plpgsql as $$
begin
  perform count_shelf(p_products, -1);
  delete from product_shelf where product_id = any(p_products);
  update product p set
    price = s.price, price_max = s.price_max, list_price = s.list_price, member_price = s.member_price, updated_at = shop_now()
  from (
    select k.product_id, min(k.price) price, max(k.price) price_max,
      (array_agg(k.list_price order by k.price, k.id))[1] list_price, (array_agg(k.member_price order by k.price, k.id))[1] member_price
    from sku k where k.product_id = any(p_products) and k.status = 'onSale' group by k.product_id
  ) s
  where p.id = s.product_id;
  insert into product_shelf (category_id, product_id, merchant_id, brand_id, price, on_offer, has_member_price, condition, services, sales, rating, listed_at)
  select c.category_id, p.id, p.merchant_id, p.brand_id, p.price, p.list_price is not null, p.member_price is not null, p.condition, p.services, p.sales, p.rating, p.listed_at
  from product p
  join merchant m on m.id = p.merchant_id and m.status = 'open'
  join category k on k.id = p.category_id
  cross join lateral (select 0::bigint category_id union select k.id union select unnest(k.path)) c
  where p.id = any(p_products) and p.status = 'onSale' and exists (select 1 from sku s where s.product_id = p.id and s.status = 'onSale');
  perform count_shelf(p_products, 1);
end $$;
