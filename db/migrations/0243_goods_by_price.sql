-- Goods of a merchant between two prices: those whose SKUs cost differently also by the highest of them.
create index product_by_top_price on product (merchant_id, price_max, price) where price < price_max;

-- The newest that stand, without sorting those that are gone away.
create index product_standing on product (merchant_id, id desc) where status <> 'deleted';
