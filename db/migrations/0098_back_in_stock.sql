-- Who wants to hear when a sold-out SKU can be bought again: a row until they are told, or long enough has gone by.
create table back_in_stock (
  user_id bigint not null references user_account,
  sku_id bigint not null references sku,
  created_at timestamptz not null default shop_now(),
  primary key (user_id, sku_id)
);
create index back_in_stock_sku on back_in_stock (sku_id, created_at);
