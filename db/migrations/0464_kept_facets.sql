-- Which goods of a large category pass which filter, kept as sets of bits: the counts beside the filters are then made
-- of some hundred short sets, whatever is chosen, and not by reading every row of the category. What moved since the
-- sets were made is noted by the transaction that moves it; who counts leaves it out of the sets and reads it live.

-- A category of which sets are kept. Each of its goods has a place in them, in the order of the goods.
create table facet_kept (
  category_id bigint primary key,
  -- prices are kept by their binary digits: so many
  price_digits int not null,
  -- the places that are taken
  live bit varying not null
);
alter table facet_kept alter column live set storage main;
-- The goods by their places, 256 to a row.
create table facet_goods (
  category_id bigint not null,
  chunk int not null,
  first_id bigint not null,
  products bigint[] not null,
  primary key (category_id, chunk)
);
create index facet_goods_first on facet_goods (category_id, first_id);
-- The goods that pass a filter. facet: merchant, brand, discount, service, condition, attribute (key and value as in
-- traits), or price: value is a binary digit, from 0 for the last.
create table facet_set (
  category_id bigint not null,
  facet text not null,
  key text not null default '',
  value text not null,
  goods bit varying not null,
  primary key (category_id, facet, key, value)
);
-- beside the row, but never compressed in pieces elsewhere, as long as a page holds it
alter table facet_set alter column goods set storage main;

-- Goods whose row in a category came, went or changed. As often as they did: a row that is there already would have to
-- be waited for, and could be taken away by who has not seen the change.
create table facet_due (
  category_id bigint not null,
  product_id bigint not null
);
create index facet_due_product on facet_due (category_id, product_id);

create function facet_row_moved() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into facet_due (category_id, product_id) values (old.category_id, old.product_id);
  else
    insert into facet_due (category_id, product_id) values (new.category_id, new.product_id);
  end if;
  return null;
end $$;
-- of the whole shop, category 0, nothing is kept
create trigger listing_facets_moved after update on product_listing for each row
  when (new.category_id <> 0 and (new.merchant_id, new.brand_id, new.price, new.on_offer, new.has_member_price,
    new.condition, new.services, new.traits, new.in_stock) is distinct from (old.merchant_id, old.brand_id, old.price,
    old.on_offer, old.has_member_price, old.condition, old.services, old.traits, old.in_stock))
  execute function facet_row_moved();
create trigger listing_facets_come after insert on product_listing for each row
  when (new.category_id <> 0) execute function facet_row_moved();
create trigger listing_facets_gone after delete on product_listing for each row
  when (old.category_id <> 0) execute function facet_row_moved();

-- The places of a category but those of goods that are due; null where it is not kept.
-- Stable, as all that follow: they see what the statement sees that calls them.
create function facet_live(p_category bigint) returns bit varying language plpgsql stable as $$
declare
  places bit varying;
  place int;
begin
  select k.live into places from facet_kept k where k.category_id = p_category;
  for place in
    select g.chunk * 256 + array_position(g.products, d.product_id) - 1
    from (select distinct product_id from facet_due where category_id = p_category) d
    cross join lateral (select h.chunk, h.products from facet_goods h
      where h.category_id = p_category and h.first_id <= d.product_id order by h.first_id desc limit 1) g
    where array_position(g.products, d.product_id) is not null
  loop
    places := set_bit(places, place, 0);
  end loop;
  return places;
end $$;

-- The places of goods that cost so much or more.
create function facet_priced(p_category bigint, p_least bigint) returns bit varying language plpgsql stable as $$
declare
  digits int;
  more bit varying;
  same bit varying;
  digit record;
begin
  select k.price_digits, k.live & ~k.live into digits, more from facet_kept k where k.category_id = p_category;
  if p_least <= 0 then return ~more; end if;
  if p_least >> digits > 0 then return more; end if;
  same := ~more;
  for digit in
    select s.value::int as place, s.goods from facet_set s
    where s.category_id = p_category and s.facet = 'price' order by s.value::int desc
  loop
    if (p_least >> digit.place) & 1 = 1 then
      same := same & digit.goods;
    else
      more := more | (same & digit.goods);
      same := same & ~digit.goods;
    end if;
  end loop;
  return more | same;
end $$;

-- The lowest and the highest price of these places; null where there are none.
create function facet_price_range(p_category bigint, p_places bit varying, out low bigint, out high bigint)
language plpgsql stable as $$
declare
  lowest bit varying := p_places;
  highest bit varying := p_places;
  digit record;
begin
  if p_places is null or bit_count(p_places) = 0 then return; end if;
  low := 0;
  high := 0;
  for digit in
    select s.value::int as place, s.goods from facet_set s
    where s.category_id = p_category and s.facet = 'price' order by s.value::int desc
  loop
    if bit_count(highest & digit.goods) > 0 then
      highest := highest & digit.goods;
      high := high + (1::bigint << digit.place);
    end if;
    if bit_count(lowest & ~digit.goods) > 0 then
      lowest := lowest & ~digit.goods;
    else
      low := low + (1::bigint << digit.place);
    end if;
  end loop;
end $$;
