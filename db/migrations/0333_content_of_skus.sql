-- How much of it one piece of a SKU holds, so that its price can be compared: thousandths of a unit.
alter table sku add column content jsonb check (
  jsonb_typeof(content -> 'amount') = 'number' and (content ->> 'amount')::bigint between 1 and 1000000000000
  and content ->> 'unit' in ('g', 'kg', 'ml', 'l', 'm', 'm2', 'piece'));
