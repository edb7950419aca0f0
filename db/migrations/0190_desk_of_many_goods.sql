-- The goods of a merchant with a hundred thousand of them: how many pieces a product has is kept beside it, and every
-- tab, sort and filter of the desk's list is a walk along an index that stops after one page.
create table product_pieces (
  product_id bigint primary key references product on delete cascade,
  merchant_id bigint not null references merchant,
  -- of the SKUs that are on sale
  skus int not null default 0,
  on_hand bigint not null default 0,
  free bigint not null default 0,
  available bigint not null default 0,
  -- of one of them nobody counts the pieces
  uncounted boolean not null default false,
  -- what nobody counts comes after all that is
  sorted bigint not null generated always as (case when uncounted then 1000000000 else free end) stored
) with (fillfactor = 80);

create function pieces_of(p_products bigint[]) returns table (product_id bigint, skus int, on_hand bigint, free bigint,
  available bigint, uncounted boolean) language sql stable as $$
  select q.id, count(k.id)::int, coalesce(sum(t.on_hand), 0)::bigint,
    coalesce(sum(case when t.policy = 'uncounted' then 0 else greatest(t.on_hand - t.reserved, 0) end), 0)::bigint,
    coalesce(sum(t.available), 0)::bigint, coalesce(bool_or(t.policy = 'uncounted'), false)
  from unnest(p_products) q(id) left join sku k on k.product_id = q.id and k.status = 'onSale'
    left join stock t on t.sku_id = k.id group by q.id
$$;

-- Locked first and counted then: whoever changed a piece of these products and counts later sees this count.
create function count_pieces(p_products bigint[]) returns void language plpgsql as $$
begin
  perform 1 from product_pieces f where f.product_id = any(p_products) order by f.product_id for update;
  update product_pieces f set skus = n.skus, on_hand = n.on_hand, free = n.free, available = n.available,
    uncounted = n.uncounted
  from pieces_of(p_products) n where f.product_id = n.product_id
    and (f.skus, f.on_hand, f.free, f.available, f.uncounted)
      is distinct from (n.skus, n.on_hand, n.free, n.available, n.uncounted);
end $$;

insert into product_pieces (product_id, merchant_id, skus, on_hand, free, available, uncounted)
select p.id, p.merchant_id, n.skus, n.on_hand, n.free, n.available, n.uncounted
from pieces_of(array(select id from product)) n join product p on p.id = n.product_id;

create function pieces_of_product() returns trigger language plpgsql as $$
begin
  insert into product_pieces (product_id, merchant_id) select id, merchant_id from fresh order by id;
  return null;
end $$;
create trigger product_pieces_begun after insert on product referencing new table as fresh
  for each statement execute function pieces_of_product();

create function pieces_moved() returns trigger language plpgsql as $$
declare
  moved bigint[];
begin
  if tg_table_name = 'stock' then
    if tg_op = 'INSERT' then
      moved := array(select distinct k.product_id from fresh f join sku k on k.id = f.sku_id);
    else
      moved := array(select distinct k.product_id from fresh f join gone g on g.sku_id = f.sku_id
        join sku k on k.id = f.sku_id
        where (f.on_hand, f.reserved, f.policy, f.available)
          is distinct from (g.on_hand, g.reserved, g.policy, g.available));
    end if;
  elsif tg_op = 'INSERT' then
    moved := array(select distinct product_id from fresh);
  else
    moved := array(select distinct f.product_id from fresh f join gone g on g.id = f.id where f.status <> g.status);
  end if;
  if cardinality(moved) > 0 then perform count_pieces(moved); end if;
  return null;
end $$;
create trigger stock_pieces_made after insert on stock referencing new table as fresh
  for each statement execute function pieces_moved();
create trigger stock_pieces_moved after update on stock referencing old table as gone new table as fresh
  for each statement execute function pieces_moved();
create trigger sku_pieces_made after insert on sku referencing new table as fresh
  for each statement execute function pieces_moved();
create trigger sku_pieces_moved after update on sku referencing old table as gone new table as fresh
  for each statement execute function pieces_moved();

create index product_pieces_sorted on product_pieces (merchant_id, sorted, product_id);
create index product_sold_out on product_pieces (merchant_id, product_id desc) where available <= 0;

create index product_in_state on product (merchant_id, status, id desc);
create index product_by_price on product (merchant_id, price, id) where status <> 'deleted';
create index product_by_sales on product (merchant_id, sales, id) where status <> 'deleted';
create index product_of_category on product (merchant_id, category_id, id desc);
create index product_of_brand on product (merchant_id, brand_id, id desc);

-- Words of a title are looked for in one line of all languages, which need not be put together for each row. Chinese
-- characters stand between spaces there, so that one or two of them are found by the index too; what is looked for is
-- written in the same way.
create function spaced(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(words, '([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])', ' \1 ', 'g')
$$;
alter table product add column titles text not null generated always as (spaced(coalesce(all_languages(title), '')))
  stored;
drop index product_titles;
create index product_titles on product using gin (merchant_id, titles gin_trgm_ops) with (gin_pending_list_limit = 64);

-- The newest goods of that name, at most 50. Where few have it the index names them all; where many have it, the newest
-- of them are soon met.
create or replace function goods_named(pattern text, merchant bigint) returns setof bigint language plpgsql stable
  rows 50 set plan_cache_mode = force_generic_plan as $$
declare
  found bigint[];
begin
  if merchant is null then
    found := array(select p.id from product p where p.titles ilike spaced(pattern) limit 1001);
    if cardinality(found) < 1001 then
      return query select id from unnest(found) g(id) order by id desc limit 50;
    else
      return query select p.id from product p where (p.titles || '') ilike spaced(pattern) order by p.id desc limit 50;
    end if;
  else
    found := array(select p.id from product p where p.merchant_id = merchant and p.titles ilike spaced(pattern)
      limit 1001);
    if cardinality(found) < 1001 then
      return query select id from unnest(found) g(id) order by id desc limit 50;
    else
      return query select p.id from product p where p.merchant_id = merchant and (p.titles || '') ilike spaced(pattern)
        order by p.id desc limit 50;
    end if;
  end if;
end $$;
