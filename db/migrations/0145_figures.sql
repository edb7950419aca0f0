-- Figures of merchants, by days of the shop's calendar. Traffic is added up as it comes; what orders, refunds, claims
-- and reviews say is counted anew, by merchant and day, from their own rows.
create function shop_day(at timestamptz) returns date language sql immutable parallel safe as $$
  select (at at time zone 'Asia/Shanghai')::date
$$;
create function shop_hour(at timestamptz) returns int language sql immutable parallel safe as $$
  select extract(hour from at at time zone 'Asia/Shanghai')::int
$$;
-- the Monday of a day
create function shop_week(day date) returns date language sql immutable parallel safe as $$
  select day - (extract(isodow from day)::int - 1)
$$;
-- the first moment of a day
create function day_begins(day date) returns timestamptz language sql immutable parallel safe as $$
  select day::timestamp at time zone 'Asia/Shanghai'
$$;

-- What lives for its day only. Unlogged: it stands in no log of the database, no copy of it and no backup.
-- The key by which visitors of a day are told apart.
create unlogged table figure_key (
  day date primary key,
  key bytea not null
);
-- A keyed hash of a person, or of network and browser.
create unlogged table figure_visitor (
  merchant_id bigint not null,
  day date not null,
  who bytea not null,
  primary key (merchant_id, day, who)
);
-- Who came by which words, by a keyed hash of a person or a network: only words of several are kept.
create unlogged table figure_word (
  merchant_id bigint not null,
  day date not null,
  word text not null check (length(word) <= 60),
  who bytea not null,
  primary key (merchant_id, day, word, who)
);

create table figure_traffic (
  merchant_id bigint not null references merchant,
  day date not null,
  visitors int not null default 0,
  views int not null default 0,
  carts int not null default 0,
  primary key (merchant_id, day)
);
create index figure_traffic_day on figure_traffic (day);
-- The same by the hour, for some days; a visitor counts in the hour of their first view.
create table figure_traffic_hour (
  merchant_id bigint not null references merchant,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  visitors int not null default 0,
  views int not null default 0,
  carts int not null default 0,
  primary key (merchant_id, day, hour)
);
create table figure_goods_traffic (
  merchant_id bigint not null references merchant,
  day date not null,
  product_id bigint not null references product,
  views int not null default 0,
  carts int not null default 0,
  primary key (merchant_id, day, product_id)
);
create index figure_goods_traffic_product on figure_goods_traffic (product_id);
-- The same by the week: of long spans whole weeks are read, and days only at their ends.
create table figure_goods_traffic_week (
  merchant_id bigint not null references merchant,
  week date not null,
  product_id bigint not null references product,
  views int not null default 0,
  carts int not null default 0,
  primary key (merchant_id, week, product_id)
);
create index figure_goods_traffic_week_product on figure_goods_traffic_week (product_id);
-- Where views came from; the key of a search are its words, '' those that too few used.
create table figure_source (
  merchant_id bigint not null references merchant,
  day date not null,
  kind text not null check (kind in ('search', 'category', 'home', 'rank', 'brand', 'shop', 'product', 'own', 'direct',
    'elsewhere')),
  key text not null default '' check (length(key) <= 60),
  views int not null,
  primary key (merchant_id, day, kind, key)
);

-- Merchants and days of which something moved: written by the database, so that no way of saving forgets it, and only
-- ever added to, so that nobody waits for anybody.
create table figure_due (
  id bigint generated always as identity primary key,
  merchant_id bigint not null,
  day date not null
);
create index figure_due_day on figure_due (merchant_id, day);

