-- The clock of the shop, which nearly every statement asks, often once for each row. It read a table each time (13 µs),
-- by a function that PostgreSQL cannot put into the statement in its place. Now it can: the clock is that of the
-- database, and only while somebody has moved it is the table read. A shop in service never moves it.
create function clock_shift() returns interval language sql stable parallel safe as $$ select shift from clock $$;

-- In the transaction that moves the clock, for whoever may write its row. Plans with the other clock are made anew.
create function clock_moved() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  execute format('create or replace function %I.shop_now() returns timestamptz language sql stable parallel safe as %L',
    tg_table_schema, case when new.shift = '0' then 'select now()'
      else format('select now() + %I.clock_shift()', tg_table_schema) end);
  return null;
end $$;
create trigger clock_moved after update of shift on clock for each row
  when ((new.shift = '0') is distinct from (old.shift = '0')) execute function clock_moved();

create or replace function shop_now() returns timestamptz language sql stable parallel safe as
  $$ select now() + clock_shift() $$;
do $$ begin
  if (select shift = '0' from clock) then
    create or replace function shop_now() returns timestamptz language sql stable parallel safe as 'select now()';
  end if;
end $$;
