-- How many reviews of a merchant wait for an answer, and of how many stars, without their rows.
create index review_unanswered_stars on review (merchant_id, rating)
  where status = 'shown' and reply is null and order_line_id is not null and body <> '';
