-- What a merchant does to an order: lowers its price before payment (tax is computed anew at the rate it was placed
-- with), and remarks for its own people.
-- 0: no invoice was asked, or its goods are not taxed
alter table order_line add column tax_bp int not null default 0 check (tax_bp >= 0);
update order_line l set tax_bp = c.tax_bp from shop_order o, product p, category c
  where o.id = l.order_id and o.status = 'pendingPayment' and l.tax > 0 and p.id = l.product_id
    and c.id = p.category_id;
alter table shop_order add column merchant_remark text not null default '',
  add column merchant_remark_by bigint references user_account,
  add column merchant_remark_at timestamptz;
