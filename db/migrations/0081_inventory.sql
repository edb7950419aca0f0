-- Stock at a merchant's desk: pieces that were counted, came or went by somebody's hand, and lines from which on
-- a SKU is low.
create table stock_adjustment (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  -- null once who did it has left; their words go with them
  user_id bigint references user_account,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null default shop_now()
);
create index stock_adjustment_user on stock_adjustment (user_id);

-- low_since is kept by a job: a page of what is low reads those few rows alone.
create table stock_warning (
  sku_id bigint primary key references sku,
  merchant_id bigint not null references merchant,
  at_most bigint not null check (at_most between 0 and 1000000),
  low_since timestamptz
);
create index stock_warning_low on stock_warning (merchant_id, sku_id desc) where low_since is not null;
create index stock_warning_merchant on stock_warning (merchant_id);

drop index product_of_merchant;
create index product_of_merchant on product (merchant_id, id desc);
create index sku_code on sku (lower(code)) where code <> '';
create index sku_barcode on sku (barcode) where barcode <> '';
