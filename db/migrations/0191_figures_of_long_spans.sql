-- Sources by the week, and the sums of the whole platform by the day: what long spans are read from. Kept by the
-- database in the statement that writes the days, so that no way of saving forgets them.
create table figure_source_week (
  merchant_id bigint not null references merchant,
  week date not null,
  kind text not null,
  key text not null,
  views bigint not null,
  primary key (merchant_id, week, kind, key)
);
insert into figure_source_week (merchant_id, week, kind, key, views)
select merchant_id, shop_week(day), kind, key, sum(views) from figure_source group by 1, 2, 3, 4;

create function figure_source_moved() returns trigger language plpgsql as $$
begin
  -- each event knows other transition tables
  execute format($sql$
    insert into figure_source_week as w (merchant_id, week, kind, key, views)
    select merchant_id, shop_week(day), kind, key, sum(sign * views) from (%s) moved
    group by 1, 2, 3, 4 having sum(sign * views) <> 0 order by 1, 2, 3, 4
    on conflict (merchant_id, week, kind, key) do update set views = w.views + excluded.views
  $sql$, case tg_op
    when 'INSERT' then 'select 1 as sign, f.* from fresh f'
    when 'DELETE' then 'select -1 as sign, g.* from gone g'
    else 'select 1 as sign, f.* from fresh f union all select -1, g.* from gone g' end);
  return null;
end $$;
create trigger figure_source_made after insert on figure_source referencing new table as fresh
  for each statement execute function figure_source_moved();
create trigger figure_source_changed after update on figure_source referencing old table as gone new table as fresh
  for each statement execute function figure_source_moved();
create trigger figure_source_gone after delete on figure_source referencing old table as gone
  for each statement execute function figure_source_moved();

create table figure_day (
  day date primary key,
  visitors bigint not null default 0,
  views bigint not null default 0,
  carts bigint not null default 0,
  placed bigint not null default 0,
  paid bigint not null default 0,
  sales bigint not null default 0,
  refunds bigint not null default 0,
  new_buyers bigint not null default 0,
  claims bigint not null default 0
) with (fillfactor = 50);
insert into figure_day (day, visitors, views, carts, placed, paid, sales, refunds, new_buyers, claims)
select day, coalesce(t.visitors, 0), coalesce(t.views, 0), coalesce(t.carts, 0), coalesce(s.placed, 0),
  coalesce(s.paid, 0), coalesce(s.sales, 0), coalesce(s.refunds, 0), coalesce(s.fresh, 0), coalesce(s.claims, 0)
from (select day, sum(visitors) as visitors, sum(views) as views, sum(carts) as carts from figure_traffic group by 1) t
full join (select day, sum(placed) as placed, sum(paid) as paid, sum(sales) as sales, sum(refunds) as refunds,
  sum(new_buyers) as fresh, sum(claims) as claims from figure_sales group by 1) s using (day);

create function figure_day_moved() returns trigger language plpgsql as $$
declare
  sums text[] := case tg_table_name when 'figure_traffic' then '{visitors,views,carts}'::text[]
    else '{placed,paid,sales,refunds,new_buyers,claims}'::text[] end;
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
create trigger figure_traffic_made after insert on figure_traffic referencing new table as fresh
  for each statement execute function figure_day_moved();
create trigger figure_traffic_changed after update on figure_traffic referencing old table as gone new table as fresh
  for each statement execute function figure_day_moved();
create trigger figure_traffic_gone after delete on figure_traffic referencing old table as gone
  for each statement execute function figure_day_moved();
create trigger figure_sales_made after insert on figure_sales referencing new table as fresh
  for each statement execute function figure_day_moved();
create trigger figure_sales_changed after update on figure_sales referencing old table as gone new table as fresh
  for each statement execute function figure_day_moved();
create trigger figure_sales_gone after delete on figure_sales referencing old table as gone
  for each statement execute function figure_day_moved();
