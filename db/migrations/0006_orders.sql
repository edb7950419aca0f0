-- Orders: one per merchant, grouped for payment; every amount is stored as it was agreed.
create sequence document_number;

create table shop_order (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  user_id bigint not null references user_account,
  merchant_id bigint not null references merchant,
  status text not null check (status in ('pendingPayment', 'awaitingShipment', 'awaitingReceipt', 'toReview', 'completed', 'reviewed', 'closed', 'cancelled')),
  goods_amount bigint not null check (goods_amount >= 0),
  freight bigint not null check (freight >= 0),
  discount_member bigint not null default 0,
  discount_merchant_coupon bigint not null default 0,
  discount_platform_coupon bigint not null default 0,
  discount_code bigint not null default 0,
  discount_points bigint not null default 0,
  discount_freight bigint not null default 0,
  tax bigint not null default 0,
  payable bigint not null check (payable >= 0),
  paid bigint not null default 0,
  refunded bigint not null default 0,
  invoice_type text not null default 'none' check (invoice_type in ('none', 'individual', 'enterprise')),
  invoice_title text not null default '',
  invoice_tax_no text not null default '',
  remark text not null default '',
  address jsonb not null,
  payment_method text,
  cancel_reason text,
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz,
  paid_at timestamptz,
  shipped_at timestamptz,
  received_at timestamptz,
  ended_at timestamptz,
  hidden_at timestamptz,
  check (payable = goods_amount + freight + tax - discount_member - discount_merchant_coupon - discount_platform_coupon - discount_code - discount_points - discount_freight),
  check (refunded >= 0 and refunded <= paid),
  check (paid in (0, payable))
);
create index shop_order_buyer on shop_order (user_id, id desc) where hidden_at is null;
create index shop_order_buyer_status on shop_order (user_id, status, id desc) where hidden_at is null;
create index shop_order_merchant on shop_order (merchant_id, status, id desc);
create index shop_order_expiry on shop_order (expires_at) where status = 'pendingPayment';

create table order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  user_id bigint not null,
  product_id bigint not null references product,
  sku_id bigint not null references sku,
  title jsonb not null,
  spec jsonb not null default '[]',
  picture text,
  price bigint not null,
  quantity int not null check (quantity between 1 and 9999),
  goods_amount bigint not null,
  discount_member bigint not null default 0,
  discount_merchant_coupon bigint not null default 0,
  discount_platform_coupon bigint not null default 0,
  discount_code bigint not null default 0,
  discount_points bigint not null default 0,
  tax bigint not null default 0,
  payable bigint not null check (payable >= 0),
  -- a unit's share of payable: the first unit_extra units carry one fen more
  unit_payable bigint not null,
  unit_extra int not null,
  commission_bp int not null,
  refunded_quantity int not null default 0,
  check (payable = goods_amount + tax - discount_member - discount_merchant_coupon - discount_platform_coupon - discount_code - discount_points),
  check (unit_payable * quantity + unit_extra = payable),
  check (refunded_quantity between 0 and quantity)
);
create index order_line_order on order_line (order_id);
create index order_line_bought on order_line (user_id, product_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order,
  event text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('buyer', 'merchant', 'staff', 'system', 'provider')),
  actor_id bigint,
  note text not null default '',
  created_at timestamptz not null default shop_now()
);
create index order_history_order on order_history (order_id, id);
