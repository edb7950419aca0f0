-- What a desk means by a word: people and goods of that name, at most 50 of each, the newest. The plans inside are made
-- once for a connection and serve any word, for planning anew costs more than the search; within one merchant's goods
-- the index looks no further than those.
create extension if not exists btree_gin;
drop index product_titles;
create index product_titles on product using gin (merchant_id, all_languages(title) gin_trgm_ops);

create function people_named(pattern text) returns setof bigint language plpgsql stable rows 50
  set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select u.id from user_account u where u.nickname ilike pattern order by u.id + 0 desc limit 50;
end $$;

create function goods_named(pattern text, merchant bigint) returns setof bigint language plpgsql stable rows 50
  set plan_cache_mode = force_generic_plan as $$
begin
  if merchant is null then
    return query
      select p.id from product p where all_languages(p.title) ilike pattern order by p.id + 0 desc limit 50;
  else
    return query
      select p.id from product p where p.merchant_id = merchant and all_languages(p.title) ilike pattern
      order by p.id + 0 desc limit 50;
  end if;
end $$;
