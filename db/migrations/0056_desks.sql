-- What the desks of merchants and staff look up among a million orders.
create index shop_order_desk on shop_order (merchant_id, id desc);
create index shop_order_to_ship on shop_order (merchant_id, paid_at) where status = 'awaitingShipment';
create index shop_order_paid_when on shop_order (merchant_id, paid_at) where paid_at is not null;
create index shop_order_of_person on shop_order (user_id, merchant_id, id desc);
create index shop_order_remarked on shop_order (merchant_id, id desc) where remark <> '';
create index order_line_product on order_line (product_id, order_id desc);
create index parcel_missing on parcel (missing_until) where status = 'travelling' and missing_at is not null;
create index parcel_carrier on parcel (carrier, order_id);
create index product_of_merchant on product (merchant_id);
create index product_titles on product using gin (all_languages(title) gin_trgm_ops);
create index user_nicknames on user_account using gin (nickname gin_trgm_ops);
