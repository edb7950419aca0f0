-- Holidays of a shop: from one day until the day on which it ships and sells again, by the calendar of Shanghai. Those
-- of one merchant that did not end early never overlap: whoever writes holds the merchant's row for update.
create table shop_holiday (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant (id),
  from_day date not null,
  back_day date not null check (back_day > from_day),
  mode text not null check (mode in ('open', 'paused')),
  words jsonb not null default '{}',
  ended_at timestamptz,
  created_at timestamptz not null default shop_now()
);
create index shop_holiday_of on shop_holiday (merchant_id, back_day) where ended_at is null;

-- What is bought in a holiday is shipped from its last day on, as a preorder is from its own: the line keeps that day.
alter table order_line drop constraint order_line_preorder_day_check;
