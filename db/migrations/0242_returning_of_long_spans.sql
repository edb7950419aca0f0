-- Buyers of a span are those of its days, less who had bought in the span before: only they are looked up. Of the whole
-- platform they are kept over all merchants, by the day of the purchase before.
alter table figure_day add column buyers bigint not null default 0;
update figure_day d set buyers = s.n from (select day, sum(buyers) as n from figure_sales group by 1) s
where s.day = d.day;

create table figure_return (
  day date not null,
  before date not null,
  n bigint not null,
  -- read without its rows
  primary key (day, before) include (n)
) with (fillfactor = 70);
insert into figure_return (day, before, n)
select day, key::date, sum(n) from figure_part where kind = 'returning' group by 1, 2;

create function figure_return_moved() returns trigger language plpgsql as $$
begin
  execute format($sql$
    insert into figure_return as r (day, before, n)
    select day, key::date, sum(sign * n) from (%s) moved where kind = 'returning'
    group by 1, 2 having sum(sign * n) <> 0 order by 1, 2
    on conflict (day, before) do update set n = r.n + excluded.n
  $sql$, case tg_op
    when 'INSERT' then 'select 1 as sign, f.* from fresh f'
    when 'DELETE' then 'select -1 as sign, g.* from gone g'
    else 'select 1 as sign, f.* from fresh f union all select -1, g.* from gone g' end);
  return null;
end $$;
create trigger figure_part_made after insert on figure_part referencing new table as fresh
  for each statement execute function figure_return_moved();
create trigger figure_part_changed after update on figure_part referencing old table as gone new table as fresh
  for each statement execute function figure_return_moved();
create trigger figure_part_gone after delete on figure_part referencing old table as gone
  for each statement execute function figure_return_moved();

create or replace function figure_day_moved() returns trigger language plpgsql as $$
declare
  sums text[] := case tg_table_name when 'figure_traffic' then '{visitors,views,carts}'::text[]
    else '{placed,paid,sales,refunds,buyers,new_buyers,claims}'::text[] end;
begin
  execute format($sql$
    insert into figure_day as d (day, %1$s) select day, %2$s from (%3$s) moved group by 1 order by 1
    on conflict (day) do update set %4$s
  $sql$, array_to_string(sums, ', '),
    (select string_agg(format('sum(sign * %I)', s), ', ') from unnest(sums) s),
    case tg_op
      when 'INSERT' then 'select 1 as sign, f.* from fresh f'
      when 'DELETE' then 'select -1 as sign, g.* from gone g'
      else 'select 1 as sign, f.* from fresh f union all select -1, g.* from gone g' end,
    (select string_agg(format('%1$I = d.%1$I + excluded.%1$I', s), ', ') from unnest(sums) s));
  return null;
end $$;

-- The best goods of a span are few, and looked up one by one.
drop index figure_goods_product;
create index figure_goods_product on figure_goods (product_id, day);
drop index figure_goods_traffic_product;
create index figure_goods_traffic_product on figure_goods_traffic (product_id, day);
