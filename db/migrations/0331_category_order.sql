-- The order in which the goods of a category stand where nobody asks for another one, chosen by staff.
create table category_order (
  category_id bigint primary key references category on delete cascade,
  -- mixed: what sells best of every kind below it once, then once more
  sort text not null default 'mixed' check (sort in ('mixed', 'sales', 'newest', 'rating', 'priceUp', 'priceDown')),
  version int not null default 1
);
-- Goods that stand at its top, in this order, between their times.
create table category_pin (
  category_id bigint not null references category on delete cascade,
  product_id bigint not null references product,
  position smallint not null check (position between 1 and 50),
  from_at timestamptz,
  until_at timestamptz,
  primary key (category_id, product_id),
  check (until_at > from_at)
);
create index category_pin_product on category_pin (product_id);

-- What `product_listing.best` is in a category of this order: lowest first, above every position of a pin and within
-- what JavaScript counts exactly.
create function order_key(p_sort text, s product_listing) returns bigint language sql stable as $$
  select case p_sort
    when 'sales' then 4000000000000000 - s.sales
    when 'newest' then 4000000000000000 - (extract(epoch from s.listed_at) * 1000000)::bigint
    when 'rating' then 4000000000000000 - s.rating * 1000000000 - least(s.sales, 999999999)
    when 'priceUp' then 1000000 + s.price
    when 'priceDown' then 4000000000000000 - s.price
  end
$$;
create function pin_holds(p_from timestamptz, p_until timestamptz) returns boolean language sql stable as $$
  select coalesce(p_from <= shop_now(), true) and coalesce(p_until > shop_now(), true)
$$;

-- Puts these goods where they belong in one category.
create function order_listing(p_category bigint, p_products bigint[]) returns void language sql as $$
  update product_listing s set best = d.best
  from (
    select l.product_id, coalesce(p.position, order_key(o.sort, l), m.best) as best
    from product_listing l
    join product_listing m on m.product_id = l.product_id and m.category_id = 0
    left join category_order o on o.category_id = l.category_id
    left join category_pin p on p.category_id = l.category_id and p.product_id = l.product_id
      and pin_holds(p.from_at, p.until_at)
    where l.category_id = p_category and l.product_id in (select unnest(p_products))
    order by l.product_id
  ) d
  where s.category_id = p_category and s.product_id = d.product_id and s.best <> d.best
$$;

-- What is listed anew, sold or priced otherwise stands where it belongs at once; a shop that chose no order pays
-- nothing.
create function keep_category_order() returns trigger language plpgsql as $$
begin
  if not exists (select from fresh) or not (exists (select from category_order where sort <> 'mixed')
    or exists (select from category_pin)) then return null; end if;
  update product_listing s set best = coalesce(d.position, order_key(d.sort, s))
  from (
    select f.category_id, f.product_id, o.sort, p.position
    from fresh f
    left join category_order o on o.category_id = f.category_id and o.sort <> 'mixed'
    left join category_pin p on p.category_id = f.category_id and p.product_id = f.product_id
      and pin_holds(p.from_at, p.until_at)
    where o.sort is not null or p.position is not null
  ) d
  where s.category_id = d.category_id and s.product_id = d.product_id
    and s.best <> coalesce(d.position, order_key(d.sort, s));
  return null;
end $$;
create trigger listing_ordered_new after insert on product_listing referencing new table as fresh
  for each statement execute function keep_category_order();
create trigger listing_ordered after update on product_listing referencing new table as fresh
  for each statement execute function keep_category_order();

-- Ranks the products of one category by their sales for the mixed order; only rows that moved are written, and those
-- that stand by another order, or are pinned, are left alone.
create or replace function rank_listing(p_category bigint) returns bigint language sql as $$
  with ranked as (
    select s.product_id, row_number() over (order by s.sales desc, s.product_id desc) * 1000000000 - s.sales best
    from product p join product_listing s on s.product_id = p.id and s.category_id = 0 where p.category_id =
      p_category
  ), moved as (
    update product_listing s set best = r.best from ranked r where s.product_id = r.product_id and s.best <> r.best
      and not exists (select from category_order o where o.category_id = s.category_id and o.sort <> 'mixed')
      and not exists (select from category_pin q where q.category_id = s.category_id and q.product_id = s.product_id
        and pin_holds(q.from_at, q.until_at))
      returning 1
  )
  select count(*) from moved
$$;
