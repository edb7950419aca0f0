-- Sets of goods by filter within bounds: a category whose goods have very many values of their own (a number of model
-- on each) has more sets than are worth keeping, and one that cannot be made for now is not tried each minute. Until
-- then its rows are counted.
create table facet_put_off (
  category_id bigint primary key,
  until timestamptz not null
);
-- a row of 256 goods is a little more than PostgreSQL compresses from, and would be unpacked for each good that is due
alter table facet_goods alter column products set storage plain;
-- where tables are copied to another server as they change, a row that goes must be told from others
alter table facet_due replica identity full;
