-- What is low is listed by goods, the newest first, without looking up the SKUs of all that is low.
alter table stock_warning add column product_id bigint references product;
update stock_warning w set product_id = k.product_id from sku k where k.id = w.sku_id;
alter table stock_warning alter column product_id set not null;
drop index stock_warning_low;
create index stock_warning_low on stock_warning (merchant_id, product_id desc, sku_id) where low_since is not null;
create index stock_warning_product on stock_warning (product_id);
