-- What was written lately waits in a list beside these indexes, and every search reads that list from end to end: it is
-- kept short (kB), for names are looked for far more often than written.
alter index product_titles set (gin_pending_list_limit = 64);
alter index user_nicknames set (gin_pending_list_limit = 64);
select gin_clean_pending_list('product_titles'), gin_clean_pending_list('user_nicknames');
