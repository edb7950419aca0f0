-- Search: the words of what is on the shelf, the vocabulary they make, what people search for.

drop index product_words;
alter table product drop column words;

-- One row per product on the shelf. words: lexemes tagged by language, made by the shop from all its texts; A title, B own category and brand, C facts, D description.
create table product_words (
  product_id bigint primary key references product,
  words tsvector not null default '',
  -- 0 to 1000 from sales, rating and stock
  quality smallint not null default 0,
  -- a fingerprint of the texts that the words were made from
  made_from text not null default ''
) with (fillfactor = 85, toast_tuple_target = 8160);
alter table product_words alter column words set storage main;
create index product_words_words on product_words using gin (words) with (fastupdate = off);
-- Products whose words no longer tell their texts.
create table product_words_due (product_id bigint primary key references product);

-- Every lexeme that stands on some product: what is spelled wrong, begun or written in pinyin is found here, never by a look through the goods.
create table search_word (
  lexeme text primary key,
  shown text not null,
  plain text not null,
  -- Chinese only: pinyin without tones, and its first letters
  sound text,
  initials text,
  -- the word, and the word with each one letter left out: two words a typo apart share one of these
  near text[] not null default '{}',
  -- on how many products, as last counted
  goods int not null default 0,
  -- stands in the name of a category or brand
  named boolean not null default false,
  -- on how many of them in a title, a name or a fact, not only in the description
  firm int not null default 0
);
create index search_word_plain on search_word (plain text_pattern_ops);
create index search_word_sound on search_word (sound text_pattern_ops) where sound is not null;
create index search_word_initials on search_word (initials) where initials is not null;
create index search_word_near on search_word using gin (near);

-- How hot a word is: log2 of the visitors, each worth twice as much a day later, so that the order never has to be written anew.
create table search_heat (
  lang text not null,
  word text not null,
  heat double precision not null,
  visitors bigint not null default 0,
  rank_before int,
  primary key (lang, word)
);
create index search_heat_order on search_heat (lang, heat desc, word);
-- Words that staff puts on the list (in this order, behind what is really searched for) or keeps off it.
create table search_pick (
  lang text not null,
  word text not null,
  position int not null default 0,
  shown boolean not null default true,
  primary key (lang, word)
);

create table search_history (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  keyword text not null,
  plain text not null,
  searched_at timestamptz not null default shop_now(),
  unique (user_id, plain)
);
create index search_history_newest on search_history (user_id, searched_at desc, id desc);

create function product_quality(p_sales int, p_rating int, p_reviews int, p_in_stock boolean) returns smallint language sql immutable parallel safe as $$
  select (10 * round(
    50 * least(1, ln(1 + greatest(p_sales, 0)) / ln(20001))
    + 30 * greatest(0, least(1, ((p_rating * p_reviews + 430 * 20)::numeric / (p_reviews + 20) - 350) / 150))
    + case when p_in_stock then 20 else 0 end))::smallint
$$;

-- What the words of a product are made from, as a fingerprint.
create function words_source(p_product bigint) returns text language sql stable as $$
  select md5(concat_ws('|', q.title, q.subtitle, q.fact, q.body, q.attributes, q.options, m.name, b.name,
    (select string_agg(a.name::text, '|' order by a.level) from category a where a.id = any(k.path || k.id)),
    (select string_agg(u.code, '|' order by u.id) from sku u where u.product_id = q.id and u.status = 'onSale')))
  from product q join merchant m on m.id = q.merchant_id join category k on k.id = q.category_id left join brand b on b.id = q.brand_id where q.id = p_product
$$;

drop function search_words(text);

-- Puts what lists show of these products right: prices, shelf rows, counters, whose words are due. Call it in the transaction of any write of product or sku.
create or replace function shelve(p_products bigint[]) returns void language plpgsql as $$
declare
  v_before jsonb;
  change record;
