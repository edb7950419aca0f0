-- Prices that can be proven: what a SKU cost at the lowest in the 30 days before it became cheaper. Null where its last
-- change made it dearer, or where it had been as cheap before.
create function lowest_before(p_sku bigint) returns bigint language sql stable as $$
  select case when n.lowest > l.price_after then n.lowest end
  from (select price_after, changed_at from price_change
    where sku_id = p_sku order by changed_at desc, id desc limit 1) l
  cross join lateral (select min(b.price_before) lowest from price_change b
    where b.sku_id = p_sku and b.changed_at > l.changed_at - interval '30 days' and b.changed_at <= l.changed_at) n
$$;

-- of the variant that the lists price
alter table product add column lowest_before bigint;
with cheapest as (
  select distinct on (u.product_id) u.product_id, u.id from sku u
  where u.status = 'onSale' and u.product_id in (select k.product_id from price_change c join sku k on k.id = c.sku_id)
  order by u.product_id, u.price, u.id
)
update product p set lowest_before = lowest_before(c.id)
from cheapest c where p.id = c.product_id and lowest_before(c.id) is not null;

-- The chosen values of a SKU in words: "Celadon · 620 ml"; a bare number or size says of what it is: "Size 38".
create function spec_in(p_spec jsonb, p_lang text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(case when w.value ~ '^[0-9A-Z.,/ +–-]{1,5}$' then ltrim(w.name || ' ' || w.value)
    else w.value end, ' · ' order by e.place), '')
  from jsonb_array_elements(p_spec) with ordinality as e(said, place)
  cross join lateral (select in_language(e.said -> 'value', p_lang) as value, in_language(e.said -> 'name', p_lang)
    as name) w
$$;

create or replace function refresh_listing(p_products bigint[]) returns void language plpgsql as $$
declare
  v_before jsonb;
  change record;
begin
  perform 1 from product where product.id = any(p_products) order by product.id for update;
  -- before any row of a list, as whoever moves pieces: what is in stock stays so until the list says it
  perform 1 from product_pieces f where f.product_id = any(p_products) order by f.product_id for share;
  v_before := (select coalesce(jsonb_object_agg(c.kind || ' ' || c.id, c.n), '{}') from listing_counts(p_products) c);

  update product p set price = n.price, price_max = n.price_max, list_price = n.list_price, member_price =
    n.member_price, lowest_before = n.lowest_before, updated_at = shop_now()
  from (
    select q.id, coalesce(s.price, q.price) price, coalesce(s.price_max, q.price_max) price_max, case when s.price is
      null then q.list_price else s.list_price end list_price,
      case when s.price is null then q.member_price else s.member_price end member_price,
      case when s.price is null then q.lowest_before else lowest_before(s.cheapest) end lowest_before
    from product q
    left join lateral (
      select min(u.price) price, max(u.price) price_max, (array_agg(u.list_price order by u.price, u.id))[1]
        list_price, (array_agg(u.member_price order by u.price, u.id))[1] member_price,
        (array_agg(u.id order by u.price, u.id))[1] cheapest
      from sku u where u.product_id = q.id and u.status = 'onSale'
    ) s on true
    where q.id in (select unnest(p_products))
  ) n
  where p.id = n.id and (p.price, p.price_max, p.list_price, p.member_price, p.lowest_before) is distinct from
    (n.price, n.price_max, n.list_price, n.member_price, n.lowest_before);

  with due as materialized (
    select c.category_id, p.id product_id, p.merchant_id, p.brand_id, p.price, p.list_price is not null on_offer,
      p.member_price is not null has_member_price, p.condition,
      case when exists (select from pickup_point q where q.merchant_id = p.merchant_id and q.enabled and
        q.removed_at is null) then array_append(p.services, 'pickup') else p.services end services,
      p.sales, p.rating, p.listed_at, product_traits(p.attributes, p.options) traits, p.category_id own_category,
      f.available > 0 in_stock
    from product p
    join product_pieces f on f.product_id = p.id
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
    has_member_price, condition, services, sales, rating, listed_at, traits, in_stock, best)
  select d.category_id, d.product_id, d.merchant_id, d.brand_id, d.price, d.on_offer, d.has_member_price,
    d.condition, d.services, d.sales, d.rating, d.listed_at, d.traits, d.in_stock,
    coalesce(r.rank * 1000000000 - d.sales, o.best, 0)
  from due d left join newcomer r on r.product_id = d.product_id left join product_listing o on o.category_id = 0 and
    o.product_id = d.product_id
  on conflict (category_id, product_id) do update set
    merchant_id = excluded.merchant_id, brand_id = excluded.brand_id, price = excluded.price, on_offer =
      excluded.on_offer, has_member_price = excluded.has_member_price, condition = excluded.condition,
    services = excluded.services, sales = excluded.sales, rating = excluded.rating, listed_at = excluded.listed_at,
      traits = excluded.traits, in_stock = excluded.in_stock
  where (s.merchant_id, s.brand_id, s.price, s.on_offer, s.has_member_price, s.condition, s.services, s.sales,
    s.rating, s.listed_at, s.traits, s.in_stock)
    is distinct from (excluded.merchant_id, excluded.brand_id, excluded.price, excluded.on_offer,
      excluded.has_member_price, excluded.condition, excluded.services, excluded.sales, excluded.rating,
      excluded.listed_at, excluded.traits, excluded.in_stock);

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
