-- One word for one thing: goods as lists are the listing; the first level of the tree is the departments.
alter table product_shelf rename to product_listing;
alter index shelf_newest rename to listing_newest;
alter index shelf_sales rename to listing_sales;
alter index shelf_rating rename to listing_rating;
alter index shelf_price rename to listing_price;
alter index shelf_merchant rename to listing_merchant;
alter index shelf_product rename to listing_product;
alter index shelf_brand rename to listing_brand;
alter index shelf_best rename to listing_best;
alter table product_listing rename constraint product_shelf_pkey to product_listing_pkey;
alter table product_listing rename constraint product_shelf_product_id_fkey to product_listing_product_id_fkey;
drop function shelve(bigint[]);
drop function rank_shelf(bigint);
drop function shelf_counts(bigint[]);

-- How many goods each category, brand and merchant lists of these products.
create function listing_counts(p_products bigint[]) returns table (kind text, id bigint, n bigint) language sql
  stable as $$
  select 'category', category_id, count(*) from product_listing where product_id in (select unnest(p_products)) and
    category_id <> 0 group by 2
  union all select 'brand', brand_id, count(*) from product_listing where product_id in (select unnest(p_products))
    and category_id = 0 and brand_id is not null group by 2
  union all select 'merchant', merchant_id, count(*) from product_listing where product_id in (select
    unnest(p_products)) and category_id = 0 group by 2
$$;

-- Puts what lists show of these products right: prices, rows, counters, whose words are due. Call it in the transaction
-- of any write of product or sku.
create function refresh_listing(p_products bigint[]) returns void language plpgsql as $$
declare
  v_before jsonb;
  change record;
begin
  perform 1 from product where product.id = any(p_products) order by product.id for update;
  v_before := (select coalesce(jsonb_object_agg(c.kind || ' ' || c.id, c.n), '{}') from listing_counts(p_products) c);

  update product p set price = n.price, price_max = n.price_max, list_price = n.list_price, member_price =
    n.member_price, updated_at = shop_now()
  from (
    select q.id, coalesce(s.price, q.price) price, coalesce(s.price_max, q.price_max) price_max, case when s.price is
      null then q.list_price else s.list_price end list_price,
      case when s.price is null then q.member_price else s.member_price end member_price
    from product q
    left join lateral (
      select min(u.price) price, max(u.price) price_max, (array_agg(u.list_price order by u.price, u.id))[1]
        list_price, (array_agg(u.member_price order by u.price, u.id))[1] member_price
      from sku u where u.product_id = q.id and u.status = 'onSale'
    ) s on true
    where q.id in (select unnest(p_products))
  ) n
  where p.id = n.id and (p.price, p.price_max, p.list_price, p.member_price) is distinct from (n.price, n.price_max,
    n.list_price, n.member_price);

  with due as materialized (
    select c.category_id, p.id product_id, p.merchant_id, p.brand_id, p.price, p.list_price is not null on_offer,
      p.member_price is not null has_member_price, p.condition, p.services,
      p.sales, p.rating, p.listed_at, product_traits(p.attributes, p.options) traits, p.category_id own_category
    from product p
    join merchant m on m.id = p.merchant_id and m.status = 'open'
    join category k on k.id = p.category_id
    cross join lateral (select 0::bigint category_id union select k.id union select unnest(k.path)) c
    where p.id in (select unnest(p_products)) and p.status = 'onSale' and exists (select 1 from sku s where
      s.product_id = p.id and s.status = 'onSale')
  ), gone as (
    delete from product_listing s where s.product_id in (select unnest(p_products)) and not exists (select from due d
      where d.product_id = s.product_id and d.category_id = s.category_id)
  ), newcomer as materialized (
    select d.product_id, (select count(*) from (select from product_listing o where o.category_id = d.own_category
      and o.sales > d.sales limit 100) o) + 1 as rank
    from due d where d.category_id = 0 and not exists (select from product_listing o where o.product_id =
      d.product_id and o.category_id = 0)
  )
  insert into product_listing as s (category_id, product_id, merchant_id, brand_id, price, on_offer,
    has_member_price, condition, services, sales, rating, listed_at, traits, best)
  select d.category_id, d.product_id, d.merchant_id, d.brand_id, d.price, d.on_offer, d.has_member_price,
    d.condition, d.services, d.sales, d.rating, d.listed_at, d.traits, coalesce(r.rank * 1000000000 - d.sales,
    o.best, 0)
  from due d left join newcomer r on r.product_id = d.product_id left join product_listing o on o.category_id = 0 and
    o.product_id = d.product_id
  on conflict (category_id, product_id) do update set
    merchant_id = excluded.merchant_id, brand_id = excluded.brand_id, price = excluded.price, on_offer =
      excluded.on_offer, has_member_price = excluded.has_member_price, condition = excluded.condition,
    services = excluded.services, sales = excluded.sales, rating = excluded.rating, listed_at = excluded.listed_at,
      traits = excluded.traits
  where (s.merchant_id, s.brand_id, s.price, s.on_offer, s.has_member_price, s.condition, s.services, s.sales,
    s.rating, s.listed_at, s.traits)
    is distinct from (excluded.merchant_id, excluded.brand_id, excluded.price, excluded.on_offer,
      excluded.has_member_price, excluded.condition, excluded.services, excluded.sales, excluded.rating,
      excluded.listed_at, excluded.traits);

  delete from product_words w where w.product_id in (select unnest(p_products)) and not exists (select from
    product_listing s where s.product_id = w.product_id and s.category_id = 0);
  insert into product_words_due (product_id)
  select s.product_id from product_listing s left join product_words w on w.product_id = s.product_id
  where s.category_id = 0 and s.product_id in (select unnest(p_products)) and w.made_from is distinct from
    words_source(s.product_id)
  order by 1 on conflict do nothing;

  for change in
    select split_part(key, ' ', 1) kind, split_part(key, ' ', 2)::bigint id, sum(n)::int n
    from (select c.kind || ' ' || c.id key, c.n from listing_counts(p_products) c union all select b.key,
      -b.value::bigint from jsonb_each_text(v_before) b) d
    group by key having sum(n) <> 0 order by 1, 2
  loop
    if change.kind = 'category' then update category set product_count = product_count + change.n where category.id =
      change.id;
    elsif change.kind = 'brand' then update brand set product_count = product_count + change.n where brand.id =
      change.id;
    else update merchant set product_count = product_count + change.n where merchant.id = change.id;
    end if;
  end loop;
