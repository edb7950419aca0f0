-- The shelf also carries what filters ask for (traits) and the mixed order (best); shelving writes only what differs and locks in one order.
alter table product_shelf add column traits text[] not null default '{}';
-- rank among the sales of its own category × 10^9 − sales: lowest first shows every kind of goods once, then once more
alter table product_shelf add column best bigint not null default 0;
create index shelf_best on product_shelf (category_id, best, product_id);

-- All languages of a text in one line: for matching, never for showing.
create function all_languages(texts jsonb) returns text language sql immutable parallel safe as $$ select string_agg(value, ' ') from jsonb_each_text(texts) $$;

-- Words to match, each between spaces; Chinese runs also cut into pairs (and the last character alone), so that words of one or two characters are found by their trigrams.
create function search_words(texts text) returns text language sql immutable parallel safe as $$
  select ' ' || lower(texts) || ' ' || coalesce((
    select string_agg(distinct substr(run[1], i, 2), ' ') || ' ' from regexp_matches(texts, '[\u3400-\u9fff]+', 'g') run, generate_series(1, length(run[1])) i
  ), '')
$$;

-- `key=code` of every attribute and every option value: what facets count and filters match. An option beats an attribute of the same key.
create function product_traits(attributes jsonb, options jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct trait), '{}') from (
    select (o ->> 'code') || '=' || (v ->> 'code') trait from jsonb_array_elements(options) o, jsonb_array_elements(o -> 'values') v
    union all
    select (a ->> 'key') || '=' || (a ->> 'code') from jsonb_array_elements(attributes) a
    where not exists (select from jsonb_array_elements(options) o where o ->> 'code' = a ->> 'key')
  ) t where trait is not null
$$;

-- How many of these products stand in each category, brand and merchant.
create function shelf_counts(p_products bigint[]) returns table (kind text, id bigint, n bigint) language sql stable as $$
  select 'category', category_id, count(*) from product_shelf where product_id in (select unnest(p_products)) and category_id <> 0 group by 2
  union all select 'brand', brand_id, count(*) from product_shelf where product_id in (select unnest(p_products)) and category_id = 0 and brand_id is not null group by 2
  union all select 'merchant', merchant_id, count(*) from product_shelf where product_id in (select unnest(p_products)) and category_id = 0 group by 2
$$;

drop function count_shelf(bigint[], int);

-- Puts what lists show of these products right: prices, words, shelf rows, counters. Call it in the transaction of any write of product or sku.
create or replace function shelve(p_products bigint[]) returns void language plpgsql as $$
declare
  v_before jsonb;
  change record;
begin
  perform 1 from product where product.id = any(p_products) order by product.id for update;
  v_before := (select coalesce(jsonb_object_agg(c.kind || ' ' || c.id, c.n), '{}') from shelf_counts(p_products) c);

  -- one update for both: a second version of a product row would be written to every index again
  update product p set price = n.price, price_max = n.price_max, list_price = n.list_price, member_price = n.member_price, words = n.words, updated_at = shop_now()
  from (
    select q.id, coalesce(s.price, q.price) price, coalesce(s.price_max, q.price_max) price_max, case when s.price is null then q.list_price else s.list_price end list_price,
      case when s.price is null then q.member_price else s.member_price end member_price,
      search_words(concat_ws(' ', all_languages(q.title), all_languages(m.name), all_languages(b.name),
        (select string_agg(all_languages(a.name), ' ' order by a.level) from category a where a.id = any(k.path || k.id)), s.codes)) words
    from product q join merchant m on m.id = q.merchant_id join category k on k.id = q.category_id left join brand b on b.id = q.brand_id
    left join lateral (
      select min(u.price) price, max(u.price) price_max, (array_agg(u.list_price order by u.price, u.id))[1] list_price, (array_agg(u.member_price order by u.price, u.id))[1] member_price,
        string_agg(nullif(u.code, ''), ' ' order by u.id) codes
      from sku u where u.product_id = q.id and u.status = 'onSale'
    ) s on true
    where q.id in (select unnest(p_products))
  ) n
  where p.id = n.id and (p.price, p.price_max, p.list_price, p.member_price, p.words) is distinct from (n.price, n.price_max, n.list_price, n.member_price, n.words);

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

-- Ranks the products of one category by their sales for the mixed order; only rows that moved are written.
create function rank_shelf(p_category bigint) returns bigint language sql as $$
  with ranked as (
    select s.product_id, row_number() over (order by s.sales desc, s.product_id desc) * 1000000000 - s.sales best
    from product p join product_shelf s on s.product_id = p.id and s.category_id = 0 where p.category_id = p_category
  ), moved as (
    update product_shelf s set best = r.best from ranked r where s.product_id = r.product_id and s.best <> r.best returning 1
  )
  select count(*) from moved
$$;
