-- Rankings: what left the shop, what prices were before, the boards as they stood at a full hour. Also what brand, shop and article lists are sorted and shown by.

-- Pieces of one product in one paid order. Rows of no order are sums brought along from the shop before; product.sales holds those already.
create table product_sale (
  id bigint generated always as identity primary key,
  product_id bigint not null references product,
  order_id bigint references shop_order,
  buyer_id bigint,
  units int not null check (units >= 0),
  -- how many of them product.sales holds by now
  counted int not null default 0,
  -- of a sum brought along: the buyers who had come back for it
  came_back int not null default 0,
  sold_at timestamptz not null,
  unique (order_id, product_id)
);
create index product_sale_due on product_sale (product_id) where units <> counted;
create index product_sale_time on product_sale (sold_at);
create index product_sale_product on product_sale (product_id, sold_at desc);

-- A price that was, and what took its place. Written by the database, so that no way of saving forgets it.
create table price_change (
  id bigint generated always as identity primary key,
  sku_id bigint not null references sku,
  price_before bigint not null,
  price_after bigint not null,
  changed_at timestamptz not null default shop_now()
);
create index price_change_sku on price_change (sku_id, changed_at);
create index price_change_time on price_change (changed_at);
create function keep_price() returns trigger language plpgsql as $$
begin
  insert into price_change (sku_id, price_before, price_after) values (new.id, old.price, new.price);
  return null;
end $$;
create trigger sku_price_kept after update of price on sku for each row when (old.price <> new.price) execute function keep_price();

-- One row per hour in which the boards were drawn up: whoever comes second finds it done.
create table rank_snapshot (
  hour timestamptz primary key,
  taken_at timestamptz not null default shop_now()
);
-- category_id 0 is everything; was: the place an hour before, null when it was not on the board
create table rank_place (
  hour timestamptz not null references rank_snapshot on delete cascade,
  board text not null,
  category_id bigint not null,
  place smallint not null,
  product_id bigint not null references product,
  was smallint,
  reason jsonb not null,
  primary key (hour, board, category_id, place)
);
create index rank_place_product on rank_place (hour, board, category_id, product_id);

-- What a brand's name is sorted by in each language: its letters, Chinese in pinyin.
alter table brand add column name_keys jsonb not null default '{}';

alter table merchant add column business_name text not null default '';
create index merchant_followers on merchant (follower_count desc, id desc) where status = 'open';
create index merchant_scores on merchant ((score_goods + score_service + score_delivery) desc, id desc) where status = 'open';
create index merchant_names on merchant using gin (lower(all_languages(name)) gin_trgm_ops);

alter table article add column cover text;
alter table article add column product_ids bigint[] not null default '{}';
-- Whether an article helped; the voter is a buyer or a fingerprint of a visitor, and counts once.
create table article_vote (
  article_id bigint not null references article,
  voter text not null,
  helped boolean not null,
  created_at timestamptz not null default shop_now(),
  primary key (article_id, voter)
);
