-- What staff say of the search: words that mean the same, what counts for how much, hot words with their days, and
-- words that found nothing.
create table search_synonym (
  id bigint generated always as identity primary key,
  lang text not null check (lang in ('zh-CN', 'en-US', 'es-ES')),
  -- each of them is looked for with the others, or, where there are targets, with those alone
  words text[] not null check (cardinality(words) between 1 and 12),
  targets text[] not null default '{}' check (cardinality(targets) <= 12),
  version int not null default 1,
  created_at timestamptz not null default shop_now(),
  check (cardinality(words) + cardinality(targets) >= 2)
);
create index search_synonym_lang on search_synonym (lang, id);

-- One row: what counts for how much in the order of what was found, in hundredths, and what makes goods good.
create table search_weights (
  one boolean primary key default true check (one),
  weights jsonb not null,
  version int not null default 1
);
insert into search_weights (weights) values ('{"title": 100, "name": 60, "fact": 25, "body": 8, "synonym": 35,
  "quality": 60, "sales": 50, "rating": 30, "stock": 20, "fresh": 0}');

drop function product_quality(int, int, int, boolean);
-- How good goods are, 0 to 1000: their sales, rating, stock and how new they are (a quarter of a year), by weights.
create function product_quality(p_sales int, p_rating int, p_reviews int, p_in_stock boolean, p_listed_at timestamptz,
  p_weights jsonb) returns smallint language sql stable parallel safe as $$
  select (10 * round(100 * (
    (p_weights ->> 'sales')::int * least(1, ln(1 + greatest(p_sales, 0)) / ln(20001))
    + (p_weights ->> 'rating')::int
      * greatest(0, least(1, ((p_rating * p_reviews + 430 * 20)::numeric / (p_reviews + 20) - 350) / 150))
    + case when p_in_stock then (p_weights ->> 'stock')::int else 0 end
    + (p_weights ->> 'fresh')::int
      * greatest(0, least(1, 1 - extract(epoch from shop_now() - p_listed_at)::numeric / (90 * 86400)))
  ) / greatest(1, (p_weights ->> 'sales')::int + (p_weights ->> 'rating')::int + (p_weights ->> 'stock')::int
    + (p_weights ->> 'fresh')::int)))::smallint
$$;

alter table search_pick
  -- before what is really searched for; else behind it
  add column first boolean not null default false,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- one a language stands in the empty search box
  add column in_box boolean not null default false,
  add check (starts_at is null or ends_at is null or starts_at < ends_at),
  add check (shown or not (first or in_box));
create unique index search_pick_in_box on search_pick (lang) where in_box;
create table search_pick_list (
  lang text primary key check (lang in ('zh-CN', 'en-US', 'es-ES')),
  -- grows with each change: whoever saw an older one is told
  version int not null default 1
);

-- Words that found nothing, by how many visitors.
create table search_miss (
  lang text not null,
  word text not null,
  visitors bigint not null,
  last_at timestamptz not null default shop_now(),
  primary key (lang, word)
);
create index search_miss_order on search_miss (lang, visitors desc, word);
create index search_miss_old on search_miss (last_at);
