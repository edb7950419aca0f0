-- Titles are looked for in lower case, which is made once: `ilike` lowers both sides of each row that is looked at.
alter table product drop column titles;
alter table product add column titles text not null
  generated always as (lower(spaced(coalesce(all_languages(title), '')))) stored;
create index product_titles on product using gin (merchant_id, titles gin_trgm_ops) with (gin_pending_list_limit = 64);

create or replace function goods_named(pattern text, merchant bigint) returns setof bigint language plpgsql stable
  rows 50 set plan_cache_mode = force_generic_plan as $$
declare
  named text := lower(spaced(pattern));
  found bigint[];
begin
  if merchant is null then
    found := array(select p.id from product p where p.titles like named limit 1001);
    if cardinality(found) < 1001 then
      return query select id from unnest(found) g(id) order by id desc limit 50;
    else
      return query select p.id from product p where (p.titles || '') like named order by p.id desc limit 50;
    end if;
  else
    found := array(select p.id from product p where p.merchant_id = merchant and p.titles like named limit 1001);
    if cardinality(found) < 1001 then
      return query select id from unnest(found) g(id) order by id desc limit 50;
    else
      return query select p.id from product p where p.merchant_id = merchant and (p.titles || '') like named
        order by p.id desc limit 50;
    end if;
  end if;
end $$;
