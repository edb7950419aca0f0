-- Counts of stock by a file or a scanner: which differences were booked together, and what they were worth.
create table stock_count (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  -- null once who did it has left; the name of their file goes with them
  user_id bigint references user_account,
  name text not null default '',
  differed int not null,
  pieces bigint not null,
  -- at cost, as far as it is known
  worth bigint,
  created_at timestamptz not null default shop_now()
);
create index stock_count_merchant on stock_count (merchant_id, id desc);
-- What of it was booked, for its file.
create table stock_count_row (
  count_id bigint not null references stock_count on delete cascade,
  sku_id bigint not null references sku,
  before bigint not null,
  after bigint not null,
  cause text not null,
  primary key (count_id, sku_id)
);
create index stock_count_user on stock_count (user_id);

-- An adjustment for each cause of a count.
alter table stock_adjustment add column count_id bigint references stock_count;
create index stock_adjustment_count on stock_adjustment (count_id) where count_id is not null;
