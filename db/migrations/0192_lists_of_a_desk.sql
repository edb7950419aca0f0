-- Reviews of a merchant by their stars, and those with pictures, newest first.
create index review_of_stars on review (merchant_id, rating, id desc);
create index review_with_pictures on review (merchant_id, id desc) where pictures <> '[]';
-- Buyers of a day by the day of their purchase before, read from the index alone.
create index figure_returning on figure_part (merchant_id, day, key) include (n) where kind = 'returning';
create index figure_returning_of_all on figure_part (day, key) include (n) where kind = 'returning';
