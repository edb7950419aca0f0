-- What few goods did in many weeks is looked up by the goods, not week by week.
drop index figure_goods_week_product;
create index figure_goods_week_product on figure_goods_week (product_id, week);
drop index figure_goods_traffic_week_product;
create index figure_goods_traffic_week_product on figure_goods_traffic_week (product_id, week);

-- Poor reviews without an answer are counted in the index alone.
drop index review_unanswered_stars;
create index review_unanswered_stars on review (merchant_id, rating, id)
  where status = 'shown' and reply is null and order_line_id is not null and body <> '';
