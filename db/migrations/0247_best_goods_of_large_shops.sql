-- Which goods of a large shop did most in a long span: found once a day, for all its goods are read for it.
create table figure_best (
  merchant_id bigint not null references merchant,
  period text not null,
  by text not null check (by in ('sales', 'units', 'views', 'carts')),
  counted_on date not null,
  products bigint[] not null,
  primary key (merchant_id, period, by)
);
