-- Titles of goods as a desk looks for words in them, beside the goods: a row of these is a tenth of a product's, so
-- that a word of two thousand titles reads a quarter of the pages; and what changes often of goods no longer writes
-- the index of their words again.
create table product_title (
  product_id bigint primary key references product on delete cascade,
  merchant_id bigint not null,
  titles text not null
);
insert into product_title select id, merchant_id, titles from product order by id;
create index product_title_of_merchant on product_title (merchant_id, product_id);
create index product_title_words on product_title using gin (merchant_id, titles gin_trgm_ops)
  with (gin_pending_list_limit = 64);
alter table product drop column titles;

create function title_words(title jsonb) returns text language sql immutable parallel safe as $$
  select lower(spaced(coalesce(all_languages(title), '')))
$$;
create function product_titles_begun() returns trigger language plpgsql as $$
begin
  insert into product_title select id, merchant_id, title_words(title) from fresh order by id;
  return null;
end $$;
create trigger product_titles_begun after insert on product referencing new table as fresh
  for each statement execute function product_titles_begun();
create function product_titles_said() returns trigger language plpgsql as $$
begin
  update product_title set titles = title_words(new.title) where product_id = new.id;
  return null;
end $$;
create trigger product_titles_said after update of title on product for each row
  when (new.title is distinct from old.title) execute function product_titles_said();

-- The newest goods of that name, at most 50. Where few have it the index names them all; where many have it, the newest
-- of them are soon met.
create or replace function goods_named(pattern text, merchant bigint) returns setof bigint language plpgsql stable
  rows 50 set plan_cache_mode = force_generic_plan as $$
declare
  named text := lower(spaced(pattern));
  found bigint[];
begin
  if merchant is null then
    found := array(select product_id from product_title where titles like named limit 5001);
    if cardinality(found) < 5001 then
      return query select id from unnest(found) g(id) order by id desc limit 50;
    else
      return query select product_id from product_title where (titles || '') like named
        order by product_id desc limit 50;
    end if;
  else
    found := array(select product_id from product_title where merchant_id = merchant and titles like named limit 5001);
    if cardinality(found) < 5001 then
      return query select id from unnest(found) g(id) order by id desc limit 50;
    else
      return query select product_id from product_title where merchant_id = merchant and (titles || '') like named
        order by product_id desc limit 50;
    end if;
  end if;
end $$;
