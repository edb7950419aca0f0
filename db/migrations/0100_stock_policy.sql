-- How the pieces of a SKU are minded: counted; uncounted (always to be had, orders move nothing); preorder (counted,
-- and orders may go below zero). What was owed when preorders ended stays owed until pieces come.
alter table stock
  drop constraint stock_on_hand_check,
  drop constraint stock_check,
  add column policy text not null default 'counted' check (policy in ('counted', 'uncounted', 'preorder')),
  add column owed bigint not null default 0 check (owed >= 0),
  add constraint stock_reserved_check check (reserved >= 0),
  add constraint stock_free_check check (policy = 'preorder' or on_hand - reserved >= -owed);
-- The most that can be ordered now: what is free, or the most of a line.
alter table stock add column available bigint not null
  generated always as (case when policy = 'counted' then greatest(on_hand - reserved, 0) else 9999 end) stored;
-- As which the line took its pieces; of what was uncounted then, nothing moves later.
alter table order_line add column stock text not null default 'counted'
  check (stock in ('counted', 'uncounted', 'preorder'));
-- in files brought in before, this many stood for pieces that nobody counts
update stock s set policy = 'uncounted' from sku k where k.id = s.sku_id and k.source ->> 'stock' = '9999';
update sku set source = jsonb_set(source, '{stock}', 'null') where source ->> 'stock' = '9999';
