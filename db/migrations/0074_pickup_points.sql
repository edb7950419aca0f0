-- Points of merchants where buyers collect their orders.

-- Seven days from Monday on, each closed (null) or open between two times of the point's own clock.
create function pickup_hours_fit(p_hours jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(p_hours) = 'array' then jsonb_array_length(p_hours) = 7
    and exists (select from jsonb_array_elements(p_hours) d where d <> 'null')
    and not exists (select from jsonb_array_elements(p_hours) d where d <> 'null' and coalesce(
      d ->> 'open' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      or d ->> 'close' !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
      or (d ->> 'open') collate "C" >= (d ->> 'close') collate "C", true))
    else false end
$$;

create table pickup_point (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  name text not null check (length(name) between 1 and 60),
  -- the place and the phone, with the fields of an address
  address jsonb not null check (jsonb_typeof(address) = 'object'),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  hours jsonb not null check (pickup_hours_fit(hours)),
  note text check (length(note) between 1 and 200),
  enabled boolean not null default true,
  created_at timestamptz not null default shop_now(),
  updated_at timestamptz not null default shop_now(),
  removed_at timestamptz,
  check ((lat is null) = (lng is null))
);
create index pickup_point_list on pickup_point (merchant_id, id) where removed_at is null;

-- Puts what lists show of these products right: prices, rows, counters, whose words are due. Call it in the transaction
-- of any write of product or sku.
create or replace function refresh_listing(p_products bigint[]) returns void language plpgsql as $$
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
      p.member_price is not null has_member_price, p.condition,
      case when exists (select from pickup_point q where q.merchant_id = p.merchant_id and q.enabled and
        q.removed_at is null) then array_append(p.services, 'pickup') else p.services end services,
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