-- brought: sums of the shop before, which no row here tells and no count takes away.
create table figure_sales (
  merchant_id bigint not null references merchant,
  day date not null,
  brought boolean not null default false,
  placed int not null default 0,
  paid int not null default 0,
  -- fen, of orders paid on this day, whatever became of them
  sales bigint not null default 0,
  -- fen that went back on this day, of whatever orders
  refunds bigint not null default 0,
  buyers int not null default 0,
  -- those of them who had bought nothing here before
  new_buyers int not null default 0,
  claims int not null default 0,
  stars_1 int not null default 0,
  stars_2 int not null default 0,
  stars_3 int not null default 0,
  stars_4 int not null default 0,
  stars_5 int not null default 0,
  primary key (merchant_id, day, brought)
);
create index figure_sales_day on figure_sales (day);
create table figure_sales_hour (
  merchant_id bigint not null references merchant,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  brought boolean not null default false,
  placed int not null default 0,
  paid int not null default 0,
  sales bigint not null default 0,
  primary key (merchant_id, day, hour, brought)
);
create table figure_goods (
  merchant_id bigint not null references merchant,
  day date not null,
  product_id bigint not null references product,
  brought boolean not null default false,
  units int not null default 0,
  sales bigint not null default 0,
  claims int not null default 0,
  primary key (merchant_id, day, product_id, brought)
);
create index figure_goods_product on figure_goods (product_id);
create table figure_goods_week (
  merchant_id bigint not null references merchant,
  week date not null,
  product_id bigint not null references product,
  brought boolean not null default false,
  units int not null default 0,
  sales bigint not null default 0,
  claims int not null default 0,
  primary key (merchant_id, week, product_id, brought)
);
create index figure_goods_week_product on figure_goods_week (product_id);
-- What a day is made of. region: orders and fen by place (CN-31) · reason: claims by their reason ·
-- returning: buyers by the day of their purchase before.
create table figure_part (
  merchant_id bigint not null references merchant,
  day date not null,
  kind text not null check (kind in ('region', 'reason', 'returning')),
  key text not null,
  brought boolean not null default false,
  n int not null,
  fen bigint not null default 0,
  primary key (merchant_id, kind, day, key, brought)
);

create index figure_part_day on figure_part (kind, day);

create index shop_order_placed_when on shop_order (merchant_id, created_at);
create index refund_when on refund (created_at) where order_id is not null;
create index claim_when on claim (merchant_id, created_at);
create index review_when on review (merchant_id, created_at);

create function figure_moved() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'shop_order' then
    if tg_op = 'INSERT' then
      insert into figure_due (merchant_id, day) values (new.merchant_id, shop_day(new.created_at));
    end if;
    if new.paid_at is not null then
      insert into figure_due (merchant_id, day) values (new.merchant_id, shop_day(new.paid_at));
    end if;
    if tg_op = 'UPDATE' and old.paid_at is not null then
      insert into figure_due (merchant_id, day) values (old.merchant_id, shop_day(old.paid_at));
    end if;
  elsif tg_table_name = 'refund' then
    insert into figure_due (merchant_id, day)
    select o.merchant_id, shop_day(new.created_at) from shop_order o where o.id = new.order_id;
  else
    insert into figure_due (merchant_id, day) values (new.merchant_id, shop_day(new.created_at));
  end if;
  return null;
end $$;
create trigger figure_order_placed after insert on shop_order for each row execute function figure_moved();
create trigger figure_order_paid after update of paid_at on shop_order for each row
  when (new.paid_at is distinct from old.paid_at) execute function figure_moved();
create trigger figure_refunded after insert on refund for each row when (new.order_id is not null)
  execute function figure_moved();
create trigger figure_claimed after insert on claim for each row execute function figure_moved();
create trigger figure_reviewed after insert on review for each row execute function figure_moved();
create trigger figure_review_moved after update of status, rating on review for each row
  when (new.status <> old.status or new.rating <> old.rating) execute function figure_moved();

-- what is there already
insert into figure_due (merchant_id, day)
select merchant_id, shop_day(created_at) from shop_order
union select merchant_id, shop_day(paid_at) from shop_order where paid_at is not null
union select o.merchant_id, shop_day(r.created_at) from refund r join shop_order o on o.id = r.order_id
union select merchant_id, shop_day(created_at) from claim
union select merchant_id, shop_day(created_at) from review;
