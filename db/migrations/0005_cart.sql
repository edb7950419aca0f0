-- The signed-in cart: one line per SKU. added_price lets the cart say what changed since.
create table cart_line (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account,
  sku_id bigint not null references sku,
  quantity int not null check (quantity between 1 and 9999),
  selected boolean not null default true,
  added_price bigint not null,
  created_at timestamptz not null default shop_now(),
  unique (user_id, sku_id)
);
create index cart_line_user on cart_line (user_id, id desc);
