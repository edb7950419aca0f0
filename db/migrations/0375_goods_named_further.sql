-- A word of two thousand titles is found by the index alone: the walk from the newest on is for words that most have.
create or replace function goods_named(pattern text, merchant bigint) returns setof bigint language plpgsql stable
  rows 50 set plan_cache_mode = force_generic_plan as $$
declare
  named text := lower(spaced(pattern));
  found bigint[];
begin
  if merchant is null then
    found := array(select p.id from product p where p.titles like named limit 2501);
    if cardinality(found) < 2501 then
      return query select id from unnest(found) g(id) order by id desc limit 50;
    else
      return query select p.id from product p where (p.titles || '') like named order by p.id desc limit 50;
    end if;
  else
    found := array(select p.id from product p where p.merchant_id = merchant and p.titles like named limit 2501);
    if cardinality(found) < 2501 then
      return query select id from unnest(found) g(id) order by id desc limit 50;
    else
      return query select p.id from product p where p.merchant_id = merchant and (p.titles || '') like named
        order by p.id desc limit 50;
    end if;
  end if;
end $$;
