-- Buyers of whole months are those of their days, less who had bought earlier in the span: kept by the month of the
-- purchase before, for a year of days would look tens of thousands of them up. Merchant 0 is the whole platform.
create table figure_return_month (
  merchant_id bigint not null,
  month date not null,
  before date not null,
  n bigint not null,
  -- read without its rows
  primary key (merchant_id, month, before) include (n)
) with (fillfactor = 70);
create function month_of(day date) returns date language sql immutable as $$
  select date_trunc('month', day::timestamp)::date
$$;
insert into figure_return_month (merchant_id, month, before, n)
select coalesce(merchant_id, 0), month_of(day), month_of(key::date), sum(n) from figure_part where kind = 'returning'
group by grouping sets ((merchant_id, 2, 3), (2, 3));

create or replace function figure_return_moved() returns trigger language plpgsql as $$
declare
  moved text := case tg_op
    when 'INSERT' then 'select 1 as sign, f.* from fresh f'
    when 'DELETE' then 'select -1 as sign, g.* from gone g'
    else 'select 1 as sign, f.* from fresh f union all select -1, g.* from gone g' end;
begin
  execute format($sql$
    insert into figure_return as r (day, before, n)
    select day, key::date, sum(sign * n) from (%s) moved where kind = 'returning'
    group by 1, 2 having sum(sign * n) <> 0 order by 1, 2
    on conflict (day, before) do update set n = r.n + excluded.n
  $sql$, moved);
  execute format($sql$
    insert into figure_return_month as r (merchant_id, month, before, n)
    select coalesce(merchant_id, 0), month_of(day), month_of(key::date), sum(sign * n)
    from (%s) moved where kind = 'returning'
    group by grouping sets ((merchant_id, 2, 3), (2, 3)) having sum(sign * n) <> 0 order by 1, 2, 3
    on conflict (merchant_id, month, before) do update set n = r.n + excluded.n
  $sql$, moved);
  return null;
end $$;
