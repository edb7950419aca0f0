-- What of a paid order became the merchant's and the platform's, and what of it was taken back for a later refund.
-- The sum of a line's rows is what its units that the buyer kept are worth.
create table settlement (
  id bigint generated always as identity primary key,
  -- the business key of the transfer that moved the money
  key text not null unique,
  order_id bigint not null references shop_order,
  merchant_id bigint not null references merchant,
  -- null: freight and tax, with the last line of the order
  order_line_id bigint references order_line,
  -- fen out of what the order holds: goods with the platform's part of their discounts, without tax
  goods bigint not null default 0,
  -- of these the platform's
  commission bigint not null default 0,
  -- freight and tax, wholly the merchant's
  rest bigint not null default 0,
  created_at timestamptz not null default shop_now(),
  check (order_line_id is not null or (goods = 0 and commission = 0)),
  check (abs(commission) <= abs(goods))
);
create index settlement_order on settlement (order_id);
create index settlement_line on settlement (order_line_id);
create index settlement_merchant on settlement (merchant_id, id);
