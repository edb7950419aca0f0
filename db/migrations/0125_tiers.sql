-- Prices by quantity of a SKU: [{"from": 3, "price": 8900}, …], fewest pieces first, in fen.
alter table sku add column tiers jsonb not null default '[]' check (jsonb_typeof(tiers) = 'array');

-- Drafts that are being written, or are kept as history, say that they have none.
create function pg_temp.with_tiers(goods jsonb) returns jsonb language sql as $$
  select case when goods ? 'skus' then jsonb_set(goods, '{skus}', coalesce((
    select jsonb_agg('{"tiers": []}'::jsonb || sku order by place)
    from jsonb_array_elements(goods -> 'skus') with ordinality s(sku, place)), '[]')) else goods end
$$;
update product_draft set content = pg_temp.with_tiers(content), base = pg_temp.with_tiers(base);
drop function pg_temp.with_tiers(jsonb);
