-- How many goods an own category has stands with it: counting them anew reads a hundred thousand rows of a large shop.
-- Those in the bin are not counted. Goods are held before categories, and these by their number, so that nobody waits
-- in a ring.
alter table shop_category add column goods int not null default 0;
update shop_category c set goods = n from (
  select x.category_id, count(*)::int as n from shop_category_product x join product p on p.id = x.product_id
  where p.status <> 'deleted' group by 1) s
where s.category_id = c.id;

create function shop_category_counted(categories bigint[], products bigint[], sign int) returns void
  language plpgsql as $$
begin
  perform from product where id = any(products) order by id for share;
  perform from shop_category where id = any(categories) order by id for no key update;
  update shop_category c set goods = c.goods + sign * s.n from (
    select m.category_id, count(*)::int as n from unnest(categories, products) m(category_id, product_id)
    join product p on p.id = m.product_id where p.status <> 'deleted' group by 1) s
  where s.category_id = c.id;
end $$;
create function shop_category_product_moved() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform shop_category_counted(array_agg(f.category_id), array_agg(f.product_id), 1) from fresh f;
  else
    perform shop_category_counted(array_agg(g.category_id), array_agg(g.product_id), -1) from gone g;
  end if;
  return null;
end $$;
create trigger shop_category_product_made after insert on shop_category_product referencing new table as fresh
  for each statement execute function shop_category_product_moved();
create trigger shop_category_product_gone after delete on shop_category_product referencing old table as gone
  for each statement execute function shop_category_product_moved();

create function shop_category_of_product_moved() returns trigger language plpgsql as $$
begin
  perform from shop_category where id in (select category_id from shop_category_product where product_id = new.id)
    order by id for no key update;
  update shop_category c set goods = c.goods + case when new.status = 'deleted' then -1 else 1 end
  from shop_category_product x where x.product_id = new.id and c.id = x.category_id;
  return null;
end $$;
create trigger shop_category_of_product after update of status on product
  for each row when ((old.status = 'deleted') <> (new.status = 'deleted'))
  execute function shop_category_of_product_moved();