begin
  perform 1 from product where product.id = any(p_products) order by product.id for update;
  v_before := (select coalesce(jsonb_object_agg(c.kind || ' ' || c.id, c.n), '{}') from shelf_counts(p_products) c);

  update product p set price = n.price, price_max = n.price_max, list_price = n.list_price, member_price = n.member_price, updated_at = shop_now()
  from (
    select q.id, coalesce(s.price, q.price) price, coalesce(s.price_max, q.price_max) price_max, case when s.price is null then q.list_price else s.list_price end list_price,
      case when s.price is null then q.member_price else s.member_price end member_price
    from product q
    left join lateral (
      select min(u.price) price, max(u.price) price_max, (array_agg(u.list_price order by u.price, u.id))[1] list_price, (array_agg(u.member_price order by u.price, u.id))[1] member_price
      from sku u where u.product_id = q.id and u.status = 'onSale'
    ) s on true
    where q.id in (select unnest(p_products))
  ) n
  where p.id = n.id and (p.price, p.price_max, p.list_price, p.member_price) is distinct from (n.price, n.price_max, n.list_price, n.member_price);

  with due as materialized (
    select c.category_id, p.id product_id, p.merchant_id, p.brand_id, p.price, p.list_price is not null on_offer, p.member_price is not null has_member_price, p.condition, p.services,
      p.sales, p.rating, p.listed_at, product_traits(p.attributes, p.options) traits, p.category_id own_category
    from product p
    join merchant m on m.id = p.merchant_id and m.status = 'open'
    join category k on k.id = p.category_id
    cross join lateral (select 0::bigint category_id union select k.id union select unnest(k.path)) c
    where p.id in (select unnest(p_products)) and p.status = 'onSale' and exists (select 1 from sku s where s.product_id = p.id and s.status = 'onSale')
  ), gone as (
    delete from product_shelf s where s.product_id in (select unnest(p_products)) and not exists (select from due d where d.product_id = s.product_id and d.category_id = s.category_id)
  ), newcomer as materialized (
    select d.product_id, (select count(*) from (select from product_shelf o where o.category_id = d.own_category and o.sales > d.sales limit 100) o) + 1 as rank
    from due d where d.category_id = 0 and not exists (select from product_shelf o where o.product_id = d.product_id and o.category_id = 0)
  )
  insert into product_shelf as s (category_id, product_id, merchant_id, brand_id, price, on_offer, has_member_price, condition, services, sales, rating, listed_at, traits, best)
  select d.category_id, d.product_id, d.merchant_id, d.brand_id, d.price, d.on_offer, d.has_member_price, d.condition, d.services, d.sales, d.rating, d.listed_at, d.traits, coalesce(r.rank * 1000000000 - d.sales, o.best, 0)
  from due d left join newcomer r on r.product_id = d.product_id left join product_shelf o on o.category_id = 0 and o.product_id = d.product_id
  on conflict (category_id, product_id) do update set
    merchant_id = excluded.merchant_id, brand_id = excluded.brand_id, price = excluded.price, on_offer = excluded.on_offer, has_member_price = excluded.has_member_price, condition = excluded.condition,
    services = excluded.services, sales = excluded.sales, rating = excluded.rating, listed_at = excluded.listed_at, traits = excluded.traits
  where (s.merchant_id, s.brand_id, s.price, s.on_offer, s.has_member_price, s.condition, s.services, s.sales, s.rating, s.listed_at, s.traits)
    is distinct from (excluded.merchant_id, excluded.brand_id, excluded.price, excluded.on_offer, excluded.has_member_price, excluded.condition, excluded.services, excluded.sales, excluded.rating, excluded.listed_at, excluded.traits);

  delete from product_words w where w.product_id in (select unnest(p_products)) and not exists (select from product_shelf s where s.product_id = w.product_id and s.category_id = 0);
  insert into product_words_due (product_id)
  select s.product_id from product_shelf s left join product_words w on w.product_id = s.product_id
  where s.category_id = 0 and s.product_id in (select unnest(p_products)) and w.made_from is distinct from words_source(s.product_id)
  order by 1 on conflict do nothing;

  for change in
    select split_part(key, ' ', 1) kind, split_part(key, ' ', 2)::bigint id, sum(n)::int n
    from (select c.kind || ' ' || c.id key, c.n from shelf_counts(p_products) c union all select b.key, -b.value::bigint from jsonb_each_text(v_before) b) d
    group by key having sum(n) <> 0 order by 1, 2
  loop
    if change.kind = 'category' then update category set product_count = product_count + change.n where category.id = change.id;
    elsif change.kind = 'brand' then update brand set product_count = product_count + change.n where brand.id = change.id;
    else update merchant set product_count = product_count + change.n where merchant.id = change.id;
    end if;
  end loop;
end $$;

insert into product_words_due (product_id) select product_id from product_shelf where category_id = 0;