end $$;

-- Ranks the products of one category by their sales for the mixed order; only rows that moved are written.
create function rank_listing(p_category bigint) returns bigint language sql as $$
  with ranked as (
    select s.product_id, row_number() over (order by s.sales desc, s.product_id desc) * 1000000000 - s.sales best
    from product p join product_listing s on s.product_id = p.id and s.category_id = 0 where p.category_id =
      p_category
  ), moved as (
    update product_listing s set best = r.best from ranked r where s.product_id = r.product_id and s.best <> r.best
      returning 1
  )
  select count(*) from moved
$$;

-- Adds what a statement changed to the kept numbers, and takes average and count over to the product and its lists.
-- Rows in the order of the products: two writers never wait for each other in a ring.
create or replace function count_reviews() returns trigger language plpgsql as $$
begin
  -- the statement is put together, because each event knows other transition tables
  execute format($sql$
    with counted as (
      insert into review_summary as s (product_id, star1, star2, star3, star4, star5, with_pictures, followed_up,
        in_zh, in_en, in_es)
      select * from (
        select product_id, sum(sign * (rating = 1)::int) s1, sum(sign * (rating = 2)::int) s2, sum(sign * (rating =
          3)::int) s3, sum(sign * (rating = 4)::int) s4, sum(sign * (rating = 5)::int) s5,
          sum(sign * (pictures <> '[]')::int) p, sum(sign * (follow_up is not null)::int) f,
          sum(sign * (lang = 'zh-CN' and body <> '')::int) zh, sum(sign * (lang = 'en-US' and body <> '')::int) en,
            sum(sign * (lang = 'es-ES' and body <> '')::int) es
        from (%s) changed where status = 'shown' group by product_id
      ) d where (s1, s2, s3, s4, s5, p, f, zh, en, es) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0) order by product_id
      on conflict (product_id) do update set star1 = s.star1 + excluded.star1, star2 = s.star2 + excluded.star2,
        star3 = s.star3 + excluded.star3, star4 = s.star4 + excluded.star4,
        star5 = s.star5 + excluded.star5, with_pictures = s.with_pictures + excluded.with_pictures, followed_up =
          s.followed_up + excluded.followed_up,
        in_zh = s.in_zh + excluded.in_zh, in_en = s.in_en + excluded.in_en, in_es = s.in_es + excluded.in_es
      returning s.product_id, s.count, s.average
    ), rated as (
      update product p set rating = c.average, review_count = c.count from counted c where p.id = c.product_id and
        (p.rating, p.review_count) <> (c.average, c.count)
    )
    update product_listing s set rating = c.average from counted c where s.product_id = c.product_id and s.rating <>
      c.average
  $sql$, case tg_op
    when 'INSERT' then 'select 1 as sign, f.* from fresh f'
    when 'DELETE' then 'select -1 as sign, g.* from gone g'
    else 'select 1 as sign, f.* from fresh f union all select -1, g.* from gone g' end);
  return null;
end $$;

alter table category rename column floor to department_no;
update page_block set type = 'department' where type = 'floor';
update page_block set settings = (settings - 'floors') || jsonb_build_object('departments', settings -> 'floors')
where type = 'department';
update page_block set settings = replace(settings::text, '"icon": "floors"', '"icon": "departments"')::jsonb
where type = 'channels';
