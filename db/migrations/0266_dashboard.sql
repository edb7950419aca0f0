-- The dashboard of the platform: who came new, by the day; what did most in each span; words of searches that found
-- nothing. All is counted by jobs, so that no sign-up and no order waits for a sum.
create table figure_growth (
  day date primary key,
  people int not null default 0,
  shops int not null default 0
);
create index user_account_created on user_account (created_at);
create index merchant_created on merchant (created_at);
insert into figure_growth (day, people, shops)
select day, sum(people), sum(shops) from (
  select shop_day(created_at) as day, 1 as people, 0 as shops from user_account
  union all select shop_day(created_at), 0, 1 from merchant) g
group by 1;

-- Of one count of a period and kind all rows, the best first.
create table figure_top (
  kind text not null check (kind in ('goods', 'shops')),
  period text not null,
  place smallint not null,
  -- a product or a merchant
  thing_id bigint not null,
  -- pieces of goods, paid orders of shops
  n bigint not null,
  sales bigint not null,
  counted_at timestamptz not null,
  primary key (kind, period, place)
);

-- Of today, by networks: unlogged, for what only one of them typed must stand in no backup.
create unlogged table figure_miss (
  day date not null,
  lang text not null,
  word text not null check (length(word) <= 60),
  people int not null,
  primary key (day, lang, word)
);
-- What so many typed that it tells of none of them.
create table figure_missed (
  day date not null,
  lang text not null,
  word text not null,
  people int not null,
  primary key (day, lang, word)
);

-- What of claims waits for staff is few, and read with every look at their desk.
create index claim_for_staff on claim (created_at) where appeal = 'pending' or not_arrived
  or (type = 'exchange' and not return_goods and status in ('pendingReview', 'approved'));
